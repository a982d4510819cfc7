"""Threads hold games as channels do; one that has gone to sleep is woken."""

from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.service.tables.games import Games
from tests.bot.messages import answer_of, dms, ids_of, say, text_of
from tests.bot.passing import passes
from tests.bot.server import Server

ARCHIVED, LOCKED = 50083, 160005


async def thread_of(server: Server, name: str = "nook") -> Any:
    """Open a thread in the server's channel."""
    made = server.env.backend.create_thread(server.channel.id, name, server.ann.id)
    for person in server.people.values():
        server.env.backend.add_thread_member(made.id, person.id)
    await server.env.settle()
    return next(thread for thread in server.channel.threads if thread.id == made.id)


async def start_in(server: Server, channel: Any) -> None:
    server.sow(bytes(32))
    lobby = await server.open(2, channel=channel)
    await server.ann.click(lobby, label=say("lobby-start"))
    row = await server.parts[Games].find(channel.id)
    server.game_id, server.channel = row.id, channel


async def test_a_channel_and_its_threads_hold_a_game_each(server: Server) -> None:
    channel = server.channel
    threads = [await thread_of(server, name) for name in ("nook", "cellar")]
    await server.open(2)
    for thread in threads:
        await start_in(server, thread)
    listed = answer_of(await server.ann.slash(channel, "me games"))
    for place in (channel, *threads):
        assert f"<#{place.id}>" in listed
    await server.finish(Random(1))
    assert (await server.parts[Games].find(channel.id)).status == "lobby"
    assert (await server.parts[Games].find(threads[0].id)).status == "running"


async def test_the_panel_of_a_sleeping_thread_is_posted_anew(server: Server) -> None:
    """In a thread that sleeps nothing can be edited; a new message wakes it."""
    await start_in(server, await thread_of(server))
    old = await server.panel()
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "refresh", row="house")
    new = await server.panel()
    assert new.id != old.id
    assert say("verb-build") in text_of(new)
    assert await server.waiting() == []
    await server.finish(Random(1))


async def test_the_lobby_of_a_sleeping_thread_is_posted_anew(server: Server) -> None:
    thread = await thread_of(server)
    old = await server.open(1, channel=thread)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)
    await server.bob.slash(thread, "game join")
    shown = [m for m in thread.history(viewer=server.cid) if ids_of(m) and m.id != old.id]
    assert "2. bob" in text_of(shown[-1])
    await server.ann.click(shown[-1], label=say("lobby-start"))
    assert (await server.loaded()).ply == 0


@pytest.mark.parametrize("code", [ARCHIVED, LOCKED])
async def test_the_host_is_told_that_a_thread_is_locked_and_the_game_waits(
    server: Server, code: int
) -> None:
    await start_in(server, await thread_of(server))
    asked, _ = await server.turn()
    messages = f"/channels/{server.channel.id}/messages"
    for method, path in (("PATCH", f"{messages}/*"), ("POST", messages)):
        server.env.inject_error(method, path, status=400, code=code, times=2)
    await asked.slash(server.channel, "refresh", row="house")
    await server.parts[Outbox].flush()
    row = await server.parts[Games].get(server.game_id)
    assert (row.status, row.pause_reason) == ("paused", "held-channel")
    assert say("held-host", channel=f"<#{server.channel.id}>") in dms(server.ann)
    server.env.backend.faults.clear()
    await asked.slash(server.channel, "game status")
    assert (await server.parts[Games].get(server.game_id)).status == "running"
    await server.finish(Random(1))


async def test_a_button_works_in_a_thread_after_a_restart(server: Server) -> None:
    await start_in(server, await thread_of(server))
    asked, other = await server.turn()
    await server.restart()
    await passes(asked, await server.panel())
    assert (await server.turn())[0].id == other.id
