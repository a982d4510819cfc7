"""Run due timers: one query a tick, and one handler for each kind."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime

from bot.delivery.outbox.pauses import Pauses
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.games import TimerRow
from bot.model.kinds import TimerKind, require_rows
from bot.service.clocks import due_timers
from bot.service.tables.games import Games

log = logging.getLogger(__name__)

OnDue = Callable[[TimerRow], Awaitable[None]]
"""Drops or advances the timer in the transaction that stores its message."""


class Timers:
    """The dispatch of due timers to handlers, by kind."""

    def __init__(self, games: Games, pauses: Pauses, handlers: Mapping[TimerKind, OnDue]) -> None:
        require_rows(handlers, TimerKind, "handler for the timer", "bot/parts/background.py")
        self._games = games
        self._pauses = pauses
        self._handlers = handlers

    async def tick(self) -> bool:
        """Run all timers that are due; the next may wait for a while, so return False.

        Raises StoreBusy where the database cannot be read.
        """
        now = self._games.now()
        due = await due_timers.find_due(self._games.database, now)
        # A clock runs out before the reminders of the same tick, which name the time it ends.
        for timer in sorted(due, key=lambda one: one.kind != TimerKind.OVERDUE):
            await self._run(timer, now)
        return False

    async def _run(self, timer: TimerRow, now: datetime) -> None:
        try:
            await self._handlers[timer.kind](timer)
        except StoreBusy:
            raise
        except Declined:
            # The table has gone on: the timer is about something that is settled.
            await due_timers.drop(self._games.database, timer)
        except Corrupt as error:
            # Kept, not dropped: a game that is repaired has its clocks and reminders.
            await self._pauses.pause_corrupt(timer.game_id, error)
            await due_timers.put_off(self._games.database, timer, now)
        except Exception:
            # One timer must not keep the others of this tick from running.
            log.exception("game %s: %s of seat %s", timer.game_id, timer.kind, timer.seat)
            await due_timers.put_off(self._games.database, timer, now)
