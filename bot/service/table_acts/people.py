"""Store what people have set, list all that is stored of them, and erase it."""

import asyncio
import logging
import sqlite3
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from bot.model.errors import StoreBusy
from bot.model.names import PersonName
from bot.model.user_settings import UserSettings
from bot.service.clocks.quiet_hours import quiet_hours
from bot.service.tables.games import Games
from bot.store import forgotten, habits, people, user_settings

log = logging.getLogger(__name__)

_TRIES, _PAUSE = 10, 0.1
"""How often the write-ahead log is emptied until nobody reads it, and the seconds in between."""


async def propose_quiet(games: Games, user_id: int) -> tuple[int, int] | None:
    """Propose quiet hours, in minutes after midnight, from a person's habits.

    None where they have set some, or nothing is clear.
    """

    def query(db: sqlite3.Connection) -> tuple[UserSettings, dict[int, int]]:
        return user_settings.find_user(db, user_id), habits.find(db, user_id)

    settings, known = await games.database.read(query)
    if settings.quiet_from is not None:
        return None
    return quiet_hours(known, settings.hours.zone, games.now())


async def save_settings(games: Games, user_id: int, settings: UserSettings) -> None:
    """Store a person's settings."""
    await games.database.write(lambda db: user_settings.put_user(db, user_id, settings))


async def all_of(games: Games, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row of a person, by table; tables without any are left out."""
    return await games.database.read(lambda db: people.of_person(db, user_id))


async def unfinished_games_everywhere(games: Games, user_id: int) -> list[tuple[int, str]]:
    """List the games that are not over in which a person plays, each with its status."""
    return await games.database.read(lambda db: people.unfinished_games_everywhere(db, user_id))


async def unfinished_nights_everywhere(games: Games, user_id: int) -> list[int]:
    """List the nights, and the games at an evening, of which a person is a guest."""
    return await games.database.read(lambda db: people.unfinished_nights_everywhere(db, user_id))


async def forget(
    games: Games, user_id: int, names: Collection[PersonName] = ()
) -> tuple[tuple[int, ...], bool]:
    """Erase a person, who is called `names` now.

    Returns the games that have changed, and whether nothing is left in the file: else it goes with
    an upkeep. Raises StoreBusy where nothing was erased.
    """

    def transaction(db: sqlite3.Connection) -> tuple[int, ...]:
        changed = people.forget(db, user_id, names)
        forgotten.note_all(db, games.database.path)
        return changed

    changed = await games.erase(transaction)
    # After the commit: what was erased is still in the write-ahead log.
    for _ in range(_TRIES):
        with suppress(StoreBusy):
            if await games.database.checkpoint():
                return changed, True
        await asyncio.sleep(_PAUSE)
    return changed, False


async def list_forgotten(games: Games, user_id: int) -> None:
    """Add a person to the list beside the database, for when a copy of it is restored."""
    path = games.database.path
    try:
        await asyncio.to_thread(forgotten.add, path, user_id)
    except OSError:
        # They are erased here all the same.
        log.exception("the list of those who were forgotten is behind")


async def note_forgotten(games: Games) -> None:
    """Store that everyone on the list has been erased from this database. Raises StoreBusy."""
    path = games.database.path
    await games.database.write(lambda db: forgotten.note_all(db, path))


async def still_held(games: Games) -> list[int]:
    """List the people who were forgotten and are back with a copy that was restored.

    Raises StoreBusy.
    """
    path = games.database.path
    missed, known = await games.database.read(
        lambda db: (forgotten.missed(db, path), people.ids(db))
    )
    if not missed:
        return []
    return await asyncio.to_thread(forgotten.among, known, missed, path)
