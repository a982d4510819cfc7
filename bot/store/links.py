"""Query the links of games: at most one each."""

import sqlite3


def put(db: sqlite3.Connection, game_id: int, token: str) -> None:
    """Store a game's link, in place of an older one."""
    db.execute("INSERT OR REPLACE INTO links VALUES (?, ?)", (game_id, token))


def delete(db: sqlite3.Connection, game_id: int) -> None:
    """Delete a game's link."""
    db.execute("DELETE FROM links WHERE game_id = ?", (game_id,))


def find(db: sqlite3.Connection, game_id: int) -> str | None:
    """Find the token of a game's link."""
    row = db.execute("SELECT token FROM links WHERE game_id = ?", (game_id,)).fetchone()
    return row[0] if row else None


def game_of(db: sqlite3.Connection, token: str) -> int | None:
    """Find the game that a token shows."""
    row = db.execute("SELECT game_id FROM links WHERE token = ?", (token,)).fetchone()
    return row[0] if row else None
