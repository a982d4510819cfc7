"""Remind players of open questions, and announce to the table when a clock has run out.

Each transaction checks again whether the question is still open.
"""

import sqlite3
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.custom_id import CustomId
from bot.model.games import GameRow, OutboxRow, SeatRow, TimerRow
from bot.model.kinds import GameStatus, SeatStatus, TimerKind
from bot.model.notices import Figures, Moment, Notice, name_of
from bot.model.paces import PACES
from bot.model.presses import Press
from bot.service.clocks.clocks import NOT_PINGED, interval_of, set_clock, set_timers
from bot.service.plies.notices import announce, call_to_act, queue_ping, reading_buttons
from bot.service.seats.seats import overdue_buttons
from bot.store import game_rows, outbox, paces, pings, timers, user_settings
from rules.record import alter
from rules.words import QuestionNumber

MAX_REMINDERS = 3
"""Reminders of one question, before the table is notified that there will be no more."""

_HOUR = timedelta(hours=1)
_OUTAGE = timedelta(hours=1)
"""How late a timer must run to show that the bot stood still."""


def remind(
    db: sqlite3.Connection,
    timer: TimerRow,
    now: datetime,
    *,
    ply: int,
    number: QuestionNumber,
    last: bool,
) -> list[OutboxRow]:
    """Remind a player, or announce to the table that they are not reminded again.

    `ply` is the game's last, `number` that of the player's question, and `last` says that everyone
    else has answered it.
    """
    found = find_due(db, timer)
    if found is None:
        return []
    row, seat = found
    settings = user_settings.find_user(db, seat.user_id)
    hours, interval = settings.hours, interval_of(row, seat, settings)
    reminded = settings.reminded(row.zone)  # and not before: by now their zone may be known
    if not reminded.is_awake(now):
        timers.put(db, alter(timer, at=timestamp(reminded.next_awake(now))))
        return []
    if interval is None or timer.count >= MAX_REMINDERS:
        timers.delete_kinds(db, row.id, seat.seat, TimerKind.REMIND)
    else:
        at = timestamp(hours.next_awake(now + interval))
        timers.put(db, alter(timer, at=at, count=timer.count + 1))
    if timer.count >= MAX_REMINDERS:
        figures: Figures = {"name": name_of(seat), "count": MAX_REMINDERS}
        note = Notice("reminders-end", figures, seat=seat.seat)
        return [announce(db, row, ply, timestamp(now), note)]
    note = call_to_act(row, seat)
    if timer.count != NOT_PINGED:
        note = _reminder(row, seat, last=last)
    if not note.buttons:
        note = alter(note, buttons=_later_buttons(row.id, number))
    outbox.delete_pings_to(db, row.id, seat.user_id)  # before the new one is queued
    return [*pings.remove_pings(db, row.id, seat.seat), queue_ping(db, row, seat, note)]


def announce_overdue(
    db: sqlite3.Connection, timer: TimerRow, ply: int, now: datetime
) -> tuple[SeatRow | None, list[OutboxRow]]:
    """Announce to the table that a clock has run out.

    One that ran out long ago, as the machine slept, gets an increment instead: no one could answer.
    Returns the seat where its clock was changed, and the messages to send.
    """
    found = find_due(db, timer)
    if found is None:
        return None, []
    row, seat = found
    if is_late(timer, now):
        return give_time_back(db, row, seat, now), []
    timers.delete_kinds(db, row.id, seat.seat, TimerKind.OVERDUE)
    paces.add(db, seat.user_id, row.guild_id, overdue=1)
    buttons = overdue_buttons(row, seat.seat)
    note = Notice("overdue", {"name": name_of(seat)}, buttons, seat.seat)
    return None, [announce(db, row, ply, timestamp(now), note)]


def is_late(timer: TimerRow, now: datetime) -> bool:
    """Return whether a clock ran out while the machine slept, so that no one could answer."""
    return now - datetime.fromisoformat(timer.at) > _OUTAGE


