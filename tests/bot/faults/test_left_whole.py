"""A lobby that its last person leaves, and a night that is cancelled, lose their buttons for good.

Whatever fails, and wherever the bot is killed.
"""

from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.outbox import Outbox
from bot.features.plans import PlannedNights
from bot.features.upkeep import Upkeep
from bot.service.lobby.lobbies import Lobbies
from bot.service.tables.games import Games
from bot.text.moments import moment
from tests.bot.messages import ids_of, posts, say
from tests.bot.planning import EVENING, Planned
from tests.bot.server import Server

TICK = 31
CALLBACK = ("POST", "/interactions/*/callback")
POST = ("POST", "/channels/*/messages")
EDIT = ("PATCH", "/channels/*/messages/*")

WHATS = ("lobby", "plan")


async def begin(server: Server, what: str) -> None:
    """Let there be a lobby with Ann alone, or a night that is planned."""
    if what == "lobby":
        await server.open(1)
    else:
        await Planned(server).plan()


def closed_text(what: str) -> str:
    when = moment(EVENING.isoformat(), "f")
    return say("lobby-closed") if what == "lobby" else say("plan-closed", at=when)


async def close(server: Server, what: str) -> None:
    """Close it as the bot does that is killed right after its transaction."""
    if what == "lobby":
        await server.parts[Lobbies].leave(1, server.ann.id)
    else:
        await server.parts[PlannedNights]._plans.cancel(1)


async def close_by_command(server: Server, what: str) -> Any:
    return await server.ann.slash(
        server.channel, "game leave" if what == "lobby" else "night cancel"
    )


async def check_closed(server: Server, what: str) -> None:
    """It is said once that it is over, and nothing there can be pressed any more."""
    assert posts(server).count(closed_text(what)) == 1
    assert [one for one in server.channel.history() if ids_of(one)] == []
    assert await server.waiting() == []


@pytest.mark.parametrize("what", WHATS)
async def test_a_kill_after_the_transaction_leaves_no_buttons(server: Server, what: str) -> None:
    await begin(server, what)
    await close(server, what)
    assert closed_text(what) not in posts(server)
    await server.restart()
    await server.parts[Upkeep].run()
    await check_closed(server, what)
    assert (await server.parts[Games].get(1)).status == "closed"


@pytest.mark.parametrize("what", WHATS)
async def test_buttons_that_stay_for_now_go_later_even_after_a_restart(
    server: Server, what: str
) -> None:
    await begin(server, what)
    server.env.inject_error(*EDIT, status=500, code=0, times=None)
    await close_by_command(server, what)
    await server.restart()
    assert closed_text(what) not in posts(server)
    server.env.backend.faults.clear()
    await server.env.advance_time(TICK)
    await check_closed(server, what)


@pytest.mark.parametrize("what", WHATS)
async def test_a_message_is_edited_once(server: Server, what: str) -> None:
    await begin(server, what)
    before = len(server.env.http_requests)
    await close_by_command(server, what)
    await server.env.advance_time(TICK)
    panel = (await server.parts[Games].get(1)).panel_id
    edits = [one for one in server.env.http_requests[before:] if one.method == "PATCH"]
    assert len([one for one in edits if one.path.endswith(f"/messages/{panel}")]) == 1
    # Those who had signed up are told by a message of its own, which is posted and then edited.
    paths = [one.path for one in edits if "/messages/" in one.path]
    assert len(paths) == len(set(paths))
    await check_closed(server, what)


async def test_the_answer_to_the_last_who_leaves_takes_the_buttons_away(server: Server) -> None:
    await begin(server, "lobby")
    before = len(server.env.http_requests)
    await server.ann.click(server.channel.last_message, label=say("lobby-leave"))
    await check_closed(server, "lobby")
    await server.env.advance_time(TICK)
    edits = [one for one in server.env.http_requests[before:] if one.method == "PATCH"]
    assert edits == []


async def test_an_answer_that_discord_refuses_is_made_up_for_by_an_edit(server: Server) -> None:
    await begin(server, "lobby")
    server.env.inject_error(*CALLBACK, status=500, code=0, times=None)
    await server.ann.click(server.channel.last_message, label=say("lobby-leave"))
    await check_closed(server, "lobby")


@pytest.mark.parametrize("what", WHATS)
async def test_a_message_that_was_not_recorded_is_found_and_loses_its_buttons(
    server: Server, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async def killed(*_: Any, **__: Any) -> None:
        """Do what a bot does that is killed before it records what it sent."""

    with monkeypatch.context() as now:
        now.setattr(server.parts[Outbox], "record", killed)
        await begin(server, what)
    assert (await server.parts[Games].get(1)).panel_id is None
    await close(server, what)
    await server.restart()
    await server.parts[Upkeep].run()
    await check_closed(server, what)


@pytest.mark.parametrize("what", WHATS)
async def test_a_message_that_was_never_posted_is_not_posted_any_more(
    server: Server, what: str
) -> None:
    for fault in (CALLBACK, POST):
        server.env.inject_error(*fault, status=500, code=0, times=None)
    await begin(server, what)
    await close(server, what)
    server.env.backend.faults.clear()
    await server.restart()
    await server.parts[Upkeep].run()
    assert closed_text(what) not in posts(server)
    assert await server.waiting() == []


@pytest.mark.parametrize("what", WHATS)
async def test_what_is_closed_while_its_message_goes_out_has_no_buttons(
    server: Server, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    reply = server.parts[DiscordApi].reply

    async def closed_meanwhile(*args: Any, **options: Any) -> int:
        sent = await reply(*args, **options)
        await close(server, what)
        return sent

    monkeypatch.setattr(server.parts[DiscordApi], "reply", closed_meanwhile)
    await begin(server, what)
    await server.env.advance_time(TICK)
    await check_closed(server, what)


async def test_a_night_to_which_nobody_comes_loses_its_buttons_after_a_kill(
    server: Server,
) -> None:
    planned = Planned(server)
    await planned.plan()
    await planned.after()
    server.env.inject_error(*EDIT, status=500, code=0, times=None)
    await planned.after(hours=2)
    assert (await planned.row()).status == "closed"
    server.env.backend.faults.clear()
    await server.restart()
    await server.parts[Upkeep].run()
    assert say("plan-nobody") in posts(server)
    assert [one for one in server.channel.history() if ids_of(one)] == []
    assert await server.waiting() == []
