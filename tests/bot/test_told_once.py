"""What happened stands in the channel, in its order, and each line of it once."""

from collections import Counter
from random import Random

import pytest

from bot.render.journal import tell
from tests.bot.messages import say, text_of
from tests.bot.town import Town


def told(town: Town, sought: set[str]) -> list[str]:
    """List the lines of the channel, from the top, that tell of the game."""
    lines = [line for m in town.channel.history() for line in text_of(m).split("\n")]
    return [line.strip() for line in lines if line.strip() in sought]


@pytest.mark.parametrize(
    ("players", "ways", "trouble"),
    [
        (2, ("press",), False),
        (3, ("type",), False),
        (4, ("press", "type"), False),
        (3, ("press", "type"), True),
    ],
)
async def test_each_line_of_a_whole_game_is_told_once(
    town: Town, players: int, ways: tuple[str, ...], *, trouble: bool
) -> None:
    """Restarts and panels that are posted anew change nothing about it."""
    await town.start(players)
    dice = Random(players)
    while not (await town.opened()).state.table.over:
        if trouble and dice.random() < 0.1:
            await town.eve.slash(town.channel, "game status")
        if trouble and dice.random() < 0.05:
            await town.restart()
        await town.step(dice, dice.choice(ways))
    opened = await town.opened()
    voice = town.bot.reader.voice(opened.row)
    lines = [line.strip() for line in tell(voice, await town.bot.tables.plies(town.game_id))]
    over = say("line-end", names="")[:15]
    lines = [line for line in lines if not line.startswith(over)]  # told with the score again
    assert Counter(told(town, set(lines))) == Counter(lines)
    assert told(town, set(lines)) == lines
