"""Query the sent messages that ask a seat for an answer; they are removed once it is given.

Those that call people to a planned night are the table's.
"""

import sqlite3
from collections.abc import Iterable

from bot.model.games import OutboxRow, SeatRow
from bot.store import outbox


def add(
    db: sqlite3.Connection,
    game_id: int,
    seat: int,
    channel_id: int,
    message_id: int,
    *,
    notice: bool,
) -> None:
    """Insert a message that pings a seat, or a `notice` to the table about it."""
    db.execute(
        "INSERT OR IGNORE INTO pings (game_id, seat, channel_id, message_id, notice) "
        "VALUES (?, ?, ?, ?, ?)",
        (game_id, seat, channel_id, message_id, int(notice)),
    )


def is_pinged(db: sqlite3.Connection, game_id: int, seat: int) -> bool:
    """Return whether a seat has been sent such a message."""
    query = "SELECT 1 FROM pings WHERE game_id = ? AND seat = ?"
    return db.execute(query, (game_id, seat)).fetchone() is not None


def not_pinged(db: sqlite3.Connection, game_id: int, seats: Iterable[SeatRow]) -> list[SeatRow]:
    """Return those of these seats that no message asks, sent or waiting."""
    return [
        seat
        for seat in seats
        if not is_pinged(db, game_id, seat.seat)
        and not outbox.is_pinging(db, game_id, seat.user_id)
    ]


def remove_all(db: sqlite3.Connection, game_id: int, seat: int, user_id: int) -> list[OutboxRow]:
    """Queue the removal of a seat's pings and notices, and delete those that still wait."""
    outbox.delete_pings_to(db, game_id, user_id)
    return _removals(
        db,
        game_id,
        "DELETE FROM pings WHERE game_id = ? AND seat = ? RETURNING channel_id, message_id",
        seat,
    )


def remove_pings(db: sqlite3.Connection, game_id: int, seat: int) -> list[OutboxRow]:
    """Queue the removal of a seat's pings, without the notices, before it is pinged again."""
    return _removals(
        db,
        game_id,
        "DELETE FROM pings WHERE game_id = ? AND seat = ? AND NOT notice "
        "RETURNING channel_id, message_id",
        seat,
    )


def _removals(db: sqlite3.Connection, game_id: int, query: str, seat: int) -> list[OutboxRow]:
    found = db.execute(query, (game_id, seat)).fetchall()
    return [outbox.add_removal(db, game_id, channel, message) for channel, message in found]
