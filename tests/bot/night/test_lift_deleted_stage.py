"""A moderator deletes a lifted game's stage: it comes back once at any step, and pings nobody."""

from typing import Any

import pytest

from bot.delivery.outbox.panels import Panels
from bot.model.nights import Step
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from tests.bot.fireside import PRESS, TYPE
from tests.bot.gathering import Gathering
from tests.bot.messages import ids_of, text_of
from tests.bot.server import Server

STEPS = [Step.TURN, Step.READ, Step.CHOOSE, Step.FURTHER, Step.END, Step.STORY]


def stages(server: Server) -> list[Any]:
    """List the messages at which an evening can be played on, or its told story be left."""
    ways = (":night:", ":do:", ":mine:")
    messages = server.channel.history()
    return [one for one in messages if any(way in press for press in ids_of(one) for way in ways)]


def pinged(server: Server, since: int) -> list[str]:
    """List whom messages to the channel have pinged since a request; an edit pings nobody."""
    found: list[str] = []
    for request in server.env.http_requests[since:]:
        is_post = request.method == "POST" and isinstance(request.json, dict)
        body = request.json if is_post else {}
        found += (body.get("allowed_mentions") or {}).get("users") or []
    return found


async def delete_stage(server: Server, evening: Gathering) -> Any:
    stage = await evening.stage()
    server.env.backend.delete_message(server.channel.id, stage.id)
    await server.env.settle()
    return stage


async def deleted(server: Server, evening: Gathering, step: Step) -> tuple[int, str]:
    """Play to a step and delete its stage; give the number of requests before, and its text."""
    await evening.begin(2, guests=("dee",))
    await evening.until(step)
    return len(server.env.http_requests), text_of(await delete_stage(server, evening))


async def go_on_unseen(evening: Gathering) -> None:
    """Do what the step asks by commands: no button is there."""
    evening.way = TYPE
    await evening.go_on()
    evening.way = PRESS


@pytest.mark.parametrize("step", STEPS)
async def test_a_stage_that_was_deleted_comes_back_with_the_next_step(
    server: Server, evening: Gathering, step: Step
) -> None:
    since, _ = await deleted(server, evening, step)
    await go_on_unseen(evening)
    (stage,) = stages(server)
    assert stage.id == (await evening.loaded()).row.panel_id
    assert await evening.step() != step
    await evening.until(Step.STORY)
    await evening.until(Step.TURN)
    assert len(stages(server)) == 1
    assert not pinged(server, since)
    assert not await server.waiting()


@pytest.mark.parametrize("step", STEPS)
async def test_a_stage_that_the_upkeep_finds_deleted_is_the_same(
    server: Server, evening: Gathering, step: Step
) -> None:
    since, text = await deleted(server, evening, step)
    for _ in range(2):
        await server.parts[Panels].correct(server.game_id)
    (stage,) = stages(server)
    assert text_of(stage) == text
    await evening.go_on()
    assert len(stages(server)) == 1
    assert not pinged(server, since)


async def test_a_stage_that_is_deleted_until_its_story_is_told_loses_none(
    server: Server, evening: Gathering
) -> None:
    """One that is deleted once it is told goes as any entry that a moderator takes away."""
    await evening.begin(2, guests=("dee",))
    since, story_count = len(server.env.http_requests), 0
    while story_count < 2:
        step = await evening.step()
        story_count += step == Step.STORY
        if step != Step.STORY:
            await delete_stage(server, evening)
        await go_on_unseen(evening)
        assert len(stages(server)) == 1
    plies = await server.parts[Games].history.plies(server.game_id)
    stories = [story for story in stories_of(plies) if story.is_over]
    shown = "\n".join([text_of(one) for one in server.channel.history()])
    loaded = await evening.loaded()
    for story in stories:
        assert shown.count(loaded.book.stories.title(story.number, "en")) == 1
    assert not pinged(server, since)


async def test_the_panel_of_a_game_that_went_back_pings_whom_it_asks_once(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, guests=("dee",))
    await evening.until(Step.STORY)
    since = len(server.env.http_requests)
    await delete_stage(server, evening)
    await evening.end(server.bob)
    (panel,) = stages(server)
    assert panel.id == (await evening.loaded()).row.panel_id
    called = pinged(server, since)
    assert len(called) == len(set(called)) <= 1
    for _ in range(2):
        await server.parts[Panels].correct(server.game_id)
    assert pinged(server, since) == called
    assert len(stages(server)) == 1
