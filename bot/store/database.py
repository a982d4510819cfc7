"""Open the database: one process with one connection that writes, and two that read."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from filelock import BaseFileLock

from bot.store import bot_values
from bot.store.connections import Connection, T, connect
from bot.store.database_file import DatabaseFile, empty_log
from bot.store.file_mistakes import sorted_errors, take
from bot.store.upgrade import copy, upgrade
from bot.store.writer import Writer


class Database:
    """The connections to one file, and its random word; each runs functions one at a time."""

    def __init__(self, path: Path) -> None:
        self._called = path
        self._file = DatabaseFile(path)
        self.path = self._file.path
        self.word = ""
        self.has_full_log = True  # at first, as the bot may have been killed before it was emptied
        self._writer: Writer | None = None
        self._reader: Connection | None = None
        self._finder: sqlite3.Connection | None = None
        self._lock: BaseFileLock | None = None

    async def open(self) -> None:
        """Take the lock, migrate, and connect; once, if called again.

        Raises HostMistake for what somebody has to fix, another process with the file included,
        and StoreBusy for what may pass.
        """
        if self._lock:
            return
        self._lock = take(self._called)
        try:
            with sorted_errors(self.path):
                await upgrade(self.path)
                self._writer = Writer(self.path)
                self._reader = Connection(self.path, "query_only = ON")
                await self._writer
                await self._reader
                # It reads on the event loop, which must not wait for a lock.
                self._finder = connect(self.path, 0, "query_only = ON")
                self.word = bot_values.find(self._finder, "word") or ""
        except BaseException:
            await self.close()
            raise
        self._file.watch()

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
        self._file.check()
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

    async def checkpoint(self) -> bool:
        """Empty the log, which may hold what was erased; return whether it is. Raises StoreBusy."""
        assert self._writer is not None, "closed"
        self.has_full_log = True
        self.has_full_log = not await self._writer.run(empty_log)
        return not self.has_full_log

    async def keep_up(self) -> None:
        """Check that the file is there, and empty the log where others read. Raises StoreBusy."""
        self._file.check()
        if self.has_full_log:
            await self.checkpoint()

    async def back_up(self, target: Path) -> None:
        """Copy the live database to a file, whole, while others use it. Raises StoreBusy."""
        self._file.check()
        await copy(self.path, target)
