"""Send requests evenly, the most urgent first, within what Discord takes of a whole bot.

It takes 50 requests a second, whatever they ask for. Answers to presses and commands, and what
follows under their tokens, do not count. The limits of each channel are discord.py's: it learns
them from Discord's answers.
"""

import asyncio
from contextvars import ContextVar
from enum import IntEnum, auto
from itertools import count

import aiohttp

A_SECOND = 45
"""Requests that are sent in a second, with some room for those that arrive closer together."""


class Urgency(IntEnum):
    """How urgent requests are, and the work that makes them: the first goes first."""

    PRESS = auto()
    NIGHT = auto()
    CLOCK = auto()
    PANEL = auto()
    REMINDER = auto()
    DIRECT_MESSAGE = auto()
    REST = auto()


urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.PRESS)
"""How urgent the requests of a task are, and of the tasks that it starts."""


class RequestBudget:
    """The turns of the bot's requests, each a moment after the one before.

    Evenly, and not all of a second's at once: an urgent one waits for a moment, not for a second.
    """

    def __init__(self) -> None:
        self._gap = 1 / A_SECOND
        self._next = 0.0
        self._numbers = count()
        self._waiting = asyncio.PriorityQueue[tuple[Urgency, int, asyncio.Future[None]]]()

    @property
    def waiting(self) -> int:
        """Return how many requests wait for their turn."""
        return self._waiting.qsize()

    async def hold(
        self, request: aiohttp.ClientRequest, send: aiohttp.ClientHandlerType
    ) -> aiohttp.ClientResponse:
        """Send a request in its turn: a middleware of aiohttp's."""
        await self._turn()
        return await send(request)

    async def _turn(self) -> None:
        loop = asyncio.get_running_loop()
        if self._waiting.empty() and loop.time() >= self._next:
            self._next = loop.time() + self._gap
            return
        turn = loop.create_future()
        self._waiting.put_nowait((urgency.get(), next(self._numbers), turn))
        if self.waiting == 1:
            loop.call_at(self._next, self._let_go)
        await turn

    def _let_go(self) -> None:
        """Let the most urgent request go, and have the next one let go in a moment."""
        while not self._waiting.empty():
            *_, turn = self._waiting.get_nowait()
            if turn.done():  # given up
                continue
            turn.set_result(None)
            loop = asyncio.get_running_loop()
            # From when it was due, not from now: a loop that wakes late keeps the rate.
            self._next = max(self._next + self._gap, loop.time())
            if self.waiting:
                loop.call_at(self._next, self._let_go)
            return
