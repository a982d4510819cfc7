"""Queue pictures for the renderer: messages wait for one only briefly, or get it later."""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from typing import TypeAlias

from cachetools import LRUCache

from bot.text.picture_request import (
    Halves,
    Picture,
    TitleRequest,
    TwofoldRequest,
    WebpRequest,
    halves,
)
from bot.worker.process import WorkerAway, WorkerLost, WorkerProcess, WorkFailed
from rules.record import record

log = logging.getLogger(__name__)

Drawing: TypeAlias = asyncio.Task[bytes | None]

_LONGEST_PAUSE = 64.0
"""Seconds in which no message waits for a picture after many in a row came too late.

The machine is too busy then; a pause begins with two seconds and doubles. Pictures are still drawn
for messages that went out without, one by one, within their share of the time: most of those are
out of date before that, and their pictures are never drawn.
"""

_TITLE_CACHE_BYTES = 6_000_000
"""Bytes of title cards in their own cache: a whole book's, the same in all games of a language."""


@record
class PictureLimits:
    """How long messages wait for pictures, and how many are drawn and kept.

    - moment: seconds that a panel or a reading may wait for its picture.
    - first: seconds that a game's first panel may wait: the renderer may have to start.
    - share: seconds that the drawing for panels and DMs rests for each second that it takes; it
      then takes a sixteenth of the time, two pictures a second. Title cards, which are drawn ahead,
      and what a person asks to see do not count.
    - burst: seconds that drawing may run ahead of that share: some pictures in a row.
    - most: pictures in the queue before a panel goes out without its own.
    - cache_bytes: bytes of PNGs in the cache, some forty pictures.
    """

    moment: float = 0.15
    first: float = 3.0
    share: float = 15
    burst: float = 9.0
    most: int = 2
    cache_bytes: int = 2_000_000


