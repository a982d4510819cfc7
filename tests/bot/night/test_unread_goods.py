"""What an end brought is on no board before it is read: goods, reputation, who is hurt."""

from typing import Any

import pytest

from bot.model.nights import Step
from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of
from tests.bot.server import Server

BOARDS = ("look village", "look board", "look score", "look market", "game watch")
_MOST = 40


async def boards(server: Server, *people: Any) -> list[str]:
    """List what a command shows people of a game; not what has happened, which grows."""
    shown = [
        (board, answer_of(await person.slash(server.channel, board)))
        for board in BOARDS
        for person in people
    ]
    return [text.split("\n\n")[0] if board == "game watch" else text for board, text in shown]


async def check(server: Server, stage: Any, *people: Any) -> None:
    """Play on; whenever an end is its reader's alone the boards are as they were before it."""
    ends = changed = 0
    for _ in range(_MOST):
        before = await boards(server, *people)
        await stage.go_on()
        if await stage.step() == Step.END:
            ends += 1
            assert await boards(server, *people) == before
            await stage.act(await stage.reader(), "heard")
            changed += await boards(server, *people) != before
        if ends > 1 and changed:
            return
    raise AssertionError((ends, changed))


async def test_no_board_of_a_night_tells_what_an_unread_end_brought(
    server: Server, fire: Fireside
) -> None:
    await fire.begin()
    await check(server, fire, server.ann, server.eve)


@pytest.mark.parametrize("reading", ["private", "table"])
async def test_no_board_of_an_evening_tells_what_an_unread_end_brought(
    server: Server, evening: Gathering, reading: str
) -> None:
    await evening.begin(2, reading=reading)
    await check(server, evening, server.ann, server.bob)
