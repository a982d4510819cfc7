"""DMs that have waited, as Discord took none, do not tell the same encounter several times."""

from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.outbox import Outbox
from rules.questions import ChooseOption
from rules.table import Expedition
from tests.bot.limits.test_budget import spend
from tests.bot.messages import dms
from tests.bot.server import MONDAY, Server

LEADS_ON = {2: 2, 3: 1}
"""By players, the seed of a game in which an encounter soon leads on to a second paragraph."""


async def trip_of(server: Server) -> Expedition | None:
    return (await server.loaded()).state.table.expedition


async def until_led_on(server: Server, dice: Random, way: str = "type") -> None:
    """Play until an encounter asks in its second paragraph."""
    while True:
        before = await trip_of(server)
        await server.step(dice, way)
        trip, loaded = await trip_of(server), await server.loaded()
        asks = isinstance(loaded.state.table.questions[0], ChooseOption)
        if asks and before and trip and len(trip.path) > len(before.path) > 0:
            return


async def begin(server: Server, players: int, reading: str) -> Random:
    """Start a game, and give the dice by which it is played."""
    server.set_clock(MONDAY)
    await server.start(players, seed=Random(LEADS_ON[players]).randbytes(32), reading=reading)
    return Random(LEADS_ON[players])


async def go_out(server: Server) -> None:
    """Deliver what waits, once that many direct messages are allowed again."""
    server.set_clock(server.clock() + timedelta(hours=2))
    await server.parts[Outbox].flush()
    assert await server.waiting() == []


@pytest.mark.parametrize("way", ["press", "type"])
async def test_the_explorer_gets_one_dm_however_many_have_waited(server: Server, way: str) -> None:
    dice = await begin(server, 2, "private")
    await spend(server, reading=True)
    await until_led_on(server, dice, way)
    explorer, other = await server.turn()
    assert len([row for row in await server.waiting() if row.kind == "reading"]) > 2
    await go_out(server)
    assert len(dms(explorer)) == 1
    assert dms(other) == []


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_a_dm_that_goes_out_after_the_next_one_is_no_other(
    server: Server, *, is_deleted: bool
) -> None:
    dice = await begin(server, 2, "private")
    while not (trip := await trip_of(server)) or not trip.path:
        await spend(server, reading=True)
        await server.step(dice, "type")
    first = [row.ply for row in await server.waiting()]
    server.set_clock(server.clock() + timedelta(hours=2))
    await until_led_on(server, dice)
    explorer, _ = await server.turn()
    assert [row.ply for row in await server.waiting()] == first
    if is_deleted:
        dm = explorer.user.dm_channel.last_message
        server.env.backend.delete_message(dm.channel.id, dm.id)
    before = dms(explorer)
    await go_out(server)
    assert dms(explorer) == before


async def test_a_dm_whose_end_has_not_gone_out_is_not_that_of_the_next_encounter(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = await begin(server, 2, "private")
    explorer = await server.until("choose_option", dice)
    (first,) = dms(explorer)
    edit, private = server.parts[DiscordApi].edit, explorer.user.dm_channel.id

    async def fails(channel_id: int, *more: Any) -> None:
        if channel_id == private:
            raise OSError
        await edit(channel_id, *more)

    monkeypatch.setattr(server.parts[DiscordApi], "edit", fails)
    while await trip_of(server):
        await server.step(dice, "type")
    while await server.until("choose_option", dice) != explorer:
        await server.step(dice, "type")
    assert dms(explorer)[0] == first
    assert len(dms(explorer)) == 2
    monkeypatch.undo()
    await go_out(server)
    one, other = dms(explorer)
    _, words = first.split("\n")[:2]
    assert words[:50] in one
    assert words[:50] not in other


async def test_a_reader_gets_one_dm_for_the_paragraph_that_is_open(server: Server) -> None:
    dice = await begin(server, 3, "player")
    await spend(server, reading=True)
    await until_led_on(server, dice)
    waiting = [row.user_id for row in await server.waiting() if row.kind == "reading"]
    assert len(waiting) > len(set(waiting))
    await go_out(server)
    for person in (server.ann, server.bob, server.cid):
        assert len(dms(person)) == (person.id == waiting[-1])
