"""The journal tells what one wants to know the next morning, and nothing twice."""

from random import Random
from typing import Any

import pytest

from bot.i18n.words import words_in
from bot.model.plies import Ply
from bot.service.tables.games import Games
from bot.text.journal import journal_lines
from bot.text.narrator import narrator_of
from rules.actions import Exert, Pass, Rest
from rules.facts import RowRefilled
from rules.questions import RestVillagers
from rules.table import Expedition, Rolled
from rules.words import BuildingId, CaveId, ParagraphNumber, QuestionNumber, Row, Seat, VillagerId
from tests.bot.messages import say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.tables import a_table, seat

TIRED = tuple(map(VillagerId, ("builder-1", "trainer-1", "explorer-1")))


def villager_names(*villagers: str) -> str:
    """Name villagers as the journal does."""
    trades = [villager for villager in villagers if words_in("en").has(f"short-{villager}")]
    names = [say(f"{'short' if v in trades else 'villager'}-{v}") for v in villagers]
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def posted(server: Server, line: str) -> list[Any]:
    """List the messages of the channel in which a line stands."""
    return [m for m in server.channel.history() if line in text_of(m)]


async def test_a_rest_says_who_woke_and_who_is_healed(server: Server) -> None:
    ann = seat(exhausted=TIRED[:2], injured=("bram",), items=("potion",))
    bob = seat(exhausted=("builder-2", "trainer-2", "explorer-2", "tansy"))
    asks = tuple([RestVillagers(QuestionNumber(n), Seat(n)) for n in range(2)])
    await server.lay(a_table(ann=ann, bob=bob, asks=asks, turn=None))
    await server.hands.type(server.ann, Rest(Seat(0), (VillagerId("bram"),), (), TIRED[:2]))
    shown = text_of(await server.panel())
    assert say("detail-woke", villagers=villager_names(*TIRED[:2])) in shown
    assert say("detail-healed", villagers=villager_names("bram")) in shown
    await server.hands.type(server.bob, Rest(Seat(1), beds=(VillagerId("tansy"),)))
    assert posted(server, say("detail-woke", villagers=villager_names("tansy")))


async def test_the_end_of_a_round_says_where_there_were_beds_for_all(server: Server) -> None:
    ann, bob = seat(exhausted=TIRED[:1], passed=True), seat(exhausted=("builder-2",))
    await server.lay(a_table(ann=ann, bob=bob, cem=seat(passed=True), turn=Seat(1)))
    first, last = [(await server.at(Seat(number))) for number in range(2)]
    await last.slash(server.channel, "pass")
    assert (await server.loaded()).state.table.round == 2
    assert posted(server, say("line-beds", names=f"{first.name} and {last.name}"))


async def test_what_is_so_for_all_at_the_end_of_a_round_names_nobody(server: Server) -> None:
    ann, bob = seat(exhausted=TIRED[:1], passed=True), seat(exhausted=("builder-2",))
    await server.lay(a_table(ann=ann, bob=bob, turn=Seat(1)))
    await server.bob.slash(server.channel, "pass")
    assert (await server.loaded()).state.table.round == 2
    (entry,) = posted(server, say("line-income-each", coins=4))
    assert say("line-beds-all") in text_of(entry).split("\n")


async def test_a_player_who_acts_twice_in_a_row_is_named_once(server: Server) -> None:
    ann = seat(items=("rope", "cider"), coins=9)
    await server.lay(a_table(ann=ann, bob=seat(ready=(), exhausted=("builder-2",))))
    await server.ann.slash(server.channel, "sell", item="cider")
    await server.ann.slash(server.channel, "build", builder="builder-1", building="quince-cottage")
    told = text_of(await server.panel())
    sells = say("line-sale", name="ann", items=say("items", item="cider", count=1), asking=0)
    builds = say("line-build", name="ann", building="Quince Cottage", own="True", builder="")
    builds = builds.removeprefix(say("line-subject", name="ann"))
    assert f"{sells}; {builds}" in told


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "**{}, {} and {}** have nobody ready and pass",
            "**{}** has nobody ready and passes",
        ),
        ("es", "**{}, {} y {}** no tienen a nadie listo y pasan", "**{}** no tiene a nadie listo"),
        ("ja", "**{}、{}、{}**がパスした（準備のできた村人なし）", "**{}**がパスした（準備"),
    ],
)
async def test_who_have_nobody_ready_are_named_in_one_line(
    server: Server, language: str, first: str, second: str
) -> None:
    """The next are named in another line once something has followed from a pass."""
    loaded = await server.start(4, language=language)
    dealt = (RowRefilled(Row.HOUSE, BuildingId("quince-cottage")),)
    plies = [
        Ply(1 + n, Seat(n), "", Pass(Seat(n), idle=True), dealt if n == 2 else (), None, None)
        for n in range(4)
    ]
    narrator = narrator_of(loaded.row, words_in(language), loaded.book.stories)
    names = [one.name for one in loaded.row.seats]
    one, other = journal_lines(narrator, plies)
    assert one.startswith(first.format(*names[:3]) + " · ")
    assert other.startswith(second.format(names[3]))


async def test_the_journal_says_what_was_dealt_after_a_build(server: Server) -> None:
    await server.start(2)
    dice = Random(3)
    dealt: list[RowRefilled] = []
    while not dealt:
        await server.step(dice)
        plies = await server.parts[Games].history.plies(server.game_id)
        dealt = [fact for ply in plies for fact in ply.facts if isinstance(fact, RowRefilled)]
    building = say(f"building-{dealt[0].building}")
    told = (say("line-dealt", buildings=building), say("detail-dealt", building=building))
    assert any(posted(server, line) for line in told)


@pytest.mark.parametrize(
    ("language", "reward", "bonus"),
    [
        ("en", "+1 coin", "+2 coins from buildings"),
        ("es", "+1 moneda", "+2 monedas por los edificios"),
        ("ja", "+1コイン", "建物の力で+2コイン"),
    ],
)
async def test_coins_for_a_trip_are_told_apart_from_its_reward(
    server: Server, language: str, reward: str, bonus: str
) -> None:
    ann = seat(cave=TIRED[:2], buildings=("muddy-boot-porch-2",))
    trip = Expedition(
        Seat(0),
        CaveId("cave-1"),
        (ParagraphNumber(31),),
        option=0,
        rolled=(Rolled(TIRED[0], 4, 4),),
    )
    loaded = await server.lay(a_table(ann=ann, trip=trip), language=language)
    await server.hands.press(await server.at(Seat(0)), Exert(Seat(0)))
    plies = await server.parts[Games].history.plies(1, loaded.ply + 1)
    narrator = narrator_of(loaded.row, words_in(language), loaded.book.stories)
    (line, *_) = journal_lines(narrator, plies)
    parts = line.split(words_in(language)("list-dot"))
    assert [part for part in parts if part in (reward, bonus)] == [reward, bonus]


async def test_an_entry_does_not_say_again_whose_turn_it_is(server: Server) -> None:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    panel = await server.panel()
    await asked.click(panel, label=say("verb-pass"))
    (entry,) = [m for m in server.channel.history() if m.id == panel.id]
    assert text_of(entry).strip().endswith(say("line-pass", name=asked.name))
    assert f"<@{other.id}>" in text_of(await server.panel())
