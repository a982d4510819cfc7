"""Query the hours of the week at which people answer, in UTC: 0 to 167, from Monday."""

import sqlite3
from datetime import UTC, datetime


def add(db: sqlite3.Connection, user_id: int, at: datetime) -> None:
    """Count an answer."""
    there = at.astimezone(UTC)
    db.execute(
        "INSERT INTO habits VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET moves = moves + 1",
        (user_id, there.weekday() * 24 + there.hour),
    )


def find(db: sqlite3.Connection, user_id: int) -> dict[int, int]:
    """Return how often a person answered, by hour of the week."""
    rows = db.execute("SELECT hour, moves FROM habits WHERE user_id = ?", (user_id,))
    return dict(rows.fetchall())
