"""Query the bot's own values, by key: the table `kept`."""

import sqlite3


def find(db: sqlite3.Connection, key: str) -> str | None:
    """Find a value, None where none was stored."""
    row = db.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
    return row[0] if row else None


def put(db: sqlite3.Connection, key: str, value: str) -> None:
    """Insert or replace a value."""
    db.execute("INSERT OR REPLACE INTO kept (key, value) VALUES (?, ?)", (key, value))
