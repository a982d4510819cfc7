"""Query the results of finished games."""

import sqlite3
from collections import Counter
from collections.abc import Iterable

from bot.model.ending import Achievement
from bot.model.results import Counted, ResultRow, Tally
from bot.store.rows import rows_of
from rules.words import Seat


def _read(stored: str) -> tuple[Achievement, ...]:
    """Return stored achievements, without those that a newer release knew."""
    return tuple([Achievement(name) for name in stored.split() if name in _KNOWN])


# By the primary key: results go when their game does.
_HOUSE_RULES = "EXISTS (SELECT 1 FROM games WHERE id = game_id AND house_rules != '')"
_COUNTED = {
    Counted.COMMON: f"companions = 0 AND NOT {_HOUSE_RULES}",
    Counted.COMPANIONS: f"companions > 0 AND NOT {_HOUSE_RULES}",
    Counted.HOUSE_RULES: _HOUSE_RULES,
}
_KNOWN = frozenset(Achievement)
_RESULTS = rows_of(
    ResultRow, "results", read={"achievements": _read}, write={"achievements": " ".join}
)


def add(db: sqlite3.Connection, rows: Iterable[ResultRow]) -> None:
    """Insert the results of a game."""
    _RESULTS.insert_all(db, rows, replace=True)


def of_person(db: sqlite3.Connection, user_id: int, guild_id: int) -> dict[Counted, Tally]:
    """Sum up a person's finished games on a server, for each kind that has any."""
    return _tallies(db, "user_id = ? AND guild_id = ?", (user_id, guild_id))


def of_server(db: sqlite3.Connection, guild_id: int) -> dict[Counted, Tally]:
    """Sum up a server's finished games, as above."""
    return _tallies(db, "guild_id = ?", (guild_id,))


def of_game(db: sqlite3.Connection, game_id: int) -> list[ResultRow]:
    """List the results of a game, by seat."""
    return _RESULTS.select(db, "WHERE game_id = ? ORDER BY seat", (game_id,))


def achieved_in(db: sqlite3.Connection, game_id: int) -> tuple[tuple[Seat, Achievement], ...]:
    """List what the villages of a game achieved, by seat."""
    rows = of_game(db, game_id)
    return tuple([(Seat(row.seat), one) for row in rows for one in row.achievements])


def best_of_server(db: sqlite3.Connection, guild_id: int, most: int) -> list[ResultRow]:
    """List a server's best villages by points, the oldest first among equals.

    Those of games with companions or house rules are left out.
    """
    common = f"WHERE guild_id = ? AND {_COUNTED[Counted.COMMON]}"
    rest = f"{common} ORDER BY points DESC, game_id, place LIMIT ?"
    return _RESULTS.select(db, rest, (guild_id, most))


def _tallies(db: sqlite3.Connection, whose: str, values: tuple[int, ...]) -> dict[Counted, Tally]:
    kinds = {kind: _tally(db, f"WHERE {whose} AND {of}", values) for kind, of in _COUNTED.items()}
    return {kind: tally for kind, tally in kinds.items() if tally}


def _tally(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> Tally | None:
    best = _RESULTS.find(db, f"{where} ORDER BY points DESC, game_id", values)
    if best is None:
        return None
    sums = "COUNT(DISTINCT game_id), SUM(place = 1), AVG(points)"
    games, won, points = _RESULTS.sums(db, sums, where, values)
    earned = Counter(one for row in _RESULTS.select(db, where, values) for one in row.achievements)
    return Tally(games, won, points, best, earned)
