"""Query how people play: how many moves, how long they took, how often too long."""

import sqlite3
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PaceRow:
    """How a person has played on one server; `seconds` are awake time over all his moves."""

    moves: int = 0
    seconds: int = 0
    overdue: int = 0
    seats_left: int = 0


def add(
    db: sqlite3.Connection,
    user_id: int,
    guild_id: int,
    *,
    moves: int = 0,
    seconds: int = 0,
    overdue: int = 0,
    seats_left: int = 0,
) -> None:
    """Count what a person did."""
    db.execute(
        "INSERT INTO paces VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
        "moves = moves + excluded.moves, seconds = seconds + excluded.seconds, "
        "overdue = overdue + excluded.overdue, seats_left = seats_left + excluded.seats_left",
        (user_id, guild_id, moves, seconds, overdue, seats_left),
    )


def find(db: sqlite3.Connection, user_id: int, guild_id: int) -> PaceRow:
    """Find how a person has played on a server."""
    row = db.execute(
        "SELECT moves, seconds, overdue, seats_left FROM paces WHERE user_id = ? AND guild_id = ?",
        (user_id, guild_id),
    ).fetchone()
    return PaceRow(*row) if row else PaceRow()


def of_server(db: sqlite3.Connection, guild_id: int) -> PaceRow:
    """Sum up how all have played on a server."""
    sums = "total(moves), total(seconds), total(overdue), total(seats_left)"
    row = db.execute(f"SELECT {sums} FROM paces WHERE guild_id = ?", (guild_id,)).fetchone()  # noqa: S608
    return PaceRow(*map(int, row))
