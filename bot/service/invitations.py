"""Keep an invitation open for a week: call the host when enough have come, warn before the end."""

import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta

from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, TimerKind
from bot.model.notices import Moment, Notice, TableEvent
from bot.model.timers import TABLE, TimerRow
from bot.service.clocks import stamp
from bot.service.notices import announce, call
from bot.store import games, outbox, pings, table_events, timers
from rules.editions import VARIANTS

_OPEN_FOR = timedelta(days=7)
_WARNING = timedelta(days=1)
_LOOKING = timedelta(minutes=10)
"""For how long a host still looks at the lobby that they have opened."""

_MOST_SEATS = max([max(variant.seats) for variant in VARIANTS.values()])

_BEFORE = -1
"""The ply of what befell a table before its first."""


def closes_at(row: GameRow) -> datetime:
    """Give when an invitation closes."""
    return datetime.fromisoformat(row.opened_at) + _OPEN_FOR


def set_timer(db: sqlite3.Connection, row: GameRow) -> None:
    """Set when those who wait are told that their invitation closes."""
    timers.put(db, TimerRow(row.id, TABLE, TimerKind.EXPIRE, stamp(closes_at(row) - _WARNING)))


def call_host(db: sqlite3.Connection, row: GameRow, now: datetime) -> None:
    """Call the host once when enough have come, unless they have only just opened the lobby."""
    is_called = bool(table_events.of_game(db, row.id))
    looking = now - datetime.fromisoformat(row.opened_at) < _LOOKING
    if looking or is_called or len(row.seats) != min(VARIANTS[row.variant].seats):
        return
    host = row.seat_of(row.host_id) or row.seats[0]
    table_events.add(db, row.id, TableEvent(_BEFORE, stamp(now), "lobby-filled"))
    call(db, row, host, Notice("lobby-ready", seat=host.seat))


def drop(db: sqlite3.Connection, game_id: int) -> list[OutboxRow]:
    """Drop an invitation that was started or closed, and remove what called those who waited."""
    timers.drop(db, game_id, TABLE, TimerKind.EXPIRE)
    outbox.drop_pings(db, game_id)
    return [row for seat in range(_MOST_SEATS) for row in pings.remove_calls(db, game_id, seat)]


def expire(
    db: sqlite3.Connection, timer: TimerRow, now: datetime
) -> tuple[GameRow | None, list[OutboxRow]]:
    """Warn those who wait, or close their invitation: give the game where it is closed by this."""
    row = games.find_game(db, timer.game_id)
    if timers.find(db, timer.game_id, TABLE, TimerKind.EXPIRE) != timer:
        return None, []
    if row is None or row.status != GameStatus.LOBBY:
        timers.drop(db, timer.game_id, TABLE, TimerKind.EXPIRE)
        return None, []
    if not timer.count:
        return None, _warn(db, row, timer, now)
    return row, _close(db, row, now)


def _warn(db: sqlite3.Connection, row: GameRow, timer: TimerRow, now: datetime) -> list[OutboxRow]:
    """Leave a whole day from the warning, even where the bot was down when it was due."""
    end = max(closes_at(row), now + _WARNING)
    timers.put(db, replace(timer, at=stamp(end), count=1))
    until = Moment(stamp(end))
    return [
        call(db, row, seat, Notice("lobby-closes-soon", {"until": until}, seat=seat.seat))
        for seat in row.seats
    ]


def _close(db: sqlite3.Connection, row: GameRow, now: datetime) -> list[OutboxRow]:
    games.set_status(db, row.id, GameStatus.CLOSED, at=stamp(now))
    outbox.drop(db, row.id)
    removals = drop(db, row.id)
    return [*removals, announce(db, row, _BEFORE, stamp(now), Notice("lobby-expired"))]
