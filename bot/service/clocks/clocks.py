"""Start and stop clocks and set reminders, within a ply's transaction.

A clock counts a person's awake time from the moment they are asked; when they have no more to
answer, it stops and gains its increment. Each answer before that restarts the reminders. A person
who is asked while asleep is pinged when they wake.
"""

import sqlite3
from collections.abc import Collection
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.games import GameRow, OutboxRow, SeatRow, TimerRow
from bot.model.hours import Hours
from bot.model.kinds import OF_CLOCKS, GameStatus, Pings, SeatStatus, TimerKind
from bot.model.nights import Step
from bot.model.notices import NEXT_IS_YOU, Notice
from bot.model.paces import PACES
from bot.model.user_settings import UserSettings
from bot.service.plies.notices import call_to_act, queue_dm, queue_ping
from bot.store import game_rows, habits, outbox, paces, pings, timers, user_settings
from bot.store.plies import is_by_hand
from rules.record import alter, record
from rules.words import Seat

OVERDUE_AFTER = timedelta(hours=48)
"""The awake time after which a seat without a clock is overdue."""

NOT_PINGED = -1
"""The count of a timer for the first ping, postponed until the player wakes."""


@record
class ClockChange:
    """A change at a table, as far as its clocks are concerned.

    `asked` are the seats with open questions, `by` is the seat that has just acted; `in_person`
    says that its player acted by hand: only that counts for their habits and pace. `answered` is
    the seat of the person who is being answered, and needs no ping. Where `by` undoes the ply that
    ended its move, `undoes` is that ply. `next_up` is the seat that is next, where a turn has just
    begun. `notice` pings those newly asked where no new panel does; `resumes` says that the game
    goes on after a pause, in which nobody was called.
    """

    row: GameRow
    asked: Collection[Seat]
    now: datetime
    by: Seat | None = None
    in_person: bool = False
    answered: Seat | None = None
    undoes: int | None = None
    next_up: Seat | None = None
    notice: Notice | None = None
    resumes: bool = False


def update_clocks(
    db: sqlite3.Connection, change: ClockChange
) -> tuple[tuple[SeatRow, ...], list[OutboxRow]]:
    """Update the clocks and reminders of all seats.

    Returns the seats as stored, and the messages to send.
    """
    if change.row.is_night:
        return _update_night(db, change).seats, []
    change = alter(change, now=change.row.own_time(change.now))
    seats: list[SeatRow] = []
    pending: list[OutboxRow] = []
    for seat in change.row.seats:
        changed, messages = _update_seat(db, change, seat)
        seats.append(changed)
        pending += messages
    if change.next_up is not None and change.row.calls_players:
        pending += _tell_next(db, change.row, seats[change.next_up])
    return tuple(seats), pending


def set_timers(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, settings: UserSettings, now: datetime
) -> SeatRow:
    """Set the timers of an asked seat: its next ping or reminder, and the end of its clock.

    Returns the seat as stored.
    """
    interval = interval_of(row, seat, settings)
    if row.waiting_reader == seat.seat:
        timers.put(
            db, TimerRow(row.id, seat.seat, TimerKind.SILENT_READER, _passes(row, settings, now))
        )
    if seat.wakes:
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.REMIND, seat.wakes, NOT_PINGED))
    elif interval:
        at = settings.hours.next_awake(now + interval)
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.REMIND, timestamp(at)))
    else:
        timers.delete_kinds(db, row.id, seat.seat, TimerKind.REMIND)
    return set_clock(db, row, seat, settings.hours)


def set_night_clock(
    db: sqlite3.Connection, row: GameRow, at: datetime, *, count: int = 0
) -> GameRow:
    """Store how long a night waits, and set a timer for what happens then; return its row.

    `count` is how often that was already postponed. In an unhurried night nothing happens by itself
    except the end of a break.
    """
    (group,) = row.seats
    until = timestamp(at)
    assert row.night is not None
    if row.night.is_timed or row.status == GameStatus.PAUSED:
        timers.put(db, TimerRow(row.id, group.seat, TimerKind.NIGHT, until, count))
    return _store_until(db, row, until)


