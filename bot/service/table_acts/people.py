"""Store what people have set, list all that is stored of them, and erase it."""

import sqlite3
from typing import Any

from bot.model.interaction import User
from bot.model.user_settings import UserSettings
from bot.service.clocks.quiet_hours import quiet_hours
from bot.service.tables.games import Games
from bot.store import habits, people, user_settings


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


async def open_games_of(games: Games, user_id: int) -> list[tuple[int, str]]:
    """List the games that are not over in which a person plays, each with its status."""
    return await games.database.read(lambda db: people.open_games_of(db, user_id))


async def open_nights_of(games: Games, user_id: int) -> list[int]:
    """List the nights, and the games at an evening, of which a person is a guest."""
    return await games.database.read(lambda db: people.open_nights_of(db, user_id))


async def forget(games: Games, user: User) -> tuple[int, ...]:
    """Erase a person; return the games that have changed."""
    # On the writer's thread: it goes through all games of a person.
    changed = await games.database.write(lambda db: people.forget(db, user))
    # After the commit: what was erased is still in the write-ahead log.
    await games.database.checkpoint()
    # Games in memory still have the name.
    for game_id in changed:
        games.loaded.invalidate(game_id)
    return changed
