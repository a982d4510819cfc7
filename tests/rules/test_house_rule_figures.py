"""House rules: figures over an edition, chosen by a table, and stored for good."""

import re
from dataclasses import fields, replace
from itertools import combinations
from typing import Any

import pytest

from rules import score, setup
from rules.dice import Dice
from rules.editions import EDITIONS, FINAL, FINAL_2, NEWEST, PREVIEW, SOLO, Edition, Game
from rules.house_rules import HOUSE_RULES, HouseRules, choices
from rules.solo.plan import printed_round
from rules.table import Table
from tests.laws.mechanics import a_book_of_every_mechanic
from tests.tables import a_table, seat

BOOK = a_book_of_every_mechanic()
OF_FINAL = {
    "coins=3": {"coins": 10},
    "coins=5": {"coins": 12},
    "rounds=5": {"rounds": 5},
    "rounds=9": {"rounds": 9},
    "prizes=0": {"prizes": (0, 0, 0), "prizes_for_two": (0,)},
    "prizes=6": {"prizes": (6, 4, 2), "prizes_for_two": (4,)},
    "reputation=0": {"reputation_points": (-2, -1, 0, 0, 0, 0, 2, 3, 4, 5, 7)},
    "goods=7": {"supply": (7, 7, 7, 7, 7, 7, 7, 7, 10, 20)},
    "goods=20": {"supply": (20, 20, 20, 20, 20, 20, 20, 20, 10, 20)},
    "keys=6": {"keys_in_play": 6},
    "keys=9": {"keys_in_play": 9},
}
"""What games that are stored with each choice are played by: it stays so for ever."""


def test_each_choice_has_its_meaning_here() -> None:
    offered = {f"{name}={figure}" for name, figure in choices(NEWEST)}
    missing = ", ".join(sorted(offered - set(OF_FINAL)))
    assert not missing, f"what {missing} means is stored for ever: write it in OF_FINAL"


def one(edition: Edition, text: str) -> Edition:
    return HouseRules.parse(text).applied(edition)


def differing(edition: Edition, other: Edition) -> dict[str, Any]:
    names = [field.name for field in fields(edition)]
    return {
        name: getattr(other, name)
        for name in names
        if getattr(edition, name) != getattr(other, name)
    }


def test_without_house_rules_an_edition_is_played_as_it_is_printed() -> None:
    for edition in EDITIONS.values():
        assert HouseRules().applied(edition) is edition


@pytest.mark.parametrize("text", OF_FINAL)
def test_a_stored_choice_changes_what_it_always_has(text: str) -> None:
    assert differing(FINAL_2, one(FINAL_2, text)) == OF_FINAL[text]


@pytest.mark.parametrize("edition", EDITIONS.values())
def test_what_is_printed_is_no_choice(edition: Edition) -> None:
    offered = choices(edition)
    assert {name for name, _ in offered} == set(HOUSE_RULES)
    assert all(HouseRules((choice,)).applied(edition) != edition for choice in offered)


def test_each_edition_offers_the_other_ones_figures() -> None:
    assert ("prizes", 6) in choices(FINAL)
    assert ("prizes", 5) not in choices(FINAL)
    assert ("prizes", 5) in choices(PREVIEW)
    assert differing(PREVIEW, one(PREVIEW, "prizes=5")) == {
        "prizes": FINAL.prizes,
        "prizes_for_two": FINAL.prizes_for_two,
    }


@pytest.mark.parametrize("edition", EDITIONS.values())
def test_no_rule_depends_on_another(edition: Edition) -> None:
    """So the order in which they are stored says nothing."""
    for one, other in combinations(choices(edition), 2):
        if one[0] != other[0]:
            ways = [HouseRules(pair).applied(edition) for pair in ((one, other), (other, one))]
            assert ways[0] == ways[1], (one, other)


def test_they_are_stored_by_name_whatever_was_chosen_first() -> None:
    """The dice depend on this text, so the order of the rules in the code does not matter."""
    chosen = HouseRules().changed("rounds", 9).changed("coins", 3)
    assert str(chosen) == "coins=3 rounds=9"
    assert HouseRules.parse(str(chosen)) == chosen
    assert chosen == HouseRules().changed("coins", 3).changed("rounds", 9)
    assert str(chosen.changed("rounds", 5)) == "coins=3 rounds=5"
    assert chosen.changed("coins", None).changed("rounds", None) == HouseRules()
    assert HouseRules.parse("") == HouseRules()


def test_a_rule_of_a_newer_version_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match=r"tax=2.*newer version"):
        HouseRules.parse("coins=3 tax=2")


def test_a_name_is_short_enough_for_a_button_and_holds_no_dash() -> None:
    names = [name for name in HOUSE_RULES if not re.fullmatch("[a-z_]{1,30}", name)]
    assert names == []


@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_is_laid_out_by_them(seats: int) -> None:
    rules = HouseRules.parse("coins=5 goods=20 keys=9")
    game, plain = Game(rules.applied(FINAL_2), BOOK), Game(FINAL_2, BOOK)
    ours, theirs = [setup(one, seats, Dice(b"seed", 0)).state.table for one in (game, plain)]
    richer = [player.coins - 5 for player in ours.players]
    assert richer == [player.coins for player in theirs.players]
    assert len(ours.market.keys) == 9
    assert ours.market.keys[:4] == theirs.market.keys
    assert set(ours.supply[:8]) == {20}
    assert ours.supply[8:] == theirs.supply[8:]


def test_points_are_counted_by_them() -> None:
    table = a_table(ann=seat(reputation=2), bob=seat(reputation=1), cem=seat()).table

    def points(text: str, table: Table = table) -> list[tuple[int, int]]:
        scores = score(Game(one(FINAL_2, text), BOOK), table)
        return [(each.prize, each.reputation) for each in scores]

    assert points("") == [(5, 1), (3, 0), (2, 0)]
    assert points("reputation=0") == [(5, 0), (3, 0), (2, 0)]
    assert points("prizes=0") == [(0, 1), (0, 0), (0, 0)]
    assert points("prizes=6") == [(6, 1), (4, 0), (2, 0)]
    assert points("prizes=6", a_table(ann=seat(reputation=2), bob=seat()).table) == [(4, 1), (0, 0)]


@pytest.mark.parametrize(
    ("rounds", "printed"),
    [
        (7, [1, 2, 3, 4, 5, 6, 7]),
        (5, [1, 2, 3, 4, 7]),
        (9, [1, 2, 3, 4, 5, 6, 6, 6, 7]),
    ],
)
def test_bots_have_a_printed_round_for_each(rounds: int, printed: list[int]) -> None:
    game = Game(replace(FINAL_2, rounds=rounds), BOOK, variant=SOLO)
    table = setup(game, 1, Dice(b"seed", 0)).state.table
    numbers = [replace(table, round=number) for number in range(1, rounds + 1)]
    assert [printed_round(game, one) for one in numbers] == printed
