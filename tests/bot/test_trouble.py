"""A whole game while Discord fails at random, panels vanish and the bot is started again."""

from contextlib import suppress
from random import Random

import pytest

from tests.bot.messages import say, text_of
from tests.bot.town import Town

REQUESTS = (
    *(("POST", "/interactions/*/callback"), ("POST", "/channels/*/messages")),
    *(("PATCH", "/channels/*/messages/*"), ("POST", "/webhooks/*")),
    ("POST", "/users/@me/channels"),
)
ERRORS = (
    *((500, 0), (503, 0), (404, 10062), (404, 10015), (404, 10008), (403, 50013)),
    *((403, 50001), (403, 50007), (400, 40060), (429, 30046)),
)
MOST_STEPS = 600


async def make_trouble(town: Town, dice: Random) -> None:
    match dice.randrange(20):
        case 0 | 1 | 2 | 3:
            (method, path), (status, code) = dice.choice(REQUESTS), dice.choice(ERRORS)
            times = dice.choice((1, 1, 2))
            town.env.inject_error(method, path, status=status, code=code, times=times)
        case 4:
            await town.restart()
        case 5:
            row = (await town.opened()).row
            if row.panel_id in town.env.backend.messages[town.channel.id]:
                town.env.backend.delete_message(town.channel.id, row.panel_id)
                await town.env.settle()
        case 6:
            await town.env.advance_time(dice.choice((31, 4_000)))
        case _:
            pass


async def ask_anew(town: Town) -> None:
    """Let the trouble pass, and have the panel posted: what a player would do."""
    town.env.backend.faults.clear()
    await town.ann.slash(town.channel, "game status")


@pytest.mark.parametrize("start", [1, 2])
@pytest.mark.parametrize("reading", ["private", "player"])
async def test_a_game_is_played_to_its_end_through_all_trouble(
    town: Town, reading: str, start: int
) -> None:
    await town.start(2 + start, seed=start.to_bytes(32), reading=reading)
    dice = Random(start)
    for _ in range(MOST_STEPS):
        opened = await town.opened()
        if opened.state.table.over:
            break
        if opened.row.status == "paused":
            await ask_anew(town)
        await make_trouble(town, dice)
        try:
            await town.step(dice, dice.choice(("press", "type")))
        except (LookupError, RuntimeError, AssertionError):
            with suppress(AssertionError):  # the panel is not there, or the answer was lost
                await ask_anew(town)
    assert (await town.opened()).state.table.over
    town.env.backend.faults.clear()
    await town.env.advance_time(100)
    assert await town.waiting() == []
    others = [told for told in town.incidents.told if "injected by test" not in told]
    town.incidents.told = others
    final = say("score-title", final="True").strip("# ")
    assert final in "\n".join(map(text_of, town.channel.history()))
