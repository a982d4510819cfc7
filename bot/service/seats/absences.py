"""Agree on what happens to somebody whose time runs out, and do it, within transactions.

Their seat is kept for them: it plays itself, or the bot passes for it, until they are back.
"""

import sqlite3
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import Changed, GameRow, SeatRow, TimerRow
from bot.model.kinds import Absence, TimerKind
from bot.model.loaded_game import LoadedGame
from bot.model.notices import Notice, name_of
from bot.model.paces import PACES
from bot.model.presses import Press, SeatPress
from bot.service.clocks.clocks import set_clock
from bot.service.plies.notices import announce
from bot.service.seats import reminders, seats
from bot.service.seats.seats import hours_of, with_seat
from bot.store import game_rows, paces, timers
from rules.record import alter
from rules.words import Seat


def agree(db: sqlite3.Connection, row: GameRow, absence: Absence, now: datetime) -> GameRow:
    """Store what a table has agreed on; it holds from now on for those who are asked already."""
    game_rows.set_absence(db, row.id, absence)
    row = alter(row, absence=absence)
    # At an evening no clock runs, and none may be started.
    for seat in row.present if row.lift is None else ():
        if seat.asked_at:
            row = with_seat(row, _timed(db, row, seat, now))
    return row


def check_absence(row: GameRow) -> None:
    """Check that a table can agree on what happens to somebody whose time runs out.

    Raises Declined where the game is over, or no one waits for another.
    """
    if row.status.is_over:
        raise Declined("game-over")
    if row.has_one_seat:
        raise Declined("absence-alone")


def is_stood_in_for(row: GameRow, number: int) -> bool:
    """Return whether a seat whose time runs out is played on for its player, as was agreed.

    Somebody must be left who plays.
    """
    others = [seat for seat in row.present if seat.seat != number]
    return row.absence != Absence.VOTE and bool(others)


def stand_in(db: sqlite3.Connection, loaded: LoadedGame, timer: TimerRow, now: datetime) -> Changed:
    """Have a seat stood in for whose time has run out, and tell the table.

    One that ran out while the machine slept gets more time instead.
    """
    found = reminders.find_due(db, timer)
    if found is None:
        return loaded.row, []
    row, seat = found
    if reminders.is_late(timer, now):
        return with_seat(row, reminders.give_time_back(db, row, seat, now)), []
    timers.delete_kinds(db, row.id, seat.seat, TimerKind.OVERDUE)
    paces.add(db, seat.user_id, row.guild_id, overdue=1)
    row, pending = seats.stand_in(db, loaded, row, seat.seat, now)
    notice = _notice(row, row.seats[seat.seat])
    return row, [*pending, announce(db, row, loaded.ply, timestamp(now), notice)]


def back_button(row: GameRow, seat: Seat) -> tuple[str, CustomId]:
    """Return the button by which somebody takes the seat back that is kept for them."""
    return "seat-i-am-back", CustomId(row.id, seat, Press.SEAT, SeatPress.TAKE)


def _notice(row: GameRow, seat: SeatRow) -> Notice:
    """Say who plays on for somebody whose time has run out."""
    way = "plainly" if seat.until_back == Absence.COMPANION and seat.is_plain else seat.until_back
    figures = {"name": name_of(seat), "person": seat.person or ""}
    return Notice(f"seat-kept-{way}", figures, (back_button(row, seat.seat),))


def _timed(db: sqlite3.Connection, row: GameRow, seat: SeatRow, now: datetime) -> SeatRow:
    """Return an asked seat as stored, with the end of its time where something happens then."""
    if not row.limits_time:
        timers.delete_kinds(db, row.id, seat.seat, TimerKind.OVERDUE)
        timeless = alter(seat, until=None)
        game_rows.put_clock(db, row.id, timeless)
        return timeless
    timed = set_clock(db, row, seat, hours_of(db, seat))
    has_run_out = PACES[row.pace].has_clock and (timed.until or "") <= timestamp(now)
    if has_run_out and row.absence == Absence.VOTE:  # the table has been told
        timers.delete_kinds(db, row.id, seat.seat, TimerKind.OVERDUE)
    elif timed.until and timed.until <= timestamp(now):  # and not long ago, as after an outage
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.OVERDUE, timestamp(now)))
    return timed
