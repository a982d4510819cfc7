"""Query who watches a game without playing it."""

import sqlite3

from bot.model.kinds import Updates


def put(db: sqlite3.Connection, game_id: int, user_id: int, often: Updates) -> None:
    """Let a person watch a game."""
    db.execute("INSERT OR REPLACE INTO watchers VALUES (?, ?, ?)", (game_id, user_id, often))


def drop(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Let a person watch a game no more."""
    db.execute("DELETE FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def find(db: sqlite3.Connection, game_id: int, user_id: int) -> Updates | None:
    """Tell how often a person who watches a game is written to."""
    row = db.execute(
        "SELECT often FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return Updates(row[0]) if row else None


def of_game(db: sqlite3.Connection, game_id: int) -> list[tuple[int, Updates]]:
    """List who watches a game, and how often each is written to."""
    rows = db.execute(
        "SELECT user_id, often FROM watchers WHERE game_id = ? ORDER BY user_id", (game_id,)
    )
    return [(user_id, Updates(often)) for user_id, often in rows.fetchall()]
