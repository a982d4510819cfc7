"""A message that the bot may not edit for a while is not given up."""

from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import Failure, RequestFailed, RequestTarget
from bot.delivery.outbox.outbox import Outbox
from tests.bot.faults.test_panels_in_turn import asking
from tests.bot.messages import dms, posts, say
from tests.bot.server import Server

TICK = 31


@pytest.mark.parametrize("code", [50001, 50013, 160005, 50083])
async def test_an_old_panel_that_may_not_be_edited_now_becomes_its_entry_later(
    server: Server, code: int
) -> None:
    await server.start(2)
    asked, other = await server.turn()
    old = await server.panel()
    path = f"/channels/{server.channel.id}/messages/{old.id}"
    server.env.inject_error("PATCH", path, status=403, code=code, times=1)
    await asked.slash(server.channel, "pass")
    assert [row.kind for row in await server.waiting()] == ["journal"]
    assert (await server.loaded()).row.status == "running"
    await server.env.advance_time(TICK)
    assert await server.waiting() == []
    assert [message.id for message in asking(server)] == [(await server.panel()).id]
    assert "\n".join(posts(server)).count(say("line-pass", name=asked.name)) == 1
    assert f"<@{other.id}>" in "\n".join(posts(server))
    assert dms(server.ann) == []


async def test_a_channel_without_rights_is_asked_ever_less_often(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    old = await server.panel()
    path = f"/channels/{server.channel.id}/messages/{old.id}"
    server.env.inject_error("PATCH", path, status=403, code=50013, times=None)
    await asked.slash(server.channel, "pass")
    since = len(server.env.http_requests)
    for _ in range(6 * 60):
        server.set_clock(server.clock() + timedelta(minutes=1))
        await server.parts[Outbox].flush()
    tried = [one for one in server.env.http_requests[since:] if one.path == path]
    assert 8 < len(tried) < 16


async def test_an_old_panel_that_was_deleted_is_given_up_at_once(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    old = await server.panel()
    server.env.backend.delete_message(server.channel.id, old.id)
    await server.env.settle()
    await asked.slash(server.channel, "pass")
    assert await server.waiting() == []


async def test_a_finished_game_is_packed_once_its_rights_come_back(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last lines are owed until they are told."""
    await server.start(2)
    dice, edit = Random(2), server.parts[DiscordApi].edit

    async def without_rights(*asked: Any) -> None:
        if (await server.loaded()).state.table.over:
            raise RequestFailed(RequestTarget.TABLE, Failure.NO_ACCESS, "Missing Access")
        await edit(*asked)

    with monkeypatch.context() as patched:
        patched.setattr(server.parts[DiscordApi], "edit", without_rights)
        while not (await server.loaded()).state.table.over:
            await server.step(dice, "type")
    assert "journal" in {row.kind for row in await server.waiting()}
    await server.env.advance_time(TICK)
    assert await server.waiting() == []
    assert asking(server) == []


async def test_the_score_of_a_finished_game_that_was_refused_once_is_posted_at_the_next_upkeep(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    dice, post = Random(2), server.parts[DiscordApi].post

    async def without_rights(*asked: Any, **options: Any) -> int:
        if (await server.loaded()).state.table.over:
            raise RequestFailed(RequestTarget.TABLE, Failure.NO_PERMISSION, "Missing Permissions")
        return await post(*asked, **options)

    with monkeypatch.context() as patched:
        patched.setattr(server.parts[DiscordApi], "post", without_rights)
        await server.finish(dice)
    score = say("score-title", final="True").strip("# ")
    assert score not in "\n".join(posts(server))
    # How the season ends is told before the score.
    assert {row.kind for row in await server.waiting()} == {"notice", "panel"}
    await server.env.advance_time(TICK)
    assert await server.waiting() == []
    assert "\n".join(posts(server)).count(score) == 1


async def test_a_panel_in_an_archived_thread_is_posted_again_and_the_old_one_retires(
    server: Server,
) -> None:
    """The new message opens the thread, in which nothing could be edited before."""
    await server.start(2)
    asked, _ = await server.turn()
    old = await server.panel()
    path = f"/channels/{server.channel.id}/messages/{old.id}"
    server.env.inject_error("PATCH", path, status=400, code=50083, times=1)
    await asked.slash(server.channel, "refresh", row="house")
    assert (await server.panel()).id != old.id
    assert [message.id for message in asking(server)] == [(await server.panel()).id]
