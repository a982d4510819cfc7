"""An order is not carried out in a game that stands still."""

from typing import Any

import pytest

from bot.store.orders import OrderRow
from tests.bot.ordering import kinds, lay, order, standing, timer_of
from tests.bot.town import Town
from tests.tables import ANN


async def test_a_pause_between_the_due_moment_and_the_ply_holds(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    orders = town.bot.orders
    look = orders._waits_for_morning

    async def pause_first(due: OrderRow) -> Any:
        """Let the host be faster than the order, which has been found due."""
        await town.ann.slash(town.channel, "game pause")
        return await look(due)

    with monkeypatch.context() as patched:
        patched.setattr(orders, "_waits_for_morning", pause_first)
        await clock.passes()
    opened = await town.opened()
    assert (opened.row.status, opened.ply) == ("paused", 0)
    assert kinds(await standing(town)) == ["labor"]
    await clock.passes()
    assert (await town.opened()).ply == 0
    await town.ann.slash(town.channel, "game resume")
    assert await timer_of(town, ANN) is not None
    await clock.passes()
    assert (await town.opened()).ply == 1
