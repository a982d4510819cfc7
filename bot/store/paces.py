"""Query people's pace: their moves, how long they took, and how often that was too long."""

import sqlite3

from bot.model.paces import PaceRow
from bot.store.rows import rows_of

_PACES = rows_of(PaceRow, "paces")


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
    """Add to a person's counts."""
    db.execute(
        "INSERT INTO paces VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET "
        "moves = moves + excluded.moves, seconds = seconds + excluded.seconds, "
        "overdue = overdue + excluded.overdue, seats_left = seats_left + excluded.seats_left",
        (user_id, guild_id, moves, seconds, overdue, seats_left),
    )


def find(db: sqlite3.Connection, user_id: int, guild_id: int) -> PaceRow:
    """Find a person's pace on a server."""
    return _PACES.find(db, "WHERE user_id = ? AND guild_id = ?", (user_id, guild_id)) or PaceRow()


def of_server(db: sqlite3.Connection, guild_id: int) -> PaceRow:
    """Sum up the pace of all people on a server."""
    sums = ", ".join([f"total({name})" for name in _PACES.columns])
    return PaceRow(*map(int, _PACES.sums(db, sums, "WHERE guild_id = ?", (guild_id,))))
