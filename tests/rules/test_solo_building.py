"""Solo rules, "Building": what the opponents buy in each round."""

import pytest

from rules import automata
from rules.dice import Dice
from rules.facts import BuildingStacked, DieRolled, RowRefilled, RowRefreshed
from rules.table import GameState, Solo
from rules.words import Row
from tests.playing import After
from tests.solo import BUILD, HIRE, LEFT, SOLO_GAME, SOLO_PREVIEW, act, alone
from tests.tables import card

BUILDS = {1: 1, 2: 4, 3: 4, 4: 4, 5: 4, 6: 5, 7: 5}
"""A face of the eight-sided die that builds, by round."""

NOTHING = {"houses": (), "outposts": (), "keys": (), "stars": ()}


def lay(**rows: tuple[str, ...]) -> dict[str, dict[str, tuple[str, ...]]]:
    return {"rows": NOTHING | rows, "decks": {"houses": (), "outposts": ()}}


def built(state: GameState, which: str | None = None, **rolls: int) -> After:
    return act(state, BUILDS[state.table.round], which=which, rolls=rolls)


def may_choose(state: GameState, **rolls: int) -> set[str]:
    """List what is drawn among: whatever else is told is refused by the dice."""
    found: set[str] = set()
    market = state.table.market
    for name in (*market.houses, *market.outposts, *market.keys, *market.stars):
        try:
            after = built(state, name, **rolls)
        except AssertionError:
            continue
        found |= {fact.building for fact in after.of(BuildingStacked)}
    return found


def stacks(after: After) -> Solo:
    assert after.table.solo is not None
    return after.table.solo


@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_first_round_a_key_house(roll: int) -> None:
    key, other = card(row=Row.KEY), card(row=Row.KEY)
    state = alone(round=1, **lay(keys=(key, other), houses=(card(beds=1, cost=5),)))
    assert may_choose(state, building=roll) == {key, other}


@pytest.mark.parametrize("roll", [5, 6])
def test_first_round_a_bed_for_five_or_a_house_for_eight_or_a_key_house(roll: int) -> None:
    bed, cheap, dear = card(beds=1, cost=5), card(cost=8), card(cost=9, beds=2)
    key = card(row=Row.KEY, cost=5, beds=1)
    first = alone(round=1, **lay(keys=(key,), houses=(cheap, bed, dear)))
    assert may_choose(first, building=roll) == {bed}
    second = alone(round=1, **lay(keys=(key,), houses=(cheap, dear)))
    assert may_choose(second, building=roll) == {cheap}
    third = alone(round=1, **lay(keys=(key,), houses=(dear,)))
    assert may_choose(third, building=roll) == {key}


def test_first_round_without_key_houses_any_roll_looks_for_a_house() -> None:
    # Ruling 33
    bed, cheap = card(beds=1, cost=5), card(cost=8)
    state = alone(round=1, **lay(houses=(bed, cheap)))
    assert may_choose(state, building=1) == {bed}


def test_a_bed_for_five_costs_five() -> None:
    four, six, five = card(beds=1, cost=4), card(beds=1, cost=6), card(beds=2, cost=5)
    also = card(beds=1, cost=5)
    state = alone(round=2, **lay(houses=(four, six, five, also)))
    assert may_choose(state) == {five, also}
    assert not built(state).of(DieRolled)


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_second_round_a_key_house_on_a_low_roll(roll: int) -> None:
    key = card(row=Row.KEY)
    state = alone(round=2, **lay(keys=(key,), houses=(card(),)))
    assert may_choose(state, building=roll) == {key}


@pytest.mark.parametrize("roll", [1, 4, 5, 6])
def test_second_round_a_house_on_a_high_roll_or_without_key_houses(roll: int) -> None:
    houses = (card(), card())
    keys = () if roll == 1 else (card(row=Row.KEY),)
    state = alone(round=2, **lay(keys=keys, houses=houses))
    assert may_choose(state, building=roll, refresh=5) == {*houses}


def test_second_round_a_six_refreshes_and_a_bed_for_five_that_comes_up_is_taken() -> None:
    old = tuple(card() for _ in range(4))
    bed, *others = new = (card(beds=1, cost=5), card(), card(), card())
    rows = lay(houses=old)
    state = alone(round=2, rows=rows["rows"], decks={"houses": new, "outposts": ()})
    after = built(state, building=4, refresh=6)
    assert after.of(RowRefreshed) == [RowRefreshed(LEFT, Row.HOUSE, new)]
    assert stacks(after).houses == (bed,)
    assert not built(state, building=4, refresh=5).of(RowRefreshed)
    dull = alone(round=2, rows=rows["rows"], decks={"houses": (*others, card()), "outposts": ()})
    assert built(dull, others[2], building=4, refresh=6).of(RowRefreshed)


