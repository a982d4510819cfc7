"""Query the events at tables other than plies."""

import sqlite3
from functools import partial

from bot.model.notices import TableEvent, decode_figures, encode_figures
from bot.store import named_people


def add(db: sqlite3.Connection, game_id: int, event: TableEvent) -> None:
    """Insert an event."""
    figures = encode_figures(event.figures, partial(named_people.number_of, db, game_id))
    db.execute(
        "INSERT INTO events (game_id, ply, at, key, figures) VALUES (?, ?, ?, ?, ?)",
        (game_id, event.ply, event.at, event.key, figures),
    )


def of_game(db: sqlite3.Connection, game_id: int) -> list[TableEvent]:
    """List a game's events, the oldest first."""
    people = named_people.of_game(db, game_id)
    rows = db.execute(
        "SELECT ply, at, key, figures FROM events WHERE game_id = ? ORDER BY id", (game_id,)
    )
    return [
        TableEvent(ply, at, key, decode_figures(figures, people)) for ply, at, key, figures in rows
    ]
