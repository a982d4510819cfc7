"""Stop taking new games, and take them again; those that are open go on."""

import sqlite3

from bot.model.errors import Declined
from bot.service.tables.games import Games
from bot.store import bot_values

_STOPPED = "no-new-games"
"""The name under which it is stored that no new games are taken."""


def check(db: sqlite3.Connection) -> None:
    """Check that new games are taken.

    Raises Declined.
    """
    if bot_values.find(db, _STOPPED):
        raise Declined("no-new-games")


async def takes_games(games: Games) -> bool:
    """Return whether new games are taken."""
    return not await games.database.read(lambda db: bot_values.find(db, _STOPPED))


async def set_intake(games: Games, *, open_: bool) -> None:
    """Take new games from now on, or no more."""
    stopped = "" if open_ else games.timestamp()
    await games.database.write(lambda db: bot_values.put(db, _STOPPED, stopped))
