"""An order is not carried out in a game that stands still."""

from typing import Any

import pytest

from bot.service.tables.games import Games
from tests.bot.ordering import kinds, lay, order, standing, timer_of
from tests.bot.server import Server
from tests.tables import ANN


async def test_a_pause_between_the_due_moment_and_the_ply_holds(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    play_for = server.parts[Games].play_for

    async def pause_first(*asked: Any) -> Any:
        """Pause the game after the order has been found due."""
        await server.ann.slash(server.channel, "game pause")
        return await play_for(*asked)

    with monkeypatch.context() as patched:
        patched.setattr(server.parts[Games], "play_for", pause_first)
        await clock.passes()
    loaded = await server.loaded()
    assert (loaded.row.status, loaded.ply) == ("paused", 0)
    assert kinds(await standing(server)) == ["labor"]
    await clock.passes()
    assert (await server.loaded()).ply == 0
    await server.ann.slash(server.channel, "game resume")
    assert await timer_of(server, ANN) is not None
    await clock.passes()
    assert (await server.loaded()).ply == 1
