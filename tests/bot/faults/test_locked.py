"""Where the file is locked by another, everybody is told in time, and all is well afterwards."""

import sqlite3
from contextlib import closing
from time import monotonic
from typing import Any

import pytest

from tests.bot.messages import answer_of, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.faults.table import count

SECONDS = count("F8", 1)


@pytest.mark.parametrize("seconds", [0.5, 2])
async def test_a_locked_database_is_waited_for_or_politely_declined(
    server: Server, seconds: float
) -> None:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    panel = await server.panel()
    with closing(sqlite3.connect(server.settings.database, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        loop = server.env._loop
        assert loop is not None
        let_go = loop.call_later(seconds, other.rollback)
        began = monotonic()
        pressed = await asked.click(panel, label=say("verb-pass"))
        waited = monotonic() - began
        let_go.cancel()
        other.rollback()
    assert waited < 3
    if (await server.loaded()).ply == 0:
        assert answer_of(pressed) == say("store-busy")
        await asked.click(panel, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1


async def test_everybody_is_answered_in_time_while_the_database_is_locked(server: Server) -> None:
    await server.start(2)
    field = await server.start_beside()
    wire = Wire(server)
    with closing(sqlite3.connect(server.settings.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        person, second = await server.asked(1), await server.asked(2)
        began = monotonic()
        pressed = [
            wire.press(person, await server.panel(), "1:1:1:do:pass"),
            wire.press(second, field.last_message, "1:2:1:do:pass"),
            wire.command(server.eve, "me settings", {"dm": False}),
            wire.command(person, "pass", {}),
        ]
        await wire.deliver(*pressed)
        waited = monotonic() - began
        other.rollback()
    assert waited < 3
    assert {answer_of(one.result) for one in pressed} == {say("store-busy")}
    assert (await server.loaded(1)).ply == (await server.loaded(2)).ply == 0
    await wire.deliver(wire.press(person, await server.panel(), "1:1:1:do:pass"))
    assert (await server.loaded()).ply == 1


async def test_an_action_is_not_denied_after_it_was_taken(server: Server) -> None:
    """The lock comes between the commit and the note that the new panel is out."""
    await server.lay(nearly_done())
    asked, other_player = await server.turn()
    panel = await server.panel()
    backend = server.env.backend
    with closing(sqlite3.connect(server.settings.database)) as other:

        def lock(event: str, _payload: Any) -> None:
            if event == "MESSAGE_CREATE" and not other.in_transaction:
                other.execute("BEGIN IMMEDIATE")

        backend.subscribers.append(lock)
        pressed = await asked.click(panel, label=say("verb-pass"))
        backend.subscribers.remove(lock)
        assert other.in_transaction
        other.rollback()
    assert (await server.loaded()).ply == 1
    assert not pressed.followups
    await server.env.advance_time(31)
    assert await server.waiting() == []
    asking = [m for m in server.channel.history() if f"<@{other_player.id}>" in text_of(m)]
    assert len(asking) == 1


async def test_however_long_it_is_locked_each_press_is_declined_in_time(server: Server) -> None:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    panel = await server.panel()
    with closing(sqlite3.connect(server.settings.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        until = monotonic() + SECONDS
        while monotonic() < until:
            began = monotonic()
            pressed = await asked.click(panel, label=say("verb-pass"))
            assert monotonic() - began < 3
            assert answer_of(pressed) == say("store-busy")
            assert answer_of(await asked.slash(server.channel, "look score"))
        other.rollback()
    assert (await server.loaded()).ply == 0
    await server.env.advance_time(31)
    await asked.click(panel, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1
    assert await server.waiting() == []
