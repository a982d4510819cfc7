"""A night: one village for everybody, and journeys below. Rulings 37 to 39."""

from dataclasses import replace
from typing import Any

import pytest

from rules import check, offers, setup
from rules.actions import Advance, Build, Explore, Labor, Pass, PutUpForSale, Train
from rules.dice import Dice
from rules.editions import NIGHTS, check_seats
from rules.errors import Code
from rules.facts import GameEnded
from rules.night import night_score
from rules.table import GameState, Night
from rules.words import Area, Good, Seat
from tests.playing import play
from tests.tables import ANN, GAME, a_table, seat

GROUP = Seat(0)
NIGHT_GAME = replace(GAME, variant=NIGHTS[1])


def a_night(left: int = 12, **rest: Any) -> GameState:
    """Build a state in the middle of the group's turn, with that many journeys left."""
    state = a_table(**rest)
    ann, _ = state.table.players
    return replace(state, table=replace(state.table, players=(ann,), night=Night(left)))


@pytest.mark.parametrize("variant", NIGHTS)
def test_the_group_begins_with_all_villages_and_so_many_journeys(variant: Any) -> None:
    game = replace(NIGHT_GAME, variant=variant)
    table = setup(game, 1, Dice(b"night", 0)).state.table
    (group,) = table.players
    assert len(group.villagers_in(Area.READY)) == 12
    assert [b.id for b in group.buildings] == [f"starting-house-{n}" for n in range(1, 5)]
    assert table.night == Night(variant.journeys)
    assert check_seats(variant, 1) is None
    assert check_seats(variant, 2).code is Code.TOO_MANY_SEATS


def test_there_is_nothing_to_do_but_to_explore_and_to_pass() -> None:
    state = a_night(ann=seat(items=("fish",), coins=20))
    assert [offer.verb for offer in offers(NIGHT_GAME, state, ANN)] == ["explore", "pass"]
    house = state.table.market.houses[0]
    for action in (
        *(Build(ANN, "builder-1", house), Labor(ANN, ("builder-1",))),
        *(Train(ANN, "trainer-1", "bram"), PutUpForSale(ANN, Good.FISH)),
        Advance(ANN, (Good.FISH,)),
    ):
        refused = check(NIGHT_GAME, state, action)
        assert refused is not None, action
        assert refused.code is Code.NOT_TONIGHT


def test_two_or_three_go_below_together() -> None:
    four = ("builder-1", "trainer-1", "explorer-1", "bram")
    state = a_night(ann=seat(ready=four))
    (blank,) = offers(NIGHT_GAME, state, ANN)[0].blanks
    assert (blank.least, blank.most) == (2, 3)
    assert check(NIGHT_GAME, state, Explore(ANN, four)).code is Code.TOO_MANY_VILLAGERS
    assert check(NIGHT_GAME, state, Explore(ANN, four[:3])) is None
    assert check(NIGHT_GAME, state, Explore(ANN, four[:1])).code is Code.TOO_FEW_VILLAGERS


def test_a_journey_counts_when_the_cave_card_is_drawn() -> None:
    after = play(a_night(left=5), Explore(ANN, ("trainer-1", "explorer-1")), NIGHT_GAME)
    assert after.state.table.night == Night(4)


def test_a_table_without_a_night_counts_no_journeys() -> None:
    after = play(a_table(), Explore(ANN, ("trainer-1", "explorer-1")), GAME)
    assert after.state.table.night is None


def test_a_night_ends_with_its_last_turn_and_places_no_goods() -> None:
    after = play(a_night(left=0, ann=seat(items=("fish",))), Pass(ANN), NIGHT_GAME)
    assert after.state.table.over
    assert after.facts[-1] == GameEnded((ANN,))
    assert after[ANN].items == ("fish",)
    score = night_score(after.state.table, 12, after.facts)
    assert (score.coins, score.items) == (after[ANN].coins, (Good.FISH,))


def test_a_night_ends_where_no_cave_is_left() -> None:
    after = play(a_night(left=3, decks={"caves": ()}), Pass(ANN), NIGHT_GAME)
    assert after.state.table.over


def test_a_night_with_journeys_left_goes_on_after_a_pass() -> None:
    after = play(a_night(left=3), Pass(ANN), NIGHT_GAME)
    assert not after.state.table.over
    assert after.state.table.round == 2
