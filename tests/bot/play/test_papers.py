"""A round's paper: its news in the channel, the whole of it to whoever asks, and nowhere twice."""

from random import Random

from bot.model.custom_id import CustomId
from bot.model.presses import Press
from bot.service.history.books import Books
from tests.bot.messages import answer_of, posts, say
from tests.bot.papers import paper_messages, whole_papers
from tests.bot.server import Server
from tests.bot.voting import presses_stale

ENOUGH_TO_HIDE = 30
"""Characters of an item by which it is told from others."""


def head(server: Server, number: int) -> str:
    stories = server.parts[Books][server.parts[Books].default].stories
    paper = stories.memory.tidings["en"].paper
    assert paper
    return say("tidings-head", name=paper.name, round=number)


def items(paper: str) -> list[str]:
    return [line for line in paper.split("\n") if line.strip()][1:]


async def test_a_round_without_news_has_no_paper(server: Server) -> None:
    await server.start(2)
    while (await server.loaded()).state.table.round == 1:
        asked, _ = await server.turn()
        await asked.slash(server.channel, "pass")
    shown = "\n".join(posts(server))
    assert head(server, 1).split(", ")[0] not in shown
    assert say("tidings-read") not in shown
    # The story that the whole game tells goes on all the same.
    assert shown.count(say("tidings-season", text="").strip()) == 2
    assert await presses_stale(server, server.eve, CustomId(1, 1, Press.PAPER)) == say("no-paper")


async def test_nobody_reads_the_paper_of_a_round_that_is_not_over(server: Server) -> None:
    await server.start(2)
    dice = Random(3)
    while not (loaded := await server.loaded()).past.deeds:
        await server.step(dice)
    button = CustomId(1, loaded.state.table.round, Press.PAPER)
    assert await presses_stale(server, server.ann, button) == say("no-paper")


async def test_the_whole_paper_is_read_from_its_message_long_afterwards(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    channel, papers = "\n".join(posts(server)), await whole_papers(server)
    assert papers
    for number, paper in papers.items():
        assert head(server, number) in paper
        hidden = [one for one in items(paper) if one[:ENOUGH_TO_HIDE] not in channel]
        assert hidden, paper
    await server.restart()
    assert await whole_papers(server) == papers


async def test_the_log_and_a_watcher_have_its_name_and_the_button(server: Server) -> None:
    await server.start(2)
    dice = Random(3)
    while not (papers := paper_messages(server)):
        await server.step(dice)
    (number,) = papers
    (paper,) = (await whole_papers(server)).values()
    for command in ("look log", "game watch"):
        result = await server.eve.slash(server.channel, command)
        shown = answer_of(result)
        assert head(server, number) in shown
        assert not [one for one in items(paper) if one in shown]
        read = await server.eve.click(result.response.message, label=say("tidings-read"))
        assert answer_of(read) == paper
