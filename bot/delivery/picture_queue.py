"""Have pictures drawn for messages: a message never waits for long, and can always do without."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING

from bot.pictures.request import PictureRequest

if TYPE_CHECKING:
    from bot.pictures.renderer import Renderer

log = logging.getLogger(__name__)

_MOMENT = 0.15
"""Seconds that a panel or a reading may wait for its picture."""

_SHARE = 5
"""Drawing for panels takes a fifth of the time at the most."""

_BURST = 3.0
"""Seconds that the drawing for panels may be behind that share: some pictures in a row."""

_MOST = 2
"""How many pictures are drawn or waited for before a panel goes without."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG with its file's name, and the words that stand for it."""

    png: bytes
    name: str
    alt: str


class PictureQueue:
    """Where the bot's parts ask for pictures; None is the answer where there is none."""

    def __init__(self, *, on: bool) -> None:
        self.on = on
        self._studio: Renderer | None = None
        self._under_way: set[asyncio.Task[Picture | None]] = set()
        self._paid_until = 0.0

    async def draw_all(self, requests: Sequence[PictureRequest]) -> dict[str, Picture]:
        """Draw pictures, however long it takes; return by file name those that were drawn."""
        drawn = [await self.paint(request) for request in requests]
        return {picture.name: picture for picture in drawn if picture}

    async def draw_soon(self, requests: Sequence[PictureRequest]) -> dict[str, Picture]:
        """Draw pictures for a message that is about to be sent, if they are ready in a moment."""
        drawn = [await self.paint_soon(request) for request in requests]
        return {picture.name: picture for picture in drawn if picture}

    async def paint(self, wish: PictureRequest) -> Picture | None:
        """Draw what is wished for; None where that fails, or is told in plain words."""
        if not self.on or wish.narrator.words.plain:
            return None
        try:
            return await self._paint(wish)
        except Exception:
            log.warning("no picture of the %s", wish.what, exc_info=True)
            return None

    async def paint_soon(self, wish: PictureRequest | None) -> Picture | None:
        """Draw what goes with a message that is about to be sent, if it is ready in a moment.

        Where many games are played at once, most of them go without.
        """
        now = monotonic()
        if not self.on or wish is None or wish.narrator.words.plain:
            return None
        if len(self._under_way) >= _MOST or self._paid_until > now + _BURST:
            return None
        task = asyncio.create_task(self.paint(wish))
        self._under_way.add(task)
        task.add_done_callback(lambda done: self._pay(done, now))
        await asyncio.wait({task}, timeout=_MOMENT)
        return task.result() if task.done() else None

    def _pay(self, done: "asyncio.Task[Picture | None]", began: float) -> None:
        self._under_way.discard(done)
        now = monotonic()
        self._paid_until = max(self._paid_until, now) + (now - began) * _SHARE

    async def _paint(self, wish: PictureRequest) -> Picture | None:
        if self._studio is None:
            self._studio = await asyncio.to_thread(_open_studio)
        from bot.pictures.catalogue import exhibit  # noqa: PLC0415 - Pillow waits for its first use

        found = exhibit(wish)
        if found is None:
            return None
        return Picture(await found.paint(self._studio), wish.file, found.alt)


def _open_studio() -> "Renderer":
    """Load Pillow and the fonts, off the loop."""
    from bot.pictures import catalogue as exhibits  # noqa: PLC0415 - as above

    return exhibits.Renderer()
