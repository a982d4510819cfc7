"""Final rulebook, "Special Villagers"; rulings 10 to 12."""

import pytest

from rules import Code
from rules.actions import Action, Build, Choose, Explore, Harvest, Labor, Pass, RefreshRow, Rest
from rules.cards import VILLAGERS
from rules.editions import FINAL
from rules.facts import CatRefused, CaveDrawn, DieRolled
from rules.questions import RestVillagers
from rules.words import Area, Good, Row, Special
from tests.playing import play, refusal, villagers_in
from tests.tables import ANN, ONE, a_game, a_table, below, card, option, seat, tier

CATS = ("cave-cat-1", "cave-cat-2")
CAT_STAYS = {"cat cave-cat-1": 2, "cat cave-cat-2": 1}
CAT_GOES = {"cat cave-cat-1": 3, "cat cave-cat-2": 6}


def test_there_are_six_special_villagers() -> None:
    kinds = [VILLAGERS[name].special for name in FINAL.specials]
    assert sorted(filter(None, kinds)) == [
        *[Special.CAVE_CAT] * 2,
        Special.GLOGO,
        Special.LIQUID_WOMAN,
        *[Special.METAL_MAN] * 2,
    ]


@pytest.mark.parametrize(("reputation", "after"), [(0, -1), (4, 3), (-3, -3)])
def test_the_liquid_woman_costs_one_reputation_when_she_joins(reputation: int, after: int) -> None:
    game = a_game(option(tier(special=Special.LIQUID_WOMAN)))
    state = a_table(ann=seat(reputation=reputation, cave=("explorer-1",)), trip=below())
    won = play(state, Choose(ANN, 0), game)
    assert "liquid-woman" in villagers_in(won[ANN], Area.EXHAUSTED)
    assert won[ANN].reputation == after


def test_glogo_builds_for_one_coin_less() -> None:
    hut = card(cost=7)
    state = a_table(ann=seat(coins=6, ready=("glogo",)), rows={"houses": (hut,)})
    assert play(state, Build(ANN, "glogo", hut))[ANN].coins == 0


@pytest.mark.parametrize("roll", [3, 4, 5, 6])
def test_a_cave_cat_that_rolls_3_to_6_does_its_task(roll: int) -> None:
    state = a_table(ann=seat(ready=("cave-cat-1",)))
    after = play(state, Labor(ANN, ("cave-cat-1",)), rolls={"cat cave-cat-1": roll})
    assert after[ANN].coins == 8
    assert after.of(DieRolled) == [DieRolled(ANN, "cat cave-cat-1", roll)]


@pytest.mark.parametrize("roll", [1, 2])
def test_a_cave_cat_that_rolls_1_or_2_is_exhausted_without_its_task(roll: int) -> None:
    state = a_table(ann=seat(ready=("cave-cat-1", "builder-1")))
    after = play(state, Labor(ANN, ("cave-cat-1",)), rolls={"cat cave-cat-1": roll})
    assert after[ANN].coins == 7
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"cave-cat-1"}
    assert after.of(CatRefused) == [CatRefused(ANN, "cave-cat-1", roll)]


def test_the_action_is_not_lost_and_the_turn_is_asked_anew() -> None:
    # Ruling 11: another villager may be assigned, or another action taken
    state = a_table(ann=seat(ready=("cave-cat-1", "builder-1")))
    after = play(state, Labor(ANN, ("cave-cat-1", "builder-1")), rolls=CAT_STAYS)
    assert after.asked == (("take_turn", ANN),)
    assert after.table.questions[0].number == 2
    assert villagers_in(after[ANN], Area.READY) == {"builder-1"}
    assert play(after.state, Labor(ANN, ("builder-1",)))[ANN].coins == 8


@pytest.mark.parametrize(
    "action",
    [Explore(ANN, ("explorer-1", "cave-cat-1")), Labor(ANN, ("cave-cat-1",))],
    ids=lambda action: action.kind,
)
def test_the_cat_rolls_whatever_it_is_assigned_to(action: Action) -> None:
    state = a_table(ann=seat(ready=("explorer-1", "cave-cat-1")))
    assert play(state, action, rolls=CAT_STAYS).of(CatRefused)
    assert play(state, action, rolls=CAT_GOES).of(DieRolled)


def test_the_cat_rolls_for_the_harvest_too() -> None:
    hut = card(good=Good.FISH)
    state = a_table(ann=seat(ready=("cave-cat-1",), buildings=((hut, 1),)))
    after = play(state, Harvest(ANN, ("cave-cat-1",), (hut,)), rolls=CAT_STAYS)
    assert after[ANN].buildings[-1].goods == 1


def test_a_cat_that_refuses_to_explore_leaves_the_cave_card_undrawn() -> None:
    state = a_table(ann=seat(ready=("explorer-1", "builder-1", "cave-cat-1")))
    after = play(state, Explore(ANN, ("explorer-1", "builder-1", "cave-cat-1")), rolls=CAT_STAYS)
    assert not after.of(CaveDrawn)
    assert villagers_in(after[ANN], Area.READY) == {"explorer-1", "builder-1"}


def test_each_cat_rolls_and_one_that_refuses_holds_up_the_action() -> None:
    state = a_table(ann=seat(ready=CATS))
    after = play(state, Labor(ANN, CATS), rolls=CAT_GOES | {"cat cave-cat-2": 1})
    assert villagers_in(after[ANN], Area.READY) == {"cave-cat-1"}
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"cave-cat-2"}
    again = play(after.state, Labor(ANN, ("cave-cat-1",)), rolls=CAT_STAYS)
    assert villagers_in(again[ANN], Area.EXHAUSTED) == set(CATS)


def test_the_row_stays_refreshed_when_a_cat_has_refused() -> None:
    # "Refresh Building Row": once per turn, and the turn goes on
    state = a_table(ann=seat(ready=("cave-cat-1",)), refreshed=True)
    after = play(state, Labor(ANN, ("cave-cat-1",)), rolls=CAT_STAYS)
    assert refusal(after.state, RefreshRow(ANN, Row.HOUSE)) is Code.ALREADY_REFRESHED


@pytest.mark.parametrize(
    ("exhausted", "injured", "ready"),
    [(("metal-man-1",), (), {"metal-man-1"}), ((), ("metal-man-1",), set[str]())],
)
def test_the_metal_man_rests_a_step_in_his_own_bed(
    exhausted: tuple[str, ...], injured: tuple[str, ...], ready: set[str]
) -> None:
    # Ruling 10: every round, injured or exhausted
    ann = seat(ready=(), exhausted=exhausted, injured=injured)
    after = play(a_table(ann=ann, bob=seat(passed=True)), Pass(ANN))
    assert villagers_in(after[ANN], Area.READY) == ready
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"metal-man-1"} - ready


def test_the_metal_man_takes_no_bed_from_the_others() -> None:
    tired = ("metal-man-1", "builder-1", "trainer-1", "explorer-1")
    after = play(a_table(ann=seat(exhausted=tired), bob=seat(passed=True)), Pass(ANN))
    assert villagers_in(after[ANN], Area.READY) == set(tired)


@pytest.mark.parametrize("means", ["beds", "potions", "ciders"])
def test_the_metal_man_uses_no_bed_cider_or_potion(means: str) -> None:
    state = a_table(
        ann=seat(exhausted=("metal-man-1",), injured=("metal-man-2",), items=("cider", "potion")),
        asks=(RestVillagers(ONE, ANN),),
        turn=None,
    )
    for metal_man in ("metal-man-1", "metal-man-2"):
        assert refusal(state, Rest(ANN, **{means: (metal_man,)})) is Code.CANNOT_REST
