"""Store when the owner was last told of a trouble, by its key."""

import sqlite3
from datetime import datetime, timedelta

from bot.service.tables.games import Games
from bot.store import bot_values

_DAY = timedelta(days=1)


async def begin(games: Games, key: str) -> bool:
    """Store that the owner is told now; return False where they were within a day.

    Raises StoreBusy.
    """
    now = games.now()

    def transaction(db: sqlite3.Connection) -> bool:
        told = bot_values.find(db, key)
        # A clock that was ahead must not keep the owner from being told.
        if told and now - _DAY < datetime.fromisoformat(told) <= now:
            return False
        bot_values.put(db, key, games.timestamp())
        return True

    return await games.database.write(transaction)


async def withdraw(games: Games, key: str) -> None:
    """Store that the owner was not told: Discord has refused it."""
    await games.database.write(lambda db: bot_values.put(db, key, ""))
