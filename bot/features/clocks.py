"""Describe what is left on the clocks of a table."""

from datetime import timedelta

from bot.i18n.words import Words
from bot.model.games import GameRow
from bot.model.paces import PACES
from bot.service.table_acts.asked_seats import AskedSeats
from bot.text.moments import in_hours
from bot.text.narrator import name_in


async def clocks_in_words(asked_seats: AskedSeats, words: Words, row: GameRow) -> str:
    """Describe each player's clock and what a turn adds to it; empty without clocks."""
    pace = PACES[row.pace]
    if not pace.has_clock or row.has_one_seat or not row.status.is_under_way:
        return ""
    banks = await asked_seats.times_left(row)
    clocks = [
        words("clock-of", name=name_in(words, seat.name), hours=in_hours(max(timedelta(), bank)))
        for seat, bank in zip(row.present, banks, strict=True)
    ]
    listed = words("list-comma").join(clocks)
    return words("clocks", clocks=listed, more=in_hours(pace.increment), cap=in_hours(pace.cap))
