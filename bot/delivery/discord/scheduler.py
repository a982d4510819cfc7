"""Do what is due by itself: much at once, the most urgent first, and nothing twice at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Iterable
from contextlib import ExitStack
from itertools import count

from bot.delivery.discord.request_budget import RequestBudget, Urgency, urgency
from rules.record import record

PLACES = 20
"""Works that are under way at once: they keep Discord busy, and none waits long for its turns."""

SLOW = 3.0
"""Seconds after which a work gives up its place: Discord keeps it waiting, and perhaps no other."""


@record
class Work:
    """Something to do; works with an equal `key` (task, game) never run at the same time."""

    key: Hashable
    urgency: Urgency
    do: Callable[[], Awaitable[None]]


class Scheduler:
    """The works that wait, and those that are under way."""

    def __init__(self, budget: RequestBudget) -> None:
        self._budget = budget
        self._keys: set[Hashable] = set()
        self._numbers = count()
        self._waiting = asyncio.PriorityQueue[tuple[Urgency, int, asyncio.Future[None]]]()
        self._taken = 0

    async def run(self, works: Iterable[Work]) -> None:
        """Do works, and return when they are done; those that wait or are under way are left out.

        Raises the first error of one, after the last has ended.
        """
        self._admit()
        tasks = [self._start(work) for work in works if work.key not in self._keys]
        for error in await asyncio.gather(*tasks, return_exceptions=True):
            if error is not None:
                raise error

    def _start(self, work: Work) -> asyncio.Task[None]:
        self._keys.add(work.key)
        task = asyncio.create_task(self._do(work))
        # Not at its end: a task that is cancelled at once never begins.
        task.add_done_callback(lambda _: self._keys.discard(work.key))
        return task

    async def _do(self, work: Work) -> None:
        urgency.set(work.urgency)
        with ExitStack() as place:
            # The steps of nights are few, and wait for no place.
            if work.urgency > Urgency.NIGHT:
                await self._enter(work.urgency)
                place.callback(self._leave)
                slow = asyncio.get_running_loop().call_later(SLOW, place.close)
                place.callback(slow.cancel)
            await work.do()

    async def _enter(self, urgent: Urgency) -> None:
        """Wait for a place."""
        turn = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((urgent, next(self._numbers), turn))
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        self._taken -= 1
        self._admit()

    def _admit(self) -> None:
        """Give free places to the most urgent, unless more requests wait than are sent soon."""
        while max(self._taken, self._budget.waiting) < PLACES and not self._waiting.empty():
            *_, turn = self._waiting.get_nowait()
            if not turn.done():
                turn.set_result(None)
                self._taken += 1
