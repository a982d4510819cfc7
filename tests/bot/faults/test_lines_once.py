"""What happened stands in the channel, in its order, and each line of it once."""

from random import Random
from typing import Any

import pytest

from bot.delivery.outbox.languages import Languages
from bot.i18n.words import words_in
from bot.service.tables.games import Games
from bot.text.journal import journal_lines, ply_texts
from rules.actions import Rest
from rules.questions import RestVillagers
from rules.words import QuestionNumber, Seat, VillagerId
from tests.bot.messages import say, text_of
from tests.bot.server import Server
from tests.faults.evidence import apart, ways_of
from tests.tables import a_table, seat

ENGLISH = words_in("en")


def game_lines(server: Server, sought: set[str]) -> list[str]:
    """List the lines of the channel, from the top, that tell of the game."""
    lines = [line for m in server.channel.history() for line in text_of(m).split("\n")]
    return apart([line.strip() for line in lines], sought, ENGLISH)


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
    server: Server, players: int, ways: tuple[str, ...], *, trouble: bool
) -> None:
    """Restarts and panels that are posted again change nothing about it."""
    await server.start(players)
    dice = Random(players)
    while not (await server.loaded()).state.table.over:
        if trouble and dice.random() < 0.1:
            await server.eve.slash(server.channel, "game status")
        if trouble and dice.random() < 0.05:
            await server.restart()
        await server.step(dice, dice.choice(ways))
    loaded = await server.loaded()
    narrator = server.parts[Languages].narrator(loaded)
    plies = await server.parts[Games].history.plies(server.game_id)
    undone = {ply.undoes for ply in plies}
    stand = [ply for ply in plies if ply.ply not in undone]
    due = [forms for _, forms in ways_of(narrator, stand)]
    left = game_lines(server, {line for forms in due for way in forms for line in way})
    for forms in due:
        way = next((way for way in forms if left[: len(way)] == way), None)
        assert way is not None, (forms, left[:3])
        del left[: len(way)]
    assert left == []


@pytest.mark.parametrize("players", [1, 2, 4])
async def test_dull_plies_share_a_line_and_no_word_is_lost(server: Server, players: int) -> None:
    options: dict[str, Any] = {"variant": "solo"} if players == 1 else {}
    await server.start(players, **options)
    await server.finish(Random(players))
    narrator = server.parts[Languages].narrator(await server.loaded())
    plies = await server.parts[Games].history.plies(server.game_id)
    undone = {ply.undoes for ply in plies}
    stand = [ply for ply in plies if ply.ply not in undone]
    alone = [line for one in ply_texts(narrator, stand) for line in one.lines]
    shared = journal_lines(narrator, plies)
    assert apart(shared, set(alone), ENGLISH) == alone
    assert len(shared) < len(alone)
    assert max(map(len, shared)) < 1_000


async def test_three_rests_are_one_line_and_the_new_round_another(server: Server) -> None:
    tired = [
        seat(exhausted=(f"builder-{n}",), injured=("bram",), items=("potion",)) for n in (1, 2)
    ]
    asks = tuple([RestVillagers(QuestionNumber(n), Seat(n)) for n in range(3)])
    await server.lay(a_table(ann=tired[0], bob=tired[1], cem=seat(), asks=asks, turn=None))
    await server.hands.type(server.ann, Rest(Seat(0), potions=(VillagerId("bram"),)))
    await server.hands.type(server.bob, Rest(Seat(2)))
    rests = [say("line-rest", name=name) for name in ("ann", "bob", "cid")]
    potion = say("detail-spent", items=say("items", item="potion", count=1))
    healed = say("detail-healed", villagers=say("villager-bram"))
    rests = [say("list-dot").join([rest, say("detail-woke-nobody")]) for rest in rests]
    rests[0] = say("list-dot").join([say("line-rest", name="ann"), potion, healed])
    assert "\n".join(rests[:2]) in text_of(await server.panel())
    await server.hands.type(server.cid, Rest(Seat(1)))
    (shown,) = [text_of(m) for m in server.channel.history() if rests[0] in text_of(m)]
    lines = shown.split("\n")
    assert say("list-plies").join(rests) in lines
    assert any(line.startswith("Income") for line in lines)


def test_a_line_counts_as_several_only_if_each_of_them_is_owed() -> None:
    owed = {"a", "b; c", "d"}
    assert apart(["a; d", "b; c", "a; x", "a; a"], owed, ENGLISH) == ["a", "d", "b; c", "a", "a"]


def test_a_line_counts_for_each_deed_of_a_player_and_each_who_passes() -> None:
    labors, harvests = (f"**ann** {deed}" for deed in ("labors", "harvests"))
    idle = [say("line-pass-idle", names=name, count=1) for name in ("ann", "bob", "cid")]
    passes = say("line-pass-idle", names="ann, bob and cid", count=3)
    owed = {labors, harvests, *idle[:2], f"{idle[2]} \u00b7 more"}
    shown = [f"{labors}; harvests", f"{passes} \u00b7 more", f"{labors}; {passes}"]
    assert apart(shown, owed, ENGLISH) == [labors, harvests, *idle[:2], f"{idle[2]} \u00b7 more"]
