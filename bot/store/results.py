"""Query how games ended."""

import sqlite3
from collections.abc import Iterable
from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a person's village came to in one finished game; `place` counts from 1."""

    game_id: int
    seat: int
    user_id: int
    guild_id: int
    points: int
    place: int
    buildings: int
    villagers: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What several results come to; `best` is the village with the most points."""

    games: int
    won: int
    points: float
    best: ResultRow


def add(db: sqlite3.Connection, rows: Iterable[ResultRow]) -> None:
    """Keep how a game ended."""
    db.executemany(
        "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [astuple(row) for row in rows],
    )


def of_person(db: sqlite3.Connection, user_id: int, guild_id: int) -> Tally | None:
    """Sum up a person's finished games on a server; None where there are none."""
    return _tally(db, "user_id = ? AND guild_id = ?", (user_id, guild_id))


def of_server(db: sqlite3.Connection, guild_id: int) -> Tally | None:
    """Sum up a server's finished games; None where there are none."""
    return _tally(db, "guild_id = ?", (guild_id,))


def _tally(db: sqlite3.Connection, where: str, values: tuple[int, ...]) -> Tally | None:
    count = "COUNT(DISTINCT game_id), SUM(place = 1), AVG(points)"
    games, won, points = db.execute(
        f"SELECT {count} FROM results WHERE {where}",  # noqa: S608 - fixed names
        values,
    ).fetchone()
    if not games:
        return None
    best = db.execute(
        f"SELECT * FROM results WHERE {where} ORDER BY points DESC, game_id LIMIT 1",  # noqa: S608
        values,
    ).fetchone()
    return Tally(games, won, points, ResultRow(*best))
