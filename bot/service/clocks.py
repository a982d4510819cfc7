"""Follow whose move it is: clocks run and stop, and reminders are set, in a ply's transaction.

A clock counts a person's awake time from the moment he is asked; it stops when he owes nothing
more, and gains its increment then. Each answer of his on the way starts the reminders anew. Who is
asked in his sleep is called when he wakes.
"""

import sqlite3
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.hours import Hours
from bot.model.kinds import Pings, SeatStatus, TimerKind
from bot.model.notices import NEXT_IS_YOU, Notice
from bot.model.paces import PACES
from bot.model.timers import TimerRow
from bot.model.user_settings import UserSettings
from bot.service.notices import call, write_to
from bot.store import games, habits, outbox, paces, pings, timers, user_settings
from rules.words import Seat

NOT_CALLED = -1
"""The count of a reminder that is the call itself, put off until its player wakes."""


def follow(
    db: sqlite3.Connection,
    row: GameRow,
    asked: Collection[Seat],
    now: datetime,
    *,
    by: Seat | None = None,
    in_person: bool = False,
    here: Seat | None = None,
    undoes: int | None = None,
    following: Seat | None = None,
) -> tuple[tuple[SeatRow, ...], list[OutboxRow]]:
    """Bring all seats up to date with who is asked now; `by` is the seat that has just acted.

    Only what is done `in_person` says anything of a person's habits and pace. `here` is the seat
    of the person to whom this is an answer: nobody need call him. Where it `undoes` the ply that
    ended its move, it gives back what its clock gained. `following` is the seat that is next, where
    a turn has just begun. Gives the seats as they are stored then, and what must be said.
    """
    owed: list[OutboxRow] = []
    before = [
        _given_back(db, row, one, undoes) if undoes and one.seat == by and by in asked else one
        for one in row.seats
    ]
    seats = tuple(
        [
            _followed(
                *(db, row, seat, now, owed),
                owes=seat.seat in asked,
                acted=seat.seat == by,
                in_person=in_person,
                here=seat.seat in (by, here),
            )
            for seat in before
        ]
    )
    if following is not None:
        owed += _tell_next(db, row, seats[following])
    return seats, owed


def set_timers(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, settings: UserSettings, now: datetime
) -> SeatRow:
    """Set when a seat that is asked is called or reminded, and when its clock has run out.

    Gives the seat as it is stored then.
    """
    interval = interval_of(row, settings)
    if seat.wakes:
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.REMIND, seat.wakes, NOT_CALLED))
    elif interval:
        at = settings.hours.next_awake(now + interval)
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.REMIND, stamp(at)))
    else:
        timers.drop(db, row.id, seat.seat, TimerKind.REMIND)
    return set_clock(db, row, seat, settings.hours)


def set_clock(db: sqlite3.Connection, row: GameRow, seat: SeatRow, hours: Hours) -> SeatRow:
    """Set when the clock of a seat that is asked has run out, if the table plays with one."""
    timed = seat
    if PACES[row.pace].has_clock and not row.is_solo:
        timed = replace(seat, until=stamp(runs_out(seat, hours)))
        assert timed.until is not None
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.OVERDUE, timed.until))
    games.put_seat(db, row.id, timed)
    return timed


def interval_of(row: GameRow, settings: UserSettings) -> timedelta | None:
    """Give how often a person is reminded: the shorter of his interval and the table's."""
    table = PACES[row.pace].remind
    if row.is_solo:
        return None  # nobody waits for who plays alone
    if settings.remind_hours is None:
        return table
    return min(table, timedelta(hours=settings.remind_hours)) or None


def runs_out(seat: SeatRow, hours: Hours) -> datetime:
    """Give when the clock of a seat that is asked has run out."""
    assert seat.asked_at is not None
    return hours.after(datetime.fromisoformat(seat.asked_at), timedelta(seconds=seat.bank))


