"""The end of a game says who won, once, on few lines; what is dull is a press away."""

from random import Random

import pytest

from bot.delivery.outbox.languages import Languages
from bot.model.ending import Ending
from bot.text.tidings import fates_of
from bot.ui import ending
from bot.ui.ending import end
from bot.ui.message import Message, Row, Text
from rules import score
from tests.bot.messages import answer_of, posts, say, text_of
from tests.bot.server import Server

OVER = say("line-end", names="")[:20]


def texts(message: Message) -> list[str]:
    return [block.content for block in message.blocks if isinstance(block, Text)]


async def test_that_the_game_is_over_is_said_once(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    assert sum(post.count(OVER) for post in posts(server)) == 1
    assert OVER not in text_of(await server.panel())


async def test_first_come_the_standings_and_the_first_buttons_are_the_next_steps(
    server: Server,
) -> None:
    await server.start(3)
    await server.finish(Random(4))
    loaded = await server.loaded()
    narrator = server.parts[Languages].narrator(loaded)
    shown = end(narrator, loaded, Ending(has_stories=True))
    ranked = sorted(score(loaded.game, loaded.state.table), key=lambda one: one.place)
    assert texts(shown)[0].split("\n") == [
        say("score-title", final="True"),
        *[
            say("score-head", place=one.place, name=narrator.name(one.seat), total=one.total)
            for one in ranked
        ],
    ]
    first, _ = [block for block in shown.blocks if isinstance(block, Row)]
    assert [one.label for one in first.buttons] == [say("story-vote"), say("again")]


async def test_where_the_points_come_from_is_a_press_away(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(3))
    panel = await server.panel()
    source = say("score-from", source=say("score-buildings"), points="")
    pressed = await server.bob.click(panel, label=say("end-points"))
    assert source in answer_of(pressed)
    assert source not in text_of(panel)


@pytest.mark.parametrize("room", [0, 100_000])
async def test_what_became_of_people_is_there_or_a_press_away(
    server: Server, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    monkeypatch.setattr(ending, "MOST_LETTERS", room)
    await server.start(3)
    await server.finish(Random(16))
    panel = await server.panel()
    fates = fates_of(server.parts[Languages].narrator(await server.loaded()))
    assert fates
    shown = text_of(panel)
    assert all((text in shown) == bool(room) for text in fates)
    if not room:
        shown = answer_of(await server.eve.click(panel, label=say("became")))
        assert all(text in shown for text in fates)
