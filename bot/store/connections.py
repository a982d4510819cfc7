"""Connect to the database's file, and run functions of a connection on a thread of its own."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from bot.model.errors import StoreBusy

log = logging.getLogger(__name__)
T = TypeVar("T")

# SQLite's own default of five seconds is longer than Discord waits.
BUSY_MS = 1_000
"""How long a connection waits for a lock; an answer must arrive within three seconds."""

_CACHE_KIB = 128
"""Size of each connection's cache; the system caches the rest of the file, and plies are small."""

Function: TypeAlias = Callable[[sqlite3.Connection], Any]

_Job: TypeAlias = tuple[Function, Callable[[Any], None], asyncio.AbstractEventLoop]


def connect(path: Path, *pragmas: str) -> sqlite3.Connection:
    """Connect to a file, for use by one thread at a time."""
    # No transactions of the module's own, which begin late and never IMMEDIATE; and no check, since
    # the loop and the writer's thread use one connection in turn, never at once.
    connection = sqlite3.connect(
        path, timeout=BUSY_MS / 1_000, isolation_level=None, check_same_thread=False
    )
    for pragma in (f"cache_size = -{_CACHE_KIB}", *pragmas):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class Worker:
    """A thread that runs functions of one connection in turn.

    Switching to it and back costs 27 us of process time, to a ThreadPoolExecutor 42.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        # A daemon: aiosqlite's thread is none, and hung any process that did not close it.
        Thread(target=self._work, name="database", daemon=True).start()

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function of the connection; once queued it completes, even if nobody awaits it.

        Raises StoreBusy.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.submit(function, partial(resolve, done))
        return await done

    def submit(self, function: Function, then: Callable[[Any], None]) -> None:
        """Run a function of the connection, then call another with its outcome, on the loop.

        An exception is an outcome as well, StoreBusy instead of sqlite3.OperationalError.
        """
        self._jobs.put((function, then, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Run what is queued, close the connection, and end the thread."""
        try:
            await self.run(sqlite3.Connection.close)
        finally:
            # Where closing fails as well, or the thread would wait for ever.
            self._jobs.put(None)

    def _work(self) -> None:
        while job := self._jobs.get():
            function, then, loop = job
            loop.call_soon_threadsafe(then, outcome_of(function, self.connection))


def outcome_of(function: Function, connection: sqlite3.Connection) -> Any:
    """Run a function of a connection; return what it returns, or the error that its caller gets."""
    try:
        return function(connection)
    except Exception as error:  # noqa: BLE001 - the waiting task gets it
        return raised(error)


def resolve(done: "asyncio.Future[Any]", outcome: Any) -> None:
    """Give a future its outcome, unless nobody waits for it any more."""
    if done.cancelled():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
        done.exception()  # marks it as retrieved, even where the waiting task was cancelled
    else:
        done.set_result(outcome)


def raised(error: Exception) -> Exception:
    """Return the error that whoever waits gets: StoreBusy where the file is locked or full."""
    if isinstance(error, sqlite3.OperationalError):
        log.warning("database: %s", error)
        return StoreBusy(str(error))
    return error
