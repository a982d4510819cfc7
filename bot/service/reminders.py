"""Remind whoever owes an answer, a few times, and tell the table when a clock has run out.

All of it inside a transaction that looks again whether the seat still owes what it was asked.
"""

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta

from bot.model.custom_id import CustomId
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import GameStatus, SeatStatus, TimerKind
from bot.model.notices import Figures, Moment, Name, Notice
from bot.model.paces import PACES
from bot.model.timers import TimerRow
from bot.service.clocks import NOT_CALLED, interval_of, set_clock, set_timers, stamp
from bot.service.notices import announce, call
from bot.service.seats import overdue_buttons
from bot.store import games, outbox, paces, pings, timers, user_settings
from rules.words import QuestionNumber

MOST = 3
"""Reminders to one answer, before the table is told that there will be no more."""

_HOUR = timedelta(hours=1)
_OUTAGE = timedelta(hours=1)
"""How late a timer is when the bot must have been away."""


def remind(
    db: sqlite3.Connection,
    timer: TimerRow,
    now: datetime,
    *,
    ply: int,
    number: QuestionNumber,
    last: bool,
) -> list[OutboxRow]:
    """Call a player once more, or tell the table that they are not called again.

    `ply` is the game's last, `number` the question that they are asked, and `last` says that the
    others have answered it.
    """
    found = owing(db, timer)
    if found is None:
        return []
    row, seat = found
    settings = user_settings.find_user(db, seat.user_id)
    hours, interval = settings.hours, interval_of(row, settings)
    if not hours.is_awake(now):
        timers.put(db, replace(timer, at=stamp(hours.next_awake(now))))
        return []
    if interval is None or timer.count >= MOST:
        timers.drop(db, row.id, seat.seat, TimerKind.REMIND)
    else:
        at = stamp(hours.next_awake(now + interval))
        timers.put(db, replace(timer, at=at, count=timer.count + 1))
    if timer.count >= MOST:
        note = Notice("reminders-end", {"name": Name(seat.name), "count": MOST}, seat=seat.seat)
        return [announce(db, row, ply, stamp(now), note)]
    key = "ping-turn" if timer.count == NOT_CALLED else "remind"
    figures: Figures = {}
    if key == "remind":
        figures = {"since": Moment(seat.asked_at), "until": Moment(seat.until), "last": str(last)}
    note = Notice(key, figures, _later_buttons(row.id, number), seat.seat)
    outbox.drop_calls(db, row.id, seat.user_id)
    return [*pings.remove_calls(db, row.id, seat.seat), call(db, row, seat, note)]


def overdue(
    db: sqlite3.Connection, timer: TimerRow, ply: int, now: datetime
) -> tuple[SeatRow | None, list[OutboxRow]]:
    """Tell the table that a clock has run out; gives the seat where its clock was changed.

    One that ran out while the bot was away holds one increment again: nobody could answer then.
    """
    found = owing(db, timer)
    if found is None:
        return None, []
    row, seat = found
    assert seat.asked_at is not None
    if now - datetime.fromisoformat(timer.at) > _OUTAGE:
        hours = user_settings.find_user(db, seat.user_id).hours
        used = hours.awake_between(datetime.fromisoformat(seat.asked_at), now)
        bank = used + PACES[row.pace].increment
        return set_clock(db, row, replace(seat, bank=int(bank.total_seconds())), hours), []
    timers.drop(db, row.id, seat.seat, TimerKind.OVERDUE)
    paces.add(db, seat.user_id, row.guild_id, overdue=1)
    buttons = overdue_buttons(row.id, seat.seat)
    note = Notice("overdue", {"name": Name(seat.name)}, buttons, seat.seat)
    return None, [announce(db, row, ply, stamp(now), note)]


def retime(
    db: sqlite3.Connection, game_id: int, number: int, now: datetime, *, anew: bool
) -> SeatRow | None:
    """Time a seat that is asked by its player's hours as they are now; `anew` reminds from now on.

    Gives the seat as it is stored then; None where it owes nothing any more.
    """
    row = games.find_game(db, game_id)
    assert row is not None
    seat = row.seats[number]
    if row.status != GameStatus.RUNNING or seat.status != SeatStatus.TAKEN or not seat.asked_at:
        return None
    settings = user_settings.find_user(db, seat.user_id)
    timer, hours = timers.find(db, game_id, number, TimerKind.REMIND), settings.hours
    if timer and timer.count == NOT_CALLED:
        seat = replace(seat, wakes=stamp(hours.next_awake(now)))
        return set_timers(db, row, seat, settings, now)
    if anew:
        return set_timers(db, row, replace(seat, wakes=None), settings, now)
    if timer:
        at = max(now, datetime.fromisoformat(timer.at))
        timers.put(db, replace(timer, at=stamp(hours.next_awake(at))))
    return set_clock(db, row, seat, hours)


def put_off(
    db: sqlite3.Connection, game_id: int, seat: int, hours: int, now: datetime
) -> datetime | None:
    """Remind a player in so many hours, or when they wake then; with no hours, not any more.

    Gives when. None where the seat owes nothing.
    """
    row = games.find_game(db, game_id)
    assert row is not None
    owes = row.status == GameStatus.RUNNING and row.seats[seat].asked_at
    if not owes:
        return None
    at = user_settings.find_user(db, row.seats[seat].user_id).hours.next_awake(now + hours * _HOUR)
    if hours:
        timers.put(db, TimerRow(game_id, seat, TimerKind.REMIND, stamp(at)))
    else:
        timers.drop(db, game_id, seat, TimerKind.REMIND)
    return at


def owing(db: sqlite3.Connection, timer: TimerRow) -> tuple[GameRow, SeatRow] | None:
    """Give the seat that a timer is about; None where it is not due any more."""
    row = games.find_game(db, timer.game_id)
    if row is None or timers.find(db, timer.game_id, timer.seat, timer.kind) != timer:
        return None
    seat = row.seats[timer.seat]
    if row.status == GameStatus.RUNNING and seat.status == SeatStatus.TAKEN and seat.asked_at:
        return row, seat
    timers.drop(db, timer.game_id, timer.seat, timer.kind)
    return None


def _later_buttons(game_id: int, number: QuestionNumber) -> tuple[tuple[str, CustomId], ...]:
    """Give the buttons that put the next reminder off; 0 hours is never."""
    ways = (("remind-in-hours", "3"), ("remind-tomorrow", "24"), ("remind-not", "0"))
    return tuple([(label, CustomId(game_id, number, "later", hours)) for label, hours in ways])
