"""Orders end with their game and with their owner's seat, and rest while he sleeps."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.store import games
from rules.words import Seat
from tests.bot.messages import answer_of, letters, say
from tests.bot.ordering import lay, order, settle, standing, struck_off, timer_of
from tests.bot.town import Town
from tests.tables import ANN, BOB, seat


async def test_orders_end_with_their_game(town: Town) -> None:
    bob = seat(passed=True)
    clock = await lay(town, bob=bob, round=7)
    await order(town, town.ann, "labor")
    await town.ann.slash(town.channel, "pass")
    assert (await town.opened()).state.table.over
    assert await standing(town) == []
    assert await timer_of(town, ANN) is None
    assert letters(town.ann) == []
    await clock.passes()


async def test_a_closed_game_carries_nothing_out(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    await town.ann.slash(town.channel, "game end")
    await clock.passes()
    assert (await town.opened()).ply == 0
    assert await clock.due() == []


async def test_a_paused_game_carries_nothing_out_until_it_goes_on(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    await town.bot.tables.close(town.game_id, "paused")
    await clock.passes()
    assert (await town.opened()).ply == 0
    await town.bot.tables.close(town.game_id, "running")
    await clock.passes()
    assert (await town.opened()).ply == 1


async def hand_over(town: Town, number: Seat, **changes: Any) -> None:
    """Let a seat pass to somebody else, or stand empty."""
    opened = await town.opened()
    held = replace(opened.row.seats[number], **changes)

    def transaction(db: sqlite3.Connection) -> None:
        games.put_seat(db, town.game_id, held)

    await town.bot.database.write(transaction)
    town.bot.tables.forget(town.game_id)


@pytest.mark.parametrize("asked", [True, False])
async def test_a_newcomer_inherits_no_order(town: Town, *, asked: bool) -> None:
    clock = await lay(town)
    person, number = (town.ann, ANN) if asked else (town.bob, BOB)
    await order(town, person, "labor")
    await hand_over(town, number, user_id=town.eve.id, name="eve")
    if not asked:
        await town.ann.slash(town.channel, "pass")
    before = (await town.opened()).ply
    await clock.passes()
    assert (await town.opened()).ply == before
    assert await clock.due() == []
    assert struck_off(person) == letters(town.eve) == []
    assert say("orders-none") in answer_of(await town.eve.slash(town.channel, "orders"))


async def test_a_seat_that_was_left_carries_nothing_out(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    await hand_over(town, ANN, status="left")
    await clock.passes()
    assert (await town.opened()).ply == 0
    assert await clock.due() == []


async def test_nothing_is_carried_out_in_quiet_hours(town: Town) -> None:
    """Ann is asked at noon, and sleeps from a minute past it to one."""
    await lay(town)
    await settle(town, town.ann, quiet_from=12 * 60 + 1, quiet_to=13 * 60)
    await order(town, town.ann, "labor")
    timer = await timer_of(town, ANN)
    assert timer is not None
    assert datetime.fromisoformat(timer.at) >= datetime(2026, 3, 2, 13, 1, tzinfo=UTC)


async def test_what_came_due_in_an_outage_waits_for_the_morning(town: Town) -> None:
    clock = await lay(town)
    await settle(town, town.ann, quiet_from=22 * 60, quiet_to=7 * 60)
    await order(town, town.ann, "labor")
    clock.now = datetime(2026, 3, 3, 2, tzinfo=UTC)
    await clock.passes(timedelta())
    assert (await town.opened()).ply == 0
    timer = await timer_of(town, ANN)
    assert timer is not None
    at = datetime.fromisoformat(timer.at)
    assert datetime(2026, 3, 3, 7, 2, tzinfo=UTC) <= at <= datetime(2026, 3, 3, 7, 15, tzinfo=UTC)
    await clock.passes(at - clock.now)
    assert (await town.opened()).ply == 1
