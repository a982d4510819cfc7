"""Query who follows a game without playing it."""

import sqlite3


def put(db: sqlite3.Connection, game_id: int, user_id: int, often: str) -> None:
    """Let a person follow a game; `often` is `round` or `end`."""
    db.execute("INSERT OR REPLACE INTO watchers VALUES (?, ?, ?)", (game_id, user_id, often))


def drop(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Let a person follow a game no more."""
    db.execute("DELETE FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id))


def find(db: sqlite3.Connection, game_id: int, user_id: int) -> str | None:
    """Tell how often a person is told of a game."""
    row = db.execute(
        "SELECT often FROM watchers WHERE game_id = ? AND user_id = ?", (game_id, user_id)
    ).fetchone()
    return row[0] if row else None


def of_game(db: sqlite3.Connection, game_id: int) -> list[tuple[int, str]]:
    """List who follows a game, and how often each is told."""
    return db.execute(
        "SELECT user_id, often FROM watchers WHERE game_id = ? ORDER BY user_id", (game_id,)
    ).fetchall()
