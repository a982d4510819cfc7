"""Where Discord does not take an answer or a message, the truth is shown later."""

import asyncio
import time
from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.model.errors import StoreBusy
from bot.service.lobby.lobbies import Lobbies
from rules.words import Seat
from tests.bot.messages import ids_of, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Wire


async def test_what_discord_loses_for_a_moment_is_said_later(server: Server) -> None:
    """A panel that Discord did not take waits, and the upkeep posts it."""
    await server.lay(nearly_done())
    asked, other = await server.turn()
    panel = await server.panel()
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=503, times=1)
    await asked.click(panel, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1
    assert await server.waiting() != []
    await server.env.advance_time(31)
    assert await server.waiting() == []
    assert f"<@{other.id}>" in text_of(await server.panel())


@pytest.mark.parametrize("code", [10062, 10015, 40060])
async def test_an_answer_that_comes_too_late_leaves_the_truth_on_the_panel(
    server: Server, code: int
) -> None:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    panel = await server.panel()
    path = "/interactions/*/callback"
    server.env.inject_error("POST", path, status=404, code=code, times=1)
    await asked.click(panel, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1
    assert f"<@{other.id}>" in text_of(await server.panel())
    server.env.inject_error("POST", path, status=404, code=code, times=1)
    await other.slash(server.channel, "pass")
    assert (await server.loaded()).ply == 2
    await server.env.advance_time(31)
    (question, *_) = (await server.loaded()).state.table.questions
    asked = await server.at(Seat(question.seat))
    assert f"<@{asked.id}>" in text_of(await server.panel())
    old = next(m for m in server.channel.history() if m.id == panel.id)
    assert not ids_of(old)


@pytest.mark.parametrize("way", ["press", "type"])
async def test_what_was_done_is_not_left_without_an_answer_where_nothing_more_can_be_read(
    server: Server, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    panel = await server.panel()

    async def busy(*_: Any) -> None:
        raise StoreBusy

    with monkeypatch.context() as patched:
        patched.setattr(server.parts[Outbox], "claim", busy)
        if way == "press":
            result = await asked.click(panel, label=say("verb-pass"))
        else:
            result = await asked.slash(server.channel, "pass")
    assert result.acknowledged
    assert (await server.loaded()).ply == 1
    await server.env.advance_time(31)
    assert f"<@{other.id}>" in text_of(await server.panel())


async def test_a_form_that_could_not_be_opened_is_logged_alone(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    wire = Wire(server)
    path = "/interactions/*/callback"
    server.env.inject_error("POST", path, status=404, code=10062, times=1)
    pressed = wire.press(asked, await server.panel(), "1:1:1:do:labor")
    async with server.nothing_changes():
        await wire.deliver(pressed)
    assert not pressed.result.acknowledged


async def test_a_lobby_that_the_upkeep_posts_first_leaves_no_command_unanswered(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    opens = server.parts[Lobbies].open

    async def overtaken(opening: Any) -> Any:
        found = await opens(opening)
        await server.parts[Outbox].flush()
        return found

    monkeypatch.setattr(server.parts[Lobbies], "open", overtaken)
    opened = await server.ann.slash(server.channel, "game new")
    assert opened.response is not None
    assert len(server.channel.history()) == 1


async def test_a_new_lobby_is_answered_while_the_upkeep_is_still_posting_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Right after a fault the upkeep may take long over a message; Discord waits three seconds."""
    server.parts[Panels].lock_timeout = 0
    opens, begun, slow = server.parts[Lobbies].open, asyncio.Event(), asyncio.Event()
    post = server.parts[DiscordApi].post

    async def waits(*asked: Any, **how: Any) -> int:
        begun.set()
        await slow.wait()
        return await post(*asked, **how)

    async def overtaken(opening: Any) -> Any:
        found = await opens(opening)
        flushing.append(asyncio.create_task(server.parts[Outbox].flush()))
        await begun.wait()
        return found

    flushing: list[asyncio.Task[None]] = []
    monkeypatch.setattr(server.parts[DiscordApi], "post", waits)
    monkeypatch.setattr(server.parts[Lobbies], "open", overtaken)
    typed = Wire(server).command(server.ann, "game new", {})
    server.env.backend.emit("INTERACTION_CREATE", typed.payload)
    until = time.monotonic() + 20
    while not [one for one in server.env.http_requests if "/callback" in one.path]:
        assert time.monotonic() < until, "not answered before the message is posted"
        await asyncio.sleep(0.01)
    assert server.channel.history() == []
    slow.set()
    await asyncio.gather(*flushing)
    await server.env.settle()
    assert len(server.channel.history()) == 1
