"""Query what befell a table that is no ply."""

import sqlite3
from collections.abc import Mapping
from dataclasses import dataclass

import orjson


@dataclass(frozen=True, slots=True)
class EventRow:
    """A sentence in a game's journal, after a ply (`at` is UTC)."""

    ply: int
    at: str
    key: str
    figures: dict[str, str | int]


def add(
    db: sqlite3.Connection,
    game_id: int,
    ply: int,
    at: str,
    key: str,
    figures: Mapping[str, str | int],
) -> None:
    """Add an event."""
    db.execute(
        "INSERT INTO events (game_id, ply, at, key, figures) VALUES (?, ?, ?, ?, ?)",
        (game_id, ply, at, key, orjson.dumps(figures).decode()),
    )


def of_game(db: sqlite3.Connection, game_id: int) -> list[EventRow]:
    """List a game's events in their order."""
    rows = db.execute(
        "SELECT ply, at, key, figures FROM events WHERE game_id = ? ORDER BY id", (game_id,)
    )
    return [EventRow(ply, at, key, orjson.loads(figures)) for ply, at, key, figures in rows]
