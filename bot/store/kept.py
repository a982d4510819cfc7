"""Query what is kept for a person, and for the bot itself."""

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What a person has chosen; no `language` means the one of his Discord client."""

    language: str | None = None
    dm_readings: bool = True
    text_first: bool = False


def find_user(db: sqlite3.Connection, user_id: int) -> UserSettings:
    """Find a person's settings, or the ones that everybody starts with."""
    row = db.execute(
        "SELECT language, dm_readings, text_first FROM user_settings WHERE user_id = ?", (user_id,)
    ).fetchone()
    return UserSettings(row[0], bool(row[1]), bool(row[2])) if row else UserSettings()


def text_first(db: sqlite3.Connection) -> set[int]:
    """List who wants text and no pictures."""
    return {row[0] for row in db.execute("SELECT user_id FROM user_settings WHERE text_first")}


def put_user(db: sqlite3.Connection, user_id: int, settings: UserSettings) -> None:
    """Keep a person's settings."""
    db.execute(
        "INSERT OR REPLACE INTO user_settings (user_id, language, dm_readings, text_first)"
        " VALUES (?, ?, ?, ?)",
        (user_id, settings.language, int(settings.dm_readings), int(settings.text_first)),
    )


def find(db: sqlite3.Connection, key: str) -> str | None:
    """Find a value of the bot's own."""
    row = db.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
    return row[0] if row else None


def put(db: sqlite3.Connection, key: str, value: str) -> None:
    """Keep a value of the bot's own."""
    db.execute("INSERT OR REPLACE INTO kept (key, value) VALUES (?, ?)", (key, value))
