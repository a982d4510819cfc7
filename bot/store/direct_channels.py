"""Query the channels of people's direct messages, and count how many were opened lately."""

import sqlite3


def find(db: sqlite3.Connection, user_id: int) -> int | None:
    """Find the channel of a person's direct messages; None where it must be opened first."""
    row = db.execute(
        "SELECT channel_id FROM direct_channels WHERE user_id = ?", (user_id,)
    ).fetchone()
    return row[0] if row else None


def begin(
    db: sqlite3.Connection,
    user_id: int,
    guild_id: int,
    span: tuple[str, str],
    most: int,
    share: int,
) -> bool:
    """Count a channel that is about to be opened for a server's game; return whether it may be.

    It may be while the server has begun fewer than `share` times what is left of the `most` that
    all may open. `span` is the time in which they count, from and until now (UTC): what a wrong
    clock has dated later does not count.
    """
    cursor = db.execute(
        """INSERT OR REPLACE INTO direct_channels (user_id, guild_id, opened_at)
        SELECT :user, :guild, :until WHERE (
          SELECT count(*) FILTER (WHERE guild_id = :guild) < :share * (:most - count(*))
          FROM direct_channels WHERE opened_at > :since AND opened_at <= :until)""",
        {
            "user": user_id,
            "guild": guild_id,
            "since": span[0],
            "until": span[1],
            "most": most,
            "share": share,
        },
    )
    return cursor.rowcount > 0


def put(db: sqlite3.Connection, user_id: int, channel_id: int | None) -> None:
    """Store a person's channel; None where Discord does not know it any more."""
    db.execute("UPDATE direct_channels SET channel_id = ? WHERE user_id = ?", (channel_id, user_id))
