"""Query the channels of people's direct messages, and how many were opened lately."""

import sqlite3


def find(db: sqlite3.Connection, user_id: int) -> int | None:
    """Find the channel of a person's direct messages; None where it must be opened first."""
    row = db.execute(
        "SELECT channel_id FROM direct_channels WHERE user_id = ?", (user_id,)
    ).fetchone()
    return row[0] if row else None


def opened(db: sqlite3.Connection, after: str, until: str) -> dict[int, int]:
    """Return how many were opened between two moments (UTC), by the server whose games they serve.

    A clock that was wrong for a while leaves some that are not until then.
    """
    rows = db.execute(
        "SELECT guild_id, count(*) FROM direct_channels "
        "WHERE opened_at > ? AND opened_at <= ? GROUP BY guild_id",
        (after, until),
    )
    return dict(rows.fetchall())


def put(db: sqlite3.Connection, user_id: int, channel_id: int, guild_id: int, at: str) -> None:
    """Store a channel that was opened at a moment (UTC) for a server's game."""
    db.execute(
        "INSERT OR REPLACE INTO direct_channels (user_id, channel_id, guild_id, opened_at) "
        "VALUES (?, ?, ?, ?)",
        (user_id, channel_id, guild_id, at),
    )


def drop(db: sqlite3.Connection, user_id: int) -> None:
    """Drop a person's channel, which Discord does not know; that it was opened stays counted."""
    db.execute("UPDATE direct_channels SET channel_id = NULL WHERE user_id = ?", (user_id,))
