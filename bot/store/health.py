"""Examine a database file without changing it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.connections import connect
from bot.store.upgrade import MIGRATIONS
from rules.record import record

_WAIT = 1.0


@record
class FileHealth:
    """A database file: its schema's version, that of this bot, and what SQLite finds wrong."""

    version: int
    newest: int
    faults: tuple[str, ...]


def examine(path: Path) -> FileHealth:
    """Examine a file that is there; a large one takes seconds."""
    newest = max([int(script.name[:3]) for script in MIGRATIONS.glob("*.sql")])
    try:
        with closing(connect(path, _WAIT, "query_only = ON")) as db:
            ((version,),) = db.execute("PRAGMA user_version").fetchall()
            found = [str(text) for (text,) in db.execute("PRAGMA quick_check").fetchall()]
    except sqlite3.Error as error:
        return FileHealth(0, newest, (str(error),))
    return FileHealth(version, newest, () if found == ["ok"] else tuple(found))


def is_in_use(path: Path) -> bool:
    """Return whether a bot that runs on this machine has the file."""
    try:
        with FileLock(f"{path}.lock", timeout=0):
            return False
    except Timeout:
        return True
