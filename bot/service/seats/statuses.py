"""Pause and resume a game, within a transaction that also updates its clocks."""

import sqlite3
from datetime import datetime

from bot.model.errors import Declined
from bot.model.games import Changed, GameRow
from bot.model.interaction import User
from bot.model.kinds import GameStatus, PauseReason
from bot.model.loaded_game import LoadedGame
from bot.service.clocks.clocks import ClockChange, update_clocks
from bot.service.seats.seats import asked_seats
from bot.store import game_rows
from rules.record import alter


def check_status(row: GameRow, status: GameStatus) -> None:
    """Check that a game can be paused or resumed.

    Raises Declined.
    """
    if not row.status.is_under_way:
        raise Declined("game-over")
    if row.status == status:
        raise Declined("game-paused" if status == GameStatus.PAUSED else "not-paused")
    if row.pause_reason == PauseReason.CORRUPT:
        raise Declined(PauseReason.CORRUPT)


def apply_status(
    db: sqlite3.Connection,
    loaded: LoadedGame,
    row: GameRow,
    status: GameStatus,
    now: datetime,
    by: User | None = None,
) -> Changed:
    """Pause or resume a game; the clocks stop, or run again, and those asked are called.

    `by` is the person who does it, who needs no call.
    """
    game_rows.set_status(db, row.id, status)
    row = alter(row, status=status, pause_reason=None, ended_at=None)
    held = row.seat_of(by.id) if by else None
    answered = held.seat if held else None
    change = ClockChange(row, asked_seats(loaded, row), now, answered=answered, resumes=True)
    seats, pending = update_clocks(db, change)
    return alter(row, seats=seats), pending
