"""Query the timers: at most one for each game, seat and kind."""

import sqlite3
from collections.abc import Iterable

from bot.model.games import TimerRow
from bot.model.kinds import OF_CLOCKS, URGENT, TimerKind
from bot.store.rows import rows_of


def _is_one_of(kinds: Iterable[TimerKind]) -> str:
    return "kind IN ('{}')".format("', '".join(kinds))


_TIMERS = rows_of(TimerRow, "timers")
_OF_CLOCKS = _is_one_of(OF_CLOCKS)
_LIFTED = f"{_OF_CLOCKS} AND game_id IN (SELECT game_id FROM lifts)"  # noqa: S608 - fixed words
_URGENT = [_is_one_of(kinds) for kinds in URGENT]
_BANNED = (
    "EXISTS (SELECT 1 FROM games JOIN banned_servers USING (guild_id) WHERE games.id = game_id)"
)
_WAITING = f"({_LIFTED}) OR {_BANNED}"
_DUE = " UNION ALL ".join(
    f"SELECT * FROM ({_TIMERS.head} WHERE at <= ?1 AND {kinds} AND NOT ({_WAITING}) "  # noqa: S608
    "ORDER BY at LIMIT ?2)"
    for kinds in (*_URGENT, f"NOT ({' OR '.join(_URGENT)})")
)


def put(db: sqlite3.Connection, row: TimerRow) -> None:
    """Insert a timer, or replace the seat's timer of that kind."""
    _TIMERS.insert_all(db, [row], replace=True)


def postpone(db: sqlite3.Connection, row: TimerRow, at: str) -> None:
    """Postpone a timer, unless it was set again meanwhile."""
    db.execute(
        "UPDATE timers SET at = ? WHERE game_id = ? AND seat = ? AND kind = ? AND at = ?",
        (at, row.game_id, row.seat, row.kind, row.at),
    )


def delete(db: sqlite3.Connection, row: TimerRow) -> None:
    """Delete a timer, unless it was set again meanwhile."""
    db.execute(
        "DELETE FROM timers WHERE game_id = ? AND seat = ? AND kind = ? AND at = ?",
        (row.game_id, row.seat, row.kind, row.at),
    )


def delete_kinds(db: sqlite3.Connection, game_id: int, seat: int, *kinds: TimerKind) -> None:
    """Delete a seat's timers of these kinds."""
    placeholders = ", ".join("?" * len(kinds))
    query = f"DELETE FROM timers WHERE game_id = ? AND seat = ? AND kind IN ({placeholders})"  # noqa: S608 - placeholders alone
    db.execute(query, (game_id, seat, *kinds))


def delete_all(db: sqlite3.Connection, game_id: int) -> None:
    """Delete all timers of a game."""
    db.execute("DELETE FROM timers WHERE game_id = ?", (game_id,))


def due(db: sqlite3.Connection, now: str, most: int) -> list[TimerRow]:
    """List the timers that are due, the oldest first: `most` of each urgency at most.

    Those of clocks, reminders and readers wait while their game is lifted to an evening, and all of
    a server that is banned.
    """
    found = [_TIMERS.parse(row) for row in db.execute(_DUE, (now, most))]
    return sorted(found, key=lambda one: one.at)


def of_clocks(db: sqlite3.Connection, game_id: int, seat: int) -> list[TimerRow]:
    """List the timers of a seat that go by its game's own time."""
    where = f"WHERE game_id = ? AND seat = ? AND {_OF_CLOCKS}"
    return _TIMERS.select(db, where, (game_id, seat))


def find(db: sqlite3.Connection, game_id: int, seat: int, kind: TimerKind) -> TimerRow | None:
    """Find a timer."""
    return _TIMERS.find(db, "WHERE game_id = ? AND seat = ? AND kind = ?", (game_id, seat, kind))
