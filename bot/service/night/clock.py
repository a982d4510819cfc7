"""Set when a night's step times out, in the transaction that leads to the step."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.model.games import GameRow
from bot.model.kinds import GameStatus, TimerKind
from bot.model.nights import Step
from bot.model.timers import TABLE, TimerRow
from bot.service.clocks.clocks import set_night_clock, timestamp
from bot.service.night.steps import GROUP, night_of, question_step
from bot.service.plies.plies import NewPly
from bot.store import nights, timers
from rules.editions import VARIANTS
from rules.facts import CaveGained, CaveReturned
from rules.record import alter
from rules.table import Table

QUIET = timedelta(minutes=30)
"""An evening ends after so long without any action: everybody has left."""

_LATE = timedelta(seconds=10)
"""A vote in the last seconds of a step adds as many seconds for everybody, once a question."""


def set_clock_after(
    db: sqlite3.Connection,
    row: GameRow,
    plies: Sequence[NewPly],
    now: datetime,
    *,
    keeps_end: bool,
) -> GameRow:
    """Set when a night's step times out after plies; return its row as stored.

    `keeps_end` means that somebody is to read out how the encounter ended first.
    """
    if not plies or row.night is None:
        return row
    if row.night.lift is not None:
        return extend_evening(db, row, now) if row.lift else end_evening(db, row)
    if not row.is_night or row.status != GameStatus.RUNNING:
        return row
    facts = [fact for made in plies for fact in made.facts]
    night, table = night_of(row), plies[-1].state.table
    if keeps_end:
        step = Step.END
    elif any(isinstance(fact, CaveGained | CaveReturned) for fact in facts):
        step = Step.STORY
    else:
        step = next_step(row, table)
    return set_night_clock(db, row, now + night.wait(step))


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


def give_time(db: sqlite3.Connection, row: GameRow, now: datetime) -> GameRow:
    """Extend a step after a late vote, once a question; return the row as stored."""
    timer = timers.find(db, row.id, GROUP, TimerKind.NIGHT)
    if timer is None or timer.count:
        return row
    at = datetime.fromisoformat(timer.at)
    return set_night_clock(db, row, at + _LATE, count=1) if at - now <= _LATE else row
