"""An order is carried out once, whatever happens between its moment and its ply."""

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.features.orders import Orders
from bot.model.errors import StoreBusy
from bot.service.orders.follow import LATEST
from rules.words import Area
from tests.bot.ordering import kinds, lay, order, standing, struck_off, timer_of
from tests.bot.server import Server
from tests.tables import ANN, seat


async def test_an_order_outlives_a_restart(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    before = await timer_of(server, ANN)
    await server.restart()
    clock.wind()
    assert await timer_of(server, ANN) == before
    await clock.passes()
    assert (await server.loaded()).ply == 1


async def test_a_confirmation_works_after_a_restart(server: Server) -> None:
    clock = await lay(server)
    drafted = await server.ann.slash(server.channel, "order labor")
    await server.restart()
    clock.wind()
    await server.ann.click(drafted.response.message, label="Confirm")
    assert kinds(await standing(server)) == ["labor"]


async def test_what_breaks_off_within_the_ply_leaves_all_as_it_was(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies between the moment and the commit, and starts again."""
    clock = await lay(server)
    await order(server, server.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()

    def dies(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError("pulled the plug")

    with monkeypatch.context() as broken:
        broken.setattr("bot.service.tables.changes.update_orders", dies)
        with pytest.raises(StoreBusy):
            await server.parts[Orders].carry_out(timer)
    assert (await server.loaded()).ply == 0
    assert kinds(await standing(server)) == ["labor"]
    assert await clock.due() == [timer]
    await server.restart()
    clock.wind()
    await server.env.settle()
    assert await clock.due() == []
    assert (await server.loaded()).ply == 1
    await server.restart()
    clock.wind()
    await server.parts[Orders].carry_out(timer)
    assert (await server.loaded()).ply == 1
    assert await standing(server) == []
    assert await clock.due() == []


async def test_a_timer_that_rings_twice_at_once_plays_once(server: Server) -> None:
    clock = await lay(server, ann=seat(ready=("builder-1", "trainer-1", "explorer-1")))
    await order(server, server.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()
    await asyncio.gather(*[server.parts[Orders].carry_out(timer) for _ in range(5)])
    loaded = await server.loaded()
    assert loaded.ply == 1
    assert len(loaded.state.table.players[ANN].villagers_in(Area.EXHAUSTED)) == 3


async def test_an_order_cancelled_at_the_last_moment_is_not_carried_out(server: Server) -> None:
    clock = await lay(server)
    message = await order(server, server.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()
    await server.ann.click(message, label="Cancel 1")
    await server.parts[Orders].carry_out(timer)
    assert (await server.loaded()).ply == 0


async def test_a_hand_that_is_faster_than_its_order_plays_alone(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()
    await asyncio.gather(
        server.ann.slash(server.channel, "pass"),
        server.parts[Orders].carry_out(timer),
    )
    loaded = await server.loaded()
    assert loaded.ply == 1
    assert struck_off(server.ann) == []
