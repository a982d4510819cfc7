"""Set the timers of a planned night."""

import sqlite3
from datetime import datetime

from bot.model.games import GameRow
from bot.model.kinds import TimerKind
from bot.model.plans import REMIND_BEFORE, Plan, PlanStep
from bot.model.timers import TABLE, TimerRow
from bot.service.clocks.clocks import timestamp
from bot.service.night.steps import night_of
from bot.store import timers


def plan_of(row: GameRow) -> Plan:
    """Return the plan of a night that was planned."""
    plan = night_of(row).plan
    assert plan is not None
    return plan


def set_plan_timer(db: sqlite3.Connection, game_id: int, at: datetime, now: datetime) -> None:
    """Set when those who sign up are reminded; for a night that is near, when it opens."""
    remind = at - REMIND_BEFORE
    due, step = (remind, PlanStep.REMIND) if remind > now else (at, PlanStep.OPEN)
    timers.put(db, TimerRow(game_id, TABLE, TimerKind.PLAN, timestamp(due), step))
