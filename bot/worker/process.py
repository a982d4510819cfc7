"""Run a worker in a process of its own, outside the bot's memory and CPU time.

What happens to the process -> the result of a request, and what follows:

    it does the work            -> the result
    it cannot do the work       -> WorkFailed with its traceback; it keeps running
    it dies or cannot start     -> WorkerLost; the next request starts another
    it is late                  -> WorkerLost; it is killed, as above
    it is lost repeatedly       -> WorkerAway for a while, longer each time
    it ends when it is idle     -> the next request starts another
    it is to forget all it knew -> the same
    the bot stops               -> WorkerLost, then WorkerAway; it is killed
    the bot is killed           -> its stdin is closed, and it ends

What it has started itself is killed with it.
"""

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from struct import Struct
from time import monotonic

REQUEST_HEAD = Struct("!I")
"""The header of a pickled request: its length."""

ANSWER_HEAD = Struct("!?I")
"""The header of an answer: whether it is a result or a traceback, and its length.

The first answer is empty, and means that the worker is ready.
"""

_ROOT = Path(__file__).parents[2]

_START = 30.0
"""Seconds for a start: it takes half a second on an idle machine."""

_LONGEST_REST = 64.0
"""Seconds at most between two starts while the worker is lost each time."""


class WorkFailed(Exception):
    """The worker could not do the request; the traceback says why."""


class WorkerLost(Exception):
    """The worker died, was killed because it was late, or could not be started."""


class WorkerAway(Exception):
    """No worker is started now: it was lost too often recently, or the bot stops."""


class WorkerProcess:
    """A worker that is started when it is first needed, and again after a loss.

    It runs `python -m MODULE` at a priority lower by `nice`. A request may take `late` seconds.
    """

    def __init__(self, module: str, *, nice: int, late: float) -> None:
        self.late = late
        self._module = module
        self._nice = nice
        self._process: Process | None = None
        self._lost = 0
        self._rests_until = 0.0
        self._closed = False
        self._lock = asyncio.Lock()

    @property
    def is_running(self) -> bool:
        """Return whether the process is there."""
        return self._process is not None and self._process.returncode is None

    async def ask(self, request: object) -> tuple[bytes, float]:
        """Return the result of a request, and the seconds that it took.

        Requests are done one at a time. Raises WorkFailed, WorkerAway, WorkerLost.
        """
        frame = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        async with self._lock:
            try:
                if self._process and self._process.returncode is not None:
                    await self._drop()  # it died while it was idle
                process = self._process or await self._start()
                began = monotonic()
                async with asyncio.timeout(self.late):
                    is_done, content = await _ask(process, frame)
            except (OSError, EOFError, TimeoutError) as error:
                await self._drop()
                self._rest()
                raise WorkerLost("late" if isinstance(error, TimeoutError) else "gone") from error
            except asyncio.CancelledError:
                await self._drop()  # else its answer would be read as the next request's
                raise
        self._lost = 0
        if not is_done:
            raise WorkFailed(content.decode())
        return content, monotonic() - began

    async def end(self) -> None:
        """End the worker after what it does now; the next request starts another."""
        async with self._lock:
            await self._drop()

    async def close(self) -> None:
        """End the worker at once, and start no other."""
        self._closed = True
        if self._process:
            _kill(self._process)  # a waiting request fails, and releases the lock
        async with self._lock:
            await self._drop()

    async def _start(self) -> Process:
        """Start a worker, and wait until it is ready. Raises WorkerAway."""
        if self._closed or monotonic() < self._rests_until:
            raise WorkerAway
        async with asyncio.timeout(_START):
            # A group to kill, and no session: Linux shares time between sessions, whatever their
            # processes' priorities are.
            self._process = process = await asyncio.create_subprocess_exec(
                *command_of(self._module), stdin=PIPE, stdout=PIPE, cwd=_ROOT, process_group=0
            )
            # It was closed while it started: the kill before found no process.
            if self._closed:
                _kill(process)
            if sys.platform != "win32":
                os.setpriority(os.PRIO_PROCESS, process.pid, self._nice)
            await _read(process)
        return process

    async def _drop(self) -> None:
        """Discard the worker, dead or alive."""
        process, self._process = self._process, None
        if process:
            _kill(process)
            await process.communicate()  # its pipes are closed only once they are read to the end

    def _rest(self) -> None:
        """Start no worker for a while; after the first loss, the next may start at once."""
        self._lost += 1
        rest = min(_LONGEST_REST, 2.0**self._lost) if self._lost > 1 else 0.0
        self._rests_until = monotonic() + rest


def command_of(module: str) -> tuple[str, ...]:
    """Return the command that runs a module with this Python."""
    return (sys.executable, "-m", module)


def _kill(process: Process) -> None:
    """Kill a worker, and on Unix all that it has started: its process group."""
    if process.returncode is not None:
        return
    if sys.platform == "win32":
        process.kill()
    else:
        # It ended by itself just now.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)


async def _ask(process: Process, frame: bytes) -> tuple[bool, bytes]:
    assert process.stdin
    process.stdin.write(REQUEST_HEAD.pack(len(frame)) + frame)
    await process.stdin.drain()
    return await _read(process)


async def _read(process: Process) -> tuple[bool, bytes]:
    """Read an answer. Raises EOFError."""
    assert process.stdout
    is_done, size = ANSWER_HEAD.unpack(await process.stdout.readexactly(ANSWER_HEAD.size))
    return is_done, await process.stdout.readexactly(size)
