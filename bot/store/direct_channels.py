"""Query the channels of people's direct messages, and count how many were opened lately."""

import sqlite3
from collections.abc import Callable
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.store import bot_values

_STOPS = "no-new-dms"
"""How many stops there were one after another, and from when until when the last one is."""


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


def is_stopped(db: sqlite3.Connection, now: datetime) -> bool:
    """Return whether no channels are opened `now`; a clock that is set back ends that."""
    _, since, until = _last_stop(db)
    return since <= timestamp(now) < until


def stop(
    db: sqlite3.Connection, now: datetime, wait_after: Callable[[int], timedelta]
) -> timedelta | None:
    """Open no channels for as long as is to be waited `wait_after` so many stops.

    Returns how long that is; None where none are opened already.
    """
    if is_stopped(db, now):
        return None
    count = _last_stop(db)[0] + 1
    span = wait_after(count)
    bot_values.put(db, _STOPS, f"{count} {timestamp(now)} {timestamp(now + span)}")
    return span


def has_stopped(db: sqlite3.Connection) -> bool:
    """Return whether there was a stop since a message to somebody new has arrived."""
    return _last_stop(db)[0] > 0


def end_stops(db: sqlite3.Connection) -> None:
    """Store that a message to somebody new has arrived: the next stop is the first again."""
    bot_values.put(db, _STOPS, "")


def _last_stop(db: sqlite3.Connection) -> tuple[int, str, str]:
    stored = bot_values.find(db, _STOPS)
    if not stored:
        return 0, "", ""
    count, since, until = stored.split()
    return int(count), since, until
