"""A queue of pictures, and renderers with faults."""

import gc
import sys
from collections.abc import AsyncIterator, Callable
from functools import (
    _lru_cache_wrapper,  # pyright: ignore[reportPrivateUsage] - to draw every tile again
)

import pytest

from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.pictures.process import RendererProcess
from bot.worker.process import WorkerProcess


@pytest.fixture
def drawn_anew() -> None:
    """Forget all tiles that are drawn."""
    for one in gc.get_objects():
        if isinstance(one, _lru_cache_wrapper) and one.__module__.startswith("bot.pictures"):
            one.cache_clear()


@pytest.fixture
def renderer() -> WorkerProcess:
    return RendererProcess()


@pytest.fixture
def limits() -> PictureLimits:
    return PictureLimits()


@pytest.fixture
async def queue(renderer: WorkerProcess, limits: PictureLimits) -> AsyncIterator[PictureQueue]:
    queue = PictureQueue(renderer, limits, enabled=True)
    yield queue
    await queue.close()


@pytest.fixture
def fault(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Set a fault for the next renderers that are started."""

    def set_fault(name: str) -> None:
        command = (sys.executable, "-m", "tests.pictures.faulty", name)
        monkeypatch.setattr("bot.worker.process.command_of", lambda _: command)

    return set_fault
