"""Describe what is left on the clocks of a table."""

import sqlite3
from datetime import timedelta

from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.model.paces import PACES
from bot.service.clocks import time_left
from bot.service.seats import hours_of
from bot.service.tables import Tables
from bot.text.moments import in_hours
from bot.text.narrator import safe


async def clocks_in_words(tables: Tables, words: Words, row: GameRow) -> str:
    """Describe each player's clock and what a turn adds to it; empty without clocks."""
    pace, now = PACES[row.pace], tables.now()
    if not pace.has_clock or row.has_one_seat or not row.status.is_under_way:
        return ""

    def query(db: sqlite3.Connection) -> list[timedelta]:
        return [time_left(seat, hours_of(db, seat), now) for seat in row.present]

    banks = await tables.database.read(query)
    clocks = [
        words("clock-of", name=safe(seat.name), hours=in_hours(max(timedelta(), bank)))
        for seat, bank in zip(row.present, banks, strict=True)
    ]
    listed = words("list-comma").join(clocks)
    return words("clocks", clocks=listed, more=in_hours(pace.increment), cap=in_hours(pace.cap))
