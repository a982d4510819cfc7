"""Query who is banned: servers by their ids, people by a digest that shows no id."""

import secrets
import sqlite3
from hashlib import blake2b
from typing import Any

from bot.store import bot_values

_KEY = "ban-key"
"""The name under which the key of the digests is stored."""


def key(db: sqlite3.Connection) -> str | None:
    """Return the key of the digests; None where nobody was ever banned."""
    return bot_values.find(db, _KEY)


def make_key(db: sqlite3.Connection) -> str:
    """Return the key of the digests, drawing it if there is none."""
    if (known := key(db)) is None:
        known = secrets.token_hex(32)
        bot_values.put(db, _KEY, known)
    return known


def digest_of(under: str, user_id: int) -> str:
    """Return the digest of a person's id under a key."""
    return blake2b(str(user_id).encode(), key=bytes.fromhex(under)).hexdigest()


def people(db: sqlite3.Connection) -> set[str]:
    """Return the digests of all who are banned."""
    return {digest for (digest,) in db.execute("SELECT digest FROM banned_people")}


def of_person(db: sqlite3.Connection, user_id: int) -> list[dict[str, Any]]:
    """Return the row of a person, if they are banned."""
    under = key(db)
    if under is None:
        return []
    digest = digest_of(under, user_id)
    found = db.execute("SELECT digest, since FROM banned_people WHERE digest = ?", (digest,))
    return [{"digest": one, "since": since} for one, since in found]


def servers(db: sqlite3.Connection) -> dict[int, str]:
    """Return the ids of all banned servers, each with when that began (UTC)."""
    return dict(db.execute("SELECT guild_id, since FROM banned_servers ORDER BY since").fetchall())


def add_person(db: sqlite3.Connection, digest: str, at: str) -> bool:
    """Ban a person; return whether they were not banned before."""
    return (
        db.execute("INSERT OR IGNORE INTO banned_people VALUES (?, ?)", (digest, at)).rowcount > 0
    )


def delete_person(db: sqlite3.Connection, digest: str) -> bool:
    """Lift the ban of a person; return whether there was one."""
    return db.execute("DELETE FROM banned_people WHERE digest = ?", (digest,)).rowcount > 0


def add_server(db: sqlite3.Connection, guild_id: int, at: str) -> bool:
    """Ban a server; return whether it was not banned before."""
    query = "INSERT OR IGNORE INTO banned_servers VALUES (?, ?)"
    return db.execute(query, (guild_id, at)).rowcount > 0


def delete_server(db: sqlite3.Connection, guild_id: int) -> str | None:
    """Lift the ban of a server; return when it had begun, None where there was none."""
    query = "DELETE FROM banned_servers WHERE guild_id = ? RETURNING since"
    row = db.execute(query, (guild_id,)).fetchone()
    return row[0] if row else None
