"""Read how the bot is: what a host watches, from the database and its folder."""

import shutil
import sqlite3
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.model.clock import timestamp
from bot.service.clocks.due_timers import find_due
from bot.service.tables.games import Games
from bot.store import vitals as store
from bot.store.vitals import Waiting
from rules.record import record

_HOUR = timedelta(hours=1)


@record
class Vitals:
    """How the bot is at a moment (UTC).

    `games` counts by status, `servers` those with an unfinished game. `newest_message` is the
    largest id of the outbox. `timer_lateness` is that of the oldest due timer, in seconds, and
    `backup_age` that of the newest copy, None without any. Sizes are in bytes; the file's includes
    its log.
    """

    at: datetime
    games: Mapping[str, int]
    servers: int
    outbox: tuple[Waiting, ...]
    newest_message: int
    late_timers: int
    timer_lateness: float
    new_dms: int
    file_size: int
    disk_free: int
    backup_age: float | None


async def read_vitals(games: Games) -> Vitals:
    """Read how the bot is.

    Raises StoreBusy, OSError.
    """
    now, path = games.now(), games.database.path
    due = await find_due(games.database, now)
    lateness = (now - datetime.fromisoformat(due[0].at)).total_seconds() if due else 0.0

    def query(db: sqlite3.Connection) -> Vitals:
        return Vitals(
            at=now,
            games=store.games(db),
            servers=store.servers_with_games(db),
            outbox=store.outbox(db, timestamp(now)),
            newest_message=store.newest_message(db),
            late_timers=len(due),
            timer_lateness=lateness,
            new_dms=store.new_channels(db, timestamp(now - _HOUR), timestamp(now)),
            file_size=_size(path),
            disk_free=shutil.disk_usage(path.parent).free,
            backup_age=_backup_age(path),
        )

    return await games.database.read(query)


def _size(path: Path) -> int:
    files = (path, path.with_name(f"{path.name}-wal"))
    return sum([file.stat().st_size for file in files if file.exists()])


def _backup_age(path: Path) -> float | None:
    """Return the age of the newest daily copy, in seconds by the clock that dates files."""
    made = [copy.stat().st_mtime for copy in path.parent.glob(f"{path.name}.*.backup")]
    return max(0.0, datetime.now(UTC).timestamp() - max(made)) if made else None
