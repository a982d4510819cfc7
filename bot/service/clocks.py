"""Run and stop the clocks, and set reminders, within a ply's transaction.

A clock counts a person's awake time from the moment they are asked; it stops when they owe nothing
more, and gains its increment then. Each answer on the way starts the reminders again. Whoever is
asked while they sleep is called when they wake.
"""

import sqlite3
from collections.abc import Collection
from dataclasses import dataclass, replace
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


@dataclass(frozen=True, slots=True)
class Turn:
    """What has just changed at a table, as far as its clocks are concerned.

    `asked` are the seats that owe an answer now, `by` is the seat that has just acted; `in_person`
    says that its player did so by hand: only that tells of their habits and pace. `here` is the
    seat of the person to whom this is an answer, whom nobody need call. Where `by` takes back the
    ply that ended its move, `undoes` is that ply. `next_up` is the seat that is next, where a turn
    has just begun.
    """

    row: GameRow
    asked: Collection[Seat]
    now: datetime
    by: Seat | None = None
    in_person: bool = False
    here: Seat | None = None
    undoes: int | None = None
    next_up: Seat | None = None


def update_clocks(
    db: sqlite3.Connection, turn: Turn
) -> tuple[tuple[SeatRow, ...], list[OutboxRow]]:
    """Bring all seats up to date with who is asked now.

    Gives the seats as they are stored then, and the messages that are owed.
    """
    seats: list[SeatRow] = []
    owed: list[OutboxRow] = []
    for seat in turn.row.seats:
        changed, messages = _update_seat(db, turn, seat)
        seats.append(changed)
        owed += messages
    if turn.next_up is not None:
        owed += _tell_next(db, turn.row, seats[turn.next_up])
    return tuple(seats), owed


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
    """Give how often a person is reminded: the shorter of their interval and the table's."""
    table = PACES[row.pace].remind
    if row.is_solo:
        return None  # nobody waits for a person who plays alone
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


def _update_seat(
    db: sqlite3.Connection, turn: Turn, seat: SeatRow
) -> tuple[SeatRow, list[OutboxRow]]:
    """Stop a seat's clock where it has answered or owes nothing more, and start it where it owes.

    Gives the seat as it is stored then, and the messages that are owed.
    """
    acted = seat.seat == turn.by
    owes = seat.seat in turn.asked and seat.status == SeatStatus.TAKEN
    owed: list[OutboxRow] = []
    if turn.undoes and acted and seat.seat in turn.asked:
        seat = _given_back(db, turn.row, seat, turn.undoes)
    if acted and turn.in_person:
        habits.add(db, seat.user_id, turn.now)
    if seat.asked_at and (acted or not owes):
        # Whoever answers and is asked again gets new reminders, but no increment: the move goes on.
        seat = _stop(db, turn, seat, moved=acted and not owes)
        owed += pings.remove_all(db, turn.row.id, seat.seat, seat.user_id)
    if not owes or seat.asked_at:
        return seat, owed
    owed += pings.remove_calls(db, turn.row.id, seat.seat)  # it is known by now who was next
    started, calls = _start(db, turn, seat)
    return started, [*owed, *calls]


def _start(db: sqlite3.Connection, turn: Turn, seat: SeatRow) -> tuple[SeatRow, list[OutboxRow]]:
    """Start the clock of a seat that is asked, and call its player, or note when to.

    In a channel the new panel calls them by itself.
    """
    row, settings = turn.row, user_settings.find_user(db, seat.user_id)
    is_called = seat.seat not in (turn.by, turn.here) and not row.is_solo
    wakes, calls = None, list[OutboxRow]()
    if is_called and not settings.hours.is_awake(turn.now):
        wakes = stamp(settings.hours.next_awake(turn.now))
    elif is_called and settings.pings == Pings.DM:
        calls = [call(db, row, seat, Notice("ping-turn", seat=seat.seat))]
    started = replace(seat, asked_at=stamp(turn.now), wakes=wakes)
    return set_timers(db, row, started, settings, turn.now), calls


def _given_back(db: sqlite3.Connection, row: GameRow, seat: SeatRow, ply: int) -> SeatRow:
    """Take the increment from a clock whose last move is undone; the move no longer counts."""
    if seat.asked_at:
        return seat
    if games.is_by_hand(db, row.id, ply):
        paces.add(db, seat.user_id, row.guild_id, moves=-1)
    increment = int(PACES[row.pace].increment.total_seconds())
    return replace(seat, bank=max(0, seat.bank - increment))


def _tell_next(db: sqlite3.Connection, row: GameRow, seat: SeatRow) -> list[OutboxRow]:
    """Owe a letter to the player who is next, where they want one."""
    settings = user_settings.find_user(db, seat.user_id)
    if seat.status != SeatStatus.TAKEN or not settings.tell_next:
        return []
    if pings.is_called(db, row.id, seat.seat):
        return []  # they were told before an undo
    outbox.drop_calls(db, row.id, seat.user_id)
    return [write_to(db, row, seat.user_id, Notice(NEXT_IS_YOU, seat=seat.seat))]


def _stop(db: sqlite3.Connection, turn: Turn, seat: SeatRow, *, moved: bool) -> SeatRow:
    """Stop a clock; `moved` says that a whole move is done, which gives its increment.

    It counts for the player's pace, unless the seat acted without them.
    """
    assert seat.asked_at is not None
    row, pace = turn.row, PACES[turn.row.pace]
    hours = user_settings.find_user(db, seat.user_id).hours
    took = hours.awake_between(datetime.fromisoformat(seat.asked_at), turn.now)
    remaining = timedelta(seconds=seat.bank) - took
    bank = pace.refilled(remaining) if moved else max(timedelta(), remaining)
    if turn.in_person or seat.seat != turn.by:
        seconds = int(took.total_seconds())
        paces.add(db, seat.user_id, row.guild_id, moves=int(moved), seconds=seconds)
    timers.drop(db, row.id, seat.seat, TimerKind.REMIND, TimerKind.OVERDUE)
    bank_left = int(bank.total_seconds())
    stopped = replace(seat, bank=bank_left, asked_at=None, until=None, wakes=None)
    games.put_seat(db, row.id, stopped)
    return stopped
