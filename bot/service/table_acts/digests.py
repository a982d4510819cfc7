"""Queue the daily lists of people's games: one a day, at the hour that they have set.

A list is stored and its day noted in one transaction, so nobody gets two. It waits in the outbox
like any direct message, and is dropped when its day is over.
"""

import sqlite3
from datetime import datetime, timedelta

from bot.model.games import GameRow, OutboxRow
from bot.model.hours import zone_of
from bot.model.notices import DIGEST, Notice
from bot.model.user_settings import UserSettings
from bot.service.plies.notices import queue_dm
from bot.service.tables.games import Games
from bot.store import digests, game_rows, user_settings

_LATEST = timedelta(hours=3)
"""How long after their hour people still get it, where the bot was down or they were asleep."""


async def queue_due(games: Games) -> list[OutboxRow]:
    """Queue what is due now; return the messages to send."""
    now = games.now()
    due = await games.database.read(lambda db: _due(db, now))
    if not due:
        return []
    return await games.database.write(
        lambda db: [row for user, day in _due(db, now) for row in _queue(db, user, day)]
    )


async def running_games_of(games: Games, user_id: int) -> list[GameRow]:
    """List the running games of all servers in which a person has a seat."""
    return await games.database.read(lambda db: game_rows.running_games_of(db, user_id))


def is_waited_for(row: GameRow, user_id: int) -> bool:
    """Return whether a game waits for a person's answer."""
    seat = row.seat_of(user_id)
    return seat is not None and seat.asked_at is not None


def day_of(settings: UserSettings, now: datetime) -> str:
    """Return the day that a person has now."""
    return now.astimezone(zone_of(settings.hours.zone)).date().isoformat()


def _due(db: sqlite3.Connection, now: datetime) -> list[tuple[int, str]]:
    """List the people who are to be sent their list now, each with their day."""
    found: list[tuple[int, str]] = []
    for user_id, last in digests.wanted(db):
        settings = user_settings.find_user(db, user_id)
        local = now.astimezone(zone_of(settings.hours.zone))
        assert settings.digest_hour is not None
        at = local.replace(hour=settings.digest_hour, minute=0, second=0, microsecond=0)
        is_time = at <= local < at + _LATEST and settings.hours.is_awake(now)
        if is_time and last < (day := day_of(settings, now)):
            found.append((user_id, day))
    return found


def _queue(db: sqlite3.Connection, user_id: int, day: str) -> list[OutboxRow]:
    """Queue a person's list, unless they play nowhere, and note its day."""
    digests.note(db, user_id, day)
    rows = game_rows.running_games_of(db, user_id)
    if not rows:
        return []
    own = sum(is_waited_for(row, user_id) for row in rows)
    notice = Notice(DIGEST, {"day": day, "own": own, "count": len(rows)})
    return [queue_dm(db, rows[0], user_id, notice)]
