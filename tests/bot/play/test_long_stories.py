"""A story that has no room is told without its end: what led there is never left out of it."""

from random import Random

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.narrator import Narrator
from bot.text.story import dice_line, in_brief, label_of, outcome_text, teaser
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server

_GAMES = 10


async def a_long_story(server: Server) -> tuple[Narrator, Story]:
    """Play, game after game, until an encounter of several paragraphs is over."""
    dice = Random(11)
    for seed in range(_GAMES):
        await server.start(4, reading="table", seed=bytes([seed]) * 32)
        server.game_id = seed + 1
        while not (await server.loaded()).state.table.over:
            await server.step(dice)
            plies = await server.parts[Games].history.plies(server.game_id)
            over = [one for one in stories_of(plies) if one.is_over and len(one.chapters) > 1]
            found = [one for one in over if all(chapter.settled for chapter in one.chapters)]
            if found:
                return server.parts[Languages].narrator(await server.loaded()), found[-1]
    raise AssertionError


async def test_each_choice_and_its_dice_are_told_and_the_end_is_not(server: Server) -> None:
    narrator, story = await a_long_story(server)
    for told in ("\n".join(teaser(narrator, story)), "\n".join(in_brief(narrator, story))):
        for chapter in story.chapters:
            # A paragraph with a single way on asks for nothing.
            assert not chapter.chosen or f"**{label_of(narrator, chapter.chosen)}**" in told
            assert dice_line(narrator, chapter) in told
            assert outcome_text(narrator, chapter) not in told


async def test_one_asks_how_it_ended(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.story.WHOLE", 300)
    narrator, story = await a_long_story(server)
    how = str(CustomId(server.game_id, story.ply, Press.RETELL))
    while not (entries := [one for one in server.channel.history() if how in ids_of(one)]):
        await server.step(Random(1))
    assert say("story-how") in text_of(entries[0])
    end = outcome_text(narrator, story.chapters[-1])
    assert end not in text_of(entries[0])
    assert end in answer_of(await server.eve.click(entries[0], custom_id=how))
