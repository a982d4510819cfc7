"""Move the clock of a seat by a time in which its game's own time stopped."""

import sqlite3
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.games import GameRow, SeatRow, TimerRow
from bot.model.hours import Hours
from bot.model.kinds import TimerKind
from bot.service.clocks.clocks import NOT_PINGED, deadline
from bot.store import game_rows, timers, user_settings
from rules.record import alter


def move_clock(
    db: sqlite3.Connection, row: GameRow, seat: SeatRow, stopped: datetime, now: datetime
) -> SeatRow:
    """Add the time since it `stopped` to a seat's clock and timers; return it as stored.

    The time left stays the same: where quiet hours fall differently than before, the bank changes.
    """
    if seat.asked_at is None:
        return seat
    hours = user_settings.find_user(db, seat.user_id).hours
    before = datetime.fromisoformat(seat.asked_at)
    stopped = max(stopped, before)
    asked = before + (now - stopped)
    more = hours.awake_between(asked, now) - hours.awake_between(before, stopped)
    later = alter(seat, asked_at=timestamp(asked), bank=seat.bank + int(more.total_seconds()))
    if later.until is not None:
        later = alter(later, until=timestamp(deadline(row, later, hours)))
    if later.wakes is not None and later.wakes > timestamp(stopped):
        wakes = max(now, datetime.fromisoformat(later.wakes))
        later = alter(later, wakes=timestamp(hours.next_awake(wakes)))
    for timer in timers.of_clocks(db, row.id, seat.seat):
        timers.put(db, alter(timer, at=_due(timer, later, stopped, now, hours)))
    game_rows.put_clock(db, row.id, later)
    return later


def _due(timer: TimerRow, seat: SeatRow, stopped: datetime, now: datetime, hours: Hours) -> str:
    """Return when a timer of a clock is due, once the game's time goes on."""
    at = datetime.fromisoformat(timer.at)
    if timer.kind == TimerKind.OVERDUE:
        return seat.until or timer.at
    if timer.count == NOT_PINGED and at > stopped:
        return timestamp(hours.next_awake(max(at, now)))
    return timestamp(hours.next_awake(at + (now - stopped)))
