"""Owe what is to be said beside the game: to a person, or to the table.

A notice waits in the outbox; what befell the table also stands in its journal, as an event.
"""

import sqlite3

from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import OutboxKind
from bot.model.notices import Notice, TableEvent, encode
from bot.store import outbox, table_events


def call(db: sqlite3.Connection, row: GameRow, seat: SeatRow, notice: Notice) -> OutboxRow:
    """Owe a notice that calls a seat: where its player wants to be called, or in the channel."""
    ping = OutboxRow(0, row.id, OutboxKind.PING, 0, seat.user_id, body=encode(notice))
    return outbox.add(db, ping)


def write_to(db: sqlite3.Connection, row: GameRow, user_id: int, notice: Notice) -> OutboxRow:
    """Owe a person a direct message, which waits while they sleep.

    Where they take none, they are told at their next press on that server.
    """
    letter = OutboxRow(0, row.id, OutboxKind.LETTER, 0, user_id, body=encode(notice))
    return outbox.add(db, letter)


def announce(db: sqlite3.Connection, row: GameRow, ply: int, at: str, notice: Notice) -> OutboxRow:
    """Tell the table, in its channel and in its journal; `at` is UTC."""
    table_events.add(db, row.id, TableEvent(ply, at, notice.key, notice.figures))
    return outbox.add(db, OutboxRow(0, row.id, OutboxKind.NOTICE, ply, body=encode(notice)))
