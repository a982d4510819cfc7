"""Query the events at tables other than plies."""

import sqlite3

from bot.model.notices import TableEvent, decode_figures, encode_figures
from bot.store.rows import rows_of

_EVENTS = rows_of(
    TableEvent, "events", read={"figures": decode_figures}, write={"figures": encode_figures}
)


def add(db: sqlite3.Connection, game_id: int, event: TableEvent) -> None:
    """Insert an event."""
    _EVENTS.insert(db, event, game_id=game_id)


def of_game(db: sqlite3.Connection, game_id: int) -> list[TableEvent]:
    """List a game's events, the oldest first."""
    return _EVENTS.select(db, "WHERE game_id = ? ORDER BY id", (game_id,))
