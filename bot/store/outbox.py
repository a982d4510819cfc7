"""Query what must still be said, and what was set once for a person or the bot."""

import sqlite3
from collections.abc import Iterable
from dataclasses import fields, replace

from bot.model.games import OutboxRow

_ROW = ", ".join(field.name for field in fields(OutboxRow))


def add(db: sqlite3.Connection, row: OutboxRow) -> OutboxRow:
    """Add a row under a new id."""
    names = [field.name for field in fields(OutboxRow) if field.name != "id"]
    marks = ", ".join("?" * len(names))
    cursor = db.execute(
        f"INSERT INTO outbox ({', '.join(names)}) VALUES ({marks})",  # noqa: S608 - fixed names
        [getattr(row, name) for name in names],
    )
    assert cursor.lastrowid is not None
    return replace(row, id=cursor.lastrowid)


def waiting(db: sqlite3.Connection, now: str, game_id: int | None = None) -> list[OutboxRow]:
    """List what can be said now (UTC), of one game or of all, the oldest first.

    Of all games, those do not count whose channel is closed to the bot.
    """
    where = "coalesce(not_before, '') <= ?"
    values: list[str | int] = [now]
    if game_id is not None:
        where, values = f"{where} AND game_id = ?", [now, game_id]
    else:
        held = "SELECT id FROM games WHERE held = 'held-channel'"
        where = f"{where} AND game_id NOT IN ({held})"
    rows = db.execute(f"SELECT {_ROW} FROM outbox WHERE {where} ORDER BY id", values)  # noqa: S608
    return [OutboxRow(*row) for row in rows]


def panels(db: sqlite3.Connection, game_id: int) -> list[OutboxRow]:
    """List the panels of a game that wait, the oldest first."""
    rows = db.execute(
        f"SELECT {_ROW} FROM outbox WHERE game_id = ? AND kind = 'panel' ORDER BY id",  # noqa: S608
        (game_id,),
    )
    return [OutboxRow(*one) for one in rows]


def put_off(db: sqlite3.Connection, row_id: int, at: str, *, refused: int) -> None:
    """Let a row wait until a moment (UTC); so often it has been refused."""
    db.execute("UPDATE outbox SET not_before = ?, refused = ? WHERE id = ?", (at, refused, row_id))


def refused(db: sqlite3.Connection, user_id: int, guild_id: int) -> list[OutboxRow]:
    """List the letters from a server's games that a person did not take."""
    names = ", ".join(f"outbox.{field.name}" for field in fields(OutboxRow))
    rows = db.execute(
        f"SELECT {names} FROM outbox JOIN games ON games.id = game_id "  # noqa: S608 - fixed names
        "WHERE outbox.refused > 0 AND user_id = ? AND guild_id = ? ORDER BY outbox.id",
        (user_id, guild_id),
    )
    return [OutboxRow(*row) for row in rows]


def refusals(db: sqlite3.Connection) -> set[tuple[int, int]]:
    """List who did not take a letter, and from which server's games."""
    rows = db.execute(
        "SELECT DISTINCT user_id, guild_id FROM outbox JOIN games ON games.id = game_id "
        "WHERE outbox.refused > 0"
    )
    return {(user_id, guild_id) for user_id, guild_id in rows}


def said(db: sqlite3.Connection, ids: Iterable[int]) -> None:
    """Forget rows that have been said."""
    db.executemany("DELETE FROM outbox WHERE id = ?", [(row_id,) for row_id in ids])


def waits(db: sqlite3.Connection, row_id: int) -> bool:
    """Tell whether a row is still to be said."""
    return db.execute("SELECT 1 FROM outbox WHERE id = ?", (row_id,)).fetchone() is not None


def drop_calls(db: sqlite3.Connection, game_id: int, user_id: int) -> None:
    """Forget what was to call a person to a game, or to tell him that he is next."""
    db.execute(
        "DELETE FROM outbox WHERE game_id = ? AND user_id = ? AND kind IN ('ping', 'letter') "
        "AND json_extract(body, '$.seat') IS NOT NULL",
        (game_id, user_id),
    )


def drop_pings(db: sqlite3.Connection, game_id: int) -> None:
    """Forget what was to call anybody to a game."""
    db.execute("DELETE FROM outbox WHERE game_id = ? AND kind = 'ping'", (game_id,))


def drop(db: sqlite3.Connection, game_id: int) -> None:
    """Forget all that waits for a game that is over."""
    db.execute("DELETE FROM outbox WHERE game_id = ?", (game_id,))
