"""What a village did that few do is told kindly, and the best villages stand in a hall."""

import sqlite3
from random import Random
from typing import Any

import pytest

from bot.model.ending import Achievement
from bot.model.results import ResultRow
from bot.service.plies.achievements import achievements
from bot.store import results
from bot.store.database import Database
from rules import facts as fact
from rules.book import Outcome
from rules.facts import Fact
from rules.scoring import Score
from rules.table import Building, Player, TrackSlot, Villager
from rules.words import Area, BuildingId, CaveId, Good, ParagraphNumber, Seat, Token, VillagerId
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server

ANN, BOB = Seat(0), Seat(1)
CAVE, TOP = CaveId("cave-01"), CaveId("cave-02")


def score(seat: Seat, points: int = 50, *, buildings: int = 5, villagers: int = 4) -> Score:
    place = 1 if seat == ANN else 2
    return Score(seat, place, points, buildings, 0, 0, (), 0, villagers)


def player(**board: Any) -> Player:
    return Player(coins=0, villagers=board.pop("villagers", ()), buildings=(), **board)


def earned(
    *facts: Fact, ann: Player | None = None, scores: tuple[Score, Score] | None = None
) -> set[str]:
    given = scores or (score(ANN, 60), score(BOB, buildings=0, villagers=0))
    found = achievements(given, (ann or player(), player()), facts)
    assert found[BOB] == ()
    return {one.value for one in found[ANN]}


def settlement(seat: Seat = ANN, lanterns: int = 3) -> Fact:
    return fact.EncounterSettled(seat, ParagraphNumber(1), 0, 0, lanterns, Outcome(), ())


def rolled(villager: str, value: int, reroll: int = 0) -> Fact:
    return fact.LanternsRolled(ANN, VillagerId(villager), value, 1, reroll)


def read(number: int = 1) -> Fact:
    return fact.ParagraphRead(ANN, ParagraphNumber(number))


def test_an_ordinary_village_has_none() -> None:
    assert earned(read(), rolled("a", 6), settlement(), fact.CaveGained(ANN, CAVE)) == set()


def test_a_villager_of_metal_is_noted() -> None:
    metal = (Villager(VillagerId("metal-man-1"), Area.READY),)
    assert earned(ann=player(villagers=metal)) == {"metal-man"}


def test_three_sixes_count_as_they_lie_in_one_encounter() -> None:
    sixes = [rolled(name, 6) for name in "abc"]
    assert earned(read(), *sixes) == {"three-sixes"}
    assert earned(read(), *sixes[:2], read(), sixes[2]) == set()
    assert earned(read(), *sixes[:2], rolled("b", 2, reroll=1), sixes[2]) == set()


def test_nine_lanterns_in_one_place() -> None:
    assert earned(settlement(lanterns=9)) == {"nine-lanterns"}
    assert earned(settlement(lanterns=8), settlement(BOB, lanterns=3)) == set()


def test_four_encounters_without_a_scratch() -> None:
    four = [settlement()] * 4
    assert earned(*four) == {"not-a-scratch"}
    assert earned(*four[:3]) == set()
    hurt = fact.VillagersMoved(ANN, (VillagerId("a"),), Area.INJURED)
    assert earned(*four, hurt) == set()
    assert earned(*four, fact.VillagersExerted(ANN, (VillagerId("a"),))) == set()


def test_one_cave_of_three_paragraphs() -> None:
    assert earned(read(1), read(2), read(3)) == {"long-way-home"}
    home = fact.CaveGained(ANN, CAVE)
    assert earned(read(1), read(2), home, read(3), home) == set()


def test_who_loses_a_cave_and_wins_another() -> None:
    lost, won = fact.CaveReturned(ANN, CAVE, TOP), fact.CaveGained(ANN, CAVE)
    assert earned(lost, won) == {"went-back-down"}
    assert earned(won, lost) == set()


def test_goods_of_seven_kinds() -> None:
    track = tuple(TrackSlot(good, 1) for good in list(Good)[:7])
    assert earned(ann=player(track=track)) == {"seven-kinds"}
    assert earned(ann=player(track=track[:6])) == set()


