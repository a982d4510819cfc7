"""Find the timers that are due, and postpone or drop those that cannot be run."""

from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.games import TimerRow
from bot.store import timers
from bot.store.database import Database

_MOST = 500
"""Timers of one urgency that are looked at: more than are under way at a time. The others wait for
a later look."""

# A timer that fails would fail again at each tick, five seconds later, and fill the log.
_PUT_OFF = timedelta(hours=1)


async def find_due(database: Database, now: datetime) -> list[TimerRow]:
    """List the timers that are due."""
    return await database.read(lambda db: timers.due(db, timestamp(now), _MOST))


async def drop(database: Database, timer: TimerRow) -> None:
    """Delete a timer."""
    await database.write(lambda db: timers.delete(db, timer))


async def put_off(database: Database, timer: TimerRow, now: datetime) -> None:
    """Run a timer again later."""
    later = timestamp(now + _PUT_OFF)
    await database.write(lambda db: timers.postpone(db, timer, later))
