"""Set how long a night waits, in the transaction that has led to its next step."""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.model.games import GameRow
from bot.model.kinds import GameStatus, TimerKind
from bot.model.nights import Step
from bot.service.clocks import set_night_clock
from bot.service.night_steps import GROUP, night_of, question_step
from bot.service.plies import NewPly
from bot.store import timers
from rules.editions import VARIANTS
from rules.facts import CaveGained, CaveReturned, EncounterSettled
from rules.table import Table

_LATE = timedelta(seconds=10)
"""A vote that comes as late as this gives everybody as much again, once."""


def follow(db: sqlite3.Connection, row: GameRow, plies: Sequence[NewPly], now: datetime) -> GameRow:
    """Set how long a night waits after plies; return its row as stored."""
    if row.night is None or row.status != GameStatus.RUNNING or not plies:
        return row
    facts = [fact for made in plies for fact in made.facts]
    night, table = night_of(row), plies[-1].state.table
    is_settled = any(isinstance(fact, EncounterSettled) for fact in facts)
    heard = max([one.question for one in night.recitals], default=0)
    if is_settled and night.reads_end(heard):
        step = Step.END
    elif any(isinstance(fact, CaveGained | CaveReturned) for fact in facts):
        step = Step.TOLD
    else:
        step = next_step(row, table)
    return set_night_clock(db, row, now + night.wait(step))


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
