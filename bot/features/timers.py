"""Run due timers: one query a tick, and one handler for each kind."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta

from bot.delivery.suspensions import Suspensions
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.kinds import TimerKind
from bot.model.timers import TimerRow
from bot.service.clocks import stamp
from bot.service.tables import Tables
from bot.store import timers

log = logging.getLogger(__name__)

OnDue = Callable[[TimerRow], Awaitable[None]]
"""Drops or advances the timer in the transaction that stores its message."""

_MOST = 100
"""Timers in one tick: after an outage the others wait for the next one."""

_PUT_OFF = timedelta(hours=1)


class Timers:
    """The dispatch of due timers to handlers, by kind."""

    def __init__(
        self, tables: Tables, suspensions: Suspensions, handlers: Mapping[TimerKind, OnDue]
    ) -> None:
        self._tables = tables
        self._suspensions = suspensions
        self._handlers = handlers

    async def tick(self) -> None:
        """Run all timers that are due.

        Raises StoreBusy where the database cannot be read.
        """
        now = self._tables.now()
        due = await self._tables.database.read(lambda db: timers.due(db, stamp(now), _MOST))
        # A clock runs out before the reminders of the same tick, which name the time it ends.
        for timer in sorted(due, key=lambda one: one.kind != TimerKind.OVERDUE):
            await self._run(timer, now)

    async def _run(self, timer: TimerRow, now: datetime) -> None:
        try:
            await self._handlers[timer.kind](timer)
        except StoreBusy:
            raise
        except Declined:
            await self._tables.database.write(lambda db: timers.done(db, timer))
        except Corrupt as error:
            await self._suspensions.distrust(timer.game_id, error)
            await self._put_off(timer, now)
        except Exception:
            log.exception("game %s: %s of seat %s", timer.game_id, timer.kind, timer.seat)
            await self._put_off(timer, now)

    async def _put_off(self, timer: TimerRow, now: datetime) -> None:
        later = stamp(now + _PUT_OFF)
        await self._tables.database.write(lambda db: timers.put_off(db, timer, later))
