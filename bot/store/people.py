"""Query all that is stored about a person, and erase it.

A table with rows of people is in `ERASED` or `ANONYMIZED`, a column with sentences that name them
is in `_NAMING`; a test compares these with the schema.
"""

import sqlite3
from collections.abc import Collection
from typing import Any

from bot.model.names import NO_NAME, PersonName, person_name
from bot.store import bans, named_people

ERASED = (
    *("user_settings", "habits", "paces", "favourites", "kept_stories", "story_votes"),
    *("letters", "watchers", "orders", "outbox", "sign_ups", "recordings", "direct_channels"),
    "digests",
)
"""Tables whose rows of a person, by `user_id`, are deleted."""

ANONYMIZED = ("seats", "guests", "results", "shakes", "named_people")
"""Tables whose rows of a person stay, as a former player's."""

_NAMING = (("events", "figures"), ("outbox", "body"))
"""Columns that contain sentences, which name people by their numbers in `named_people`."""

NOBODY = 0
"""The id that replaces a former player's, where several rows may have the same."""


def of_person(db: sqlite3.Connection, user_id: int) -> dict[str, list[dict[str, Any]]]:
    """Return every row of a person, by table; tables without any are left out."""
    found = {
        table: _rows(db, f"SELECT * FROM {table} WHERE user_id = ?", user_id)  # noqa: S608
        for table in (*ERASED, *ANONYMIZED)
    }
    found["games"] = _rows(
        db, "SELECT id, guild_id, channel_id, status FROM games WHERE host_id = ?", user_id
    )
    for table, column in _NAMING:
        query = f"""SELECT DISTINCT it.* FROM {table} AS it
            JOIN named_people AS named ON named.game_id = it.game_id AND named.user_id = ?,
            json_tree(it.{column}) AS part
            WHERE part.key = 'person' AND part.type = 'integer' AND part.value = named.number"""  # noqa: S608
        known = found.get(table, [])
        found[table] = [*known, *[row for row in _rows(db, query, user_id) if row not in known]]
    # By a digest, which `forget` leaves: nobody lifts their own ban.
    found["banned_people"] = bans.of_person(db, user_id)
    return {table: rows for table, rows in found.items() if rows}


def unfinished_games_everywhere(db: sqlite3.Connection, user_id: int) -> list[tuple[int, str]]:
    """List the games that are not over in which a person plays, each with its status."""
    query = """SELECT games.id, games.status FROM seats JOIN games ON games.id = seats.game_id
        WHERE seats.user_id = ? AND seats.status = 'taken'
        AND games.status IN ('lobby', 'running', 'paused')"""
    return db.execute(query, (user_id,)).fetchall()


def unfinished_nights_everywhere(db: sqlite3.Connection, user_id: int) -> list[int]:
    """List the nights, and the games at an evening, of which a person is a guest."""
    query = """SELECT games.id FROM guests JOIN games ON games.id = guests.game_id
        WHERE guests.user_id = ? AND guests.left IS NULL
        AND games.status IN ('lobby', 'running', 'paused')"""
    return [game_id for (game_id,) in db.execute(query, (user_id,))]


def names_of(db: sqlite3.Connection, user_id: int) -> set[PersonName]:
    """Return all names under which a person is stored."""
    query = """SELECT name FROM seats WHERE user_id = :user
        UNION SELECT name FROM guests WHERE user_id = :user
        UNION SELECT name FROM sign_ups WHERE user_id = :user
        UNION SELECT name FROM shakes WHERE user_id = :user
        UNION SELECT name FROM named_people WHERE user_id = :user"""
    return {person_name(name) for (name,) in db.execute(query, {"user": user_id})}


def is_known(db: sqlite3.Connection, user_id: int) -> bool:
    """Return whether anything is stored about a person."""
    # Seats first: they have an index, and nearly all who are written to have one.
    columns = [*[(table, "user_id") for table in (*ANONYMIZED, *ERASED)], ("games", "host_id")]
    return any(
        db.execute(f"SELECT 1 FROM {table} WHERE {column} = ? LIMIT 1", (user_id,)).fetchone()  # noqa: S608
        for table, column in columns
    )


def ids(db: sqlite3.Connection) -> set[int]:
    """Return the ids of all people of whom something is stored."""
    tables = [f"SELECT user_id FROM {table}" for table in (*ERASED, *ANONYMIZED)]  # noqa: S608
    query = " UNION ".join(["SELECT host_id FROM games", *tables])
    return {user_id for (user_id,) in db.execute(query) if user_id is not None and user_id > 0}


def forget(
    db: sqlite3.Connection, user_id: int, called: Collection[PersonName] = ()
) -> tuple[int, ...]:
    """Erase a person, who has no name from now on; return the games that have changed.

    `called` is what they are called now. Earlier releases stored names alone, and those that no
    player of a game had were given to nobody (migration 025): they go with the person who has them
    now, or had them at another table.
    """
    # Before anything is deleted: these rows show what names the person, and where.
    names, changed = {*called, *names_of(db, user_id)}, _games_of(db, user_id)
    for table in ERASED:
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))  # noqa: S608
    for game_id in changed:
        _rename(db, game_id, user_id)
    db.execute("UPDATE results SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))
    named_people.forget(db, user_id, names)
    return tuple(sorted(changed))


def _rename(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Remove a person's name from the rows of a game, and pass on what they host."""
    # Two people may forget themselves at one table: each seat gets an id of its own.
    db.execute(
        "UPDATE seats SET user_id = -1 - seat, name = ?, until_back = NULL "
        "WHERE game_id = ? AND user_id = ?",
        (NO_NAME, game_id, user_id),
    )
    db.execute(
        "UPDATE guests SET user_id = -1 - place, name = ? WHERE game_id = ? AND user_id = ?",
        (NO_NAME, game_id, user_id),
    )
    db.execute(
        "UPDATE shakes SET user_id = -1 - place, name = ?, word = NULL "
        "WHERE game_id = ? AND user_id = ?",
        (NO_NAME, game_id, user_id),
    )
    db.execute(
        """UPDATE games SET host_id = coalesce(
             (SELECT user_id FROM seats WHERE game_id = games.id AND status = 'taken'
              AND user_id > 0 ORDER BY seat LIMIT 1),
             (SELECT user_id FROM guests WHERE game_id = games.id AND left IS NULL
              AND user_id > 0 ORDER BY place LIMIT 1),
             (SELECT user_id FROM sign_ups WHERE game_id = games.id ORDER BY number LIMIT 1), ?)
           WHERE id = ? AND host_id = ?""",
        (NOBODY, game_id, user_id),
    )


def _games_of(db: sqlite3.Connection, user_id: int) -> set[int]:
    """Return the games in which a person has or had a part, or which they host."""
    query = """SELECT game_id FROM seats WHERE user_id = :user
        UNION SELECT game_id FROM guests WHERE user_id = :user
        UNION SELECT game_id FROM sign_ups WHERE user_id = :user
        UNION SELECT game_id FROM results WHERE user_id = :user
        UNION SELECT game_id FROM shakes WHERE user_id = :user
        UNION SELECT game_id FROM named_people WHERE user_id = :user
        UNION SELECT id FROM games WHERE host_id = :user"""
    return {game_id for (game_id,) in db.execute(query, {"user": user_id})}


def _rows(db: sqlite3.Connection, query: str, value: int) -> list[dict[str, Any]]:
    cursor = db.execute(query, (value,))
    columns = [column[0] for column in cursor.description]
    return [dict(zip(columns, row, strict=True)) for row in cursor]
