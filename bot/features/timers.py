"""Run due timers: one query a tick, and one handler for each kind."""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from bot.delivery.discord.request_budget import Urgency
from bot.delivery.discord.scheduler import Scheduler, Work
from bot.delivery.outbox.pauses import Pauses
from bot.model.errors import Corrupt, Declined, StoreBusy
from bot.model.games import TimerRow
from bot.model.kinds import URGENT, TimerKind, require_rows
from bot.service.clocks import due_timers
from bot.service.tables.games import Games

log = logging.getLogger(__name__)

OnDue = Callable[[TimerRow], Awaitable[None]]
"""Drops or advances the timer in the transaction that stores its message."""

_URGENT = {
    kind: urgency
    for kinds, urgency in zip(URGENT, (Urgency.NIGHT, Urgency.CLOCK), strict=True)
    for kind in kinds
}


class Timers:
    """The dispatch of due timers to handlers, by kind."""

    def __init__(
        self,
        games: Games,
        pauses: Pauses,
        scheduler: Scheduler,
        handlers: Mapping[TimerKind, OnDue],
    ) -> None:
        require_rows(handlers, TimerKind, "handler for the timer", "bot/parts/background.py")
        self._games = games
        self._pauses = pauses
        self._scheduler = scheduler
        self._handlers = handlers

    async def tick(self) -> None:
        """Run the timers that are due, but for games that are at it already.

        They stay stored until they have run. Raises StoreBusy where the database cannot be read.
        """
        by_game: defaultdict[int, list[TimerRow]] = defaultdict(list)
        due = await due_timers.find_due(self._games.database, self._games.now())
        # A clock runs out before the reminders of the same tick, which name the time it ends.
        for timer in sorted(due, key=_urgency):
            by_game[timer.game_id].append(timer)
        await self._scheduler.run(
            [
                Work(("timers", game_id), _urgency(found[0]), partial(self._run_in_turn, found))
                for game_id, found in by_game.items()
            ]
        )

    async def _run_in_turn(self, timers: Sequence[TimerRow]) -> None:
        for timer in timers:
            await self._run(timer)

    async def _run(self, timer: TimerRow) -> None:
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
            await self._put_off(timer)
        except Exception:
            # One timer must not keep the others of its game from running.
            log.exception("game %s: %s of seat %s", timer.game_id, timer.kind, timer.seat)
            await self._put_off(timer)

    async def _put_off(self, timer: TimerRow) -> None:
        await due_timers.put_off(self._games.database, timer, self._games.now())


def _urgency(timer: TimerRow) -> Urgency:
    return _URGENT.get(timer.kind, Urgency.REMINDER)
