"""Query the messages that call for an answer, and are taken away when it is given."""

import sqlite3

from bot.model.games import OutboxRow
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
    """Remember a message that calls a seat; a `notice` tells the table about it."""
    db.execute(
        "INSERT OR IGNORE INTO pings (game_id, seat, channel_id, message_id, notice) "
        "VALUES (?, ?, ?, ?, ?)",
        (game_id, seat, channel_id, message_id, int(notice)),
    )


def is_called(db: sqlite3.Connection, game_id: int, seat: int) -> bool:
    """Tell whether there is a message that calls a seat."""
    query = "SELECT 1 FROM pings WHERE game_id = ? AND seat = ?"
    return db.execute(query, (game_id, seat)).fetchone() is not None


def remove_all(db: sqlite3.Connection, game_id: int, seat: int, user_id: int) -> list[OutboxRow]:
    """Owe the removal of all that calls a seat, and drop the calls that still wait."""
    outbox.drop_calls(db, game_id, user_id)
    return _removals(
        db,
        game_id,
        "DELETE FROM pings WHERE game_id = ? AND seat = ? RETURNING channel_id, message_id",
        seat,
    )


def remove_calls(db: sqlite3.Connection, game_id: int, seat: int) -> list[OutboxRow]:
    """Owe the removal of what called a seat's player, before they are called again."""
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
