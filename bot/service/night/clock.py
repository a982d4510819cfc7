"""Set when a night's step times out, or an evening ends by itself."""

import sqlite3
from datetime import datetime, timedelta

from bot.model.clock import timestamp
from bot.model.games import TABLE, GameRow, TimerRow
from bot.model.kinds import GameStatus, TimerKind
from bot.model.loaded_game import LoadedGame
from bot.model.nights import Step
from bot.service.clocks.clocks import set_night_clock
from bot.service.night.reading_time import reading_time
from bot.service.night.steps import GROUP, night_of, question_step, step_of
from bot.store import nights, timers
from rules.editions import VARIANTS
from rules.record import alter
from rules.table import Table

QUIET = timedelta(minutes=30)
"""An evening ends after this long without any action: everyone has left."""

_PRESS_PLAY = timedelta(seconds=5)
"""How long it takes people to notice a voice message and to play it."""

_LATE = timedelta(seconds=10)
"""A vote in the last seconds of a step adds as many seconds for everyone, once per question."""


def extend_evening(db: sqlite3.Connection, row: GameRow, now: datetime) -> GameRow:
    """Set when an evening ends by itself: half an hour after the last action, or earlier if set."""
    assert row.lift is not None
    quiet = timestamp(now + QUIET)
    # Under the table's seat: that of a night's steps belongs to the group, and a game has seats.
    timers.put(db, TimerRow(row.id, TABLE, TimerKind.NIGHT, min(quiet, row.lift.until or quiet)))
    return row


def end_evening(db: sqlite3.Connection, row: GameRow) -> GameRow:
    """End a game's evening: all guests leave. Return the row as stored."""
    before = night_of(row)
    assert before.lift is not None
    after = alter(before, lift=None)
    for guest in before.here:
        after = after.with_guest(alter(guest, left=before.lift.ply))
    nights.update(db, row.id, before, after)
    timers.delete_kinds(db, row.id, TABLE, TimerKind.NIGHT)
    return alter(row, night=after)


def next_step(row: GameRow, table: Table) -> Step:
    """Return the step of a night once its last story is shown."""
    assert table.night is not None
    begun = VARIANTS[row.variant].journeys - table.night.left
    return question_step(row, table, begun if table.expedition else begun + 1)


def time_for(loaded: LoadedGame, step: Step | None = None) -> timedelta:
    """Return how long a night waits at a step, its own if none is named.

    That is the time to read the words of the step, and to answer.
    """
    night, step = night_of(loaded.row), step or step_of(loaded)
    wait = night.wait(step)
    return wait + reading_time(loaded, step) if night.is_timed else wait


def wait_for_voice(
    db: sqlite3.Connection, loaded: LoadedGame, audio: timedelta, now: datetime
) -> GameRow:
    """Extend a step until some audio that begins now is heard, and there is time to answer."""
    timer = timers.find(db, loaded.row.id, GROUP, TimerKind.NIGHT)
    if timer is None or loaded.row.status != GameStatus.RUNNING:
        return loaded.row
    at = now + audio + _PRESS_PLAY + night_of(loaded.row).wait(step_of(loaded))
    if timestamp(at) <= timer.at:
        return loaded.row
    return set_night_clock(db, loaded.row, at, count=timer.count)


def give_time(db: sqlite3.Connection, row: GameRow, now: datetime) -> GameRow:
    """Extend a step after a late vote, once per question; return the row as stored."""
    timer = timers.find(db, row.id, GROUP, TimerKind.NIGHT)
    if timer is None or timer.count:
        return row
    at = datetime.fromisoformat(timer.at)
    return set_night_clock(db, row, at + _LATE, count=1) if at - now <= _LATE else row
