"""A planned night is told of by one message and one call: no earlier one stays in its channel."""

import pytest

from bot.features.upkeep import Upkeep
from bot.model.kinds import GameStatus
from tests.bot.messages import dms, posts, say, text_of
from tests.bot.planning import EVENING, Planned
from tests.bot.server import Server

LATER = "2026-06-02 21:00"


async def calls(server: Server, planned: Planned) -> list[str]:
    """List what stands in the channel beside the night's own message."""
    panel = (await planned.row()).panel_id
    return [text_of(one) for one in server.channel.history() if one.id != panel]


async def test_each_call_takes_the_place_of_the_one_before(
    server: Server, planned: Planned
) -> None:
    await planned.plan("2026-06-02 19:00")
    await planned.press(server.bob, "come")
    for at in (LATER, "2026-06-02 20:00"):
        await server.ann.slash(server.channel, "night move", at=at)
        (moved,) = await calls(server, planned)
        assert say("plan-moved", at="").split("<")[0].strip(" .") in moved
    await planned.before(hours=1)
    (soon,) = await calls(server, planned)
    assert say("plan-soon", at=f"<t:{int(EVENING.timestamp())}:R>") in soon


async def test_nothing_stays_above_the_lobby_and_the_stage(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await planned.press(server.bob, "come")
    await planned.before(hours=1)
    await planned.after()
    assert not await calls(server, planned)
    await server.bob.click(await planned.message(), label="Sit down")
    await server.bob.click(await planned.message(), label="Begin")
    assert [one for one in await calls(server, planned) if "<@" in one] == []
    assert not await server.waiting()


async def test_who_wakes_late_is_called_and_that_goes_when_it_begins(
    server: Server, planned: Planned
) -> None:
    await server.cid.slash(server.channel, "me away", quiet="19:00-20:15")
    await planned.plan()
    await planned.press(server.cid, "come")
    await planned.after()
    await planned.after(minutes=16)
    await server.parts[Upkeep].run()
    await server.env.settle()
    (call,) = await calls(server, planned)
    assert call.startswith(f"<@{server.cid.id}> {say('plan-opens')}")
    await server.ann.click(await planned.message(), label="Sit down")
    await server.ann.click(await planned.message(), label="Begin")
    assert call not in await calls(server, planned)


async def test_the_last_call_stays_after_a_night_that_did_not_open(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await planned.before(hours=1)
    await server.ann.slash(server.channel, "night cancel")
    (call,) = await calls(server, planned)
    assert say("plan-cancelled") in call


async def test_a_night_that_nobody_comes_to_leaves_one_message(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await planned.before(hours=1)
    await planned.after()
    await planned.after(hours=1)
    assert (await planned.row()).status == GameStatus.CLOSED
    assert [text.strip() for text in posts(server)] == [say("plan-nobody")]


async def test_a_dm_of_an_earlier_time_is_taken_back(server: Server, planned: Planned) -> None:
    await server.bob.slash(server.channel, "me settings", pings="dm")
    await planned.plan()
    await planned.press(server.bob, "come")
    await planned.before(hours=1)
    assert len(dms(server.bob)) == 1
    await server.ann.slash(server.channel, "night move", at=LATER)
    (dm,) = dms(server.bob)
    assert say("plan-moved", at="").split("<")[0].strip(" .") in dm


@pytest.mark.parametrize("is_down", [False, True])
async def test_a_call_that_a_moderator_deleted_is_not_missed(
    server: Server, planned: Planned, *, is_down: bool
) -> None:
    await planned.plan()
    await planned.before(hours=1)
    (call,) = [one for one in server.channel.history() if "<@" in text_of(one)]
    server.env.backend.delete_message(server.channel.id, call.id)
    if is_down:
        await server.restart()
    await planned.after()
    assert not await calls(server, planned)
    assert not await server.waiting()
