"""Follow whose move it is: clocks run and stop, and reminders are set, in a ply's transaction.

A clock counts a person's awake time from the moment he is asked; it stops when he owes nothing
more, and gains its increment then. Each answer of his on the way starts the reminders anew.
"""

import sqlite3
from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from bot.days.hours import Hours
from bot.days.notes import Note, call
from bot.days.paces import PACES
from bot.store import games, kept, paces, pings, timers
from bot.store.kept import UserSettings
from bot.store.rows import GameRow, OutboxRow, SeatRow
from bot.store.timers import TimerRow
from rules.words import Seat


def follow(
    db: sqlite3.Connection,
    row: GameRow,
    asked: Collection[Seat],
    now: datetime,
    *,
    by: Seat | None = None,
    here: Seat | None = None,
) -> tuple[tuple[SeatRow, ...], list[OutboxRow]]:
    """Bring all seats up to date with who is asked now; `by` is the seat that has just acted.

    `here` is the seat of the person to whom this is an answer: nobody need call him. Gives the
    seats as they are stored then, and what must be said.
    """
    owed: list[OutboxRow] = []
    seats = tuple(
        [
            _followed(
                *(db, row, seat, now, owed),
                owes=seat.seat in asked,
                acted=seat.seat == by,
                here=seat.seat in (by, here),
            )
            for seat in row.seats
        ]
    )
    return seats, owed


def set_timers(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, settings: UserSettings, now: datetime
) -> None:
    """Set when a seat that is asked is reminded, and when its clock has run out."""
    assert seat.asked_at is not None
    pace, hours = PACES[row.pace], settings.hours
    interval = interval_of(row, settings)
    if interval:
        at = hours.next_awake(now + interval)
        timers.put(db, TimerRow(row.id, seat.seat, "remind", stamp(at)))
    else:
        timers.drop(db, row.id, seat.seat, "remind")
    if pace.has_clock:
        at = runs_out(seat, hours)
        timers.put(db, TimerRow(row.id, seat.seat, "overdue", stamp(at)))


def interval_of(row: GameRow, settings: UserSettings) -> timedelta | None:
    """Give how often a person is reminded: the shorter of his interval and the table's."""
    table = PACES[row.pace].remind
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
    here: bool,
) -> SeatRow:
    owes = owes and seat.status == "taken"
    stopped = seat
    if seat.asked_at and (acted or not owes):
        stopped = _stop(db, row, seat, now, moved=acted and not owes)
        owed += pings.answered(db, row.id, seat.seat)
    if not owes or stopped.asked_at:
        return stopped
    settings = kept.find_user(db, seat.user_id)
    if settings.pings == "dm" and not here:
        owed.append(call(db, row, seat, Note("ping-turn", seat=seat.seat)))
    return _start(db, row, stopped, settings, now)


def _start(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, settings: UserSettings, now: datetime
) -> SeatRow:
    """Let a seat's clock run, and set its reminder."""
    started = replace(seat, asked_at=stamp(now))
    games.put_seat(db, row.id, started)
    set_timers(db, row, started, settings, now)
    return started


def _stop(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, now: datetime, *, moved: bool
) -> SeatRow:
    """Stop a clock; `moved` says that a whole move is done, which gives its increment."""
    assert seat.asked_at is not None
    pace, hours = PACES[row.pace], kept.find_user(db, seat.user_id).hours
    took = hours.awake_between(datetime.fromisoformat(seat.asked_at), now)
    remaining = timedelta(seconds=seat.bank) - took
    bank = pace.refilled(remaining) if moved else max(timedelta(), remaining)
    paces.add(db, seat.user_id, row.guild_id, moves=int(moved), seconds=int(took.total_seconds()))
    timers.drop(db, row.id, seat.seat, "remind", "overdue")
    stopped = replace(seat, bank=int(bank.total_seconds()), asked_at=None)
    games.put_seat(db, row.id, stopped)
    return stopped
