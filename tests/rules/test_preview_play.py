"""Preview rulebook: "Explore", "Special Villagers" and "Symbols", where they differ."""

from dataclasses import replace

import pytest

from rules import Code
from rules.actions import Action, Build, Choose, Exert, Explore, Harvest, Labor, Reroll, Train
from rules.book import Outcome
from rules.editions import PREVIEW, Game, Reading
from rules.facts import CatRefused, CaveReturned, CoinsChanged, LanternsAdded, Why
from rules.table import GameState
from rules.words import Area, Good, Skill, Special
from tests.playing import After, greyed, offer_of, play, refusal, villagers_in
from tests.tables import (
    ANN,
    BOB,
    a_game,
    a_table,
    below,
    card,
    option,
    seat,
    someone,
    tier,
)

PARTY = ("builder-1", "trainer-1", "explorer-1")
CAT, LIQUID = "cave-cat-1", "liquid-woman"
STAYS, GOES = {"cat cave-cat-1": 2}, {"cat cave-cat-1": 3}


def preview(*options: object, **rest: object) -> Game:
    return replace(a_game(*options, **rest), edition=PREVIEW)  # type: ignore[arg-type]


FOUR_OR_SIX = preview(option(tier(4, coins=1), tier(6, coins=3)))


def rolled(lanterns: int, *symbols: str, **trip: int) -> GameState:
    dice = dict.fromkeys(PARTY, (3, 0)) | {"explorer-1": (3, lanterns)}
    trips = below(option=0, rolled=dice, **trip)
    return a_table(ann=seat(cave=PARTY, buildings=symbols), trip=trips)


def played(state: GameState, action: Action, rolls: dict[str, int] | None = None) -> After:
    return play(state, action, FOUR_OR_SIX, rolls=rolls)


def test_one_may_exert_when_the_number_is_not_reached_without_it() -> None:
    after = played(rolled(3), Exert(ANN, ("builder-1",)))
    assert after[ANN].coins == 8


def test_short_of_every_number_one_may_exert_up_to_the_highest() -> None:
    assert played(rolled(3), Exert(ANN, PARTY))[ANN].coins == 10


@pytest.mark.parametrize("lanterns", [4, 5])
def test_one_may_not_exert_to_climb(lanterns: int) -> None:
    state = rolled(lanterns)
    assert refusal(state, Exert(ANN, ("builder-1",)), FOUR_OR_SIX) is Code.NOTHING_GAINED
    assert offer_of(state, ANN, "exert", FOUR_OR_SIX).blanks[0].most == 0


def test_a_reached_number_is_settled_at_once() -> None:
    state = a_table(ann=seat(cave=PARTY), trip=below())
    rolls = {"lanterns builder-1": 4, "lanterns trainer-1": 2, "lanterns explorer-1": 3}
    after = played(state, Choose(ANN, 0), rolls)
    assert after.asked == (("take_turn", BOB),)
    assert after[ANN].coins == 8


def test_a_failure_brings_no_reward_no_card_and_no_penalty() -> None:
    # Ruling 26
    harsh = Outcome(reputation=-1, pay=2, injured=1, lose_offer=True, leads_to=2)
    game = preview(
        option(tier(9), offer=Good.ROPE, failure=harsh),
        option(tier(2)),
        then={2: (option(tier()),)},
    )
    state = a_table(ann=seat(cave=PARTY, items=("rope",)), trip=below())
    after = play(state, Choose(ANN, 0), game)
    ann = after[ANN]
    assert (ann.reputation, ann.coins, ann.items, ann.caves) == (0, 7, ("rope",), ())
    assert villagers_in(ann, Area.EXHAUSTED) == {*PARTY}
    assert after.of(CaveReturned)


def test_a_failure_in_a_printed_book_asks_nothing() -> None:
    # Ruling 26
    game = replace(preview(), reading=Reading.BOOK)
    trip = below(told=((9,),), option=0, rolled={"explorer-1": (1, 1)})
    after = play(a_table(ann=seat(cave=("explorer-1",)), trip=trip), Exert(ANN), game)
    assert after.asked == (("take_turn", BOB),)
    won = below(told=((1, 9),), option=0, rolled={"explorer-1": (1, 1)})
    after = play(a_table(ann=seat(cave=("explorer-1",)), trip=won), Exert(ANN), game)
    assert after.asked == (("tell_reward", BOB),)


# Symbols


def test_a_reroll_symbol_gives_two() -> None:
    post = card(rerolls=1)
    after = played(rolled(2, post), Reroll(ANN, "builder-1"))
    after = played(after.state, Reroll(ANN, "builder-1"))
    assert after.table.expedition is not None
    assert after.table.expedition.rerolls == 2
    assert refusal(after.state, Reroll(ANN, "builder-1"), FOUR_OR_SIX) is Code.NO_REROLLS
    assert greyed(after.state, ANN, "reroll", FOUR_OR_SIX) is Code.NO_REROLLS
    assert played(rolled(2, post, card(rerolls=1), rerolls=3), Reroll(ANN, "builder-1")).facts


@pytest.mark.parametrize("symbols", [1, 2])
def test_bonus_explore_adds_a_lantern_to_each_total(symbols: int) -> None:
    beacons = tuple(card(bonus_explore=1) for _ in range(symbols))
    state = a_table(ann=seat(cave=PARTY, buildings=beacons), trip=below())
    after = played(state, Choose(ANN, 0))
    assert after.of(LanternsAdded) == [LanternsAdded(ANN, symbols, Why.BONUS_EXPLORE)]
    assert after.table.expedition is not None
    assert after.table.expedition.lanterns == 1 + symbols


