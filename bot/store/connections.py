"""Connect to the database's file, and run whole functions of a connection on aiosqlite's thread."""

import logging
import sqlite3
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.model.errors import StoreBusy

log = logging.getLogger(__name__)
T = TypeVar("T")

LONGEST_WAIT = 1.0
"""Seconds for which a statement waits for a lock: an answer must arrive within three."""


def connect(path: Path, timeout: float, *pragmas: str) -> sqlite3.Connection:
    """Connect; a statement waits for a lock up to `timeout` seconds."""
    # No transactions of the module's own, which begin late and never IMMEDIATE.
    connection = sqlite3.connect(path, timeout=timeout, isolation_level=None)
    # KiB: the system caches the rest of the file, and plies are small.
    for pragma in ("cache_size = -128", *pragmas):
        connection.execute(f"PRAGMA {pragma}")
    return connection


class Connection(aiosqlite.Connection):
    """A connection that runs functions, as aiosqlite's public methods run single statements.

    Await it to connect. It needs three private names of aiosqlite, and a test names its version.
    """

    def __init__(self, path: Path, *pragmas: str) -> None:
        super().__init__(partial(connect, path, LONGEST_WAIT, *pragmas), iter_chunk_size=64)
        self._thread.daemon = True  # else a process that ends without closing it would hang

    async def run(self, function: Callable[[sqlite3.Connection], T]) -> T:
        """Run a function in its turn, even if its caller is cancelled. Raises StoreBusy."""
        with busy_errors():
            return await self._execute(lambda: function(self._conn))  # pyright: ignore[reportUnknownMemberType]


@contextmanager
def busy_errors() -> Generator[None]:
    """Raise StoreBusy if the file is locked, full or unwritable."""
    try:
        yield
    except sqlite3.OperationalError as error:
        log.warning("database: %s", error)
        raise StoreBusy(str(error)) from error
