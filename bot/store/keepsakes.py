"""Query which games' chronicles were posted for their tables."""

import sqlite3


def add(db: sqlite3.Connection, game_id: int) -> bool:
    """Note that a game's chronicle is to be posted; return whether it was not yet."""
    done = db.execute("INSERT OR IGNORE INTO keepsakes VALUES (?, 0)", (game_id,))
    return done.rowcount > 0


def record(db: sqlite3.Connection, game_id: int, message_id: int) -> None:
    """Store which message a chronicle is."""
    db.execute("UPDATE keepsakes SET message_id = ? WHERE game_id = ?", (message_id, game_id))


def find(db: sqlite3.Connection, game_id: int) -> int | None:
    """Find the message of a game's chronicle: 0 while it is to be posted, None if it is not."""
    row = db.execute("SELECT message_id FROM keepsakes WHERE game_id = ?", (game_id,)).fetchone()
    return row[0] if row else None
