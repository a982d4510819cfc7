"""Note what is to be said beside the game: to a person, or to the table, with buttons.

A note is a sentence's key with its figures, so that it is said in the language of whoever reads
it. Notes wait in the outbox; what befell the table also stands in its journal, as an event.
"""

import sqlite3
from dataclasses import dataclass, field

import orjson

from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.kinds import OutboxKind
from bot.store import outbox, table_events

Figures = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence with its figures, and buttons: each a label's key and a `custom_id`.

    `seat` is the seat that it calls: the message is taken away when that seat has answered.
    `elsewhere` is the channel where it is told, if that is not the game's own.
    """

    key: str
    figures: Figures = field(default_factory=Figures)
    buttons: tuple[tuple[str, str], ...] = ()
    seat: int | None = None
    elsewhere: int | None = None


def encode(note: Notice) -> str:
    """Give a note as it is stored."""
    return orjson.dumps(note).decode()


def decode(body: str) -> Notice:
    """Read a stored note."""
    found = orjson.loads(body)
    found["buttons"] = tuple((label, press) for label, press in found["buttons"])
    return Notice(**found)


def call(db: sqlite3.Connection, row: GameRow, seat: SeatRow, note: Notice) -> OutboxRow:
    """Owe a note that calls a seat: where its player wants to be called, or in the channel."""
    body = encode(note)
    return outbox.add(db, OutboxRow(0, row.id, OutboxKind.PING, 0, user_id=seat.user_id, body=body))


def write_to(db: sqlite3.Connection, row: GameRow, user_id: int, note: Notice) -> OutboxRow:
    """Owe a person a direct message, which waits while he sleeps.

    Where he takes none, he is told at his next press on that server.
    """
    return outbox.add(
        db, OutboxRow(0, row.id, OutboxKind.LETTER, 0, user_id=user_id, body=encode(note))
    )


def announce(db: sqlite3.Connection, row: GameRow, ply: int, at: str, note: Notice) -> OutboxRow:
    """Tell the table, in its channel and in its journal; `at` is UTC."""
    table_events.add(db, row.id, ply, at, note.key, note.figures)
    return outbox.add(db, OutboxRow(0, row.id, OutboxKind.NOTICE, ply, body=encode(note)))
