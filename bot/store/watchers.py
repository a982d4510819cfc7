"""Query the spectators of games."""

import sqlite3

from bot.model.kinds import Updates


def put(db: sqlite3.Connection, game_id: int, user_id: int, often: Updates) -> None:
    """Insert a spectator, or change how often they get updates."""
    db.execute("INSERT OR REPLACE INTO watchers VALUES (?, ?, ?)", (game_id, user_id, often))


def delete(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Delete a spectator."""
    db.execute("DELETE FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def find(db: sqlite3.Connection, game_id: int, user_id: int) -> Updates | None:
    """Find how often a spectator gets updates; None if they are not one."""
    row = db.execute(
        "SELECT often FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return Updates(row[0]) if row else None


def of_game(db: sqlite3.Connection, game_id: int) -> list[tuple[int, Updates]]:
    """List a game's spectators, and how often each gets updates."""
    rows = db.execute(
        "SELECT user_id, often FROM watchers WHERE game_id = ? ORDER BY user_id", (game_id,)
    )
    return [(user_id, Updates(often)) for user_id, often in rows.fetchall()]
