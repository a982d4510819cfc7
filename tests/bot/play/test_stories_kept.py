"""A story is shown with how many keep it: in the journal, in its DM, on a night's stage."""

from random import Random
from typing import Any

from bot.delivery.outbox.outbox import Outbox
from bot.model.nights import Step
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from tests.bot.fireside import Fireside
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire


async def until_story_over(server: Server, dice: Random) -> tuple[Story, int]:
    """Play until an encounter is over; return it, and the message that tells it."""
    while True:
        panel = (await server.panel()).id
        await server.step(dice)
        found = [
            s
            for s in stories_of(await server.parts[Games].history.plies(server.game_id))
            if s.is_over
        ]
        if found:
            return found[0], panel


def entry(server: Server, number: int) -> str:
    (found,) = [one for one in server.channel.history() if one.id == number]
    return text_of(found)


def keep_in(message: Any) -> str:
    (found,) = [one for one in ids_of(message) if ":story:" in one]
    return found


async def keep_in_private(server: Server, person: Any, story: Story) -> Any:
    """Read a story again in private, to its last page, and keep it there."""
    page = (
        await person.slash(server.channel, "read", story=f"{server.game_id}-{story.ply}")
    ).response.message
    while not any(":story:" in one for one in ids_of(page)):
        page = (await person.click(page, label=say("story-on"))).response.message
    return await person.click(page, custom_id=keep_in(page))


async def test_what_is_kept_in_private_is_counted_in_the_journal(server: Server) -> None:
    await server.start(3)
    dice = Random(4)
    story, entry_id = await until_story_over(server, dice)
    before = entry(server, entry_id)
    assert say("story-keep", count=0) in before
    for _ in range(8):  # the entry is no longer the last message
        await server.step(dice)
    since = len(server.env.http_requests)
    for count, person in enumerate((server.eve, server.ann), start=1):
        kept = await keep_in_private(server, person, story)
        assert say("story-keep", count=count) in answer_of(kept)
        wanted = before.replace(say("story-keep", count=0), say("story-keep", count=count))
        assert entry(server, entry_id) == wanted
    asked = [(one.method, one.path) for one in server.env.http_requests[since:]]
    channel = f"/channels/{server.channel.id}/messages"
    assert not [path for method, path in asked if method == "POST" and path.startswith(channel)]
    assert await server.waiting() == []


async def test_what_is_kept_in_a_finished_game_is_counted_in_its_journal(server: Server) -> None:
    await server.start(2)
    dice = Random(5)
    story, entry_id = await until_story_over(server, dice)
    await server.finish(dice)
    await server.restart()
    await keep_in_private(server, server.eve, story)
    assert say("story-keep", count=1) in entry(server, entry_id)
    assert await server.waiting() == []


async def test_a_story_whose_entry_cannot_be_reached_is_kept_all_the_same(server: Server) -> None:
    await server.start(2)
    story, entry_id = await until_story_over(server, Random(5))
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("GET", path, status=403, code=50001, times=1)
    kept = await keep_in_private(server, server.eve, story)
    assert say("story-keep", count=1) in answer_of(kept)
    assert say("story-keep", count=1) not in entry(server, entry_id)
    server.env.inject_error("PATCH", f"{path}/{entry_id}", times=None)
    await keep_in_private(server, server.ann, story)
    assert len(await server.waiting()) == 1
    server.env.backend.faults.clear()
    await server.parts[Outbox].flush()
    assert say("story-keep", count=2) in entry(server, entry_id)


async def test_a_dm_that_comes_late_counts_who_keeps_its_story(server: Server) -> None:
    await server.start(2)
    dice = Random(5)
    explorer = await server.until("choose_option", dice)
    dms = explorer.user.dm_channel
    path = f"/channels/{dms.id}/messages/*"
    server.env.inject_error("PATCH", path, times=None)
    while (await server.loaded()).state.table.expedition:
        await server.step(dice, "type")
    (story,) = stories_of(await server.parts[Games].history.plies(server.game_id))
    await keep_in_private(server, server.eve, story)
    server.env.backend.faults.clear()
    await server.parts[Outbox].flush()
    assert say("story-keep", count=1) in text_of(dms.last_message)


async def test_a_stage_that_tells_a_story_stays_a_stage_when_it_is_kept(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin()
    await fire.until(Step.STORY)
    stage = await fire.stage()
    buttons = await fire.labels()
    await fire.people[1].click(stage, custom_id=keep_in(stage))
    unkept, kept = [say("story-keep", count=count) for count in (0, 1)]
    assert unkept in buttons
    assert await fire.labels() == [kept if one == unkept else one for one in buttons]


async def test_an_entry_of_a_night_says_who_read_it_when_it_was_kept(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin()
    await fire.until(Step.STORY)
    entry_id = (await fire.stage()).id
    await fire.until(Step.CHOOSE)
    before = entry(server, entry_id)
    assert before.count(say("story-keep", count=0)) == 1
    (message,) = [one for one in server.channel.history() if one.id == entry_id]
    await fire.people[1].click(message, custom_id=keep_in(message))
    wanted = before.replace(say("story-keep", count=0), say("story-keep", count=1))
    assert entry(server, entry_id) == wanted


async def test_a_button_of_a_stage_that_is_an_entry_by_now_leaves_the_entry_whole(
    server: Server,
) -> None:
    """Only an entry's own button says which plies it tells."""
    fire = Fireside(server)
    await fire.begin()
    await fire.until(Step.STORY)
    entry_id, keep = (await fire.stage()).id, keep_in(await fire.stage())
    await fire.until(Step.CHOOSE)
    before = entry(server, entry_id)
    (message,) = [one for one in server.channel.history() if one.id == entry_id]
    assert keep not in ids_of(message)
    late = Wire(server).press(fire.people[1], message, keep)
    await Wire(server).deliver(late)
    assert say("story-keep", count=1) in answer_of(late.result)
    wanted = before.replace(say("story-keep", count=0), say("story-keep", count=1))
    assert entry(server, entry_id) == wanted
