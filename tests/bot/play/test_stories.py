"""An encounter that is over is the whole table's: told, heard again, kept and voted for."""

from random import Random
from typing import Any

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.presses import Press
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.store.database import Database
from bot.store.stories import keeps
from encounters.stories import Prompt
from rules.words import ParagraphNumber
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.tables import a_table, seat

_MESSAGE_GONE = 10008
"""Discord's code for a message that was deleted."""


async def finished_stories(server: Server) -> list[Story]:
    """Return the encounters so far."""
    return list(stories_of(await server.parts[Games].history.plies(server.game_id)))


async def until_over(server: Server, dice: Random) -> tuple[Story, int]:
    """Play until an encounter is over; return it, and the message of the panel it was played on."""
    panel = 0
    while not [story for story in await finished_stories(server) if story.is_over]:
        panel = (await server.panel()).id
        await server.step(dice)
    return (await finished_stories(server))[0], panel


def last_prompt(loaded: LoadedGame, number: ParagraphNumber) -> Prompt:
    """Return a paragraph in the words in which it was read last."""
    return loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number))


def message(server: Server, number: int) -> Any:
    """Return a message of the channel."""
    (found,) = [one for one in server.channel.history() if one.id == number]
    return found


async def test_the_journal_tells_the_whole_encounter(server: Server) -> None:
    await server.start(3)
    story, panel = await until_over(server, Random(4))
    stories = (await server.loaded()).book.stories
    shown = text_of(message(server, panel))
    first, last = story.chapters[0], story.chapters[-1]
    explorer = await server.at(story.seat)
    assert (
        say("reading-title", number=first.number, title=stories.title(first.number, "en")) in shown
    )
    (who,) = [line for line in shown.split("\n") if line.startswith(f"-# {explorer.name}, with ")]
    assert story.die in range(1, 7)
    assert who.endswith(f"{say('list-dot')}{say('detail-cave-die', value=story.die or 0)}")
    assert last_prompt(await server.loaded(), first.number).text.strip() in shown
    assert last.settled
    assert stories.label(last.number, last.settled.option, "en") in shown
    outcome = stories.outcome(last.number, last.settled.option, last.settled.tier, "en")
    assert (outcome or say("story-failed")) in shown
    assert say("story-keep", count=0) in shown


async def test_the_channel_hears_no_word_before_the_encounter_is_over(server: Server) -> None:
    await server.start(3)
    dice = Random(4)
    await server.until("choose_option", dice)
    loaded = await server.loaded()
    number = loaded.state.table.expedition.path[-1]
    prompt = last_prompt(loaded, number)
    channel = "\n".join(map(text_of, server.channel.history()))
    assert prompt.title not in channel
    assert prompt.text.strip()[:40] not in channel
    assert not any(label in channel for label in prompt.labels)


async def test_the_dm_grows_and_keeps_what_was_read(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    loaded = await server.loaded()
    prompt = last_prompt(loaded, loaded.state.table.expedition.path[-1])
    dm = explorer.user.dm_channel.last_message
    choice = next(one for one in ids_of(dm) if ":do:choose" in one)
    await explorer.user.click(dm, custom_id=choice)
    grown = text_of(explorer.user.dm_channel.last_message)
    assert explorer.user.dm_channel.last_message.id == dm.id
    assert prompt.text.strip() in grown
    assert any(label in grown for label in prompt.labels)


async def test_a_dm_is_brought_up_to_date_when_the_encounter_goes_on_in_the_channel(
    server: Server,
) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    loaded = await server.loaded()
    prompt = last_prompt(loaded, loaded.state.table.expedition.path[-1])
    dm = explorer.user.dm_channel.last_message
    await explorer.slash(server.channel, "choose", option=prompt.labels[0])
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(5), "type")
    now = explorer.user.dm_channel.last_message
    assert now.id == dm.id
    assert prompt.text.strip() in text_of(now)
    assert not [one for one in ids_of(now) if ":do:" in one]
    assert [one for one in ids_of(now) if ":story:" in one]
    row = await server.parts[Database].read(
        lambda db: db.execute("SELECT * FROM letters").fetchall()
    )
    assert row == []


