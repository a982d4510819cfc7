"""Query all that is stored about a person, and erase it.

A table that names people is in one of the three groups below; a test compares them with the
schema.
"""

import sqlite3
from typing import Any, TypeAlias

import orjson

from bot.model.interaction import User
from bot.model.names import NO_NAME, with_username

ERASED = (
    *("user_settings", "habits", "paces", "favourites", "kept_stories", "story_votes"),
    *("letters", "watchers", "orders", "outbox", "sign_ups", "recordings", "direct_channels"),
)
"""Tables whose rows of a person, by `user_id`, are deleted."""

ANONYMIZED = ("seats", "guests", "results", "shakes")
"""Tables whose rows of a person stay, as a former player's."""

_BODIES = (("events", "figures"), ("outbox", "body"))
"""Columns that contain sentences with names, as JSON, in tables with a `game_id`."""

_NAMES = ("name", "before")
"""The figures that are names."""

Named: TypeAlias = set[str] | set[int | str]
"""The names of a person, perhaps with their id."""

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
    names: Named = {user_id, *names_of(db, user_id)}
    games = _games_of(db, user_id)
    for table, column in _BODIES:
        named = [
            row
            for game in games
            for row in _rows(db, f"SELECT * FROM {table} WHERE game_id = ?", game)  # noqa: S608
            if row not in found.get(table, ()) and _names_any(row[column], names)
        ]
        found[table] = [*found.get(table, ()), *named]
    return {table: rows for table, rows in found.items() if rows}


def open_games_of(db: sqlite3.Connection, user_id: int) -> list[tuple[int, str]]:
    """List the games that are not over in which a person plays, each with its status."""
    query = """SELECT games.id, games.status FROM seats JOIN games ON games.id = seats.game_id
        WHERE seats.user_id = ? AND seats.status = 'taken'
        AND games.status IN ('lobby', 'running', 'paused')"""
    return db.execute(query, (user_id,)).fetchall()


def open_nights_of(db: sqlite3.Connection, user_id: int) -> list[int]:
    """List the nights, and the games at an evening, of which a person is a guest."""
    query = """SELECT games.id FROM guests JOIN games ON games.id = guests.game_id
        WHERE guests.user_id = ? AND guests.left IS NULL
        AND games.status IN ('lobby', 'running', 'paused')"""
    return [game_id for (game_id,) in db.execute(query, (user_id,))]


def names_of(db: sqlite3.Connection, user_id: int) -> set[str]:
    """Return the names under which a person has a seat, was a guest, or signed up."""
    query = """SELECT name FROM seats WHERE user_id = :user
        UNION SELECT name FROM guests WHERE user_id = :user
        UNION SELECT name FROM sign_ups WHERE user_id = :user"""
    return {name for (name,) in db.execute(query, {"user": user_id})}


def forget(db: sqlite3.Connection, user: User) -> tuple[int, ...]:
    """Erase a person, who has no name from now on; return the games that have changed.

    The events of games that they have left may have their current name, with the username or not.
    """
    user_id, now = user.id, {user.name, with_username(user.name, user.username)}
    # Before anything is deleted: these rows show what names the person, and where.
    own = names_of(db, user_id)
    changed = _games_of(db, user_id)
    for name in now:
        changed |= _games_with(db, user_id, name)
    for table in ERASED:
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))  # noqa: S608
    for game_id in changed:
        # At one table no two people have a name: what is another's there is not this person's.
        names: Named = {user_id, *own, *(now - _names_of_others(db, game_id, user_id))}
        _rename(db, game_id, user_id, names)
    db.execute("UPDATE results SET user_id = ? WHERE user_id = ?", (NOBODY, user_id))
    return tuple(sorted(changed))


def _rename(db: sqlite3.Connection, game_id: int, user_id: int, names: Named) -> None:
    """Remove a person's name from all that is stored of a game, and pass on what they host."""
    # Two people may forget themselves at one table: each seat gets an id of its own.
    db.execute(
        "UPDATE seats SET user_id = -1 - seat, name = ? WHERE game_id = ? AND user_id = ?",
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
    for table, column in _BODIES:
        stored = f"SELECT id, {column} FROM {table} WHERE game_id = ? AND {column} IS NOT NULL"  # noqa: S608
        for row_id, body in db.execute(stored, (game_id,)).fetchall():
            renamed = _renamed(body, names)
            if _names_any(body, names):
                db.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (renamed, row_id))  # noqa: S608


def _names_of_others(db: sqlite3.Connection, game_id: int, user_id: int) -> set[str]:
    query = """SELECT name FROM seats WHERE game_id = :game AND user_id != :user
        UNION SELECT name FROM guests WHERE game_id = :game AND user_id != :user"""
    return {name for (name,) in db.execute(query, {"game": game_id, "user": user_id})}


def _games_of(db: sqlite3.Connection, user_id: int) -> set[int]:
    """Return the games in which a person has or had a part, or which they host."""
    query = """SELECT game_id FROM seats WHERE user_id = :user
        UNION SELECT game_id FROM guests WHERE user_id = :user
        UNION SELECT game_id FROM sign_ups WHERE user_id = :user
        UNION SELECT game_id FROM results WHERE user_id = :user
        UNION SELECT game_id FROM shakes WHERE user_id = :user
        UNION SELECT id FROM games WHERE host_id = :user"""
    return {game_id for (game_id,) in db.execute(query, {"user": user_id})}


def _games_with(db: sqlite3.Connection, user_id: int, name: str) -> set[int]:
    """Return the games whose sentences have a name, unless another player there has it.

    A person whose seat was taken by another is named in the events of that game alone.
    """
    others = "SELECT 1 FROM seats WHERE game_id = it.game_id AND name = ? AND user_id != ?"
    found: set[int] = set()
    for table, column in _BODIES:
        query = f"SELECT game_id, {column} FROM {table} AS it WHERE NOT EXISTS ({others})"  # noqa: S608
        for game_id, body in db.execute(query, (name, user_id)):
            if body is not None and _names_any(body, {name, user_id}):
                found.add(game_id)
    return found


def _names_any(body: str | None, names: Named) -> bool:
    """Return whether a stored sentence has one of these names."""
    # Both sides are encoded again: stored JSON may differ only in blanks.
    return body is not None and _renamed(body, names) != _renamed(body, set())


def _renamed(body: str, names: Named) -> str:
    """Return a stored sentence, or its figures, without these names."""
    stored: dict[str, Any] | int = orjson.loads(body)
    if isinstance(stored, int):  # the channel of a message that is to be removed
        return body
    figures: dict[str, Any] = stored.get("figures", stored)
    for key, figure in figures.items():
        figures[key] = _figure(key, figure, names)
    return orjson.dumps(stored).decode()


def _figure(key: str, figure: Any, names: Named) -> Any:
    def left(name: str) -> str:
        return NO_NAME if name in names else name

    match figure:
        case str() if key in _NAMES and figure in names:  # as the first release stored it
            return {"name": NO_NAME}
        case {"name": who} | {"mention": who} if who in names:
            return {"name": NO_NAME}
        case {"names": all_of_them}:
            return {"names": [left(name) for name in all_of_them]}
        case {"standings": places}:
            return {"standings": [[left(name), points] for name, points in places]}
        case _:
            return figure


def _rows(db: sqlite3.Connection, query: str, value: int) -> list[dict[str, Any]]:
    cursor = db.execute(query, (value,))
    columns = [column[0] for column in cursor.description]
    return [dict(zip(columns, row, strict=True)) for row in cursor]
