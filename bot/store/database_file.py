"""Lock the database's file, refuse one that cannot be used, and notice when it is gone.

A file that was deleted or replaced stays open under its old inode: SQLite would go on, and what it
stores would be lost with the process. The bot stores nothing more then, and tells everyone so. It
does not end, as services start it again at once: on a new, empty file, or on an older copy that is
still being put in its place. Whoever runs it decides, and starts it again.
"""

import logging
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.model.errors import StoreBusy, UnusableDatabase
from bot.store.connections import LONGEST_WAIT, busy_errors
from bot.store.upgrade import delete_partial_copies

log = logging.getLogger(__name__)

_PRIMARY = 0xFF
"""The bits of SQLite's error codes that tell the kind."""

_READ_ONLY = "give the bot's user the right to write to it and to its folder"
_OURS = {"games", "seats", "plies", "outbox"}
"""Tables that a database of this bot has, whatever its version."""

_RESTORE = "restore a copy of it (docs/hosting.md)"


class DatabaseFile:
    """The file at a path, or where that is a link, the file that it leads to."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._log = self.path.with_name(f"{self.path.name}-wal")
        self._opened: list[tuple[int, int]] = []

    def take(self) -> FileLock:
        """Lock the file for this process, delete incomplete copies, and check that it can be used.

        Raises UnusableDatabase, StoreBusy.
        """
        lock = FileLock(f"{self.path}.lock", timeout=0)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout as error:
            raise UnusableDatabase(
                f"{self.path} is in use by another process of the bot, which holds "
                f"{self.path}.lock: stop that one first."
            ) from error
        except OSError as error:
            raise UnusableDatabase(f"{self.path} cannot be locked ({error}).") from error
        # Logged, as versions before 3.51.3, Debian's 3.40.1 among them, have a bug in the reset of
        # the write-ahead log; it needs two connections that write, and here one does.
        log.info("sqlite %s, %s", sqlite3.sqlite_version, self.path)
        try:
            # With the lock: what looks like one left behind may be one that another bot is making.
            delete_partial_copies(self.path)
            with busy_errors(), self.errors():
                self._check_contents()
        except BaseException:
            lock.release()
            raise
        return lock

    def watch(self) -> None:
        """Record which file is open from now on, and with which write-ahead log."""
        self._opened = self._found()

    def check(self) -> None:
        """Check that the file is the one that was opened.

        Raises StoreBusy.
        """
        if self._opened and self._found() != self._opened:
            log.critical(
                "%s was deleted or replaced while the bot runs. Nothing is saved any more: stop "
                "the bot, see that the right file is in its place, and start it again",
                self.path,
            )
            raise StoreBusy("the file was deleted or replaced")

    @contextmanager
    def errors(self) -> Generator[None]:
        """Raise UnusableDatabase where SQLite cannot read or write the file at all."""
        try:
            yield
        except sqlite3.DatabaseError as error:
            code = getattr(error, "sqlite_errorcode", 0) & _PRIMARY
            if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM):
                raise UnusableDatabase(f"{self.path}: {error}; {_READ_ONLY}.") from error
            # The last: a migration does not fit what is there.
            if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR):
                raise UnusableDatabase(f"{self.path}: {error}; {_RESTORE}.") from error
            raise

    def _found(self) -> list[tuple[int, int]]:
        """Return the devices and inodes of the file and its log; none where one is gone."""
        try:
            found = [one.stat() for one in (self.path, self._log)]
        except FileNotFoundError:
            return []
        return [(one.st_dev, one.st_ino) for one in found]

    def _check_contents(self) -> None:
        """Check that the file is ours and can be written, or that there has never been one."""
        if self.path.is_dir():
            raise UnusableDatabase(f"{self.path} is a folder: set DATABASE to a file in it.")
        if not self.path.exists() or self.path.stat().st_size == 0:
            self._check_new()
            return
        with closing(
            sqlite3.connect(self.path, timeout=LONGEST_WAIT, isolation_level=None)
        ) as found:
            ((version,),) = found.execute("PRAGMA user_version").fetchall()
            tables = {name for (name,) in found.execute("SELECT name FROM sqlite_schema")}
            # Without any, the very first start was killed before it made them.
            if tables and not (version and tables > _OURS):
                raise UnusableDatabase(
                    f"{self.path} is another program's database, or an incomplete one: "
                    f"set DATABASE to another file, or {_RESTORE}."
                )
            # It can be read, but perhaps not written: with a write-ahead log, BEGIN does not tell.
            for statement in ("BEGIN IMMEDIATE", f"PRAGMA user_version = {version}", "ROLLBACK"):
                found.execute(statement)

    def _check_new(self) -> None:
        """Check that a file which is missing or empty was not lost: its copies would be there."""
        patterns = (f"{self.path.name}.*.backup", f"{self.path.name}.before-*")
        copies = [copy for one in patterns for copy in self.path.parent.glob(one)]
        if copies:
            newest = max(copies, key=lambda copy: copy.stat().st_mtime)
            raise UnusableDatabase(
                f"{self.path} is missing or empty, but {newest.name} is beside it: "
                f"{_RESTORE}, or move the copies away to begin with nothing."
            )


def empty_log(db: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and empty it; return whether that was done.

    Whoever reads meanwhile holds it up. It waits for nobody, as transactions would wait for it.
    """
    db.execute("PRAGMA busy_timeout = 0")
    try:
        is_held_up, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {LONGEST_WAIT * 1_000:.0f}")
    return not is_held_up
