"""Change a seat beside the game's plies: under its lock, stored, remembered, and told."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace

from bot.delivery.publisher import Publisher
from bot.model.games import OutboxRow, SeatRow
from bot.model.open_game import OpenGame
from bot.service.tables import Tables

Change = Callable[[sqlite3.Connection], tuple[SeatRow | None, list[OutboxRow]]]
"""Gives the seat that it has stored, if any, and what must be said."""


class SeatChanges:
    """What changes in a seat by itself, or because of what its person has set."""

    def __init__(self, tables: Tables, publisher: Publisher) -> None:
        self._tables = tables
        self._publisher = publisher

    async def change(self, opened: OpenGame, change: Change) -> None:
        """Let a transaction change a seat of a game while no ply is under way."""
        async with self._tables.turn(opened.row.id) as now:
            changed, owed = await self._tables.database.write(change)
            if changed:
                seats = [changed if one.seat == changed.seat else one for one in now.row.seats]
                now.row = replace(now.row, seats=tuple(seats))
        await self._publisher.deliver(owed)
