"""Start, run and stop the process, and handle signals in each phase.

======== ================================================== ======================================
phase    what happens in it                                 a signal (SIGINT, SIGTERM, SIGHUP)
======== ================================================== ======================================
STARTING modules are imported; then `Work.start`: the file  before the event loop: the process
         is opened, Discord is logged in to, and last of    ends at once, as nothing is open yet;
         all the jobs begin                                 then `start` is cancelled: CLOSING
RUNNING  `Work.run`                                         STOPPING
STOPPING `Work.drain`: what is under way ends, nothing new  changes nothing
         begins
CLOSING  `Work.close`: everything ends that has begun, in   changes nothing
         the opposite order; all of it can be called
         however far the start has come
CLOSED   the interpreter ends                               changes nothing
======== ================================================== ======================================

A part that begins with the bot is started in `Work.start` and ended in `Work.close`; what it is
doing for somebody meanwhile is awaited in `Work.drain`. Drain and close share `LONGEST_STOP`
seconds: afterwards the process ends as it is, which loses nothing that was answered.

Nothing is imported here but the standard library, and asyncio only when it is needed: what is
imported before `Life.listen` is a time in which a signal ends the process by itself.
"""

import os
import signal
import sys
from enum import Enum, auto
from time import sleep
from typing import TYPE_CHECKING, Protocol

from bot.exits import FAILED, STOPPED

if TYPE_CHECKING:
    import asyncio

LONGEST_STOP = 7.0
"""Seconds from the first signal to the end; a host may count on eight."""

_PATIENCE = 1.0
"""Seconds for a cancelled start or run: discord.py swallows a cancellation while it reconnects."""

_LATE = "the stop took too long, and the bot ends as it is: nothing that was answered is lost"


class Phase(Enum):
    """Where the process is in its life."""

    STARTING = auto()
    RUNNING = auto()
    STOPPING = auto()
    CLOSING = auto()
    CLOSED = auto()


class Work(Protocol):
    """What a process lives for."""

    async def start(self) -> None:
        """Begin everything; it may be cancelled at each await."""
        ...

    async def run(self) -> int:
        """Run until it ends by itself, and return the exit status."""
        ...

    async def drain(self) -> None:
        """Accept nothing more, and wait for what is under way; called after `start` alone."""
        ...

    async def close(self) -> None:
        """End everything at once, however far the start has come."""
        ...


class Life:
    """The life of this process; it has one, from `listen` to the end of `run`."""

    def __init__(self) -> None:
        self.phase = Phase.STARTING
        self._loop: asyncio.AbstractEventLoop | None = None
        self._asked: asyncio.Event | None = None
        self._is_asked = False

    def listen(self) -> None:
        """Take the signals that end a process."""
        for number in _signals():
            # Not `loop.add_signal_handler`: the loop would let go of them when it is closed.
            signal.signal(number, self._on_signal)

    def run(self, work: Work) -> int:
        """Live for a work, and return the exit status. Raises what it raises by itself."""
        import asyncio  # noqa: PLC0415 - 0.1 s in which nobody would listen

        return asyncio.run(self._live(work))

    def _on_signal(self, *_: object) -> None:
        if self._is_asked:
            return
        self._is_asked = True
        if self._loop is None or self._asked is None:
            # By an exception it would end in whatever module is being imported, and some catch all.
            os._exit(STOPPED)
        self._loop.call_soon_threadsafe(self._asked.set)

    async def _live(self, work: Work) -> int:
        import asyncio  # noqa: PLC0415 - as above

        self._asked, self._loop = asyncio.Event(), asyncio.get_running_loop()
        asked = asyncio.create_task(self._asked.wait())
        working = asyncio.create_task(self._work(work))
        await asyncio.wait((asked, working), return_when=asyncio.FIRST_COMPLETED)
        asked.cancel()
        self._limit()
        try:
            if self.phase is Phase.RUNNING and not working.done():
                self.phase = Phase.STOPPING
                await work.drain()
        finally:
            self.phase = Phase.CLOSING
            working.cancel()
            await asyncio.wait((working,), timeout=_PATIENCE)
            await work.close()
            await asyncio.wait((working,))
            self.phase = Phase.CLOSED
            for number in _signals():
                # Ignored signals stay so while the interpreter ends; handlers of Python's do not.
                signal.signal(number, signal.SIG_IGN)
        if working.cancelled() or self._is_asked:
            # What fails because it was stopped is no news.
            _ = working.cancelled() or working.exception()
            return STOPPED
        return working.result()

    async def _work(self, work: Work) -> int:
        await work.start()
        self.phase = Phase.RUNNING
        return await work.run()

    def _limit(self) -> None:
        """End the process if the stop takes too long, such as a thread that waits for a disk."""
        from threading import Thread  # noqa: PLC0415 - as above

        Thread(target=self._give_up, daemon=True).start()

    def _give_up(self) -> None:
        sleep(LONGEST_STOP)
        print(_LATE, file=sys.stderr, flush=True)
        os._exit(STOPPED if self._is_asked else FAILED)


def _signals() -> list[signal.Signals]:
    """List the signals that end a process, but for SIGHUP where `nohup` has it ignored."""
    hung_up = signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN
    return [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hung_up else [])]
