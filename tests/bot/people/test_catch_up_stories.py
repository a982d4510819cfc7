"""A catch-up tells stories with their beginnings: where they are too many, the newest ones."""

from random import Random

from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.stories import stories_of
from bot.text.narrator import Narrator
from bot.text.story import in_brief
from bot.text.summary import summarize, without_old_stories
from bot.ui.catch_up import STORY, story_of
from tests.bot.server import Server

THREE = 3


def quoted(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("> ")]


def is_told(narrator: Narrator, story: Story, shown: list[str]) -> bool:
    return all(line in shown for line in quoted(in_brief(narrator, story)))


async def test_over_three_stories_the_newest_begin(server: Server) -> None:
    await server.start(4)
    dice, plies, told = Random(9), list[Ply](), list[Story]()
    while len(told) < THREE:
        await server.step(dice)
        plies = await server.bot.tables.plies(server.game_id)
        told = [story for story in stories_of(plies) if story.is_over]
    narrator = server.bot.reader.narrator(await server.opened())
    whole = summarize(narrator, [ply for ply in plies if ply.ply >= told[0].ply])
    assert sum(len(line) + 1 for line in whole) > STORY
    shown = story_of(narrator.words, 1, without_old_stories(whole, STORY)).split("\n")
    assert [is_told(narrator, story, shown) for story in told] == [False, True, True]
    assert shown[-1] == whole[-1]
    # The paper between them is too long, and is left out before the older story is.
    assert quoted(shown) == [line for one in told[1:] for line in quoted(in_brief(narrator, one))]


def test_where_other_lines_fill_the_room_the_newest_story_still_begins() -> None:
    lines = ["x" * 99] * 10 + ["> old " + "o" * 394] + ["x" * 99] * 10 + ["> new " + "n" * 394]
    assert without_old_stories(lines, 1_000) == [*["x" * 99] * 20, lines[-1]]


def test_what_fits_stays_whole() -> None:
    lines = ["> old", "dull", "> new"]
    assert without_old_stories(lines, 100) == lines