class PictureQueue:
    """The queue and the cache of pictures, as PNGs; None where there is none."""

    def __init__(self, renderer: WorkerProcess, limits: PictureLimits, *, enabled: bool) -> None:
        self.enabled = enabled
        self._renderer = renderer
        self._limits = limits
        self._others: LRUCache[Picture, bytes] = LRUCache(limits.cache_bytes, getsizeof=len)
        self._titles: LRUCache[Picture, bytes] = LRUCache(_TITLE_CACHE_BYTES, getsizeof=len)
        self._under_way: dict[Picture, Drawing] = {}
        self._paid_until = 0.0
        self._paused_until = 0.0
        self._late_in_a_row = 0

    async def draw(self, request: Picture | None) -> bytes | None:
        """Return a picture, however long it takes; None where that fails."""
        if not self.enabled or request is None:
            return None
        cache = self._cache(request)
        if request in cache:
            return cache[request]
        # Shielded: equal requests share a drawing, which must survive any one waiter.
        return await asyncio.shield(self._under_way.get(request) or self._begin(request))

    async def draw_soon(self, request: Picture | None) -> bytes | None:
        """Return the picture of a message that is about to be sent, if it is ready in a moment."""
        if not self.enabled or request is None:
            return None
        cache = self._cache(request)
        if request in cache:
            return cache[request]
        drawing = self._under_way.get(request) or self._begin_if_free(request)
        if drawing is None:
            return None
        # `wait` leaves the drawing alone when the moment is over: it goes into the cache.
        await asyncio.wait({drawing}, timeout=self._limits.moment)
        if not drawing.done():
            self._pause()
            return None
        self._late_in_a_row = 0
        return None if drawing.cancelled() else drawing.result()

    def prepare(self, request: Picture | None) -> None:
        """Begin to draw the picture of a message that is sent in a moment, if it would be then."""
        if self.enabled and request is not None and not self._is_begun(request):
            self._begin_if_free(request)

    async def draw_first(self, requests: Iterable[Picture]) -> None:
        """Draw the pictures of a game's first panel, and wait for them longer than for others."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._limits.first):
                for request in requests:
                    await self.draw(request)

    async def draw_later(self, request: Picture) -> bytes | None:
        """Return the picture of a message that went out without it; None where that fails.

        It waits until the share of the time allows it. Where nobody waits for it any more by then,
        it is not drawn.
        """
        # One at a time: each looks at what the one before has used of the share.
        while self.enabled and not self._is_begun(request):
            if self._under_way:
                await asyncio.wait(self._under_way.values())
            elif (ahead := self._ahead()) > 0:
                await asyncio.sleep(ahead)
            else:
                self._begin(request, is_paid=True)
        return await self.draw(request)

    async def draw_webp(self, request: WebpRequest) -> bytes | None:
        """Return a picture as a WebP, which is not cached; None where that fails."""
        drawn = await self._render(request) if self.enabled else None
        return drawn[0] if drawn else None

    async def draw_twofold(self, request: TwofoldRequest) -> Halves | None:
        """Return a picture in two formats, which are not cached; None where that fails."""
        drawn = await self._render(request) if self.enabled else None
        return halves(drawn[0]) if drawn else None

    def draw_ahead(self, request: Picture | None) -> None:
        """Begin to draw a picture that a message will soon want."""
        if not self.enabled or request is None:
            return
        if not self._is_begun(request):
            self._begin(request)

    async def forget(self) -> None:
        """Drop the pictures that may name people, also from the memory of the renderer."""
        # In this order: what is drawn until then is cached.
        await self._renderer.end()
        self._others.clear()

    async def close(self) -> None:
        """Stop at once: messages that wait for a picture go without."""
        # First: nothing new begins, and failures that this causes are not logged.
        self.enabled = False
        await self._renderer.close()
        await asyncio.gather(*self._under_way.values(), return_exceptions=True)

    def _ahead(self) -> float:
        """Return in how many seconds the share allows another picture; below 0 it does now."""
        return self._paid_until - monotonic() - self._limits.burst

    def _begin_if_free(self, request: Picture) -> Drawing | None:
        """Begin to draw a picture for a message that waits for it, unless that takes too long."""
        is_busy = self._waiting() >= self._limits.most or monotonic() < self._paused_until
        return None if is_busy or self._ahead() > 0 else self._begin(request, is_paid=True)

    def _pause(self) -> None:
        """Let no message wait for a while, since a picture came too late for its own."""
        self._late_in_a_row += 1
        seconds = min(2.0**self._late_in_a_row, _LONGEST_PAUSE)
        self._paused_until = max(self._paused_until, monotonic() + seconds)

    def _is_begun(self, request: Picture) -> bool:
        return request in self._under_way or request in self._cache(request)

    def _waiting(self) -> int:
        """Count the pictures in the queue, without title cards, which are drawn ahead."""
        return len([one for one in self._under_way if not isinstance(one, TitleRequest)])

    def _cache(self, request: Picture) -> LRUCache[Picture, bytes]:
        return self._titles if isinstance(request, TitleRequest) else self._others

    def _begin(self, request: Picture, *, is_paid: bool = False) -> Drawing:
        drawing = asyncio.create_task(self._draw(request, is_paid=is_paid))
        self._under_way[request] = drawing
        drawing.add_done_callback(lambda _: self._under_way.pop(request))
        return drawing

    async def _draw(self, request: Picture, *, is_paid: bool) -> bytes | None:
        drawn = await self._render(request)
        if drawn is None:
            return None
        png, seconds = drawn
        if is_paid:
            self._paid_until = max(self._paid_until, monotonic()) + seconds * self._limits.share
        # cachetools raises for a value that is larger than the whole cache.
        if len(png) <= self._limits.cache_bytes:
            self._cache(request)[request] = png
        return png

    async def _render(
        self, request: Picture | WebpRequest | TwofoldRequest
    ) -> tuple[bytes, float] | None:
        """Return a picture and the seconds that it took; None where that fails."""
        try:
            return await self._renderer.ask(request)
        except WorkerAway:
            # Lost too often, or the bot stops; that was logged when it happened.
            return None
        except WorkerLost as error:
            if self.enabled:  # else it was closed
                log.warning("no picture of the %s: the renderer is %s", request.kind, error)
            return None
        except WorkFailed as error:
            log.warning("no picture of the %s: %s", request.kind, error)
            return None
