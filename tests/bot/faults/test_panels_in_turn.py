"""A panel that went out without being noted is noted before the next one goes out."""

import asyncio
from typing import Any

import pytest
from discord import InteractionResponseType
from discord.utils import snowflake_time

from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from tests.bot.messages import ids_of, posts, say
from tests.bot.passing import nearly_done
from tests.bot.server import Server

LATER = InteractionResponseType.deferred_message_update.value


async def nothing(*_: object, **__: object) -> None:
    """Do nothing."""


async def lose_the_note(server: Server, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Pass, and let the panel go out as if the bot died before it noted that."""

    asked, other = await server.turn()
    with monkeypatch.context() as patched:
        patched.setattr(server.parts[Outbox], "record", nothing)
        await asked.click(await server.panel(), label=say("verb-pass"))
    assert [row.kind for row in await server.waiting()] == ["panel"]
    return other


def asking(server: Server) -> list[Any]:
    """List the messages of the channel by which somebody can take their turn."""
    return [m for m in server.channel.history() if any(":do:" in i for i in ids_of(m))]


@pytest.mark.parametrize("way", ["command", "press", "restart"])
async def test_one_message_asks_and_each_line_stands_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    await server.lay(nearly_done(3))
    first, _ = await server.turn()
    second = await lose_the_note(server, monkeypatch)
    match way:
        case "command":
            await second.slash(server.channel, "pass")
        case "press":
            await second.click(asking(server)[-1], label=say("verb-pass"))
        case _:
            await server.restart()
            await second.slash(server.channel, "pass")
    assert (await server.loaded()).ply == 2
    await server.parts[Outbox].flush()
    assert await server.waiting() == []
    assert [message.id for message in asking(server)] == [(await server.panel()).id]
    posted = "\n".join(posts(server))
    for person in (first, second):
        assert posted.count(say("line-pass", name=person.name)) == 1


def answers(server: Server) -> list[int]:
    """List the kinds of the answers that presses and commands have got."""
    requests = [one for one in server.env.http_requests if "/callback" in one.path]
    return [one.json["type"] for one in requests]


async def check_passed(server: Server, first: Any, second: Any) -> None:
    """The turn has passed to the second: one message asks them, and one tells of it."""
    await server.parts[Outbox].flush()
    assert await server.turn() == (second, first)
    assert [message.id for message in asking(server)] == [(await server.panel()).id]
    assert "\n".join(posts(server)).count(say("line-pass", name=first.name)) == 1


async def test_who_presses_while_the_panel_is_being_changed_is_not_kept_waiting(
    server: Server,
) -> None:
    """Discord may take long over one message; what was done shows as soon as it is through."""
    server.parts[Panels].lock_timeout = 0
    await server.lay(nearly_done())
    first, second = await server.turn()
    panel, before = await server.panel(), len(answers(server))
    async with server.parts[Outbox].panel_lock(server.game_id):
        press = asyncio.create_task(first.click(panel, label=say("verb-pass")))
        await asyncio.wait({press}, timeout=0.5)
        assert answers(server)[before:] == [LATER]
        assert asking(server) == [panel]
    await press
    await check_passed(server, first, second)


async def test_a_press_on_the_panel_before_the_last_leaves_it_as_it_is(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was pressed while the panel was posted again, and the old one was still there."""
    await server.lay(nearly_done())
    first, second = await server.turn()
    old, deliver = await server.panel(), server.parts[Outbox].deliver_locked

    async def leave_old_panels(row: OutboxRow, **options: bool) -> None:
        if row.kind != OutboxKind.JOURNAL:
            await deliver(row, **options)

    with monkeypatch.context() as patched:
        patched.setattr(server.parts[Outbox], "deliver_locked", leave_old_panels)
        await server.parts[Panels].post_again((await server.loaded()).row)
    await first.click(old, label=say("verb-pass"))
    assert answers(server)[-1] == LATER
    await check_passed(server, first, second)


async def test_edits_that_come_while_another_message_goes_out_become_one(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = await server.start(2)
    panel, since = await server.panel(), len(server.env.http_requests)
    monkeypatch.setattr("bot.delivery.outbox.panels.utcnow", lambda: snowflake_time(panel.id))
    async with server.parts[Outbox].panel_lock(server.game_id):
        asked = [asyncio.create_task(server.parts[Panels].refresh(loaded)) for _ in range(10)]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    edits = [(request.method, request.path) for request in server.env.http_requests[since:]]
    assert edits == [("PATCH", f"/channels/{server.channel.id}/messages/{panel.id}")]
