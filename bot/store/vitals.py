"""Count what a host watches: games, waiting messages, late timers, new direct messages."""

import sqlite3

from bot.model.kinds import OutboxKind
from rules.record import record


@record
class Waiting:
    """The messages of a kind that wait: those that can be sent now, and those put off.

    `oldest` is the id of the oldest one that can be sent; ids only grow.
    """

    kind: OutboxKind
    due: int
    later: int
    oldest: int | None


def games(db: sqlite3.Connection) -> dict[str, int]:
    """Return how many games have each status."""
    return dict(db.execute("SELECT status, count(*) FROM games GROUP BY status").fetchall())


def servers_with_games(db: sqlite3.Connection) -> int:
    """Return how many servers have an unfinished game."""
    query = (
        "SELECT count(DISTINCT guild_id) FROM games WHERE status IN ('lobby', 'running', 'paused')"
    )
    return db.execute(query).fetchone()[0]


def outbox(db: sqlite3.Connection, now: str) -> tuple[Waiting, ...]:
    """Return what waits in the outbox `now` (UTC), by kind."""
    due = "coalesce(not_before, '') <= ?1"
    rows = db.execute(
        f"SELECT kind, count(*) FILTER (WHERE {due}), count(*) FILTER (WHERE NOT {due}), "  # noqa: S608 - fixed words
        f"min(id) FILTER (WHERE {due}) FROM outbox GROUP BY kind",
        (now,),
    )
    found = {OutboxKind(kind): Waiting(OutboxKind(kind), *counts) for kind, *counts in rows}
    return tuple([found.get(kind) or Waiting(kind, 0, 0, None) for kind in OutboxKind])


def newest_message(db: sqlite3.Connection) -> int:
    """Return the largest id that the outbox has given out."""
    row = db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").fetchone()
    return row[0] if row else 0


def new_channels(db: sqlite3.Connection, since: str, until: str) -> int:
    """Count the channels of direct messages that were opened between two instants (UTC)."""
    query = "SELECT count(*) FROM direct_channels WHERE opened_at > ? AND opened_at <= ?"
    return db.execute(query, (since, until)).fetchone()[0]
