"""Examine a database file without changing it."""

from contextlib import closing
from pathlib import Path

from filelock import Timeout

from bot.store.connections import connect
from bot.store.file_mistakes import lock_of
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
    """Examine a file that is there; a large one takes seconds. Raises sqlite3.Error."""
    newest = max([int(script.name[:3]) for script in MIGRATIONS.glob("*.sql")])
    with closing(connect(path, _WAIT, "query_only = ON")) as db:
        ((version,),) = db.execute("PRAGMA user_version").fetchall()
        found = [str(text) for (text,) in db.execute("PRAGMA quick_check").fetchall()]
    return FileHealth(version, newest, () if found == ["ok"] else tuple(found))


def is_in_use(path: Path) -> bool:
    """Return whether a bot that runs on this machine has the file."""
    try:
        with lock_of(path):
            return False
    except Timeout:
        return True
