"""Open the database: one process, one writer, readers beside it.

A transaction is one function of a connection, run on the writer's thread: faster than a hop for
each statement, and no other task's statements can come between. Transactions that wait together
commit together.

These connections are the standard library's, since aiosqlite's public verbs run statements, not
functions. aiosqlite does what concerns the whole file: `bot.store.upgrade`.
"""

import asyncio
import fcntl
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Any, Concatenate, ParamSpec, TypeVar

from bot.model.errors import StoreBusy
from bot.store.upgrade import copy, upgrade

log = logging.getLogger(__name__)
T = TypeVar("T")
P = ParamSpec("P")

_BUSY_MS = 1_000
"""How long a statement waits for a lock: well under the three seconds of an answer."""

_CACHE_KIB = 512
"""How much of the file each connection keeps; the system keeps the rest, and plies are small."""

_IMPATIENT_SECONDS = 2
"""How long nobody else waits for a lock after one has waited in vain: it would be too late."""


class AlreadyRunning(Exception):
    """Another process holds the database's lock file."""


class Database:
    """The connections to one file; `write`, `read` and `find` take functions of a connection."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: _Worker | None = None
        self._reader: _Worker | None = None
        self._finder: sqlite3.Connection | None = None
        self._lock: IO[bytes] | None = None
        self._queue: list[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]] = []
        self._draining: asyncio.Task[None] | None = None
        self._impatient_until = 0.0

    async def open(self) -> None:
        """Take the lock, migrate, and connect.

        Raises AlreadyRunning, upgrade.NewerDatabase, StoreBusy.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(self.path)
        log.info("sqlite %s, %s", sqlite3.sqlite_version, self.path)
        try:
            await upgrade(self.path)
            self._writer = _Worker(_connect(self.path, "synchronous = FULL", "foreign_keys = ON"))
            self._reader = _Worker(_connect(self.path, "query_only = ON"))
            self._finder = _connect(self.path, "query_only = ON", "busy_timeout = 0")
        except sqlite3.OperationalError as error:
            await self.close()
            raise StoreBusy(str(error)) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the connections and let the lock go."""
        finder, workers, lock = self._finder, (self._reader, self._writer), self._lock
        # Before waiting, as two may close at once.
        self._finder = self._reader = self._writer = self._lock = None
        if finder:
            finder.close()
        for worker in workers:
            if worker:
                await worker.close()
        if lock:
            lock.close()

    async def write(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction; once begun it commits or rolls back, whoever is cancelled.

        Transactions that come while another commits share the next commit: one wait for the disk
        serves them all. Raises StoreBusy where the file is locked, full or unwritable; nothing has
        changed then.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((transaction, done))
        if self._draining is None or self._draining.done():
            self._draining = asyncio.create_task(self._drain())
        return await asyncio.shield(done)

    async def _drain(self) -> None:
        while self._queue:
            batch, self._queue = self._queue, []
            try:
                assert self._writer is not None, "closed"
                patience = 0 if monotonic() < self._impatient_until else _BUSY_MS
                asked = [transaction for transaction, _ in batch]
                outcomes = await self._writer.run(_together, patience, asked)
            except asyncio.CancelledError:
                for _, done in [*batch, *self._queue]:
                    done.cancel()
                raise
            except Exception as error:  # noqa: BLE001 - each waiter gets it
                self._impatient_until = monotonic() + _IMPATIENT_SECONDS
                outcomes = [error] * len(batch)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                _settle(done, outcome)

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query of any length, on the reader's thread.

        Raises StoreBusy.
        """
        assert self._reader is not None, "closed"
        return await self._reader.run(query)

    async def find(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query for a few rows by an index, at once: it holds up everything else.

        The hop to a thread and back costs 30 us and more, such a query less. Raises StoreBusy.
        """
        assert self._finder is not None, "closed"
        try:
            return query(self._finder)
        except sqlite3.OperationalError:
            return await self.read(query)  # it is locked, and may be waited for over there

    async def back_up(self, target: Path) -> None:
        """Copy the live database to a file, whole, while others read and write.

        Raises StoreBusy.
        """
        try:
            await copy(self.path, target)
        except sqlite3.OperationalError as error:
            log.warning("database: %s", error)
            raise StoreBusy(str(error)) from error


class _Worker:
    """A thread that runs functions of one connection in turn.

    A hop to it and back costs 27 us of process time, to a ThreadPoolExecutor 42.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._asked: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None]
        self._asked = SimpleQueue()
        Thread(target=self._work, name="database", daemon=True).start()

    async def run(
        self,
        function: Callable[Concatenate[sqlite3.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Run a function of the connection; once asked for it ends, even if nobody waits for it.

        Raises StoreBusy.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((partial(function, self._connection, *args, **kwargs), done))
        try:
            return await done
        except sqlite3.OperationalError as error:
            log.warning("database: %s", error)
            raise StoreBusy(str(error)) from error

    async def close(self) -> None:
        """Let what was asked for end, close the connection, and end the thread."""
        try:
            await self.run(sqlite3.Connection.close)
        finally:
            self._asked.put(None)

    def _work(self) -> None:
        while job := self._asked.get():
            function, done = job
            try:
                outcome = function()
            except Exception as error:  # noqa: BLE001 - whoever waits gets it
                outcome = error
            done.get_loop().call_soon_threadsafe(_settle, done, outcome)


def _connect(path: Path, *pragmas: str) -> sqlite3.Connection:
    """Connect to a file, for use by one thread at a time."""
    connection = sqlite3.connect(
        path, timeout=_BUSY_MS / 1_000, isolation_level=None, check_same_thread=False
    )
    for pragma in (f"cache_size = -{_CACHE_KIB}", *pragmas):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _lock(path: Path) -> IO[bytes]:
    handle = path.with_name(path.name + ".lock").open("wb")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise AlreadyRunning(handle.name) from error
    return handle


def _together(
    connection: sqlite3.Connection,
    patience: int,
    transactions: list[Callable[[sqlite3.Connection], Any]],
) -> list[Any]:
    """Commit transactions as one; one that fails is rolled back alone, and gives its error.

    `patience` is in milliseconds.
    """
    connection.execute(f"PRAGMA busy_timeout = {patience}")
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_alone(connection, transaction) for transaction in transactions]
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _alone(connection: sqlite3.Connection, transaction: Callable[[sqlite3.Connection], Any]) -> Any:
    connection.execute("SAVEPOINT one")
    try:
        outcome = transaction(connection)
    except Exception as error:  # noqa: BLE001 - given to whoever waits for it
        connection.execute("ROLLBACK TO one")
        outcome = StoreBusy(str(error)) if isinstance(error, sqlite3.OperationalError) else error
    connection.execute("RELEASE one")
    return outcome


def _settle(done: "asyncio.Future[Any]", outcome: Any) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
        done.exception()  # seen, even where whoever waited has been cancelled
    else:
        done.set_result(outcome)
