"""Solo rules, "Hiring": the best villager for two or three coins, and the three exceptions."""

import pytest

from rules.facts import DieRolled, VillagerHired
from rules.solo.hiring_wish import worth
from rules.table import GameState
from rules.words import People
from tests.solo import HIRE, LEFT, act, alone
from tests.tables import someone

HIRES = 6
"""A face of the eight-sided die that hires in the second round."""


def hired(state: GameState, **rolls: int) -> tuple[str, int]:
    after = act(state, HIRES, rolls=rolls)
    (fact,) = after.of(VillagerHired)
    assert after.table.solo is not None
    assert after.table.solo.hired == (fact.villager,)
    assert fact.villager not in after.table.board.slots
    return fact.villager, fact.coins


def test_the_worth_of_the_first_villager_of_the_example_is_ten() -> None:
    assert worth(someone(dice=((1, 1), (3, 2)))) == 10


def test_the_worth_of_the_second_villager_of_the_example_is_fifteen() -> None:
    assert worth(someone(dice=((1, 2), (4, 3)))) == 15


@pytest.mark.parametrize("at", [0, 1, 2])
def test_the_best_for_two_or_three_coins_is_hired(at: int) -> None:
    best, dull = someone(dice=((1, 2),)), [someone() for _ in range(2)]
    better = someone(dice=((1, 3),))
    slots = (*dull[:at], best, *dull[at:], better, better)
    assert hired(alone(round=2, slots=slots)) == (best, (2, 3, 3)[at])


def test_of_equals_the_cheaper_is_hired() -> None:
    # Ruling 35
    first, second = someone(), someone()
    assert hired(alone(round=2, slots=(None, first, second, None, None))) == (first, 3)


@pytest.mark.parametrize("people", list(People))
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_named_villager_for_four_is_hired_on_three_to_six(people: People, roll: int) -> None:
    dull, named = someone(), someone(people=people)
    state = alone(round=2, slots=(dull, None, None, named, None))
    assert hired(state, hire=roll) == ((named, 4) if roll >= 3 else (dull, 2))


@pytest.mark.parametrize("people", list(People))
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_named_villager_for_five_is_hired_on_five_or_six(people: People, roll: int) -> None:
    dull, named = someone(), someone(people=people)
    state = alone(round=2, slots=(None, dull, None, None, named))
    assert hired(state, hire=roll) == ((named, 5) if roll >= 5 else (dull, 3))


@pytest.mark.parametrize("roll", range(1, 7))
def test_with_one_for_four_and_one_for_five_only_the_one_for_four_is_rolled_for(roll: int) -> None:
    dull = someone()
    four, five = someone(people=People.ARCHER), someone(people=People.FISHFOLK)
    state = alone(round=2, slots=(dull, None, None, four, five))
    assert hired(state, hire=roll) == ((four, 4) if roll >= 3 else (dull, 2))


def test_a_named_villager_for_two_or_three_coins_is_one_like_any_other() -> None:
    named, best = someone(people=People.FROGFOLK), someone(dice=((1, 3),))
    state = alone(round=2, slots=(named, best, None, None, None))
    after = act(state, HIRES)
    assert after.of(VillagerHired) == [VillagerHired(LEFT, best, 3)]
    assert not after.of(DieRolled)


def test_without_anyone_for_two_or_three_coins_nobody_is_hired() -> None:
    # The named come instead of one of those; ruling 32
    named = someone(people=People.ARCHER)
    state = alone(round=2, slots=(None, None, None, named, named))
    with pytest.raises(AssertionError):
        act(state, HIRES)
    assert state.table.solo is not None
    assert HIRE not in state.table.solo.done[0]