async def test_a_story_is_read_again_by_its_title_by_anybody(server: Server) -> None:
    await server.start(3)
    story, _ = await until_over(server, Random(4))
    stories = (await server.loaded()).book.stories
    title = stories.title(story.number, "en")
    for person in (server.cid, server.eve):
        (found, *_) = await person.autocomplete(server.channel, "read", "story", title[:6])
        assert title in found["name"]
        answer = answer_of(await person.slash(server.channel, "read", story=found["value"]))
        assert last_prompt(await server.loaded(), story.number).text.strip() in answer
    missing = answer_of(await server.cid.slash(server.channel, "read", story="9999"))
    assert missing == say("story-not-over")


async def test_a_keep_button_of_an_earlier_version_keeps_the_story_of_its_paragraph(
    server: Server,
) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(5))
    dm = explorer.user.dm_channel.last_message
    number = (await server.loaded()).state.table.expedition.path[-1]
    keep = str(CustomId(server.game_id, number, Press.KEEP_PARAGRAPH))
    early = Wire(server).press(explorer.user, dm, keep)
    await Wire(server).deliver(early)
    assert answer_of(early.result) == say("story-not-over")
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(5))
    await Wire(server).deliver(Wire(server).press(explorer.user, dm, keep))
    assert say("story-keep", count=1) in text_of(explorer.user.dm_channel.last_message)
    listed = answer_of(await explorer.slash(server.channel, "me stats"))
    assert (await server.loaded()).book.stories.title(number, "en") in listed


async def test_the_table_chooses_the_story_of_the_game(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(5))
    ends = [story for story in await finished_stories(server) if story.is_over]
    assert ends
    for person in (server.ann, server.bob):
        form = await person.click(await server.panel(), label=say("story-vote"))
        await person.submit_modal(form, {"story": str(ends[-1].ply)})
    title = (await server.loaded()).book.stories.title(ends[-1].number, "en")
    name = (await server.at(ends[-1].seat)).name
    shown = text_of(await server.panel())
    assert say("story-best", title=title, name=name, votes=2) in shown
    refused = await server.eve.click(await server.panel(), label=say("story-vote"))
    assert answer_of(refused) == say("not-seated")
    result = await server.eve.click(await server.panel(), label=say("story-hear"))
    assert title in answer_of(result)


async def test_the_dm_of_an_encounter_tells_of_nobody_else(server: Server) -> None:
    await server.lay(a_table(ann=seat(), bob=seat()))
    await server.ann.slash(server.channel, "labor", villagers="*")
    await server.bob.slash(server.channel, "explore", party="*")
    reading = (await server.bob.slash(server.channel, "read")).response.message
    choice = next(one for one in ids_of(reading) if ":do:choose-0" in one)
    pressed = await server.bob.click(reading, custom_id=choice)
    shown = text_of(pressed.response.message)
    assert say("verb-stop") in shown
    assert "**ann**" not in shown


async def test_keeping_a_story_whose_entry_was_deleted_meanwhile_is_answered(
    server: Server,
) -> None:
    await server.start(3)
    story, panel = await until_over(server, Random(4))
    since = len(server.env.http_requests)
    path = "/interactions/*/callback"
    server.env.inject_error("POST", path, status=404, code=_MESSAGE_GONE, times=1)
    pressed = await server.ann.click(message(server, panel), label=say("story-keep", count=0))
    asked = [one.path for one in server.env.http_requests[since:] if "/callback" in one.path]
    assert len(asked) == 2
    assert pressed.response is not None
    kept = await server.parts[Database].read(lambda db: keeps(db, server.game_id))
    assert kept == {story.ply: 1}
