"""Let time pass only while nothing is left to do: an hour of waiting takes no time, and the same
steps take the same course each time.
"""

import asyncio
import contextlib
import logging
import math
import selectors
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

START = datetime(2026, 6, 1, 12, tzinfo=UTC)

log = logging.getLogger(__name__)


class StandingStill(Exception):
    """Nothing is left to do, and nothing is waited for: somebody waits for ever."""


def _log_uncaught(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what nobody catches on this loop, and not as `asyncio` does for all loops.

    A task that another test has left may end while this one runs.
    """
    what = context.get("message"), context.get("future") or context.get("handle")
    log.error("%s: %r", *what, exc_info=context.get("exception"))


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock leaps to the next timer; other threads' work is done on it.

    While it is `real`, it waits for other threads as any loop does.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self.real = 0
        super().__init__(_Leaping(self))
        self.set_exception_handler(_log_uncaught)

    def time(self) -> float:
        """Return the seconds since this loop began."""
        return self.now

    def run_in_executor(
        self,
        executor: Any,
        func: Callable[..., Any],
        *args: Any,
    ) -> "asyncio.Future[Any]":
        """Run a function on a later turn of the loop itself."""
        del executor
        future = self.create_future()
        self.call_soon(_run, future, func, args)
        return future


class _Leaping(selectors.DefaultSelector):
    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if self._loop.real:
            return super().select(timeout)
        if timeout is not None and timeout <= 0:
            return super().select(0)
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise StandingStill
            now = self._loop.now
            self._loop.now = max(now + timeout, math.nextafter(now, math.inf))
        return ready


def _run(future: "asyncio.Future[Any]", func: Callable[..., Any], args: tuple[Any, ...]) -> None:
    if future.cancelled():
        return
    try:
        future.set_result(func(*args))
    except Exception as error:  # noqa: BLE001 - the code that waits gets it
        future.set_exception(error)


class Clock:
    """The clock of the bot's machine, which may be `ahead` of Discord's."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return self.true() + self.ahead

    def true(self) -> datetime:
        """Return the time on Discord's clock."""
        return START + timedelta(seconds=self.loop.now)


@contextlib.contextmanager
def passing(clock: Clock, seed: int) -> Iterator[None]:
    """Let the bot and the simulated Discord go by this clock, and number things from 1."""

    def monotonic() -> float:
        return clock.loop.now

    def seconds() -> float:
        return clock.true().timestamp()

    names = Random(seed)
    discords = SimpleNamespace(time=seconds, monotonic=monotonic, perf_counter=monotonic)
    tokens = SimpleNamespace(token_hex=lambda size: names.randbytes(size).hex())
    stub = {
        "world": {"time": discords, "_LOW": count(1)},
        "rest": {"time": discords},
        "people": {"time": discords, "secrets": tokens},
    }
    with contextlib.ExitStack() as stack:
        for module, changes in stub.items():
            stack.enter_context(patch.multiple(f"tests.stub.{module}", **changes))
        stack.enter_context(patch("bot.delivery.outbox.panels.utcnow", clock))
        stack.enter_context(patch("bot.screen.pages.monotonic", monotonic))
        for module in ("aloud.voice_note_sender", "discord.picture_queue"):
            stack.enter_context(patch(f"bot.delivery.{module}.monotonic", monotonic))
        yield
