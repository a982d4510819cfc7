"""Set how long a night waits, in the transaction that has led to its next step."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.model.games import GameRow
from bot.model.kinds import GameStatus, TimerKind
from bot.model.nights import Step
from bot.model.timers import TABLE, TimerRow
from bot.service.clocks import set_night_clock, timestamp
from bot.service.night_steps import GROUP, night_of, question_step
from bot.service.plies import NewPly
from bot.store import nights, timers
from rules.editions import VARIANTS
from rules.facts import CaveGained, CaveReturned
from rules.record import alter
from rules.table import Table

QUIET = timedelta(minutes=30)
"""How long an evening waits while nobody does anything: then its host and all others are gone."""

_LATE = timedelta(seconds=10)
"""A vote that comes as late as this gives everybody as much again, once."""


def follow(
    db: sqlite3.Connection,
    row: GameRow,
    plies: Sequence[NewPly],
    now: datetime,
    *,
    keeps_end: bool,
) -> GameRow:
    """Set how long a night waits after plies; return its row as stored.

    `keeps_end` says that somebody is to read how their encounter ended first.
    """
    if not plies or row.night is None:
        return row
    if row.night.lift is not None:
        return stay(db, row, now) if row.lift else set_down(db, row)
    if not row.is_night or row.status != GameStatus.RUNNING:
        return row
    facts = [fact for made in plies for fact in made.facts]
    night, table = night_of(row), plies[-1].state.table
    if keeps_end:
        step = Step.END
    elif any(isinstance(fact, CaveGained | CaveReturned) for fact in facts):
        step = Step.TOLD
    else:
        step = next_step(row, table)
    return set_night_clock(db, row, now + night.wait(step))


def stay(db: sqlite3.Connection, row: GameRow, now: datetime) -> GameRow:
    """Set when an evening ends by itself: half an hour after the last that was done, or as set."""
    assert row.lift is not None
    quiet = timestamp(now + QUIET)
    # Under the table's seat: that of a night's steps belongs to the group, and a game has seats.
    timers.put(db, TimerRow(row.id, TABLE, TimerKind.NIGHT, min(quiet, row.lift.until or quiet)))
    return row


def set_down(db: sqlite3.Connection, row: GameRow) -> GameRow:
    """End a game's evening: everybody gets up. Return the row as stored."""
    before = night_of(row)
    assert before.lift is not None
    after = alter(before, lift=None)
    for guest in before.here:
        after = after.with_guest(alter(guest, left=before.lift.ply))
    nights.update(db, row.id, before, after)
    timers.delete_kinds(db, row.id, TABLE, TimerKind.NIGHT)
    return alter(row, night=after)


def next_step(row: GameRow, table: Table) -> Step:
    """Return what a night is at once its last story is told."""
    assert table.night is not None
    begun = VARIANTS[row.variant].journeys - table.night.left
    return question_step(row, table, begun if table.expedition else begun + 1)


def give_time(db: sqlite3.Connection, row: GameRow, now: datetime) -> GameRow:
    """Wait somewhat longer where a vote came late, once a question; return the row as stored."""
    timer = timers.find(db, row.id, GROUP, TimerKind.NIGHT)
    if timer is None or timer.count:
        return row
    at = datetime.fromisoformat(timer.at)
    return set_night_clock(db, row, at + _LATE, count=1) if at - now <= _LATE else row
