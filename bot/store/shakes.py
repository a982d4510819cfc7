"""Query what people added to the dice of games before they began."""

import sqlite3
from collections.abc import Iterable

from bot.model.shakes import Shake
from bot.store.rows import rows_of

_SHAKES = rows_of(Shake, "shakes")


def of_game(db: sqlite3.Connection, game_id: int) -> tuple[Shake, ...]:
    """Return what people added to a game's dice, in their order."""
    return tuple(_SHAKES.select(db, "WHERE game_id = ? ORDER BY place", (game_id,)))


def put(db: sqlite3.Connection, game_id: int, shakes: Iterable[Shake]) -> None:
    """Replace all that people added to a game's dice."""
    db.execute("DELETE FROM shakes WHERE game_id = ?", (game_id,))
    _SHAKES.insert_all(db, shakes, game_id=game_id)
