"""Draw off the event loop, one picture at a time, and keep what was drawn last."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Concatenate, ParamSpec

from bot.pictures.lettering import check_fonts
from bot.pictures.scene import Scene

P = ParamSpec("P")
_KEPT = 32


class Studio:
    """Where pictures are drawn: in a thread, so that nobody who presses a button waits."""

    def __init__(self, kept: int = _KEPT) -> None:
        check_fonts()
        self._kept = kept
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

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
                self._drawn[key] = await asyncio.to_thread(draw, scene, *args, **kwargs)
            self._drawn.move_to_end(key)
            while len(self._drawn) > self._kept:
                self._drawn.popitem(last=False)
            return self._drawn[key]


def _seen(scene: Scene) -> tuple[Hashable, ...]:
    """List all of a scene that a picture can show."""
    edition, cells = scene.game.edition.name, scene.game.book.cells
    return (scene.words.language, scene.names, edition, cells, scene.table)
