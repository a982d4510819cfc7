"""A panel that went out without being noted is noted before the next one goes out."""

import asyncio
from typing import Any

import pytest
from discord import InteractionResponseType
from discord.utils import snowflake_time

from tests.bot.messages import ids_of, posts, say
from tests.bot.town import Town

LATER = InteractionResponseType.deferred_message_update.value


async def nothing(*_: object, **__: object) -> None:
    """Do nothing."""


async def lose_the_note(town: Town, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Pass, and let the panel go out as if the bot died before it noted that."""

    asked, other = await town.turn()
    with monkeypatch.context() as patched:
        patched.setattr(town.bot.outbox, "posted", nothing)
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


def answers(town: Town) -> list[int]:
    """List the kinds of the answers that presses and commands have got."""
    requests = [one for one in town.env.http_requests if "/callback" in one.path]
    return [one.json["type"] for one in requests]


async def check_passed(town: Town, first: Any, second: Any) -> None:
    """The turn has passed to the second: one message asks him, and one tells of it."""
    await town.bot.outbox.flush()
    assert await town.turn() == (second, first)
    assert [message.id for message in asking(town)] == [(await town.panel()).id]
    assert "\n".join(posts(town)).count(say("line-pass", name=first.name)) == 1


async def test_who_presses_while_the_panel_is_being_changed_is_not_kept_waiting(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord may take long over one message; what was done shows as soon as it is through."""
    monkeypatch.setattr("bot.delivery.replies._PATIENCE", 0)
    await town.start(2)
    first, second = await town.turn()
    panel, before = await town.panel(), len(answers(town))
    async with town.bot.outbox.speaking(town.game_id):
        press = asyncio.create_task(first.click(panel, label=say("verb-pass")))
        await asyncio.wait({press}, timeout=0.5)
        assert answers(town)[before:] == [LATER]
        assert asking(town) == [panel]
    await press
    await check_passed(town, first, second)


async def test_a_press_on_the_panel_before_the_last_leaves_it_as_it_is(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was pressed while the panel was posted anew, and the old one was still there."""
    await town.start(2)
    first, second = await town.turn()
    old = await town.panel()
    with monkeypatch.context() as patched:
        patched.setattr(town.bot.outbox, "_retire", nothing)
        await town.bot.panels.post_anew((await town.opened()).row)
    await first.click(old, label=say("verb-pass"))
    assert answers(town)[-1] == LATER
    await check_passed(town, first, second)


async def test_edits_that_come_while_another_message_goes_out_become_one(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await town.start(2)
    panel, since = await town.panel(), len(town.env.http_requests)
    monkeypatch.setattr("bot.delivery.panels.utcnow", lambda: snowflake_time(panel.id))
    async with town.bot.outbox.speaking(town.game_id):
        asked = [asyncio.create_task(town.bot.panels.refresh(opened)) for _ in range(10)]
        await asyncio.sleep(0)
    await asyncio.gather(*asked)
    edits = [(request.method, request.path) for request in town.env.http_requests[since:]]
    assert edits == [("PATCH", f"/channels/{town.channel.id}/messages/{panel.id}")]
