"""A panel that went out without being noted is noted before the next one goes out."""

import asyncio
from typing import Any

import pytest
from discord.utils import snowflake_time

from bot.service.open_game import OpenGame
from tests.bot.messages import ids_of, posts, say
from tests.bot.town import Town


async def lose_the_note(town: Town, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Pass, and let the panel go out as if the bot died before it noted that."""

    async def nothing(*_: object, **__: object) -> None:
        """Note nothing."""

    asked, other = await town.turn()
    with monkeypatch.context() as patched:
        patched.setattr(town.bot.outbox, "_posted", nothing)
        await asked.click(await town.panel(), label=say("verb-pass"))
    assert [row.kind for row in await town.waiting()] == ["panel"]
    return other


def asking(town: Town) -> list[Any]:
    """List the messages of the channel by which somebody can pass."""
    return [m for m in town.channel.history() if any(i.endswith(":do:pass") for i in ids_of(m))]


@pytest.mark.parametrize("way", ["command", "press", "restart"])
async def test_one_message_asks_and_each_line_stands_once(
    town: Town, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    await town.start(3)
    first, _ = await town.turn()
    second = await lose_the_note(town, monkeypatch)
    match way:
        case "command":
            await second.slash(town.channel, "pass")
        case "press":
            await second.click(asking(town)[-1], label=say("verb-pass"))
        case _:
            await town.restart()
            await second.slash(town.channel, "pass")
    assert (await town.opened()).ply == 2
    await town.bot.outbox.flush()
    assert await town.waiting() == []
    assert [message.id for message in asking(town)] == [(await town.panel()).id]
    told = "\n".join(posts(town))
    for person in (first, second):
        assert told.count(say("line-pass", name=person.name)) == 1


async def test_edits_that_come_while_one_is_under_way_become_one(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await town.start(2)
    panel, outbox = await town.panel(), town.bot.outbox
    edit = outbox._edit_panel

    async def slowly(game: OpenGame) -> None:
        """Take a while, as Discord does."""
        await asyncio.sleep(0)
        await edit(game)

    monkeypatch.setattr(outbox, "_edit_panel", slowly)
    monkeypatch.setattr("bot.telling.outbox.utcnow", lambda: snowflake_time(panel.id))
    since = len(town.env.http_requests)
    await asyncio.gather(*[outbox.refresh(opened) for _ in range(10)])
    edits = [(request.method, request.path) for request in town.env.http_requests[since:]]
    assert edits == [("PATCH", f"/channels/{town.channel.id}/messages/{panel.id}")] * 2
