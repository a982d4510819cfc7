"""An order is carried out once, whatever happens between its moment and its ply."""

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.features.orders import on_order
from bot.model.errors import StoreBusy
from bot.service.standing_orders import LATEST
from rules.words import Area
from tests.bot.ordering import kinds, lay, order, standing, struck_off, timer_of
from tests.bot.town import Town
from tests.tables import ANN, seat


async def test_an_order_outlives_a_restart(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    before = await timer_of(town, ANN)
    await town.restart()
    clock.wind()
    assert await timer_of(town, ANN) == before
    await clock.passes()
    assert (await town.opened()).ply == 1


async def test_a_confirmation_works_after_a_restart(town: Town) -> None:
    clock = await lay(town)
    drafted = await town.ann.slash(town.channel, "order labor")
    await town.restart()
    clock.wind()
    await town.ann.click(drafted.response.message, label="Confirm")
    assert kinds(await standing(town)) == ["labor"]


async def test_what_breaks_off_within_the_ply_leaves_all_as_it_was(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot dies between the moment and the commit, and starts again."""
    clock = await lay(town)
    await order(town, town.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()

    def dies(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError("pulled the plug")

    with monkeypatch.context() as broken:
        broken.setattr("bot.service.tables.look_after", dies)
        with pytest.raises(StoreBusy):
            await on_order(town.bot, timer)
    assert (await town.opened()).ply == 0
    assert kinds(await standing(town)) == ["labor"]
    assert await clock.due() == [timer]
    await town.restart()
    clock.wind()
    await town.env.settle()
    assert await clock.due() == []
    assert (await town.opened()).ply == 1
    await town.restart()
    clock.wind()
    await on_order(town.bot, timer)
    assert (await town.opened()).ply == 1
    assert await standing(town) == []
    assert await clock.due() == []


async def test_a_timer_that_rings_twice_at_once_plays_once(town: Town) -> None:
    clock = await lay(town, ann=seat(ready=("builder-1", "trainer-1", "explorer-1")))
    await order(town, town.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()
    await asyncio.gather(*[on_order(town.bot, timer) for _ in range(5)])
    opened = await town.opened()
    assert opened.ply == 1
    assert len(opened.state.table.players[ANN].villagers_in(Area.EXHAUSTED)) == 3


async def test_an_order_cancelled_at_the_last_moment_is_not_carried_out(town: Town) -> None:
    clock = await lay(town)
    message = await order(town, town.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()
    await town.ann.click(message, label="Cancel 1")
    await on_order(town.bot, timer)
    assert (await town.opened()).ply == 0


async def test_a_hand_that_is_faster_than_its_order_plays_alone(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    clock.now += LATEST
    (timer,) = await clock.due()
    await asyncio.gather(
        town.ann.slash(town.channel, "pass"),
        on_order(town.bot, timer),
    )
    opened = await town.opened()
    assert opened.ply == 1
    assert struck_off(town.ann) == []
