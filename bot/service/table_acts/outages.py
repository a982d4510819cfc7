"""Notice when the bot was down, and move all clocks on by that time."""

import sqlite3
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.games import TABLE, GameRow
from bot.model.kinds import TimerKind
from bot.service.clocks.clocks import set_night_clock
from bot.service.clocks.stopped_time import move_clock
from bot.service.night.steps import GROUP
from bot.service.tables.games import Games
from bot.store import bot_values, game_rows, timers, votes
from rules.record import alter

_ALIVE = "alive"
"""The key of the instant (UTC) at which the bot was last known to run."""

SHORT = timedelta(minutes=5)
"""An outage that nobody needs to be given back: an upgrade takes less."""


async def note_alive(games: Games) -> None:
    """Store that the bot runs now.

    Raises StoreBusy.
    """
    at = games.timestamp()
    await games.database.write(lambda db: bot_values.put(db, _ALIVE, at))


async def move_clocks(games: Games) -> None:
    """Move all clocks by the time in which the bot did not run, before anything is due.

    Raises StoreBusy.
    """
    now = games.now()

    def transaction(db: sqlite3.Connection) -> None:
        known = bot_values.find(db, _ALIVE)
        bot_values.put(db, _ALIVE, timestamp(now))
        since = datetime.fromisoformat(known) if known else now
        if now - since >= SHORT:
            for row in game_rows.under_way(db):
                move_timed(db, row, since, now)

    await games.database.write(transaction)


def move_timed(db: sqlite3.Connection, row: GameRow, since: datetime, now: datetime) -> None:
    """Move what is timed in a game: seats' clocks and reminders, a night's step, an open vote.

    `since` is when the game stopped. Other timers keep their time: orders, lobbies, plans.
    """
    if row.is_night:
        step = timers.find(db, row.id, GROUP, TimerKind.NIGHT)
        if step:
            at = datetime.fromisoformat(step.at) + (now - since)
            set_night_clock(db, row, at, count=step.count)
    elif row.lift is None:  # at an evening its own time stands still
        for seat in row.seats:
            move_clock(db, row, seat, since, now)
    vote, closing = votes.find(db, row.id), timers.find(db, row.id, TABLE, TimerKind.VOTE)
    if vote and closing:
        closes = timestamp(datetime.fromisoformat(vote.closes_at) + (now - since))
        votes.set_end(db, vote.id, closes)
        timers.put(db, alter(closing, at=closes))
