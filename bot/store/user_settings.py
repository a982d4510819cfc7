"""Query what is kept for a person, and for the bot itself."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from datetime import date
from typing import Any

from bot.model.hours import Hours


@dataclass(frozen=True, slots=True)
class UserSettings:
    """What a person has chosen; no `language` means the one of their Discord client.

    `pings` is `channel` or `dm`; `tell_next` wants to know that one is next; no `remind_hours`
    means as the game has it, and 0 never. The rest is when they are awake, see `bot.model.hours`:
    quiet minutes after midnight, a bit a weekday, and two dates.
    """

    language: str | None = None
    dm_readings: bool = True
    text_first: bool = False
    pings: str = "channel"
    tell_next: bool = False
    remind_hours: int | None = None
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    days_off: int = 0
    away_from: str | None = None
    away_to: str | None = None

    @property
    def hours(self) -> Hours:
        """Give when he is awake."""
        quiet = away = None
        if self.quiet_from is not None and self.quiet_to is not None:
            quiet = (self.quiet_from, self.quiet_to)
        if self.away_from and self.away_to:
            away = (date.fromisoformat(self.away_from), date.fromisoformat(self.away_to))
        off = frozenset(day for day in range(7) if self.days_off >> day & 1)
        return Hours(self.zone, quiet, off, away)


_FLAGS = ("dm_readings", "text_first", "tell_next")
_SETTINGS = ", ".join(field.name for field in fields(UserSettings))


def find_user(db: sqlite3.Connection, user_id: int) -> UserSettings:
    """Find a person's settings, or the ones that everybody starts with."""
    query = f"SELECT {_SETTINGS} FROM user_settings WHERE user_id = ?"  # noqa: S608 - fixed names
    row = db.execute(query, (user_id,)).fetchone()
    return UserSettings() if row is None else _read(row)


def users(db: sqlite3.Connection) -> dict[int, UserSettings]:
    """Give the settings of all who have set something, by their ids."""
    rows = db.execute(f"SELECT user_id, {_SETTINGS} FROM user_settings")  # noqa: S608 - fixed names
    return {user_id: _read(row) for user_id, *row in rows}


def _read(row: Sequence[Any]) -> UserSettings:
    found = UserSettings(*row)
    return replace(found, **{name: bool(getattr(found, name)) for name in _FLAGS})


def put_user(db: sqlite3.Connection, user_id: int, settings: UserSettings) -> None:
    """Keep a person's settings."""
    marks = ", ".join("?" * (len(fields(UserSettings)) + 1))
    db.execute(
        f"INSERT OR REPLACE INTO user_settings (user_id, {_SETTINGS}) VALUES ({marks})",  # noqa: S608
        (user_id, *[getattr(settings, field.name) for field in fields(UserSettings)]),
    )


def find(db: sqlite3.Connection, key: str) -> str | None:
    """Find a value of the bot's own."""
    row = db.execute("SELECT value FROM kept WHERE key = ?", (key,)).fetchone()
    return row[0] if row else None


def put(db: sqlite3.Connection, key: str, value: str) -> None:
    """Keep a value of the bot's own."""
    db.execute("INSERT OR REPLACE INTO kept (key, value) VALUES (?, ?)", (key, value))
