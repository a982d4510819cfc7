"""Query the results of finished games."""

import sqlite3
from collections import Counter
from collections.abc import Iterable

from bot.model.achievements import Achievement
from bot.model.results import ResultRow, Tally
from bot.store.rows import rows_of
from rules.words import Seat


def _read(stored: str) -> tuple[Achievement, ...]:
    """Return stored achievements, without those that a newer release knew."""
    return tuple([Achievement(name) for name in stored.split() if name in _KNOWN])


_WITH = {False: "companions = 0", True: "companions > 0"}
_KNOWN = frozenset(Achievement)
_RESULTS = rows_of(
    ResultRow, "results", read={"achievements": _read}, write={"achievements": " ".join}
)


def add(db: sqlite3.Connection, rows: Iterable[ResultRow]) -> None:
    """Insert the results of a game."""
    _RESULTS.insert_all(db, rows, replace=True)


def of_person(
    db: sqlite3.Connection, user_id: int, guild_id: int, *, companions: bool = False
) -> Tally | None:
    """Sum up a person's finished games on a server; None where there are none.

    Those with `companions` are counted apart.
    """
    where = f"WHERE user_id = ? AND guild_id = ? AND {_WITH[companions]}"
    return _tally(db, where, (user_id, guild_id))


def of_server(db: sqlite3.Connection, guild_id: int, *, companions: bool = False) -> Tally | None:
    """Sum up a server's finished games, as above."""
    return _tally(db, f"WHERE guild_id = ? AND {_WITH[companions]}", (guild_id,))


def of_game(db: sqlite3.Connection, game_id: int) -> list[ResultRow]:
    """List the results of a game, by seat."""
    return _RESULTS.select(db, "WHERE game_id = ? ORDER BY seat", (game_id,))


def achieved_in(db: sqlite3.Connection, game_id: int) -> tuple[tuple[Seat, Achievement], ...]:
    """List what the villages of a game achieved, by seat."""
    rows = of_game(db, game_id)
    return tuple([(Seat(row.seat), one) for row in rows for one in row.achievements])


def best_of_server(db: sqlite3.Connection, guild_id: int, most: int) -> list[ResultRow]:
    """List a server's best villages, those with the most points first, of equals the oldest.

    Those of games with companions are left out.
    """
    rest = "WHERE guild_id = ? AND companions = 0 ORDER BY points DESC, game_id, place LIMIT ?"
    return _RESULTS.select(db, rest, (guild_id, most))


def _tally(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> Tally | None:
    best = _RESULTS.find(db, f"{where} ORDER BY points DESC, game_id", values)
    if best is None:
        return None
    sums = "COUNT(DISTINCT game_id), SUM(place = 1), AVG(points)"
    games, won, points = _RESULTS.sums(db, sums, where, values)
    earned = Counter(one for row in _RESULTS.select(db, where, values) for one in row.achievements)
    return Tally(games, won, points, best, earned)
