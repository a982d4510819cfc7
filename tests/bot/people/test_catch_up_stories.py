"""A watcher is told stories with their beginnings: where they are too many, the newest ones."""

from random import Random

from bot.delivery.outbox.languages import Languages
from bot.model.plies import Ply
from bot.model.stories import Story
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.narrator import Narrator
from bot.text.story import in_brief
from bot.text.summary import summarize, without_old_stories
from bot.ui.layout import join_newest
from bot.ui.spectators import LINES
from tests.bot.server import Server

THREE = 3


def quoted(lines: list[str]) -> list[str]:
    return [line for line in lines if line.startswith("> ")]


def length(lines: list[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def is_shown(narrator: Narrator, story: Story, shown: list[str]) -> bool:
    return all(line in shown for line in quoted(in_brief(narrator, story)))


async def test_over_three_stories_the_newest_begin(server: Server) -> None:
    await server.start(4)
    dice, plies, finished = Random(8), list[Ply](), list[Story]()
    while len(finished) < THREE:
        await server.step(dice)
        plies = await server.parts[Games].history.plies(server.game_id)
        finished = [story for story in stories_of(plies) if story.is_over]
    narrator = server.parts[Languages].narrator(await server.loaded())
    whole = summarize(narrator, [ply for ply in plies if ply.ply >= finished[0].ply])
    oldest, *quotes = [quoted(in_brief(narrator, one)) for one in finished]
    newest = [line for lines in quotes for line in lines]
    others = [line for line in whole if line not in quoted(whole)]
    # Two stories fit beside the other lines, and no third does.
    room = length(others + newest)
    assert room <= LINES
    assert oldest
    shown = join_newest(without_old_stories(whole, room), LINES, "…").split("\n")
    assert [is_shown(narrator, story, shown) for story in finished] == [False, True, True]
    assert shown[-1] == whole[-1]
    assert quoted(shown) == newest


def test_where_other_lines_fill_the_room_the_newest_story_still_begins() -> None:
    lines = ["x" * 99] * 10 + ["> old " + "o" * 394] + ["x" * 99] * 10 + ["> new " + "n" * 394]
    assert without_old_stories(lines, 1_000) == [*["x" * 99] * 20, lines[-1]]


def test_what_fits_stays_whole() -> None:
    lines = ["> old", "dull", "> new"]
    assert without_old_stories(lines, 100) == lines
