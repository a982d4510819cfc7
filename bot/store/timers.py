"""Query what happens by itself: one row at most a game, seat and kind."""

import sqlite3
from dataclasses import dataclass, fields

TABLE = -1
"""The seat of what concerns the whole table."""


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Something that is due at a moment (UTC); `count` is how often it has come before."""

    game_id: int
    seat: int
    kind: str
    at: str
    count: int = 0


_ROW = ", ".join(field.name for field in fields(TimerRow))


def put(db: sqlite3.Connection, row: TimerRow) -> None:
    """Set a timer, in the place of the one of its kind."""
    db.execute(
        f"INSERT OR REPLACE INTO timers ({_ROW}) VALUES (?, ?, ?, ?, ?)",  # noqa: S608 - fixed names
        (row.game_id, row.seat, row.kind, row.at, row.count),
    )


def put_off(db: sqlite3.Connection, row: TimerRow, at: str) -> None:
    """Move a timer to a later moment, unless it has been set anew."""
    db.execute(
        "UPDATE timers SET at = ? WHERE game_id = ? AND seat = ? AND kind = ? AND at = ?",
        (at, row.game_id, row.seat, row.kind, row.at),
    )


def done(db: sqlite3.Connection, row: TimerRow) -> None:
    """Forget a timer, unless it has been set anew."""
    db.execute(
        "DELETE FROM timers WHERE game_id = ? AND seat = ? AND kind = ? AND at = ?",
        (row.game_id, row.seat, row.kind, row.at),
    )


def drop(db: sqlite3.Connection, game_id: int, seat: int, *kinds: str) -> None:
    """Forget a seat's timers of these kinds."""
    db.executemany(
        "DELETE FROM timers WHERE game_id = ? AND seat = ? AND kind = ?",
        [(game_id, seat, kind) for kind in kinds],
    )


def drop_all(db: sqlite3.Connection, game_id: int) -> None:
    """Forget a game's timers."""
    db.execute("DELETE FROM timers WHERE game_id = ?", (game_id,))


def due(db: sqlite3.Connection, now: str, most: int) -> list[TimerRow]:
    """List what is due, the oldest first."""
    rows = db.execute(
        f"SELECT {_ROW} FROM timers WHERE at <= ? ORDER BY at LIMIT ?",  # noqa: S608 - fixed names
        (now, most),
    )
    return [TimerRow(*row) for row in rows]


def find(db: sqlite3.Connection, game_id: int, seat: int, kind: str) -> TimerRow | None:
    """Find a timer."""
    row = db.execute(
        f"SELECT {_ROW} FROM timers WHERE game_id = ? AND seat = ? AND kind = ?",  # noqa: S608
        (game_id, seat, kind),
    ).fetchone()
    return TimerRow(*row) if row else None