def set_clock(db: sqlite3.Connection, row: GameRow, seat: SeatRow, hours: Hours) -> SeatRow:
    """Set the timer for the end of an asked seat's time, if anything happens then.

    Returns the seat as stored.
    """
    timed = seat
    if row.limits_time:
        timed = alter(seat, until=timestamp(deadline(row, seat, hours)))
        assert timed.until is not None
        timers.put(db, TimerRow(row.id, seat.seat, TimerKind.OVERDUE, timed.until))
    game_rows.put_clock(db, row.id, timed)
    return timed


def interval_of(row: GameRow, seat: SeatRow, settings: UserSettings) -> timedelta | None:
    """Return the interval of a person's reminders: the shorter of their own and the table's.

    A reader is reminded at half of it, as they are passed over at its end.
    """
    table = PACES[row.pace].remind
    if not settings.is_pinged:
        return None
    if row.waiting_reader == seat.seat:
        table /= 2
    if row.has_one_seat:
        return None  # no one else waits
    if settings.remind_hours is None:
        return table
    return min(table, timedelta(hours=settings.remind_hours)) or None


def deadline(row: GameRow, seat: SeatRow, hours: Hours) -> datetime:
    """Return when the time of an asked seat runs out."""
    assert seat.asked_at is not None
    has_clock = PACES[row.pace].has_clock
    given = timedelta(seconds=seat.bank) if has_clock else OVERDUE_AFTER
    return hours.add_awake(datetime.fromisoformat(seat.asked_at), given)


def time_left(seat: SeatRow, hours: Hours, now: datetime) -> timedelta:
    """Return the time left on a clock; negative where it has run out."""
    bank = timedelta(seconds=seat.bank)
    if seat.asked_at is None:
        return bank
    return bank - hours.awake_between(datetime.fromisoformat(seat.asked_at), now)


def _update_night(db: sqlite3.Connection, change: ClockChange) -> GameRow:
    """Stop the clock of a night that is over or pauses; start it where a night goes on."""
    row = change.row
    assert row.night is not None
    if row.status != GameStatus.RUNNING:
        timers.delete_kinds(db, row.id, row.seats[0].seat, TimerKind.NIGHT)
        return _store_until(db, row, None)
    if timers.find(db, row.id, row.seats[0].seat, TimerKind.NIGHT):
        return row
    return set_night_clock(db, row, change.now + row.night.wait(Step.STORY))


def _store_until(db: sqlite3.Connection, row: GameRow, until: str | None) -> GameRow:
    group = alter(row.seats[0], until=until)
    game_rows.put_clock(db, row.id, group)
    return alter(row, seats=(group,))


def _update_seat(
    db: sqlite3.Connection, change: ClockChange, seat: SeatRow
) -> tuple[SeatRow, list[OutboxRow]]:
    """Stop a seat's clock where it has answered or is not asked, and start it where it is asked.

    Returns the seat as stored, and the messages to send.
    """
    if seat.is_companion:
        return _ask_companion(db, change, seat), []
    acted = seat.seat == change.by
    is_asked = seat.seat in change.asked and seat.status == SeatStatus.TAKEN
    pending: list[OutboxRow] = []
    if change.undoes and acted and seat.seat in change.asked:
        seat = _subtract_increment(db, change.row, seat, change.undoes)
    if acted and change.in_person:
        habits.add(db, seat.user_id, change.now)
    # Asked again after an answer: new reminders, but no increment, as the move goes on.
    stops = seat.asked_at is not None and (acted or not is_asked)
    starts = is_asked and (stops or seat.asked_at is None)
    if not stops and not starts:
        return seat, pending
    settings = user_settings.find_user(db, seat.user_id)
    if stops:
        moved = acted and not is_asked and not _goes_on(change)
        seat = _stop(db, change, seat, settings.hours, moved=moved)
    # Before they are pinged again below: this deletes every waiting ping to them, and the message
    # that they were next.
    pending += pings.remove_all(db, change.row.id, seat.seat, seat.user_id)
    if not starts:
        game_rows.put_clock(db, change.row.id, seat)
        return seat, pending
    started, messages = _start(db, change, seat, settings)
    return started, [*pending, *messages]


