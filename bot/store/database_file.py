"""Notice when the database's file is gone, and empty its write-ahead log.

A file that was deleted or replaced stays open under its old inode: SQLite would go on, and what it
stores would be lost with the process. The bot stores nothing more then, and tells everyone so. It
does not end, as services start it again at once: on a new, empty file, or on an older copy that is
still being put in its place. The owner decides, and starts it again.
"""

import logging
import sqlite3
from pathlib import Path

from bot.model.errors import StoreBusy
from bot.store.connections import LONGEST_WAIT

log = logging.getLogger(__name__)


class DatabaseFile:
    """The file at a path, or where that is a link, the file that it leads to."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._log = self.path.with_name(f"{self.path.name}-wal")
        self._opened: list[tuple[int, int]] = []

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

    def _found(self) -> list[tuple[int, int]]:
        """Return the devices and inodes of the file and its log; none where one is gone."""
        try:
            found = [one.stat() for one in (self.path, self._log)]
        except FileNotFoundError:
            return []
        return [(one.st_dev, one.st_ino) for one in found]


def empty_log(db: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and empty it; return whether that was done.

    A reader meanwhile holds it up. It waits for nobody, as transactions would wait for it.
    """
    db.execute("PRAGMA busy_timeout = 0")
    try:
        is_held_up, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        db.execute(f"PRAGMA busy_timeout = {LONGEST_WAIT * 1_000:.0f}")
    return not is_held_up