@pytest.mark.parametrize("round_", [3, 4, 5])
def test_third_to_fifth_round_a_bed_for_six_at_most_above_or_below(round_: int) -> None:
    house, outpost = card(beds=1, cost=6), card(row=Row.OUTPOST, beds=1, cost=4)
    dear, dull = card(beds=1, cost=7), card(row=Row.OUTPOST, cost=5)
    rows = lay(houses=(house, dear), outposts=(outpost, dull))
    assert may_choose(alone(round=round_, **rows)) == {house, outpost}
    assert not built(alone(round=round_, **rows)).of(DieRolled)


@pytest.mark.parametrize("round_", [3, 4, 5, 6])
@pytest.mark.parametrize("roll", range(1, 7))
def test_else_a_house_on_a_low_roll_and_an_outpost_on_a_high_one(round_: int, roll: int) -> None:
    beds = 1 if round_ == 6 else 0
    house, outpost = card(beds=beds, cost=5), card(row=Row.OUTPOST, beds=beds, cost=5)
    state = alone(round=round_, **lay(houses=(house,), outposts=(outpost,)))
    assert may_choose(state, building=roll) == {house if roll <= 3 else outpost}


@pytest.mark.parametrize("roll", range(1, 7))
def test_one_is_added_where_more_houses_than_outposts_are_built(roll: int) -> None:
    house, outpost = card(), card(row=Row.OUTPOST)
    rows = lay(houses=(house,), outposts=(outpost,))
    key, under = card(row=Row.KEY), card(row=Row.OUTPOST)
    more = alone(round=3, houses=(key,), **rows)
    assert may_choose(more, building=roll) == {house if roll <= 2 else outpost}
    equal = alone(round=3, houses=(key,), outposts=(under,), **rows)
    assert may_choose(equal, building=roll) == {house if roll <= 3 else outpost}


@pytest.mark.parametrize(("roll", "row"), [(1, Row.HOUSE), (4, Row.OUTPOST)])
def test_a_six_refreshes_the_row_that_is_bought_from(roll: int, row: Row) -> None:
    # The card that helps adds the one to the first die alone: ruling 34
    state = alone(round=6, houses=(card(),))
    rolled = roll - 1 if row is Row.OUTPOST else roll
    after = built(state, building=rolled, refresh=6)
    (refreshed,) = after.of(RowRefreshed)
    assert refreshed.row is row
    (stacked,) = after.of(BuildingStacked)
    assert stacked.building in refreshed.buildings
    assert not built(state, building=rolled, refresh=5).of(RowRefreshed)


def test_after_a_refresh_any_of_the_row_is_taken_bed_or_not() -> None:
    old = tuple(card() for _ in range(4))
    new = (card(beds=1, cost=5), card(), card(), card())
    rows = lay(houses=old)["rows"]
    state = alone(round=3, rows=rows, decks={"houses": new, "outposts": ()})
    after = built(state, new[3], building=1, refresh=6)
    assert stacks(after).houses == (new[3],)


def test_a_row_that_cannot_be_refreshed_stays_and_an_empty_one_gives_way() -> None:
    # Rulings 3 and 33
    house = card()
    state = alone(round=6, **lay(houses=(house,)))
    after = built(state, building=1, refresh=6)
    assert not after.of(RowRefreshed)
    assert stacks(built(state, building=6, refresh=6)).houses == (house,)


def test_last_round_a_star_house() -> None:
    stars = (card(row=Row.STAR), card(row=Row.STAR))
    state = alone(round=7, **lay(houses=(card(),), stars=stars))
    assert may_choose(state) == {*stars}


def test_last_round_of_the_preview_nobody_builds() -> None:
    # It has no star houses: an action that cannot be taken is rolled again; ruling 32
    state = alone(round=7, rows={"stars": ()})
    seen = set[str]()
    for seed in range(200):
        step = automata(SOLO_PREVIEW, state, Dice(b"%d" % seed, 1))
        assert step is not None
        assert step.state.table.solo is not None
        seen |= {deed for deeds in step.state.table.solo.done for deed in deeds}
    assert BUILD not in seen
    assert HIRE in seen


def test_the_row_is_filled_and_the_opponents_keep_two_common_stacks() -> None:
    state = alone(round=6)
    above = built(state, building=1, refresh=1)
    assert len(above.table.market.houses) == 4
    assert [fact.row for fact in above.of(RowRefilled)] == [Row.HOUSE]
    below = act(above.state, BUILDS[6], rolls={"building": 6, "refresh": 1})
    assert len(stacks(below).houses) == len(stacks(below).outposts) == 1
    assert below.table.seats == 3
    assert SOLO_GAME.variant.opponents == 2
