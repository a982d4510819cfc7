"""Run the renderer in a process of its own, outside the bot's memory and CPU time.

What happens to the process -> the result of a request, and what follows:

    it draws                    -> the PNG
    it cannot draw the request  -> DrawingFailed with its traceback; it keeps running
    it dies or cannot start     -> RendererLost; the next request starts another
    it is late                  -> RendererLost; it is killed, as above
    it is lost repeatedly       -> RendererAway for a while, longer each time
    the bot stops               -> RendererLost, then RendererAway; it is killed
    the bot is killed           -> its stdin is closed, and it ends
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from struct import Struct
from time import monotonic

from bot.text.picture_request import IconRequest, Picture, WebpRequest

REQUEST_HEAD = Struct("!I")
"""The header of a pickled request: its length."""

ANSWER_HEAD = Struct("!?I")
"""The header of an answer: whether it is a PNG or a traceback, and its length.

The first answer is empty, and says that the renderer is ready.
"""

_COMMAND = (sys.executable, "-m", "bot.pictures")
_ROOT = Path(__file__).parents[2]

_NICE = 5
"""Presses have priority: beside a busy bot a picture still gets a quarter of a core."""

_LATE = 10.0
"""Seconds for a picture: it takes 0.04, or 1 where a language is loaded first."""

_START = 30.0
"""Seconds for a start: it takes half a second on an idle machine."""

_LONGEST_REST = 64.0
"""Seconds at most between two starts while the renderer is lost each time."""


class DrawingFailed(Exception):
    """The renderer could not draw a picture, which is a bug."""


class RendererLost(Exception):
    """The renderer died, was killed because it was late, or could not be started."""


class RendererAway(Exception):
    """No renderer is started now: it was lost too often recently, or the bot stops."""


class RendererProcess:
    """A renderer that is started when it is first needed, and again after it was lost."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._lost = 0
        self._rests_until = 0.0
        self._closed = False
        self._lock = asyncio.Lock()

    async def render(self, request: Picture | IconRequest | WebpRequest) -> tuple[bytes, float]:
        """Return a picture or an icon, and the seconds that drawing it took.

        One picture is drawn at a time. Raises DrawingFailed, RendererAway, RendererLost.
        """
        frame = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        async with self._lock:
            try:
                if self._process and self._process.returncode is not None:
                    await self._drop()  # it died while it was idle
                process = self._process or await self._start()
                began = monotonic()
                async with asyncio.timeout(_LATE):
                    drawn, content = await _ask(process, frame)
            except (OSError, EOFError, TimeoutError) as error:
                await self._drop()
                self._rest()
                raise RendererLost("late" if isinstance(error, TimeoutError) else "gone") from error
            except asyncio.CancelledError:
                await self._drop()  # else its answer would be read as the next request's
                raise
        self._lost = 0
        if not drawn:
            raise DrawingFailed(content.decode())
        return content, monotonic() - began

    async def close(self) -> None:
        """End the renderer at once, and start no other."""
        self._closed = True
        if self._process:
            self._kill(self._process)  # a waiting request fails, and releases the lock
        async with self._lock:
            await self._drop()

    async def _start(self) -> Process:
        """Start a renderer, and wait until it is ready. Raises RendererAway."""
        if self._closed or monotonic() < self._rests_until:
            raise RendererAway
        async with asyncio.timeout(_START):
            self._process = process = await asyncio.create_subprocess_exec(
                *_COMMAND, stdin=PIPE, stdout=PIPE, cwd=_ROOT
            )
            if self._closed:
                self._kill(process)
            if sys.platform != "win32":
                os.setpriority(os.PRIO_PROCESS, process.pid, _NICE)
            await _read(process)
        return process

    async def _drop(self) -> None:
        """Discard the renderer, dead or alive."""
        process, self._process = self._process, None
        if process:
            self._kill(process)
            await process.communicate()  # its pipes are closed only once they are read to the end

    def _rest(self) -> None:
        """Start no renderer for a while; after the first loss the next may start at once."""
        self._lost += 1
        rest = min(_LONGEST_REST, 2.0**self._lost) if self._lost > 1 else 0.0
        self._rests_until = monotonic() + rest

    @staticmethod
    def _kill(process: Process) -> None:
        if process.returncode is None:
            process.kill()


async def _ask(process: Process, frame: bytes) -> tuple[bool, bytes]:
    assert process.stdin
    process.stdin.write(REQUEST_HEAD.pack(len(frame)) + frame)
    await process.stdin.drain()
    return await _read(process)


async def _read(process: Process) -> tuple[bool, bytes]:
    """Read an answer. Raises EOFError."""
    assert process.stdout
    drawn, size = ANSWER_HEAD.unpack(await process.stdout.readexactly(ANSWER_HEAD.size))
    return drawn, await process.stdout.readexactly(size)
