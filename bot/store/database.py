"""Open the database: one process with one writer and separate readers.

A transaction is one function of a connection, run on the writer's thread: faster than one thread
switch per statement, and no other task's statements can interleave. Transactions that are queued at
the same time are committed together.

These connections are the standard library's, since aiosqlite's public methods run statements, not
functions. aiosqlite copies and upgrades whole files: `bot.store.upgrade`.
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
from typing import IO, Any, TypeAlias, TypeVar

from bot.model.errors import StoreBusy
from bot.store.upgrade import copy, delete_partial_copies, upgrade

log = logging.getLogger(__name__)
T = TypeVar("T")

_BUSY_MS = 1_000
"""How long a statement waits for a lock; an answer must arrive within three seconds."""

_CACHE_KIB = 256
"""Size of each connection's cache; the system caches the rest of the file, and plies are small."""

_ERASING = ("secure_delete = ON",)
"""What is deleted is overwritten with zeros, so that people can be forgotten."""

_Transaction: TypeAlias = Callable[[sqlite3.Connection], Any]
_Queued: TypeAlias = "tuple[_Transaction, asyncio.Future[Any]]"

_Job: TypeAlias = tuple[_Transaction, Callable[[Any], None], asyncio.AbstractEventLoop]

_NO_WAIT_SECONDS = 2
"""How long nobody waits for a lock after a wait has timed out: the answer would be too late."""


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
        self._queue: list[_Queued] = []
        self._is_committing = False
        self._no_wait_until = 0.0
        self._timeout = _BUSY_MS

    async def open(self) -> None:
        """Take the lock, delete incomplete copies, migrate, and connect.

        Raises AlreadyRunning, upgrade.NewerDatabase, StoreBusy.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(self.path)
        log.info("sqlite %s, %s", sqlite3.sqlite_version, self.path)
        try:
            await asyncio.to_thread(delete_partial_copies, self.path)
            await upgrade(self.path)
            self._writer = _Worker(
                _connect(self.path, "synchronous = FULL", "foreign_keys = ON", *_ERASING)
            )
            self._reader = _Worker(_connect(self.path, "query_only = ON"))
            self._finder = _connect(self.path, "query_only = ON", "busy_timeout = 0")
            self._timeout = _BUSY_MS
        except sqlite3.OperationalError as error:
            await self.close()
            raise StoreBusy(str(error)) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the connections and release the lock."""
        finder, workers, lock = self._finder, (self._reader, self._writer), self._lock
        # Before the first await, as two tasks may close at once.
        self._finder = self._reader = self._writer = self._lock = None
        if finder:
            finder.close()
        for worker in workers:
            if worker:
                await worker.close()
        if lock:
            lock.close()

    async def write(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction; once begun it commits or rolls back, even if its caller is cancelled.

        Transactions that arrive while another commits share the next commit, and its one wait for
        the disk. Raises StoreBusy where the file is locked, full or unwritable; nothing has changed
        then.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((transaction, done))
        if not self._is_committing:
            self._commit_queued()
        return await done

    def _commit_queued(self) -> None:
        """Commit what is queued, and then what has been queued meanwhile.

        By callbacks: with a task for it a transaction took 45 us of process time, now 25.
        """
        batch, self._queue = self._queue, []
        self._is_committing = bool(batch)
        then = partial(self._committed, batch)
        if batch and self._writer is None:
            then(AssertionError("closed"))
        elif batch and self._writer:
            timeout = 0 if monotonic() < self._no_wait_until else _BUSY_MS
            changed = None if timeout == self._timeout else timeout
            self._timeout = timeout
            transactions = [transaction for transaction, _ in batch]
            self._writer.submit(partial(_commit_all, changed, transactions), then)

    def _committed(self, batch: list[_Queued], outcomes: list[Any] | Exception) -> None:
        if isinstance(outcomes, Exception):
            self._no_wait_until = monotonic() + _NO_WAIT_SECONDS
            outcomes = [outcomes] * len(batch)
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            _resolve(done, outcome)
        self._commit_queued()

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query of any length, on the reader's thread.

        Raises StoreBusy.
        """
        assert self._reader is not None, "closed"
        return await self._reader.run(query)

    async def find(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query for a few rows by an index on the event loop, which it blocks.

        Switching to a thread and back costs 30 us and more, such a query less. Raises StoreBusy.
        """
        assert self._finder is not None, "closed"
        try:
            return query(self._finder)
        except sqlite3.OperationalError:
            return await self.read(query)  # locked: the reader's thread can wait for it

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the file and empty it: it may hold what was erased.

        Raises StoreBusy.
        """
        assert self._writer is not None, "closed"
        await self._writer.run(_checkpoint)

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

    Switching to it and back costs 27 us of process time, to a ThreadPoolExecutor 42.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        Thread(target=self._work, name="database", daemon=True).start()

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function of the connection; once queued it completes, even if nobody awaits it.

        Raises StoreBusy.
        """
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.submit(function, partial(_resolve, done))
        return await done

    def submit(self, function: _Transaction, then: Callable[[Any], None]) -> None:
        """Run a function of the connection, then call another with its outcome, on the loop.

        An exception is an outcome as well, StoreBusy instead of sqlite3.OperationalError.
        """
        self._jobs.put((function, then, asyncio.get_running_loop()))

    async def close(self) -> None:
        """Run what is queued, close the connection, and end the thread."""
        try:
            await self.run(sqlite3.Connection.close)
        finally:
            self._jobs.put(None)

    def _work(self) -> None:
        while job := self._jobs.get():
            function, then, loop = job
            try:
                outcome = function(self._connection)
            except sqlite3.OperationalError as error:
                log.warning("database: %s", error)
                outcome = StoreBusy(str(error))
            except Exception as error:  # noqa: BLE001 - the waiting task gets it
                outcome = error
            loop.call_soon_threadsafe(then, outcome)


def _connect(path: Path, *pragmas: str) -> sqlite3.Connection:
    """Connect to a file, for use by one thread at a time."""
    connection = sqlite3.connect(
        path, timeout=_BUSY_MS / 1_000, isolation_level=None, check_same_thread=False
    )
    for pragma in (f"cache_size = -{_CACHE_KIB}", *pragmas):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _checkpoint(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _lock(path: Path) -> IO[bytes]:
    handle = path.with_name(path.name + ".lock").open("wb")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise AlreadyRunning(handle.name) from error
    return handle


def _commit_all(
    timeout: int | None, transactions: list[_Transaction], connection: sqlite3.Connection
) -> list[Any]:
    """Commit transactions as one; one that fails is rolled back alone, and returns its error.

    `timeout` is in milliseconds, None where it stays: setting it costs as much as ten queries.
    """
    if timeout is not None:
        connection.execute(f"PRAGMA busy_timeout = {timeout}")
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_run_in_savepoint(connection, transaction) for transaction in transactions]
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _run_in_savepoint(connection: sqlite3.Connection, transaction: _Transaction) -> Any:
    connection.execute("SAVEPOINT one")
    try:
        outcome = transaction(connection)
    except Exception as error:  # noqa: BLE001 - the waiting task gets it
        connection.execute("ROLLBACK TO one")
        outcome = StoreBusy(str(error)) if isinstance(error, sqlite3.OperationalError) else error
    connection.execute("RELEASE one")
    return outcome


def _resolve(done: "asyncio.Future[Any]", outcome: Any) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
        done.exception()  # marks it as retrieved, even where the waiting task was cancelled
    else:
        done.set_result(outcome)