def _ask_companion(db: sqlite3.Connection, change: ClockChange, seat: SeatRow) -> SeatRow:
    """Note since when a companion is asked: it has no clock, no hours, and needs no ping."""
    asked_at = seat.asked_at
    if seat.seat not in change.asked:
        asked_at = None
    elif asked_at is None or seat.seat == change.by:
        asked_at = timestamp(change.now)
    if asked_at == seat.asked_at:
        return seat
    changed = alter(seat, asked_at=asked_at)
    game_rows.put_clock(db, change.row.id, changed)
    return changed


def _start(
    db: sqlite3.Connection, change: ClockChange, seat: SeatRow, settings: UserSettings
) -> tuple[SeatRow, list[OutboxRow]]:
    """Start the clock of an asked seat, and ping its player or schedule the ping.

    In a channel the new panel itself pings them; there is none for a reader, and none after a
    pause: one that still waits may ask others. It pings only who has no such message.
    """
    row = change.row
    is_absent = seat.seat not in (change.by, change.answered)
    needs_ping = is_absent and row.calls_players and settings.is_pinged
    has_panel = not (change.notice or change.resumes) and row.waiting_reader != seat.seat
    wakes, messages = None, list[OutboxRow]()
    if needs_ping and not settings.hours.is_awake(change.now):
        wakes = timestamp(settings.hours.next_awake(change.now))
    elif needs_ping and (not has_panel or settings.pings == Pings.DM):
        note = change.notice or call_to_act(row, seat)
        messages = [queue_ping(db, row, seat, alter(note, seat=seat.seat))]
    started = alter(seat, asked_at=timestamp(change.now), wakes=wakes)
    return set_timers(db, row, started, settings, change.now), messages


def _goes_on(change: ClockChange) -> bool:
    """Return whether the seat that has acted goes on with its move after a reading."""
    return change.row.waiting_reader not in (None, change.by)


def _passes(row: GameRow, settings: UserSettings, now: datetime) -> str:
    """Return when a reader who stays silent is passed over."""
    hours = settings.hours
    return timestamp(hours.next_awake(hours.next_awake(now) + PACES[row.pace].remind))


def _subtract_increment(db: sqlite3.Connection, row: GameRow, seat: SeatRow, ply: int) -> SeatRow:
    """Subtract the increment of a move that is undone, and stop counting the move."""
    if seat.asked_at:
        return seat
    if is_by_hand(db, row.id, ply):
        paces.add(db, seat.user_id, row.guild_id, moves=-1)
    increment = int(PACES[row.pace].increment.total_seconds())
    return alter(seat, bank=max(0, seat.bank - increment))


def _tell_next(db: sqlite3.Connection, row: GameRow, seat: SeatRow) -> list[OutboxRow]:
    """Queue a direct message to the player who is next, if they have asked for it."""
    settings = user_settings.find_user(db, seat.user_id)
    if seat.status != SeatStatus.TAKEN or not settings.tell_next:
        return []
    if pings.is_pinged(db, row.id, seat.seat):
        return []  # sent already, before an undo
    outbox.delete_pings_to(db, row.id, seat.user_id)
    return [queue_dm(db, row, seat.user_id, Notice(NEXT_IS_YOU, seat=seat.seat))]


def _stop(
    db: sqlite3.Connection, change: ClockChange, seat: SeatRow, hours: Hours, *, moved: bool
) -> SeatRow:
    """Stop a clock, and return the seat, which the caller must store.

    `moved` says that a whole move is done, which adds the increment. The time counts for the
    player's pace, unless the seat acted without them.
    """
    assert seat.asked_at is not None
    row, pace = change.row, PACES[change.row.pace]
    took = hours.awake_between(datetime.fromisoformat(seat.asked_at), change.now)
    remaining = timedelta(seconds=seat.bank) - took
    bank = pace.after_move(remaining) if moved else max(timedelta(), remaining)
    if change.in_person or seat.seat != change.by:
        seconds = int(took.total_seconds())
        paces.add(db, seat.user_id, row.guild_id, moves=int(moved), seconds=seconds)
    timers.delete_kinds(db, row.id, seat.seat, *OF_CLOCKS)
    bank_left = int(bank.total_seconds())
    return alter(seat, bank=bank_left, asked_at=None, until=None, wakes=None)
