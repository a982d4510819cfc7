"""A printed book's encounter stands in one journal entry: numbers, what was entered, the dice."""

from random import Random
from typing import Any

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.story import dice_line, reward_line
from rules.facts import ExploreNumbersTold
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server


async def until_story_over(server: Server, dice: Random) -> Story:
    """Play until an encounter of several paragraphs is over, and its entry stands."""
    while True:
        await server.step(dice)
        plies = await server.parts[Games].history.plies(server.game_id)
        over = [story for story in stories_of(plies) if story.is_over and story.chapters[1:]]
        if over and with_keep(server, over[0]):
            return over[0]


def with_keep(server: Server, story: Story) -> list[Any]:
    """List the messages of the channel in which a story can be kept."""
    mark = f":{story.ply}:story:"
    return [m for m in server.channel.history() if any(mark in one for one in ids_of(m))]


async def test_a_printed_encounter_is_told_in_one_piece(server: Server) -> None:
    """Its steps asked two people in turn, so each had a panel of its own."""
    loaded = await server.start(2, reading="book")
    story = await until_story_over(server, Random(4))
    (entry,) = with_keep(server, story)
    shown, narrator = text_of(entry), server.parts[Languages].narrator(loaded)
    party = narrator.short_villagers(story.party)
    assert say("story-who", name=narrator.name(story.seat), party=party) in shown
    for chapter in story.chapters:
        assert say("story-number", number=chapter.number) in shown
        assert dice_line(narrator, chapter) in shown
        (fact,) = [one for one in chapter.facts if isinstance(one, ExploreNumbersTold)]
        for number, option in enumerate(fact.options, start=1):
            label = say("option-number", number=number)
            about = say("choice-explore", numbers=words_in("en").join_or(list(map(str, option))))
            assert say("choice-line", label=label, about=about) in shown
    assert reward_line(narrator, story)
    assert reward_line(narrator, story) in shown
    written = loaded.book.stories.texts["en"].values()
    assert not [one.title for one in written if one.title in shown]


async def test_what_a_paragraph_brings_that_leads_on_is_told_with_it(server: Server) -> None:
    await server.start(2, reading="book")
    story = await until_story_over(server, Random(4))
    (entry,) = with_keep(server, story)
    assert say("outcome-leads-to", number=story.chapters[1].number) in text_of(entry)


async def test_it_is_kept_read_again_and_chosen_as_the_story_of_the_game(server: Server) -> None:
    await server.start(2, reading="book")
    dice = Random(4)
    story = await until_story_over(server, dice)
    (entry,) = with_keep(server, story)
    before = text_of(entry)
    await server.eve.click(entry, label=say("story-keep", count=0))
    (entry,) = with_keep(server, story)
    wanted = before.replace(say("story-keep", count=0), say("story-keep", count=1), 1)
    assert text_of(entry) == wanted
    named = f"{server.game_id}-{story.ply}"
    again = await server.ann.slash(server.channel, "read", story=named)
    keep = f":{story.ply}:story:"
    page = again.response.message
    await server.ann.click(page, custom_id=next(one for one in ids_of(page) if keep in one))
    (entry,) = with_keep(server, story)
    assert say("story-keep", count=2) in text_of(entry)
    await server.finish(dice)
    form = await server.bob.click(await server.panel(), label=say("story-vote"))
    await server.bob.submit_modal(form, {"story": str(story.ply)})
    name = (await server.at(story.seat)).name
    title = say("story-number", number=story.number)
    assert say("story-best", title=title, name=name, votes=1) in text_of(await server.panel())
    result = await server.eve.click(await server.panel(), label=say("story-hear"))
    assert title in answer_of(result)


async def test_it_is_told_once_it_is_over_and_not_before(server: Server) -> None:
    await server.start(2, reading="book")
    await server.until("tell_reward", Random(4))
    posted = "\n".join(map(text_of, server.channel.history()))
    (story,) = stories_of(await server.parts[Games].history.plies(server.game_id))
    assert say("story-number", number=story.number) not in posted
    assert say("story-keep", count=0) not in posted
