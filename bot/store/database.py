"""Open the database: one process with one writer and separate readers.

A transaction or a query is one function of a connection: no other task's statements can interleave.

These connections are the standard library's, since aiosqlite's public methods run statements, not
functions. aiosqlite copies and upgrades whole files: `bot.store.upgrade`.
"""

import asyncio
import fcntl
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import IO, TypeVar

from bot.model.errors import StoreBusy
from bot.store.connections import Worker, connect
from bot.store.upgrade import copy, delete_partial_copies, upgrade
from bot.store.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")

_ERASING = ("secure_delete = ON",)
"""What is deleted is overwritten with zeros, so that people can be forgotten."""

# FULL: no power cut loses what was acknowledged, for 0.06 ms more than NORMAL at each commit.
_SAFE = ("synchronous = FULL", "foreign_keys = ON")
# One commit holds some hundred pages. In a cache like those of the other connections they were
# written early and read again: 13 reads of the file a press, with this one 3, for 0.95 to 0.98 of
# the process time.
_ROOMY = ("cache_size = -512",)
# The loop waits for no lock: where one is held, a thread takes over and waits.
_ON_THE_LOOP = ("busy_timeout = 0",)


class AlreadyRunning(Exception):
    """Another process holds the database's lock file."""


class Database:
    """The connections to one file; `write`, `read` and `find` take functions of a connection."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: Worker | None = None
        self._finder: sqlite3.Connection | None = None
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        """Take the lock, delete incomplete copies, migrate, and connect.

        Raises AlreadyRunning, upgrade.NewerDatabase, StoreBusy.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # Before anything else: what looks like a copy left
        # behind may be one that another bot is making.
        self._lock = _lock(self.path)
        # Logged, as versions before 3.51.3, Debian's 3.40.1 among them, have a bug in the reset of
        # the write-ahead log; it needs two connections that write, and here one does.
        log.info("sqlite %s, %s", sqlite3.sqlite_version, self.path)
        try:
            await asyncio.to_thread(delete_partial_copies, self.path)
            await upgrade(self.path)
            self._writer = Writer(connect(self.path, *_SAFE, *_ERASING, *_ROOMY, *_ON_THE_LOOP))
            self._reader = Worker(connect(self.path, "query_only = ON"))
            self._finder = connect(self.path, "query_only = ON", *_ON_THE_LOOP)
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
        """Run a transaction of a few milliseconds at most on the event loop, and commit it.

        It runs even if its caller is cancelled, unless the database closes before. Those that come
        within some turns of the loop, or while another commits, share one wait for the disk; where
        one of them fails, each runs again, so a transaction may change nothing but the file. Raises
        StoreBusy where the file is locked, full or unwritable; nothing has changed then.
        """
        assert self._writer is not None, "closed"
        return await self._writer.write(transaction)

    async def write_long(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction of any length, on the writer's thread.

        Raises StoreBusy; nothing has changed then.
        """
        assert self._writer is not None, "closed"
        return await self._writer.write_long(transaction)

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query of any length, on the reader's thread.

        Raises StoreBusy.
        """
        assert self._reader is not None, "closed"
        return await self._reader.run(query)

    async def find(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query of half a millisecond at most on the event loop, which it blocks.

        Switching to a thread and back costs 30 us, and while the loop is busy, each row that is
        read there waits for Python's lock. Raises StoreBusy.
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
        await self._writer.checkpoint()

    async def back_up(self, target: Path) -> None:
        """Copy the live database to a file, whole, while others read and write.

        Raises StoreBusy.
        """
        try:
            await copy(self.path, target)
        except sqlite3.OperationalError as error:
            log.warning("database: %s", error)
            raise StoreBusy(str(error)) from error


def _lock(path: Path) -> IO[bytes]:
    handle = path.with_name(path.name + ".lock").open("wb")
    try:
        # A lock of the open file, which the system lets go of even where the process is killed.
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        handle.close()
        raise AlreadyRunning(handle.name) from error
    return handle
