"""Open the database: one writer, one reader, one process, migrations and backups.

A transaction is one function on the writer's thread: faster than a hop for each statement, and no
other task's statements can come between. Transactions that wait together commit together.
"""

import asyncio
import fcntl
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, TypeVar

import aiosqlite

from bot.model.errors import StoreBusy

log = logging.getLogger(__name__)
T = TypeVar("T")

_BUSY_MS = 1_000
"""How long a statement waits for a lock: well under the three seconds of an answer."""

_CACHE_KIB = 512
"""How much of the file each connection keeps; the system keeps the rest, and plies are small."""

_IMPATIENT_SECONDS = 2
"""How long nobody else waits for a lock after one has waited in vain: he would be too late."""

_MIGRATIONS = Path(__file__).parent / "migrations"


class AlreadyRunning(Exception):
    """Another process holds the database's lock file."""


class NewerDatabase(Exception):
    """The database was written by a newer bot."""


class Database:
    """The two connections to one file; `write` and `read` take functions of a connection."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: aiosqlite.Connection | None = None
        self._reader: aiosqlite.Connection | None = None
        self._lock: IO[bytes] | None = None
        self._queue: list[tuple[Callable[[sqlite3.Connection], Any], asyncio.Future[Any]]] = []
        self._draining: asyncio.Task[None] | None = None
        self._impatient_until = 0.0

    async def open(self) -> None:
        """Take the lock, migrate, and connect.

        Raises AlreadyRunning, NewerDatabase.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(self.path)
        log.info("sqlite %s, %s", sqlite3.sqlite_version, self.path)
        try:
            self._writer = await _connect(self.path)
            await self._run(self._writer, _migrate, self.path)
            self._reader = await _connect(self.path)
            await self._reader.execute("PRAGMA query_only = ON")
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close both connections and let the lock go."""
        connections, lock = (self._reader, self._writer), self._lock
        self._reader = self._writer = self._lock = None  # before waiting: two may close at once
        for connection in connections:
            if connection:
                await connection.close()
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
                outcomes = await self._run(self._writer, _together, patience, asked)
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
        """Run a query on the reader.

        Raises StoreBusy.
        """
        assert self._reader is not None, "closed"
        return await self._run(self._reader, query)

    async def back_up(self, target: Path) -> None:
        """Copy the live database to a file, whole, while others read and write.

        Raises StoreBusy.
        """
        part = target.with_suffix(".part")
        async with aiosqlite.connect(self.path) as source:
            await self._run(source, _copy, part)
        part.replace(target)

    async def _run(
        self, connection: aiosqlite.Connection, function: Callable[..., T], *args: object
    ) -> T:
        # aiosqlite runs one function on its thread only through this name; the version is pinned.
        try:
            return await connection._execute(function, connection._conn, *args)  # noqa: SLF001  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
        except sqlite3.OperationalError as error:
            log.warning("database: %s", error)
            raise StoreBusy(str(error)) from error


def _lock(path: Path) -> IO[bytes]:
    handle = path.with_name(path.name + ".lock").open("wb")
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise AlreadyRunning(handle.name) from error
    return handle


async def _connect(path: Path) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None)
    for pragma in (
        "journal_mode = WAL",
        "synchronous = FULL",
        f"busy_timeout = {_BUSY_MS}",
        "foreign_keys = ON",
        f"cache_size = -{_CACHE_KIB}",
    ):
        await connection.execute_fetchall(f"PRAGMA {pragma}")
    return connection


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


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Run the migrations that the file lacks, each in one transaction, after a backup.

    A file's version is the number in the name of the last migration that it has seen.
    """
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    scripts = {int(script.name[:3]): script for script in _MIGRATIONS.glob("*.sql")}
    newest = max(scripts)
    if version > newest:
        raise NewerDatabase(str(path))
    if 0 < version < newest:
        _copy(connection, path.with_name(f"{path.name}.before-{newest}"))
    for number in sorted(number for number in scripts if number > version):
        text = scripts[number].read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE; {text} PRAGMA user_version = {number}; COMMIT;")


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    with sqlite3.connect(target) as copy:
        connection.backup(copy)
    copy.close()