def test_bonus_explore_counts_again_for_a_follow_up() -> None:
    # Ruling 22
    game = preview(option(tier(1, leads_to=2)), then={2: (option(tier(9)), option(tier(8)))})
    ann = seat(cave=PARTY, buildings=(card(bonus_explore=1),))
    first = play(a_table(ann=ann, trip=below()), Choose(ANN, 0), game)
    second = play(first.state, Choose(ANN, 0), game)
    assert len(first.of(LanternsAdded)) == len(second.of(LanternsAdded)) == 1


def test_a_success_by_itself_needs_no_lanterns() -> None:
    game = preview(option(tier(coins=1)), option(tier(9)))
    state = a_table(ann=seat(cave=PARTY, buildings=(card(bonus_explore=1),)), trip=below())
    assert not play(state, Choose(ANN, 0), game).of(LanternsAdded)


def test_a_coin_when_building_does_not_come_for_the_card_itself() -> None:
    # Ruling 25: the final rulebook's words for the same symbol
    workshop = card(cost=5, coin_when_building=1)
    state = a_table(ann=seat(coins=7), rows={"houses": (workshop,)})
    assert played(state, Build(ANN, "builder-1", workshop))[ANN].coins == 2


# Special villagers


@pytest.mark.parametrize(
    "action",
    [
        Explore(ANN, (LIQUID, "explorer-1")),
        Train(ANN, LIQUID, "bram"),
        Labor(ANN, (LIQUID,)),
        Harvest(ANN, (LIQUID,), ("crooked-kiln",)),
    ],
    ids=lambda action: action.kind,
)
def test_the_liquid_woman_costs_a_reputation_each_time_she_is_assigned(action: Action) -> None:
    ann = seat(ready=(LIQUID, "explorer-1"), buildings=(("crooked-kiln", 1),))
    state = a_table(ann=ann, slots=("bram", None, None, None, None))
    assert played(state, action)[ANN].reputation == -1


def test_the_liquid_woman_costs_nothing_when_she_stays_or_joins() -> None:
    state = a_table(ann=seat(ready=(LIQUID, "explorer-1")))
    assert played(state, Labor(ANN, ("explorer-1",)))[ANN].reputation == 0
    game = preview(option(tier(special=Special.LIQUID_WOMAN)))
    state = a_table(ann=seat(cave=("explorer-1",)), trip=below())
    after = play(state, Choose(ANN, 0), game)
    assert LIQUID in villagers_in(after[ANN], Area.EXHAUSTED)
    assert after[ANN].reputation == 0


def test_below_the_track_nothing_more_is_lost() -> None:
    # Ruling 2
    state = a_table(ann=seat(ready=(LIQUID,), reputation=-3))
    assert played(state, Labor(ANN, (LIQUID,)))[ANN].reputation == -3


def test_the_action_of_a_cat_that_refuses_is_without_the_cat() -> None:
    # Ruling 24
    state = a_table(ann=seat(ready=(CAT, "explorer-1", "builder-1")))
    after = played(state, Labor(ANN, (CAT, "explorer-1")), STAYS)
    assert after[ANN].coins == 8
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {CAT, "explorer-1"}
    assert after.asked == (("take_turn", BOB),)
    assert played(state, Labor(ANN, (CAT, "explorer-1")), GOES)[ANN].coins == 9


def test_a_cat_that_refuses_leaves_its_good_where_it_is() -> None:
    ann = seat(ready=(CAT, "explorer-1"), buildings=(("crooked-kiln", 1), ("almanac-press", 1)))
    harvest = Harvest(ANN, (CAT, "explorer-1"), ("crooked-kiln", "almanac-press"))
    assert played(a_table(ann=ann), harvest, STAYS)[ANN].items == (Good.PAPER,)


def test_the_rest_of_a_party_goes_below_even_one_alone() -> None:
    # Ruling 24
    state = a_table(ann=seat(ready=(CAT, "explorer-1")))
    after = played(state, Explore(ANN, (CAT, "explorer-1")), STAYS)
    assert villagers_in(after[ANN], Area.CAVE) == {"explorer-1"}
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {CAT}


@pytest.mark.parametrize("kind", ["labor", "build", "train", "harvest"])
def test_where_nobody_is_left_the_action_is_lost(kind: str) -> None:
    # Ruling 24: nothing is paid, nothing gained, and the turn is over
    cat = someone(Skill.HAMMER, Skill.QUILL, special=Special.CAVE_CAT)
    actions: dict[str, Action] = {
        "labor": Labor(ANN, (cat,)),
        "build": Build(ANN, cat, "gabled-inn"),
        "train": Train(ANN, cat, "bram"),
        "harvest": Harvest(ANN, (cat,), ("crooked-kiln",)),
    }
    ann = seat(ready=(cat, "builder-1"), buildings=(("crooked-kiln", 1),))
    state = a_table(
        ann=ann, slots=("bram", None, None, None, None), rows={"houses": ("gabled-inn",)}
    )
    after = played(state, actions[kind], {f"cat {cat}": 1})
    assert after.of(CatRefused)
    assert not after.of(CoinsChanged)
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {cat}
    assert after.asked == (("take_turn", BOB),)
    assert after.table.board.cider


def test_the_grolo_builds_for_one_coin_less() -> None:
    hut = card(cost=7)
    state = a_table(ann=seat(coins=6, ready=("grolo",)), rows={"houses": (hut,)})
    assert play(state, Build(ANN, "grolo", hut), preview(option(tier(1))))[ANN].coins == 0
