"""Change a seat between plies: under the game's lock, then in the cache, then in messages."""

import sqlite3
from collections.abc import Callable

from bot.delivery.publisher import Publisher
from bot.model.games import OutboxRow, SeatRow
from bot.model.open_game import OpenGame
from bot.service.tables import Tables
from rules.record import alter

Change = Callable[[sqlite3.Connection], tuple[SeatRow | None, list[OutboxRow]]]
"""Returns the seat that it has stored, if any, and the messages to send."""


class SeatChanges:
    """The changes of a seat by a timer or by its player's settings."""

    def __init__(self, tables: Tables, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher

    async def change(self, opened: OpenGame, change: Change) -> None:
        """Run a transaction that changes a seat of a game, while no ply is under way."""
        async with self._tables.locked(opened.row.id) as now:
            changed, pending = await self._tables.database.write(change)
            if changed:
                seats = [changed if one.seat == changed.seat else one for one in now.row.seats]
                row = alter(now.row, seats=tuple(seats))
                self._tables.update(now, lambda game: game.with_row(row))
        # After the lock: delivery waits for Discord, and must not hold up the next ply.
        await self._publisher.deliver(pending)
