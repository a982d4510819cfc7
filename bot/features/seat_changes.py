"""Change a seat beside the game's plies: under its lock, stored, remembered, and told."""

import sqlite3
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.model.games import OutboxRow, SeatRow
from bot.model.open_game import OpenGame

if TYPE_CHECKING:
    from bot.app import TableBot

Change = Callable[[sqlite3.Connection], tuple[SeatRow | None, list[OutboxRow]]]
"""Gives the seat that it has stored, if any, and what must be said."""


async def change_seat(bot: "TableBot", opened: OpenGame, change: Change) -> None:
    """Let a transaction change a seat of a game while no ply is under way."""
    async with bot.tables.turn(opened.row.id) as now:
        changed, owed = await bot.database.write(change)
        if changed:
            seats = [changed if one.seat == changed.seat else one for one in now.row.seats]
            now.row = replace(now.row, seats=tuple(seats))
    for row in owed:
        await bot.outbox.deliver(row)
