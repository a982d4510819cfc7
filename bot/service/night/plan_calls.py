"""Call those who signed up for a night, each in the way that they have set.

Those who are pinged in the channel are all named there in one message. Those who take direct
messages, or are asleep, get messages of their own, which wait until they wake.

Each call replaces those before it, and the stage replaces the last: what they said of the night is
out of date, and their links lead nowhere once the sign-up message is gone.
"""

import sqlite3
from datetime import datetime

from bot.model.clock import timestamp
from bot.model.games import TABLE, GameRow, TimerRow
from bot.model.kinds import GameStatus, Pings, TimerKind
from bot.model.notices import Moment, Notice
from bot.model.plans import GIVEN_UP, REMIND_BEFORE, Plan, PlanStep
from bot.service.night.steps import night_of
from bot.service.plies.notices import queue_call, queue_dm, queue_notice
from bot.store import pings, plans, timers, user_settings

SOON, OPENS, BUSY = "plan-soon", "plan-opens", "plan-busy"
MOVED, CANCELLED, MISSED = "plan-moved", "plan-cancelled", "plan-missed"

CALLS = (SOON, OPENS, BUSY, MOVED, CANCELLED, MISSED)
"""The keys of the notices that call those who signed up."""


def call(db: sqlite3.Connection, row: GameRow, notice: Notice, now: datetime) -> None:
    """Queue a notice to the channel that names those pinged there, and one to each of the others.

    It is not an event of the night's journal: nothing has happened in its story yet.
    """
    retire_calls(db, row.id)
    name_called(db, row, notice, now)
    queue_notice(db, row, notice)


def retire_calls(db: sqlite3.Connection, game_id: int) -> None:
    """Queue the removal of the calls that were sent, before others replace them."""
    pings.remove_pings(db, game_id, TABLE)


def name_called(db: sqlite3.Connection, row: GameRow, notice: Notice, now: datetime) -> None:
    """Store whom the next message in the channel names, and queue one to each of the others."""
    named: list[int] = []
    for one in plan_of(row).sign_ups:
        settings = user_settings.find_user(db, one.user_id)
        if settings.pings == Pings.CHANNEL and settings.hours.is_awake(now):
            named.append(one.user_id)
        else:
            queue_call(db, row, one.user_id, notice)
    plans.set_called(db, row.id, named)


def write_to_all(db: sqlite3.Connection, row: GameRow, notice: Notice) -> None:
    """Queue a direct message to all who signed up: their channel cannot be reached."""
    for one in plan_of(row).sign_ups:
        queue_dm(db, row, one.user_id, notice)


def called(row: GameRow) -> tuple[int, ...]:
    """List the people whom a message in the channel names."""
    plan = row.night.plan if row.night else None
    return tuple([one.user_id for one in plan.sign_ups if one.called]) if plan else ()


def is_call_over(row: GameRow, user_id: int | None, notice: Notice, now: datetime) -> bool:
    """Return whether a call is out of date, or no longer for this person."""
    plan = plan_of(row)
    if user_id is not None and not plan.has(user_id):
        return True
    if notice.key == OPENS:
        sits = night_of(row).guest(user_id or 0) is not None
        return row.status != GameStatus.LOBBY or sits or now > plan.opens + GIVEN_UP
    if notice.key in (CANCELLED, MISSED):
        return False
    is_moved = notice.figures.get("at", Moment(plan.at)) != Moment(plan.at)
    return row.status.is_over or not row.is_planned or is_moved


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
