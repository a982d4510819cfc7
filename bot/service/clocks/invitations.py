"""Limit invitations to a week: ping the host when enough have joined, warn before the end."""

import sqlite3
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.games import TABLE, GameRow, OutboxRow, TimerRow
from bot.model.kinds import GameStatus, TimerKind
from bot.model.notices import Moment, Notice, TableEvent
from bot.service.plies.notices import announce, close_with_panel, queue_ping
from bot.store import game_rows, outbox, pings, table_events, timers
from rules.editions import VARIANTS
from rules.record import alter

# A lobby occupies its channel: without a limit a forgotten one would do so forever.
_OPEN_FOR = timedelta(days=7)
_WARNING = timedelta(days=1)
_HOST_PRESENT = timedelta(minutes=10)
"""How long after opening a lobby its host needs no ping."""

_MOST_SEATS = max([max(variant.seats) for variant in VARIANTS.values()])

_BEFORE = -1
"""The ply number of events before the first ply."""


def closes_at(row: GameRow) -> datetime:
    """Return when an invitation closes."""
    return datetime.fromisoformat(row.opened_at) + _OPEN_FOR


def set_timer(db: sqlite3.Connection, row: GameRow) -> None:
    """Set the timer of the warning that an invitation closes."""
    timers.put(
        db, TimerRow(row.id, TABLE, TimerKind.LOBBY_ENDS, timestamp(closes_at(row) - _WARNING))
    )


def ping_host(db: sqlite3.Connection, row: GameRow, now: datetime) -> None:
    """Ping the host once when enough have joined, unless the lobby has only just been opened."""
    # A lobby has no other event than the one that is added below.
    is_pinged = bool(table_events.of_game(db, row.id))
    is_present = now - datetime.fromisoformat(row.opened_at) < _HOST_PRESENT
    if is_present or is_pinged or len(row.present) != min(VARIANTS[row.variant].seats):
        return
    host = row.seat_of(row.host_id) or row.seats[0]
    table_events.add(db, row.id, TableEvent(_BEFORE, timestamp(now), "lobby-filled"))
    queue_ping(db, row, host, Notice("lobby-ready", seat=host.seat))


def clear(db: sqlite3.Connection, game_id: int) -> list[OutboxRow]:
    """Delete the timer and the pings of an invitation that was started or closed."""
    timers.delete_kinds(db, game_id, TABLE, TimerKind.LOBBY_ENDS)
    outbox.delete_pings(db, game_id)
    called = (TABLE, *range(_MOST_SEATS))
    return [row for seat in called for row in pings.remove_pings(db, game_id, seat)]


def expire(db: sqlite3.Connection, timer: TimerRow, now: datetime) -> list[OutboxRow]:
    """Warn those in a lobby, or close it a day later; return the messages to send."""
    row = game_rows.find_game(db, timer.game_id)
    # It may have been reset, or have run, since it was found due.
    if timers.find(db, timer.game_id, TABLE, TimerKind.LOBBY_ENDS) != timer:
        return []
    if row is None or row.status != GameStatus.LOBBY:
        timers.delete_kinds(db, timer.game_id, TABLE, TimerKind.LOBBY_ENDS)
        return []
    return _close(db, row, now) if timer.count else _warn(db, row, timer, now)


def _warn(db: sqlite3.Connection, row: GameRow, timer: TimerRow, now: datetime) -> list[OutboxRow]:
    """Warn a full day ahead, even where the bot was down when the warning was due."""
    end = max(closes_at(row), now + _WARNING)
    timers.put(db, alter(timer, at=timestamp(end), count=1))
    until = Moment(timestamp(end))
    return [
        queue_ping(db, row, seat, Notice("lobby-closes-soon", {"until": until}, seat=seat.seat))
        for seat in row.seats
        if seat.user_id > 0  # neither a night's group nor a companion is a person
    ]


def _close(db: sqlite3.Connection, row: GameRow, now: datetime) -> list[OutboxRow]:
    edits = [*close_with_panel(db, row.id, timestamp(now)), *clear(db, row.id)]
    return [*edits, announce(db, row, _BEFORE, timestamp(now), Notice("lobby-expired"))]
