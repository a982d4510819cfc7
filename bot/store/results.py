"""Query the results of finished games."""

import sqlite3
from collections.abc import Iterable

from bot.model.results import ResultRow, Tally
from bot.store.rows import rows_of

_RESULTS = rows_of(ResultRow, "results")


def add(db: sqlite3.Connection, rows: Iterable[ResultRow]) -> None:
    """Insert the results of a game."""
    _RESULTS.insert_all(db, rows, replace=True)


def of_person(db: sqlite3.Connection, user_id: int, guild_id: int) -> Tally | None:
    """Sum up a person's finished games on a server; None where there are none."""
    return _tally(db, "WHERE user_id = ? AND guild_id = ?", (user_id, guild_id))


def of_server(db: sqlite3.Connection, guild_id: int) -> Tally | None:
    """Sum up a server's finished games; None where there are none."""
    return _tally(db, "WHERE guild_id = ?", (guild_id,))


def _tally(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> Tally | None:
    best = _RESULTS.find(db, f"{where} ORDER BY points DESC, game_id", values)
    if best is None:
        return None
    sums = "COUNT(DISTINCT game_id), SUM(place = 1), AVG(points)"
    games, won, points = _RESULTS.sums(db, sums, where, values)
    return Tally(games, won, points, best)
