"""Open the database: one process with one connection that writes, and two that read."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from filelock import FileLock

from bot.store.connections import Connection, busy_errors, connect
from bot.store.upgrade import copy, delete_partial_copies, upgrade
from bot.store.writer import Writer

log = logging.getLogger(__name__)
T = TypeVar("T")


class Database:
    """The connections to one file; each runs functions one at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writer: Writer | None = None
        self._reader: Connection | None = None
        self._finder: sqlite3.Connection | None = None
        self._lock: FileLock | None = None

    async def open(self) -> None:
        """Take the lock, delete incomplete copies, migrate, and connect.

        Raises filelock.Timeout if another process has it, upgrade.NewerDatabase, StoreBusy.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # First of all: what looks like a copy left behind may be one that another bot is making.
        self._lock = FileLock(f"{self.path.resolve()}.lock", timeout=0)
        self._lock.acquire()
        # Logged, as versions before 3.51.3, Debian's 3.40.1 among them, have a bug in the reset of
        # the write-ahead log; it needs two connections that write, and here one does.
        log.info("sqlite %s, %s", sqlite3.sqlite_version, self.path)
        try:
            with busy_errors():
                await asyncio.to_thread(delete_partial_copies, self.path)
                await upgrade(self.path)
                self._writer = Writer(self.path)
                self._reader = Connection(self.path, "query_only = ON")
                await self._writer
                await self._reader
                # The loop waits for no lock: the reader does.
                self._finder = connect(self.path, 0, "query_only = ON")
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the connections and release the lock."""
        workers, finder, lock = (self._reader, self._writer), self._finder, self._lock
        # Before the first await, as two tasks may close at once.
        self._reader = self._writer = self._finder = self._lock = None
        if finder:
            finder.close()
        for worker in filter(None, workers):
            await worker.close()
        if lock:
            lock.release()

    async def write(self, transaction: Callable[[sqlite3.Connection], T]) -> T:
        """Run a transaction on the writer's thread, and commit it with others that wait there.

        It runs once, even if its caller is cancelled, unless the database closes before. Raises
        StoreBusy if the file is locked, full or unwritable; nothing has changed then.
        """
        assert self._writer is not None, "closed"
        return await self._writer.write(transaction)

    async def read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query on the reader's thread. Raises StoreBusy."""
        assert self._reader is not None, "closed"
        return await self._reader.run(query)

    async def find(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query of half a millisecond at most on the event loop, which it blocks.

        A press makes four, and each would cost 100 us on the reader's thread. Raises StoreBusy.
        """
        assert self._finder is not None, "closed"
        try:
            return query(self._finder)
        except sqlite3.OperationalError:
            return await self.read(query)

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the file and empty it: it may hold what was erased.

        Raises StoreBusy.
        """
        assert self._writer is not None, "closed"
        await self._writer.run(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def back_up(self, target: Path) -> None:
        """Copy the live database to a file, whole, while others read and write.

        Raises StoreBusy.
        """
        with busy_errors():
            await copy(self.path, target)
