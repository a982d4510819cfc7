"""Keep a list of those who were forgotten beside the database, which a restored copy is behind.

Each line is a digest of an id, in the order in which people asked. The database stores how many
lines it knows of; a copy from an earlier day knows of fewer, and may still hold those people.
"""

import os
import sqlite3
from collections.abc import Collection
from hashlib import sha256
from pathlib import Path

from bot.store import people, user_settings

_KNOWN = "forgotten"
"""The name under which the number of lines that the database knows of is stored."""


def add(path: Path, user_id: int) -> None:
    """Add a person to the list of the database at that path, and wait for the disk.

    Raises OSError.
    """
    with _list_of(path).open("a", encoding="ascii") as lines:
        lines.write(f"{_digest(user_id)}\n")
        lines.flush()
        os.fsync(lines.fileno())


def note_all(db: sqlite3.Connection, path: Path) -> None:
    """Store that the database knows of all lines."""
    number = str(len(_lines(path)))
    if number != (user_settings.find(db, _KNOWN) or "0"):
        user_settings.put(db, _KNOWN, number)


def still_held(db: sqlite3.Connection, path: Path) -> list[int]:
    """List the people whom a database holds although they were forgotten: it is an older copy."""
    known = int(user_settings.find(db, _KNOWN) or 0)
    missed: Collection[str] = set(_lines(path)[known:])
    return [user_id for user_id in people.ids(db) if _digest(user_id) in missed] if missed else []


def _lines(path: Path) -> list[str]:
    try:
        return _list_of(path).read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return []


def _list_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.forgotten")


def _digest(user_id: int) -> str:
    return sha256(str(user_id).encode()).hexdigest()