def give_time_back(db: sqlite3.Connection, row: GameRow, seat: SeatRow, now: datetime) -> SeatRow:
    """Give an asked seat an increment from now on, or all of its time where it has no clock.

    Returns the seat as stored.
    """
    assert seat.asked_at is not None
    hours, pace = user_settings.find_user(db, seat.user_id).hours, PACES[row.pace]
    if not pace.has_clock:
        return set_clock(db, row, alter(seat, asked_at=timestamp(now)), hours)
    used = hours.awake_between(datetime.fromisoformat(seat.asked_at), now)
    bank = used + pace.increment
    return set_clock(db, row, alter(seat, bank=int(bank.total_seconds())), hours)


def reschedule(
    db: sqlite3.Connection, game_id: int, number: int, now: datetime, *, restart: bool
) -> SeatRow | None:
    """Reset an asked seat's timers after its player changed their hours.

    `restart` starts the reminders again from now. Returns the seat as stored; None where it is no
    longer asked.
    """
    row = game_rows.find_game(db, game_id)
    assert row is not None
    seat = row.seats[number]
    if row.status != GameStatus.RUNNING or seat.status != SeatStatus.TAKEN or not seat.asked_at:
        return None
    now = row.own_time(now)
    settings = user_settings.find_user(db, seat.user_id)
    timer, hours = timers.find(db, game_id, number, TimerKind.REMIND), settings.hours
    if timer and timer.count == NOT_PINGED:
        seat = alter(seat, wakes=timestamp(hours.next_awake(now)))
        return set_timers(db, row, seat, settings, now)
    if restart:
        return set_timers(db, row, alter(seat, wakes=None), settings, now)
    if timer:
        at = max(now, datetime.fromisoformat(timer.at))
        timers.put(db, alter(timer, at=timestamp(hours.next_awake(at))))
    return set_clock(db, row, seat, hours)


def postpone(
    db: sqlite3.Connection, game_id: int, seat: int, hours: int, now: datetime
) -> datetime | None:
    """Postpone a player's reminder by `hours`, and until they are awake; 0 cancels it.

    Returns the new time; None where the seat is not asked.
    """
    row = game_rows.find_game(db, game_id)
    assert row is not None
    is_asked = row.status == GameStatus.RUNNING and row.seats[seat].asked_at
    if not is_asked:
        return None
    at = user_settings.find_user(db, row.seats[seat].user_id).hours.next_awake(now + hours * _HOUR)
    if hours:
        timers.put(db, TimerRow(game_id, seat, TimerKind.REMIND, timestamp(at)))
    else:
        timers.delete_kinds(db, game_id, seat, TimerKind.REMIND)
    return at


def find_due(db: sqlite3.Connection, timer: TimerRow) -> tuple[GameRow, SeatRow] | None:
    """Find the seat that a timer is about; None where the timer is out of date."""
    row = game_rows.find_game(db, timer.game_id)
    if row is None or timers.find(db, timer.game_id, timer.seat, timer.kind) != timer:
        return None
    seat = row.seats[timer.seat]
    if row.status == GameStatus.RUNNING and seat.status == SeatStatus.TAKEN and seat.asked_at:
        return row, seat
    timers.delete_kinds(db, timer.game_id, timer.seat, timer.kind)
    return None


def _reminder(row: GameRow, seat: SeatRow, *, last: bool) -> Notice:
    """Return a later ping of an asked seat."""
    figures: Figures = {"since": Moment(seat.asked_at), "until": Moment(seat.until)}
    if row.waiting_reader == seat.seat:
        return Notice("remind-reading", figures, reading_buttons(row), seat.seat)
    return Notice("remind", {**figures, "last": str(last)}, seat=seat.seat)


def _later_buttons(game_id: int, number: QuestionNumber) -> tuple[tuple[str, CustomId], ...]:
    """Return the buttons that postpone the next reminder; 0 hours cancels it."""
    ways = (("remind-in-hours", "3"), ("remind-tomorrow", "24"), ("remind-not", "0"))
    return tuple([(label, CustomId(game_id, number, Press.LATER, hours)) for label, hours in ways])