def left(seat: SeatRow, hours: Hours, now: datetime) -> timedelta:
    """Give what a clock holds now; below zero where it has run out."""
    bank = timedelta(seconds=seat.bank)
    if seat.asked_at is None:
        return bank
    return bank - hours.awake_between(datetime.fromisoformat(seat.asked_at), now)


def stamp(at: datetime) -> str:
    """Give an instant as it is stored: UTC, to the second."""
    return at.isoformat(timespec="seconds")


def _followed(
    db: sqlite3.Connection,
    row: GameRow,
    seat: SeatRow,
    now: datetime,
    owed: list[OutboxRow],
    *,
    owes: bool,
    acted: bool,
    in_person: bool,
    here: bool,
) -> SeatRow:
    owes = owes and seat.status == SeatStatus.TAKEN
    stopped = seat
    if acted and in_person:
        habits.add(db, seat.user_id, now)
    if seat.asked_at and (acted or not owes):
        stopped = _stop(db, row, seat, now, moved=acted and not owes, counts=in_person or not acted)
        owed += pings.answered(db, row.id, seat.seat, seat.user_id)
    if not owes or stopped.asked_at:
        return stopped
    settings = user_settings.find_user(db, seat.user_id)
    owed += pings.replaced(db, row.id, seat.seat)  # it is known by now who was next
    wakes = None
    is_called = not here and not row.is_solo
    if is_called and not settings.hours.is_awake(now):
        wakes = stamp(settings.hours.next_awake(now))
    elif is_called and settings.pings == Pings.DM:
        owed.append(call(db, row, seat, Notice("ping-turn", seat=seat.seat)))
    started = replace(stopped, asked_at=stamp(now), wakes=wakes)
    return set_timers(db, row, started, settings, now)


def _given_back(db: sqlite3.Connection, row: GameRow, seat: SeatRow, ply: int) -> SeatRow:
    """Take the increment from a clock whose last move is undone; the move counts no more."""
    if seat.asked_at:
        return seat
    if games.is_by_hand(db, row.id, ply):
        paces.add(db, seat.user_id, row.guild_id, moves=-1)
    increment = int(PACES[row.pace].increment.total_seconds())
    return replace(seat, bank=max(0, seat.bank - increment))


def _tell_next(db: sqlite3.Connection, row: GameRow, seat: SeatRow) -> list[OutboxRow]:
    """Owe a word to the player who is next, where he wants one."""
    settings = user_settings.find_user(db, seat.user_id)
    if seat.status != SeatStatus.TAKEN or not settings.tell_next:
        return []
    if pings.calls(db, row.id, seat.seat):
        return []  # told already, before an undo
    outbox.drop_calls(db, row.id, seat.user_id)
    return [write_to(db, row, seat.user_id, Notice(NEXT_IS_YOU, seat=seat.seat))]


def _stop(
    db: sqlite3.Connection,
    row: GameRow,
    seat: SeatRow,
    now: datetime,
    *,
    moved: bool,
    counts: bool,
) -> SeatRow:
    """Stop a clock; `moved` says that a whole move is done, which gives its increment.

    What `counts` stands in its person's pace.
    """
    assert seat.asked_at is not None
    pace, hours = PACES[row.pace], user_settings.find_user(db, seat.user_id).hours
    took = hours.awake_between(datetime.fromisoformat(seat.asked_at), now)
    remaining = timedelta(seconds=seat.bank) - took
    bank = pace.refilled(remaining) if moved else max(timedelta(), remaining)
    if counts:
        seconds = int(took.total_seconds())
        paces.add(db, seat.user_id, row.guild_id, moves=int(moved), seconds=seconds)
    timers.drop(db, row.id, seat.seat, TimerKind.REMIND, TimerKind.OVERDUE)
    bank_left = int(bank.total_seconds())
    stopped = replace(seat, bank=bank_left, asked_at=None, until=None, wakes=None)
    games.put_seat(db, row.id, stopped)
    return stopped
