"""Run due timers: one query a tick, and one handler for each kind."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import assert_never

from bot.delivery.outbox.suspensions import Suspensions
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.kinds import TimerKind
from bot.model.timers import TimerRow
from bot.service.clocks.due_timers import DueTimers
from bot.service.tables.tables import Tables
from rules.record import record

log = logging.getLogger(__name__)

OnDue = Callable[[TimerRow], Awaitable[None]]
"""Drops or advances the timer in the transaction that stores its message."""


@record
class TimerHandlers:
    """The handler of each kind of timer."""

    remind: OnDue
    overdue: OnDue
    order: OnDue
    vote: OnDue
    expire: OnDue
    read: OnDue
    night: OnDue
    plan: OnDue

    def of(self, kind: TimerKind) -> OnDue:
        """Return the handler of a kind."""
        match kind:
            case TimerKind.REMIND:
                return self.remind
            case TimerKind.OVERDUE:
                return self.overdue
            case TimerKind.ORDER:
                return self.order
            case TimerKind.VOTE:
                return self.vote
            case TimerKind.EXPIRE:
                return self.expire
            case TimerKind.READ:
                return self.read
            case TimerKind.NIGHT:
                return self.night
            case TimerKind.PLAN:
                return self.plan
            case _:
                assert_never(kind)


class Timers:
    """The dispatch of due timers to handlers, by kind."""

    def __init__(self, tables: Tables, suspensions: Suspensions, handlers: TimerHandlers) -> None:
        self._tables = tables
        self._due_timers = DueTimers(tables)
        self._suspensions = suspensions
        self._handlers = handlers

    async def tick(self) -> bool:
        """Run all timers that are due; the next may wait for a while, so return False.

        Raises StoreBusy where the database cannot be read.
        """
        now = self._tables.now()
        due = await self._due_timers.due(now)
        # A clock runs out before the reminders of the same tick, which name the time it ends.
        for timer in sorted(due, key=lambda one: one.kind != TimerKind.OVERDUE):
            await self._run(timer, now)
        return False

    async def _run(self, timer: TimerRow, now: datetime) -> None:
        try:
            await self._handlers.of(timer.kind)(timer)
        except StoreBusy:
            raise
        except Declined:
            # The table has gone on: the timer is about something that is settled.
            await self._due_timers.drop(timer)
        except Corrupt as error:
            # Kept, not dropped: a game that is repaired has its clocks and reminders.
            await self._suspensions.pause_corrupt(timer.game_id, error)
            await self._due_timers.put_off(timer, now)
        except Exception:
            # One timer must not keep the others of this tick from running.
            log.exception("game %s: %s of seat %s", timer.game_id, timer.kind, timer.seat)
            await self._due_timers.put_off(timer, now)
