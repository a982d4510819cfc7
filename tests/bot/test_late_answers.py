"""Where Discord does not take an answer or a message, the truth is shown later."""

from typing import Any

import pytest

from bot.model.errors import StoreBusy
from rules.words import Seat
from tests.bot.messages import ids_of, say, text_of
from tests.bot.town import Town
from tests.bot.wire import Wire


async def test_what_discord_loses_for_a_moment_is_said_later(town: Town) -> None:
    """A panel that Discord did not take waits, and the upkeep posts it."""
    await town.start(2)
    asked, other = await town.turn()
    panel = await town.panel()
    path = f"/channels/{town.channel.id}/messages"
    town.env.inject_error("POST", path, status=503, times=1)
    await asked.click(panel, label=say("verb-pass"))
    assert (await town.opened()).ply == 1
    assert await town.waiting() != []
    await town.env.advance_time(31)
    assert await town.waiting() == []
    assert f"<@{other.id}>" in text_of(await town.panel())


@pytest.mark.parametrize("code", [10062, 10015, 40060])
async def test_an_answer_that_comes_too_late_leaves_the_truth_on_the_panel(
    town: Town, code: int
) -> None:
    await town.start(2)
    asked, other = await town.turn()
    panel = await town.panel()
    path = "/interactions/*/callback"
    town.env.inject_error("POST", path, status=404, code=code, times=1)
    await asked.click(panel, label=say("verb-pass"))
    assert (await town.opened()).ply == 1
    assert f"<@{other.id}>" in text_of(await town.panel())
    town.env.inject_error("POST", path, status=404, code=code, times=1)
    await other.slash(town.channel, "pass")
    assert (await town.opened()).ply == 2
    await town.env.advance_time(31)
    (question, *_) = (await town.opened()).state.table.questions
    asked = await town.at(Seat(question.seat))
    assert f"<@{asked.id}>" in text_of(await town.panel())
    old = next(m for m in town.channel.history() if m.id == panel.id)
    assert not ids_of(old)


@pytest.mark.parametrize("way", ["press", "type"])
async def test_what_was_done_is_not_left_without_an_answer_where_nothing_more_can_be_read(
    town: Town, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    await town.start(2)
    asked, other = await town.turn()
    panel = await town.panel()

    async def busy(*_: Any) -> None:
        raise StoreBusy

    with monkeypatch.context() as patched:
        patched.setattr(town.bot.outbox, "settle", busy)
        if way == "press":
            result = await asked.click(panel, label=say("verb-pass"))
        else:
            result = await asked.slash(town.channel, "pass")
    assert result.acknowledged
    assert (await town.opened()).ply == 1
    await town.env.advance_time(31)
    assert f"<@{other.id}>" in text_of(await town.panel())


async def test_a_form_that_could_not_be_opened_is_logged_alone(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    wire = Wire(town)
    path = "/interactions/*/callback"
    town.env.inject_error("POST", path, status=404, code=10062, times=1)
    pressed = wire.press(asked, await town.panel(), "1:1:1:do:labor")
    async with town.nothing_changes():
        await wire.deliver(pressed)
    assert not pressed.result.acknowledged
