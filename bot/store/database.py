"""Open the database: one writer, one reader, one process, migrations and backups.

A transaction is one function on the writer's thread: faster than a hop for each statement, and no
other task's statements can come between.
"""

import asyncio
import fcntl
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeVar

import aiosqlite

from bot.errors import StoreBusy

log = logging.getLogger(__name__)
T = TypeVar("T")

_BUSY_MS = 1_000
"""How long a statement waits for a lock: well under the three seconds of an answer."""

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

        Raises StoreBusy where the file is locked, full or unwritable; nothing has changed then.
        """
        assert self._writer is not None, "closed"
        return await asyncio.shield(self._run(self._writer, _whole, transaction))

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query on the reader.

        Raises StoreBusy.
        """
        assert self._reader is not None, "closed"
        return await self._run(self._reader, query)

    async def back_up(self, target: Path) -> None:
        """Copy the live database to a file, whole."""
        assert self._reader is not None, "closed"
        part = target.with_suffix(".part")
        await self._run(self._reader, _copy, part)
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
    ):
        await connection.execute_fetchall(f"PRAGMA {pragma}")
    return connection


def _whole(connection: sqlite3.Connection, transaction: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN IMMEDIATE")
    try:
        result = transaction(connection)
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")
        raise
    return result


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Run the migrations that the file lacks, each in one transaction, after a backup."""
    ((version,),) = connection.execute("PRAGMA user_version").fetchall()
    scripts = sorted(_MIGRATIONS.glob("*.sql"))
    if version > len(scripts):
        raise NewerDatabase(str(path))
    if 0 < version < len(scripts):
        _copy(connection, path.with_name(f"{path.name}.before-{len(scripts)}"))
    for number, script in enumerate(scripts[version:], start=version + 1):
        text = script.read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE; {text} PRAGMA user_version = {number}; COMMIT;")


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    with sqlite3.connect(target) as copy:
        connection.backup(copy)
    copy.close()
