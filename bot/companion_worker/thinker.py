"""Ask companions what they do, and recover if their process is lost."""

import logging
import pickle

from bot.companion_worker.request import ThoughtRequest
from bot.companions.people import Strength
from bot.companions.thoughts import Thought
from bot.worker.process import WorkerAway, WorkerLost, WorkerProcess, WorkFailed
from rules.record import alter

log = logging.getLogger(__name__)

NICE = 5
"""A lower priority than the bot, as for pictures: a companion has time."""

_LATE = 5.0
"""Seconds for a thought: the longest measured took less than one."""


class ThinkingProcess(WorkerProcess):
    """The companions' process: it takes a ThoughtRequest, and returns a pickled Thought."""

    def __init__(self) -> None:
        super().__init__("bot.companion_worker", nice=NICE, late=_LATE)


class Thinker:
    """The process of all companions, which thinks one thought after the other."""

    def __init__(self, worker: ThinkingProcess) -> None:
        self._worker = worker

    async def think(self, request: ThoughtRequest) -> Thought | None:
        """Return what a companion does; None if even a neighbour has no answer.

        If the process dies, is late or fails, a neighbour answers in a fresh one. Raises WorkerAway
        if that is lost as well, or none is started now: a later try may succeed.
        """
        is_lost = False
        for asked in (request, alter(request, strength=Strength.NEIGHBOUR)):
            try:
                content, _ = await self._worker.ask(asked)
            except (WorkerLost, WorkFailed) as error:
                log.warning("a companion has lost its thread: %s", error)
                is_lost = isinstance(error, WorkerLost)
            else:
                return pickle.loads(content)  # noqa: S301 - from the bot's own process
        if is_lost:
            raise WorkerAway
        return None

    async def close(self) -> None:
        """End the process at once."""
        await self._worker.close()
