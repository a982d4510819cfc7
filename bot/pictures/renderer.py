"""Draw off the event loop, one picture at a time, and keep what was drawn last."""

import asyncio
import ctypes
import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Concatenate, ParamSpec

from bot.pictures.lettering import check_fonts
from bot.pictures.scene import Scene

P = ParamSpec("P")
_KEPT = 32
_MMAP_THRESHOLD = -3
"""The option's number in glibc's `malloc.h`."""

_LARGE = 1 << 17
"""Bytes: glibc's own threshold, before it learns to keep as much as a picture takes."""


class Renderer:
    """Where pictures are drawn: in a thread, so that nobody who presses a button waits."""

    def __init__(self, kept: int = _KEPT) -> None:
        check_fonts()
        _give_back_at_once()
        self._kept = kept
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(1)
        # The memory that one thread frees does not serve another: all are drawn in the same.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")

    async def paint(
        self,
        draw: Callable[Concatenate[Scene, P], bytes],
        scene: Scene,
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> bytes:
        """Give a picture as a PNG: `await studio.paint(village.draw, scene, seat)`."""
        key = (draw, *_seen(scene), args, tuple(kwargs.items()))
        async with self._turn:
            if key not in self._drawn:
                drawing = partial(draw, scene, *args, **kwargs)
                loop = asyncio.get_running_loop()
                self._drawn[key] = await loop.run_in_executor(self._thread, drawing)
            self._drawn.move_to_end(key)
            while len(self._drawn) > self._kept:
                self._drawn.popitem(last=False)
            return self._drawn[key]


def _give_back_at_once() -> None:
    """Let the C library give the memory of whole pictures back as soon as they are drawn."""
    if sys.platform == "linux":
        with suppress(AttributeError):  # not glibc
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)


def _seen(scene: Scene) -> tuple[Hashable, ...]:
    """List all of a scene that a picture can show."""
    edition, cells = scene.game.edition.name, scene.game.book.cells
    return (scene.words.language, scene.names, edition, cells, scene.table)
