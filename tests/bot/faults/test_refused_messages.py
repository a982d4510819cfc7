"""A DM waits while its reader sleeps; one that is not taken is told at the next press."""

from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from tests.bot.messages import dms, say, text_of
from tests.bot.ordering import INN, lay, order, struck_off
from tests.bot.server import MONDAY, Server, close_dms
from tests.tables import seat

QUIET = "11:00-20:00"
"""MONDAY is a noon."""


async def ordered(server: Server) -> Any:
    """Order as Bob what Ann can buy before him."""
    clock = await lay(server, ann=seat(coins=9))
    await order(server, server.bob, "build", building=INN)
    return clock


async def buy(server: Server) -> None:
    await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")


def refused_notes(result: Any) -> list[str]:
    """Return what a person is shown after the answer to what they did."""
    shown = [text_of(one.message) for one in result.followups if one.ephemeral]
    return [text for text in shown if text.startswith(say("refused-messages"))]


async def test_a_dm_that_is_not_taken_is_told_at_the_next_press_and_once(
    server: Server,
) -> None:
    await ordered(server)
    close_dms(server)
    await buy(server)
    assert len(await server.waiting()) == 1
    assert refused_notes(await server.ann.slash(server.channel, "look board")) == []
    panel = await server.panel()
    (text,) = refused_notes(
        await server.bob.click(
            panel, custom_id=str(CustomId(server.game_id, 0, Press.SHOW, "table"))
        )
    )
    assert say(f"building-{INN}") in text
    assert refused_notes(await server.bob.slash(server.channel, "look board")) == []
    assert await server.waiting() == []


async def test_a_command_tells_it_too_after_a_restart(server: Server) -> None:
    await ordered(server)
    close_dms(server)
    await buy(server)
    await server.restart()
    (text,) = refused_notes(await server.bob.slash(server.channel, "me orders"))
    assert say(f"building-{INN}") in text


async def test_another_server_is_told_nothing(server: Server) -> None:
    await ordered(server)
    close_dms(server)
    await buy(server)
    guild = server.env.create_guild("Elsewhere")
    stranger = guild.add_member(server.bob.user)
    assert refused_notes(await stranger.slash(guild.create_text_channel("far"), "me games")) == []
    assert len(await server.waiting()) == 1


async def test_a_dm_is_tried_again_for_a_day_and_then_no_more(server: Server) -> None:
    clock = await ordered(server)
    close_dms(server)
    before = len(server.env.http_requests)
    await buy(server)
    for _ in range(40):
        clock.now += timedelta(hours=1)
        await server.parts[Outbox].flush()
    box = f"/channels/{server.bob.user.dm_channel.id}/messages"
    asked = server.env.http_requests[before:]
    assert len([r for r in asked if (r.method, r.path) == ("POST", box)]) == 4
    assert refused_notes(await server.bob.slash(server.channel, "look board"))


async def test_who_takes_dms_again_gets_what_waited(server: Server) -> None:
    clock = await ordered(server)
    close_dms(server)
    await buy(server)
    server.env.backend.faults.clear()
    clock.now += timedelta(hours=6)
    await server.parts[Outbox].flush()
    assert len(struck_off(server.bob)) == 1
    assert refused_notes(await server.bob.slash(server.channel, "look board")) == []


async def test_a_dm_waits_until_its_reader_wakes(server: Server) -> None:
    clock = await ordered(server)
    await server.bob.slash(server.channel, "me away", quiet=QUIET)
    await buy(server)
    await server.parts[Outbox].flush()
    assert struck_off(server.bob) == []
    await server.restart()
    clock.server = server
    clock.wind()
    clock.now += timedelta(hours=7, minutes=59)
    await server.parts[Outbox].flush()
    assert struck_off(server.bob) == []
    clock.now += timedelta(minutes=1)
    await server.parts[Outbox].flush()
    assert len(struck_off(server.bob)) == 1
    assert await server.waiting() == []


@pytest.mark.parametrize("moved", [False, True])
async def test_who_is_next_hears_it_when_he_wakes_unless_it_is_his_move_by_then(
    server: Server, *, moved: bool
) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", next=True)
        await person.slash(server.channel, "me away", quiet=QUIET)
    await server.start(2)
    asked, following = await server.turn()
    assert dms(following) == []
    if moved:
        await asked.slash(server.channel, "pass")
    server.set_clock(MONDAY + timedelta(hours=8))
    await server.parts[Outbox].flush()
    calls = [text for text in dms(following) if say("next-is-you") in text]
    assert len(calls) == int(not moved)
    assert await server.waiting() == []
