"""Query the messages that call for an answer, and are taken away when it is given."""

import sqlite3

from bot.store import outbox
from bot.store.rows import OutboxRow


def add(db: sqlite3.Connection, game_id: int, seat: int, channel_id: int, message_id: int) -> None:
    """Remember a message that calls a seat."""
    db.execute(
        "INSERT OR IGNORE INTO pings (game_id, seat, channel_id, message_id) VALUES (?, ?, ?, ?)",
        (game_id, seat, channel_id, message_id),
    )


def answered(db: sqlite3.Connection, game_id: int, seat: int) -> list[OutboxRow]:
    """Owe the removal of all that called a seat."""
    rows = db.execute(
        "DELETE FROM pings WHERE game_id = ? AND seat = ? RETURNING channel_id, message_id",
        (game_id, seat),
    ).fetchall()
    return [
        outbox.add(db, OutboxRow(0, game_id, "removal", 0, message_id=message, body=str(channel)))
        for channel, message in rows
    ]
