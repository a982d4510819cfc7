"""Query people's settings."""

import sqlite3
from collections.abc import Sequence
from functools import lru_cache

from bot.model.user_settings import UserSettings
from bot.store.rows import rows_of

_SETTINGS = rows_of(UserSettings, "user_settings")
_DEFAULTS = UserSettings()
_parse = lru_cache(maxsize=256)(_SETTINGS.parse)
"""Converts a result of SQLite; most people have the same settings, and each ply asks for some."""


def find_user(db: sqlite3.Connection, user_id: int) -> UserSettings:
    """Find a person's settings, or return the defaults."""
    found = db.execute(f"{_SETTINGS.head} WHERE user_id = ?", (user_id,)).fetchone()
    return _DEFAULTS if found is None else _parse(found)


def users(db: sqlite3.Connection) -> dict[int, UserSettings]:
    """Return the settings of all who have changed any, by user id; equal ones are one object."""
    # Two queries in one order, as `parse` knows the columns of the settings alone. Equal settings
    # are kept once: 4,000 of their own took a megabyte.
    ids = [user_id for (user_id,) in db.execute("SELECT user_id FROM user_settings ORDER BY rowid")]
    alike: dict[UserSettings, UserSettings] = {}
    found = _SETTINGS.each(db, "ORDER BY rowid")
    return {
        user_id: alike.setdefault(settings, settings)
        for user_id, settings in zip(ids, found, strict=True)
    }


def users_to_ask(db: sqlite3.Connection, user_ids: Sequence[int]) -> set[int]:
    """Return those of some people who have said that the bot must not pass for them."""
    placeholders = ", ".join("?" * len(user_ids))
    query = (
        f"SELECT user_id FROM user_settings WHERE NOT pass_for_me AND user_id IN ({placeholders})"  # noqa: S608 - placeholders alone
    )
    return {user_id for (user_id,) in db.execute(query, user_ids)}


def put_user(db: sqlite3.Connection, user_id: int, settings: UserSettings) -> None:
    """Insert or replace a person's settings."""
    _SETTINGS.insert(db, settings, replace=True, user_id=user_id)
