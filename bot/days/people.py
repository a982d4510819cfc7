"""Let people come and go: mark the seat of who has left the server."""

import sqlite3
from dataclasses import replace
from datetime import datetime

from bot.days.notes import Note, announce
from bot.days.turns import stamp
from bot.render.voice import safe
from bot.store import games, pings, timers
from bot.store.rows import GameRow, OutboxRow, SeatRow


def gone(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, ply: int, now: datetime
) -> tuple[SeatRow, list[OutboxRow]]:
    """Mark the seat of a person who is not on the server any more, and tell the table.

    Gives the seat as it is stored then.
    """
    timers.drop(db, row.id, seat.seat, "remind", "overdue", "order")
    owed = pings.answered(db, row.id, seat.seat, seat.user_id)
    marked = replace(seat, status="gone", asked_at=None, until=None, wakes=None)
    games.put_seat(db, row.id, marked)
    note = Note("seat-gone", {"name": safe(seat.name)})
    return marked, [*owed, announce(db, row, ply, stamp(now), note)]
