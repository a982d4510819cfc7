"""Keep a list of those who were forgotten beside the database, which a restored copy is behind.

Its first line is a salt. Each other one is a slow hash of an id, in the order in which people
asked: a fast one could be tried with all ids that Discord has given out. The database stores how
many lines it knows of; a copy from an earlier day knows of fewer, and may still hold those people.
"""

import os
import sqlite3
from collections.abc import Iterable
from hashlib import scrypt
from pathlib import Path
from secrets import token_hex

from bot.store import bot_values

_KNOWN = "forgotten"
"""The name under which the number of lines that the database knows of is stored."""

_SALT = 16
_COST = 4_096
"""How much work a hash is: 10 ms."""


def add(path: Path, user_id: int) -> None:
    """Add a person to the list of the database at that path, and wait for the disk.

    Raises OSError.
    """
    salt, *_ = _lines(path) or [token_hex(_SALT)]
    with _list_of(path).open("a", encoding="ascii") as lines:
        if lines.tell() == 0:
            lines.write(f"{salt}\n")
        lines.write(f"{_digest(user_id, salt)}\n")
        lines.flush()
        os.fsync(lines.fileno())


def note_all(db: sqlite3.Connection, path: Path) -> None:
    """Store that the database knows of all lines."""
    number = str(len(_lines(path)))
    if number != (bot_values.find(db, _KNOWN) or "0"):
        bot_values.put(db, _KNOWN, number)


def missed(db: sqlite3.Connection, path: Path) -> list[str]:
    """List the lines that a database does not know of: if there are any, it is an older copy."""
    known = int(bot_values.find(db, _KNOWN) or 0)
    return _lines(path)[max(1, known) :]


def among(user_ids: Iterable[int], lines: list[str], path: Path) -> list[int]:
    """Return those of some people whose lines these are; it takes 10 ms each."""
    salt, *_ = _lines(path)
    return [user_id for user_id in user_ids if _digest(user_id, salt) in lines]


def _lines(path: Path) -> list[str]:
    try:
        return _list_of(path).read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return []


def _list_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.forgotten")


def _digest(user_id: int, salt: str) -> str:
    return scrypt(str(user_id).encode(), salt=salt.encode(), n=_COST, r=8, p=1, dklen=32).hex()
