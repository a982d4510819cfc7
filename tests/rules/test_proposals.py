"""Proposals: what a form begins with is legal, spends nothing, and leaves the best for later."""

from dataclasses import replace

import pytest

from rules import check, offers, proposals
from rules.actions import Exert, Harvest, Rest
from rules.defaults import defaults
from rules.editions import PREVIEW, Game
from rules.questions import RestVillagers
from rules.rest import sensible
from rules.table import GameState
from rules.words import Area, Good, Skill
from tests.playing import play
from tests.tables import (
    ANN,
    GAME,
    ONE,
    Board,
    Ids,
    a_game,
    a_table,
    below,
    card,
    option,
    seat,
    someone,
    tier,
)

CAT, LIQUID, METAL = "cave-cat-1", "liquid-woman", "metal-man-1"
THREE = ("builder-1", "trainer-1", "explorer-1")
PREVIEW_GAME = replace(GAME, edition=PREVIEW)


def harvest(state: GameState, game: Game = GAME) -> Harvest:
    proposed = proposals.harvest(game, state.table, ANN)
    assert proposed is not None
    assert check(game, state, proposed) is None
    return proposed


def at_rest(ann: Board) -> GameState:
    return a_table(ann=ann, asks=(RestVillagers(ONE, ANN),), turn=None)


def rest(state: GameState) -> Rest:
    proposed = proposals.rest_in_beds(state.table.players[ANN], ANN)
    assert check(GAME, state, proposed) is None
    return proposed


def test_a_build_that_coins_alone_cannot_pay_begins_with_the_drinks_it_needs() -> None:
    tavern = ((card(ciders_as_coins=True), 0),)
    rows: dict[str, Ids] = {"houses": (card(cost=4), card(cost=5)), "keys": (), "stars": ()}
    for coins, spent in ((2, 2), (4, 0)):
        ann = seat(coins=coins, buildings=tavern, items=("cider",) * 3)
        state = a_table(ann=ann, rows=rows)
        build = next(one for one in offers(GAME, state, ANN) if one.verb == "build")
        assert defaults(GAME, state.table, ANN, build)["ciders"] == (spent,)


def test_all_goods_are_harvested_where_hands_suffice() -> None:
    hut, mine = card(good=Good.FISH, goods=2), card(good=Good.ORE, goods=1)
    proposed = harvest(a_table(ann=seat(buildings=((hut, 2), (mine, 1)))))
    assert sorted(proposed.buildings) == sorted((hut, hut, mine))
    assert len(proposed.villagers) == 3
    assert (proposed.sell, proposed.asking) == (None, None)


def test_the_idlest_harvest() -> None:
    strong, weak = someone(dice=((1, 3),)), someone(dice=((6, 1),))
    hut = card(good=Good.FISH, goods=1)
    state = a_table(ann=seat(ready=(strong, "builder-1", weak), buildings=((hut, 1),)))
    assert harvest(state).villagers == (weak,)


def test_the_only_builder_is_missed_more_than_one_of_two() -> None:
    dice = ((6, 1),)
    one, other = (someone(Skill.HAMMER, dice=dice) for _ in range(2))
    teacher = someone(Skill.QUILL, dice=dice)
    hut = card(good=Good.FISH, goods=2)
    state = a_table(ann=seat(ready=(teacher, one, other), buildings=((hut, 1),)))
    assert harvest(state).villagers == (one,)


def test_with_few_hands_what_grows_again_comes_first_then_new_kinds_then_the_rare() -> None:
    grows = card(good=Good.MUSHROOM, goods=1, replenishing=True)
    had, rare = card(good=Good.AMETHYST, goods=1), card(good=Good.ORE, goods=1)
    common = card(good=Good.FISH, goods=1)
    lying = ((common, 1), (had, 1), (rare, 1), (grows, 1))
    ann = seat(buildings=lying, track={"amethyst": 1, "mushroom": 1})
    assert harvest(a_table(ann=ann)).buildings == (grows, rare, common)


@pytest.mark.parametrize(
    ("game", "sent"), [(GAME, {LIQUID, "builder-1"}), (PREVIEW_GAME, {"builder-1"})]
)
def test_whoever_may_refuse_or_unsettle_stays_at_home(game: Game, sent: set[str]) -> None:
    # "Special Villagers", of either rulebook
    hut = card(good=Good.FISH, goods=3)
    state = a_table(ann=seat(ready=(CAT, LIQUID, "builder-1"), buildings=((hut, 3),)))
    assert set(harvest(state, game).villagers) == sent


def test_a_cat_that_is_alone_harvests() -> None:
    hut = card(good=Good.FISH, goods=1)
    assert harvest(a_table(ann=seat(ready=(CAT,), buildings=((hut, 1),)))).villagers == (CAT,)


def test_nothing_is_proposed_where_nothing_can_be_harvested() -> None:
    hut = card(good=Good.FISH, goods=1)
    nobody = a_table(ann=seat(ready=(), buildings=((hut, 1),)))
    for state in (a_table(), nobody):
        assert proposals.harvest(GAME, state.table, ANN) is None


def test_beds_are_filled_the_exhausted_first_and_nothing_is_drunk() -> None:
    hurt = someone()
    bed = card(beds=1)
    ann = seat(exhausted=THREE, injured=(hurt,), buildings=(bed,), items=("potion", "cider"))
    assert rest(at_rest(ann)) == Rest(ANN, beds=(*THREE, hurt))


def test_where_beds_are_few_the_village_keeps_whom_it_misses_most() -> None:
    strong, weak = someone(dice=((1, 3),)), someone(dice=((6, 1),))
    proposed = rest(at_rest(seat(exhausted=(weak, "builder-1", "trainer-1", strong))))
    assert set(proposed.beds) == {"builder-1", "trainer-1", strong}


def test_a_metal_man_needs_no_bed() -> None:
    proposed = rest(at_rest(seat(exhausted=(*THREE, METAL))))
    assert set(proposed.beds) == set(THREE)


def test_what_needs_no_thought_is_what_is_proposed() -> None:
    four = tuple(someone(dice=((1, 1),)) for _ in range(4))
    state = at_rest(seat(ready=(), exhausted=four))
    player = state.table.players[ANN]
    settled = sensible(player, ANN)
    assert settled is not None
    assert rested(state, settled) == rested(state, rest(state)) == 3


def rested(state: GameState, action: Rest) -> int:
    return len(play(state, action)[ANN].villagers_in(Area.READY))


FOUR_OR_SIX = a_game(option(tier(4), tier(6)))


def rolled(lanterns: int, party: tuple[str, ...] = THREE) -> GameState:
    """Roll that many lanterns in all, by the first of the party."""
    dice = {v: (1, lanterns if v == party[0] else 0) for v in party}
    return a_table(ann=seat(ready=(), cave=party), trip=below(option=0, rolled=dice))


@pytest.mark.parametrize(("lanterns", "count"), [(0, 0), (1, 3), (2, 2), (3, 1), (4, 2), (5, 1)])
def test_the_fewest_are_exerted_that_reach_a_number(lanterns: int, count: int) -> None:
    state = rolled(lanterns)
    proposed = proposals.exert(FOUR_OR_SIX, state.table, ANN)
    assert check(FOUR_OR_SIX, state, proposed) is None
    assert len(proposed.villagers) == count


def test_a_metal_man_is_exerted_first_then_the_idlest() -> None:
    weak = someone(dice=((6, 1),))
    state = rolled(2, ("explorer-1", weak, METAL))
    assert proposals.exert(FOUR_OR_SIX, state.table, ANN) == Exert(ANN, (METAL, weak))
