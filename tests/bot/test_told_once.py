"""What happened stands in the channel, in its order, and each line of it once."""

from collections import Counter
from random import Random

import pytest

from bot.text.journal import tell
from rules.questions import RestVillagers
from rules.words import QuestionNumber, Seat
from tests.bot.messages import say, text_of
from tests.bot.town import Town
from tests.faults.evidence import apart
from tests.tables import a_table, seat


def told(town: Town, sought: set[str]) -> list[str]:
    """List the lines of the channel, from the top, that tell of the game."""
    lines = [line for m in town.channel.history() for line in text_of(m).split("\n")]
    return apart([line.strip() for line in lines], sought, say("list-plies"))


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
    narrator = town.bot.reader.narrator(opened.row)
    plies = await town.bot.tables.plies(town.game_id)
    undone = {ply.undoes for ply in plies}
    stand = [ply for ply in plies if ply.ply not in undone]
    lines = [line.strip() for ply in stand for line in tell(narrator, [ply])]
    over = say("line-end", names="")[:15]
    lines = [line for line in lines if not line.startswith(over)]  # told with the score again
    assert Counter(told(town, set(lines))) == Counter(lines)
    assert told(town, set(lines)) == lines


@pytest.mark.parametrize("players", [1, 2, 4])
async def test_dull_plies_share_a_line_and_no_word_is_lost(town: Town, players: int) -> None:
    await town.start(players, **({"variant": "solo"} if players == 1 else {}))
    await town.finish(Random(players))
    narrator = town.bot.reader.narrator((await town.opened()).row)
    plies = await town.bot.tables.plies(town.game_id)
    undone = {ply.undoes for ply in plies}
    stand = [ply for ply in plies if ply.ply not in undone]
    alone = [line for ply in stand for line in tell(narrator, [ply])]
    shared = tell(narrator, plies)
    assert apart(shared, set(alone), say("list-plies")) == alone
    assert len(shared) < len(alone)
    assert max(map(len, shared)) < 1_000


async def test_three_rests_are_one_line_and_the_new_round_another(town: Town) -> None:
    tired = [
        seat(exhausted=(f"builder-{n}",), injured=("bram",), items=("potion",)) for n in (1, 2)
    ]
    asks = tuple([RestVillagers(QuestionNumber(n), Seat(n)) for n in range(3)])
    await town.lay(a_table(ann=tired[0], bob=tired[1], cem=seat(), asks=asks, turn=None))
    await town.ann.slash(town.channel, "rest", potions="bram")
    await town.bob.slash(town.channel, "rest")
    rests = [say("line-rest", name=name) for name in ("ann", "bob", "cid")]
    potion = say("detail-spent", items=say("items", item="potion", count=1))
    rests[0] = f"{rests[0]}{say('list-dot')}{potion}"
    assert "\n".join(rests[:2]) in text_of(await town.panel())
    await town.cid.slash(town.channel, "rest")
    (shown,) = [text_of(m) for m in town.channel.history() if rests[0] in text_of(m)]
    lines = shown.split("\n")
    assert say("list-plies").join(rests) in lines
    assert any(line.startswith("Income") for line in lines)


def test_a_line_counts_as_several_only_if_each_of_them_is_owed() -> None:
    owed = {"a", "b; c", "d"}
    assert apart(["a; d", "b; c", "a; x", "a; a"], owed, "; ") == ["a", "d", "b; c", "a", "a"]
