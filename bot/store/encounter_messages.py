"""Query the direct messages in which encounters are read, one for each person of a game."""

import sqlite3


def put(db: sqlite3.Connection, game_id: int, user_id: int, message_id: int) -> None:
    """Store in which direct message a person's encounter is read."""
    values = (game_id, user_id, message_id)
    db.execute("INSERT OR REPLACE INTO letters VALUES (?, ?, ?)", values)


def find(db: sqlite3.Connection, game_id: int, user_id: int) -> int | None:
    """Return the message of a person's encounter, if there is one."""
    query = "SELECT message_id FROM letters WHERE game_id = ? AND user_id = ?"
    found = db.execute(query, (game_id, user_id)).fetchone()
    return found[0] if found else None


def drop(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Delete the message of a person's encounter, as that is over."""
    db.execute("DELETE FROM letters WHERE game_id = ? AND user_id = ?", (game_id, user_id))
