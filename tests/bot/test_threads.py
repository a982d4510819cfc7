"""Threads hold games as channels do; one that has gone to sleep is woken."""

from random import Random
from typing import Any

import pytest

from bot.model.custom_id import CustomId
from tests.bot.messages import answer_of, ids_of, letters, say, text_of
from tests.bot.town import Town

ARCHIVED, LOCKED = 50083, 160005


async def thread_of(town: Town, name: str = "nook") -> Any:
    """Open a thread in the town's channel."""
    made = town.env.backend.create_thread(town.channel.id, name, town.ann.id)
    for person in town.people.values():
        town.env.backend.add_thread_member(made.id, person.id)
    await town.env.settle()
    return next(thread for thread in town.channel.threads if thread.id == made.id)


async def start_in(town: Town, channel: Any) -> None:
    town.sow(bytes(32))
    lobby = await town.open(2, channel=channel)
    await town.ann.click(lobby, label=say("lobby-start"))
    row = await town.bot.tables.find(channel.id)
    town.game_id, town.channel = row.id, channel


async def test_a_channel_and_its_threads_hold_a_game_each(town: Town) -> None:
    channel = town.channel
    threads = [await thread_of(town, name) for name in ("nook", "cellar")]
    await town.open(2)
    for thread in threads:
        await start_in(town, thread)
    listed = answer_of(await town.ann.slash(channel, "games"))
    for place in (channel, *threads):
        assert f"<#{place.id}>" in listed
    await town.finish(Random(1))
    assert (await town.bot.tables.find(channel.id)).status == "lobby"
    assert (await town.bot.tables.find(threads[0].id)).status == "running"


async def test_the_panel_of_a_sleeping_thread_is_posted_anew(town: Town) -> None:
    """In a thread that sleeps nothing can be edited; a new message wakes it."""
    await start_in(town, await thread_of(town))
    old = await town.panel()
    town.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)
    asked, _ = await town.turn()
    await asked.slash(town.channel, "refresh", row="house")
    new = await town.panel()
    assert new.id != old.id
    assert say("verb-pass") in text_of(new)
    assert await town.waiting() == []
    await town.finish(Random(1))


async def test_the_lobby_of_a_sleeping_thread_is_posted_anew(town: Town) -> None:
    thread = await thread_of(town)
    old = await town.open(1, channel=thread)
    town.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=ARCHIVED)
    await town.bob.slash(thread, "game join")
    shown = [m for m in thread.history(viewer=town.cid) if ids_of(m) and m.id != old.id]
    assert "2. bob" in text_of(shown[-1])
    await town.ann.click(shown[-1], label=say("lobby-start"))
    assert (await town.opened()).ply == 0


@pytest.mark.parametrize("code", [ARCHIVED, LOCKED])
async def test_the_host_is_told_that_a_thread_is_locked_and_the_game_waits(
    town: Town, code: int
) -> None:
    await start_in(town, await thread_of(town))
    asked, _ = await town.turn()
    messages = f"/channels/{town.channel.id}/messages"
    for method, path in (("PATCH", f"{messages}/*"), ("POST", messages)):
        town.env.inject_error(method, path, status=400, code=code, times=2)
    await asked.slash(town.channel, "refresh", row="house")
    await town.bot.outbox.flush()
    row = await town.bot.tables.get(town.game_id)
    assert (row.status, row.held) == ("paused", "held-channel")
    assert say("held-host", channel=f"<#{town.channel.id}>") in letters(town.ann)
    town.env.backend.faults.clear()
    await asked.slash(town.channel, "game status")
    assert (await town.bot.tables.get(town.game_id)).status == "running"
    await town.finish(Random(1))


async def test_a_button_works_in_a_thread_after_a_restart(town: Town) -> None:
    await start_in(town, await thread_of(town))
    asked, other = await town.turn()
    await town.restart()
    number = (await town.opened()).state.table.questions[0].number
    await asked.click(
        await town.panel(), custom_id=str(CustomId(town.game_id, number, "do", "pass"))
    )
    assert (await town.turn())[0].id == other.id
