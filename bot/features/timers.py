"""Let happen what is due: one look at the timers a tick, and one hand for each kind."""

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.features.invitations import on_expire
from bot.features.orders import on_order
from bot.features.reminders import on_overdue, on_remind
from bot.features.votes import on_vote
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.kinds import TimerKind
from bot.model.timers import TimerRow
from bot.service.clocks import stamp
from bot.store import timers

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)

_MOST = 100
"""Timers a tick: after an outage the rest waits for the next one."""

_PUT_OFF = timedelta(hours=1)

_HANDS: dict[TimerKind, Callable[["TableBot", TimerRow], Awaitable[None]]] = {
    TimerKind.REMIND: on_remind,
    TimerKind.OVERDUE: on_overdue,
    TimerKind.ORDER: on_order,
    TimerKind.VOTE: on_vote,
    TimerKind.EXPIRE: on_expire,
}
"""Who sees to which kind: each drops or advances the timer in the transaction that owes a word."""


class Timers:
    """What happens by itself."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    async def tick(self) -> None:
        """See to all that is due.

        Raises StoreBusy where the database cannot be read.
        """
        now = self._bot.tables.now()
        due = await self._bot.database.read(lambda db: timers.due(db, stamp(now), _MOST))
        for timer in sorted(
            due, key=lambda one: one.kind != TimerKind.OVERDUE
        ):  # a reminder names the end
            await self._see_to(timer, now)

    async def _see_to(self, timer: TimerRow, now: datetime) -> None:
        try:
            await _HANDS[timer.kind](self._bot, timer)
        except StoreBusy:
            raise
        except Declined:
            await self._bot.database.write(lambda db: timers.done(db, timer))
        except Corrupt as error:
            await self._bot.holds.distrust(timer.game_id, error)
            await self._put_off(timer, now)
        except Exception:
            log.exception("game %s: %s of seat %s", timer.game_id, timer.kind, timer.seat)
            await self._put_off(timer, now)

    async def _put_off(self, timer: TimerRow, now: datetime) -> None:
        later = stamp(now + _PUT_OFF)
        await self._bot.database.write(lambda db: timers.put_off(db, timer, later))
