"""Orders end with their game and with their owner's seat, and rest while they sleep."""

import sqlite3
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.model.kinds import GameStatus, SeatStatus
from bot.service.tables.games import Games
from bot.store import game_rows
from bot.store.database import Database
from rules.words import Seat
from tests.bot.messages import answer_of, dms, say
from tests.bot.ordering import lay, order, save_settings, standing, struck_off, timer_of
from tests.bot.server import Server
from tests.tables import ANN, BOB, seat


async def test_orders_end_with_their_game(server: Server) -> None:
    bob = seat(passed=True)
    clock = await lay(server, bob=bob, round=7)
    await order(server, server.ann, "labor")
    await server.ann.slash(server.channel, "pass")
    assert (await server.loaded()).state.table.over
    assert await standing(server) == []
    assert await timer_of(server, ANN) is None
    assert dms(server.ann) == []
    await clock.passes()


async def test_a_closed_game_carries_nothing_out(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    await server.ann.slash(server.channel, "game end")
    await clock.passes()
    assert (await server.loaded()).ply == 0
    assert await clock.due() == []


async def test_a_paused_game_carries_nothing_out_until_it_goes_on(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    await server.parts[Games].set_status_by_bot(server.game_id, GameStatus.PAUSED)
    await clock.passes()
    assert (await server.loaded()).ply == 0
    await server.parts[Games].set_status_by_bot(server.game_id, GameStatus.RUNNING)
    await clock.passes()
    assert (await server.loaded()).ply == 1


async def hand_over(server: Server, number: Seat, **changes: Any) -> None:
    """Hand a seat to somebody else, or leave it open."""
    loaded = await server.loaded()
    held = replace(loaded.row.seats[number], **changes)

    def transaction(db: sqlite3.Connection) -> None:
        game_rows.put_seat(db, server.game_id, held)

    await server.parts[Database].write(transaction)
    server.parts[Games].loaded.invalidate(server.game_id)


@pytest.mark.parametrize("asked", [True, False])
async def test_a_newcomer_inherits_no_order(server: Server, *, asked: bool) -> None:
    clock = await lay(server)
    person, number = (server.ann, ANN) if asked else (server.bob, BOB)
    await order(server, person, "labor")
    await hand_over(server, number, user_id=server.eve.id, name="eve")
    if not asked:
        await server.ann.slash(server.channel, "pass")
    before = (await server.loaded()).ply
    await clock.passes()
    assert (await server.loaded()).ply == before
    assert await clock.due() == []
    assert struck_off(person) == dms(server.eve) == []
    assert say("orders-none") in answer_of(await server.eve.slash(server.channel, "me orders"))


async def test_a_seat_that_was_left_carries_nothing_out(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    await hand_over(server, ANN, status=SeatStatus.LEFT)
    await clock.passes()
    assert (await server.loaded()).ply == 0
    assert await clock.due() == []


async def test_nothing_is_carried_out_in_quiet_hours(server: Server) -> None:
    """Ann is asked at noon, and sleeps from a minute past it to one."""
    await lay(server)
    await save_settings(server, server.ann, quiet_from=12 * 60 + 1, quiet_to=13 * 60)
    await order(server, server.ann, "labor")
    timer = await timer_of(server, ANN)
    assert timer is not None
    assert datetime.fromisoformat(timer.at) >= datetime(2026, 3, 2, 13, 1, tzinfo=UTC)


async def test_what_came_due_in_an_outage_waits_for_the_morning(server: Server) -> None:
    clock = await lay(server)
    await save_settings(server, server.ann, quiet_from=22 * 60, quiet_to=7 * 60)
    await order(server, server.ann, "labor")
    clock.now = datetime(2026, 3, 3, 2, tzinfo=UTC)
    await clock.passes(timedelta())
    assert (await server.loaded()).ply == 0
    timer = await timer_of(server, ANN)
    assert timer is not None
    at = datetime.fromisoformat(timer.at)
    assert datetime(2026, 3, 3, 7, 2, tzinfo=UTC) <= at <= datetime(2026, 3, 3, 7, 15, tzinfo=UTC)
    await clock.passes(at - clock.now)
    assert (await server.loaded()).ply == 1