def test_three_sales() -> None:
    sold = fact.ItemSold(ANN, BOB, Token.CIDER, 3)
    assert earned(*[sold] * 3) == {"shopkeeper"}
    assert earned(*[sold] * 2) == set()


@pytest.mark.parametrize(
    ("board", "achievement"),
    [({"buildings": 10}, "town"), ({"villagers": 9}, "full-house"), ({}, "by-a-whisker")],
)
def test_what_the_score_says(board: dict[str, int], achievement: str) -> None:
    other = score(BOB, 50, buildings=0, villagers=0)
    lead = 20 - sum(board.values()) if board else 1 - 5
    assert earned(scores=(score(ANN, 50 + lead, **board), other)) == {achievement}
    less = {name: count - 1 for name, count in board.items()}
    assert earned(scores=(score(ANN, 70, **less), other)) == set()


def test_four_outposts_and_a_good_name() -> None:
    outposts = tuple(Building(BuildingId(str(n)), 0, CAVE) for n in range(4))
    below = Player(coins=0, villagers=(), buildings=outposts)
    assert earned(ann=below) == {"undertown"}
    assert earned(ann=player(reputation=6)) == {"good-name"}
    assert earned(ann=player(reputation=5)) == set()


async def test_what_was_earned_is_told_at_the_end_and_in_the_figures(server: Server) -> None:
    """This game of random people earns something; another seed would do as well."""
    await server.start(3, seed=bytes([1] * 32))
    await server.finish(Random(7))
    rows = await server.parts[Database].read(lambda db: results.of_game(db, 1))
    found = [(row, one) for row in rows for one in row.achievements]
    assert found
    panel = await server.panel()
    end = text_of(panel)
    pressed = await server.eve.click(panel, label=say("end-points"))
    points = answer_of(pressed)
    hall = answer_of(await server.eve.slash(server.channel, "look hall"))
    for row, one in found:
        title = say(f"achievement-{one}")
        name = next(
            seat.name for seat in (await server.loaded()).row.seats if seat.seat == row.seat
        )
        why = say(f"achievement-{one}-why")
        assert f"*{title}*" in end
        assert say("achieved", name=name, title=title, why=why) in points
        person = await server.at(Seat(row.seat))
        stats = answer_of(await server.eve.slash(server.channel, "me stats", player=person))
        assert title in stats
        assert title in hall
    assert say("hall-known", earned=len({one for _, one in found}), all=len(Achievement)) in hall


def row(game: int, seat: int, user: int, points: int, **more: Any) -> ResultRow:
    return ResultRow(game, seat, user, more.pop("guild", 0), points, 1, 6, 5, **more)


async def fill(server: Server, *rows: ResultRow) -> None:
    def transaction(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        results.add(db, rows)

    await server.parts[Database].write(transaction)


async def test_the_hall_begins_empty(server: Server) -> None:
    assert say("hall-empty") in answer_of(await server.ann.slash(server.channel, "look hall"))


async def test_the_best_villages_stand_first_and_only_this_servers(server: Server) -> None:
    await server.start(2)
    guild, (ann, bob) = server.guild.id, (server.ann.id, server.bob.id)
    whole = (Achievement.TOWN,)
    await fill(
        server,
        row(1, 0, ann, 61, guild=guild),
        row(1, 1, bob, 77, guild=guild, achievements=whole),
        row(1, 2, server.cid.id, 99, guild=guild + 1),
    )
    lines = answer_of(await server.eve.slash(server.channel, "look hall")).splitlines()
    ranks = [line for line in lines if line[:2] in ("1.", "2.", "3.")]
    assert [f"<@{user}>" in line for user, line in zip((bob, ann), ranks, strict=True)] == [
        True
    ] * 2
    assert say("achievement-town") in lines[lines.index(ranks[0]) + 1]


async def test_a_forgotten_person_stands_there_as_a_former_player(server: Server) -> None:
    await server.start(2)
    await fill(server, row(1, 0, server.ann.id, 61, guild=server.guild.id))
    asked = await server.ann.slash(server.channel, "me forget")
    (yes,) = ids_of(asked.response.message)
    await server.ann.click(asked.response.message, custom_id=yes)
    answer = answer_of(await server.eve.slash(server.channel, "look hall"))
    assert f"<@{server.ann.id}>" not in answer
    assert say("former-player") in answer
