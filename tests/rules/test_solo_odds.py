"""Solo rules: what the opponents choose follows the tables, by chi-squared over many seeds.

The seeds are the same at each run, so that no run fails by bad luck; with honest dice one such
test in a thousand would.
"""

from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from rules import automata, setup
from rules.dice import Dice
from rules.facts import BuildingStacked, Fact, OpponentActed, VillagerHired
from rules.table import GameState
from rules.words import Deed, People, Row, Seat
from tests.solo import BUILD, EXPLORE, HARVEST, HIRE, LABOR, LEFT, RIGHT, SOLO_GAME, alone
from tests.tables import ANN, card, someone

SEEDS = 1_200
CRITICAL = (0.0, 10.83, 13.82, 16.27, 18.47, 20.52)
"""Indexed by degrees of freedom, at one in a thousand."""

FIRST = {BUILD: 3, HIRE: 3, LABOR: 2}
MIDDLE = {EXPLORE: 2, HARVEST: 1, BUILD: 2, HIRE: 2, LABOR: 1}
LAST = {EXPLORE: 2, HARVEST: 2, BUILD: 2, HIRE: 1, LABOR: 1}


def facts_of(state: GameState, seed: int) -> tuple[Fact, ...]:
    step = automata(SOLO_GAME, state, Dice(b"odds %d" % seed, 7))
    assert step is not None
    return step.facts


def chosen(state: GameState, seed: int) -> str:
    return next(f.deed for f in facts_of(state, seed) if isinstance(f, OpponentActed))


def bought(state: GameState, seed: int) -> str | None:
    found = [f.building for f in facts_of(state, seed) if isinstance(f, BuildingStacked)]
    return found[0] if found else None


def hired(state: GameState, seed: int) -> str | None:
    found = [f.villager for f in facts_of(state, seed) if isinstance(f, VillagerHired)]
    return found[0] if found else None


def keeps_to(
    state: GameState,
    choice: Callable[[GameState, int], str | None],
    odds: Mapping[str, int],
    seeds: int = SEEDS,
) -> None:
    """Hold the choices against the odds; a ply that chose nothing of the kind is passed over."""
    found = Counter(filter(None, [choice(state, seed) for seed in range(seeds)]))
    assert set(found) <= set(odds)
    total, faces = found.total(), sum(odds.values())
    expected = {what: total * odds[what] / faces for what in odds}
    off = sum((found[what] - expected[what]) ** 2 / expected[what] for what in odds)
    assert min(expected.values()) > 5
    assert off < CRITICAL[len(odds) - 1], (found, expected)


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
@pytest.mark.parametrize(
    ("round_", "odds"),
    [(1, FIRST), (2, MIDDLE), (3, MIDDLE), (4, MIDDLE), (5, MIDDLE), (6, LAST), (7, LAST)],
)
def test_each_opponent_follows_the_actions_table(
    seat: Seat, round_: int, odds: dict[Deed, int]
) -> None:
    # "A&B Bot actions"
    keeps_to(alone(round=round_, turn=seat), chosen, odds)


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
@pytest.mark.parametrize(
    ("round_", "done", "odds"),
    [
        (1, (HIRE,), {BUILD: 3, LABOR: 2}),
        (4, (BUILD, BUILD, HIRE), {EXPLORE: 2, HARVEST: 1, LABOR: 1}),
        (6, (EXPLORE, HIRE, LABOR), {HARVEST: 2, BUILD: 2}),
        (6, (BUILD, HIRE, LABOR), {EXPLORE: 2, HARVEST: 2, BUILD: 2, LABOR: 1}),
    ],
)
def test_what_is_rolled_again_leaves_the_others_their_odds(
    seat: Seat, round_: int, done: tuple[Deed, ...], odds: dict[Deed, int]
) -> None:
    # "A&B Bot actions", the examples of rerolling
    left, right = (done, ()) if seat == LEFT else ((), done)
    keeps_to(alone(round=round_, turn=seat, left=left, right=right), chosen, odds)


def test_each_card_of_a_row_is_as_likely() -> None:
    # "Building", to randomize selection
    houses = tuple(card(cost=7) for _ in range(4))
    rows = {"houses": houses, "outposts": (), "keys": (), "stars": ()}
    state = alone(round=2, rows=rows, decks={"houses": ()})
    keeps_to(state, bought, dict.fromkeys(houses, 1))


@pytest.mark.parametrize("left", [2, 3, 4, 6])
def test_each_star_house_that_is_left_is_as_likely(left: int) -> None:
    # "Building", to randomize selection of star buildings
    stars = tuple(card(row=Row.STAR) for _ in range(left))
    keeps_to(alone(round=7, rows={"stars": stars}), bought, dict.fromkeys(stars, 1))


def test_the_first_round_builds_a_key_house_four_times_of_six() -> None:
    # "Building", turn 1
    bed, key = card(beds=1, cost=5), card(row=Row.KEY)
    state = alone(round=1, rows={"houses": (bed,), "keys": (key,)})
    keeps_to(state, bought, {key: 4, bed: 2})


@pytest.mark.parametrize(("stacked", "odds"), [((), (3, 3)), (("gabled-inn",), (2, 4))])
def test_the_sixth_round_builds_above_or_below(
    stacked: tuple[str, ...], odds: tuple[int, int]
) -> None:
    # "Building", turns 3 to 6
    house, outpost = card(), card(row=Row.OUTPOST)
    rows = {"houses": (house,), "outposts": (outpost,)}
    state = alone(round=6, rows=rows, houses=stacked, decks={"houses": (), "outposts": ()})
    keeps_to(state, bought, dict(zip((house, outpost), odds, strict=True)))


@pytest.mark.parametrize(("at", "odds"), [(3, (4, 2)), (4, (2, 4))])
def test_a_named_villager_is_hired_at_the_odds_of_his_price(at: int, odds: tuple[int, int]) -> None:
    # "Hiring"
    named, dull = someone(people=People.ARCHER), someone()
    slots = [dull, None, None, None, None]
    slots[at] = named
    keeps_to(alone(round=2, slots=tuple(slots)), hired, {named: odds[0], dull: odds[1]})


def test_each_place_in_the_order_is_as_likely() -> None:
    # "Determine player order"
    def first(_: GameState, seed: int) -> str:
        return str(setup(SOLO_GAME, 1, Dice(b"odds %d" % seed, 0)).state.table.first)

    keeps_to(alone(), first, {str(seat): 1 for seat in (ANN, LEFT, RIGHT)}, seeds=600)


def test_a_play_of_the_same_ply_gives_the_same() -> None:
    state = alone(round=3)
    assert [facts_of(state, seed) for seed in range(9)] == [
        facts_of(state, seed) for seed in range(9)
    ]
