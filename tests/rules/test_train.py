"""Final rulebook, "Train"; "Symbols": Train to Ready, Hammer/Quill Plus, Cider/Potions as Coins."""

from dataclasses import replace
from typing import cast

import pytest

from rules import Code
from rules.actions import Train
from rules.editions import FINAL, PREVIEW, Edition
from rules.words import Area, Skill, Token, VillagerId
from tests.playing import greyed, offer_of, play, refusal, villagers_in
from tests.tables import ANN, GAME, a_table, card, seat, someone

FIVE = FINAL.villagers[:5]
AT_2, AT_3, ALSO_AT_3, AT_4, AT_5 = FIVE


@pytest.mark.parametrize(("slot", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 5)])
def test_the_new_villager_costs_what_stands_below_the_slot(slot: int, cost: int) -> None:
    after = play(a_table(ann=seat(coins=7), slots=FIVE), Train(ANN, "trainer-1", FIVE[slot]))
    assert after[ANN].coins == 7 - cost


def test_the_teacher_and_the_new_villager_stand_exhausted() -> None:
    after = play(a_table(slots=FIVE), Train(ANN, "trainer-1", ALSO_AT_3))
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"trainer-1", ALSO_AT_3}


def test_no_new_villager_is_drawn_and_none_slides_before_the_rounds_end() -> None:
    after = play(a_table(slots=FIVE), Train(ANN, "trainer-1", AT_3))
    assert after.table.board.slots == (AT_2, None, ALSO_AT_3, AT_4, AT_5)


def test_the_teacher_needs_a_quill() -> None:
    state = a_table(slots=FIVE)
    assert refusal(state, Train(ANN, "builder-1", AT_2)) is Code.NO_QUILL
    nobody = a_table(ann=seat(exhausted=("trainer-1",)))
    assert greyed(nobody, ANN, "train") is Code.NO_QUILL


def test_the_teacher_is_a_ready_villager_of_ones_own() -> None:
    state = a_table(ann=seat(exhausted=("trainer-1",)), slots=FIVE)
    assert refusal(state, Train(ANN, "trainer-1", AT_2)) is Code.NOT_READY
    assert refusal(state, Train(ANN, "trainer-2", AT_2)) is Code.NOT_READY


def test_only_who_stands_on_the_board_is_for_hire() -> None:
    state = a_table(slots=FIVE)
    assert refusal(state, Train(ANN, "trainer-1", FINAL.villagers[5])) is Code.NOT_FOR_SALE
    assert refusal(state, Train(ANN, "trainer-1", FINAL.specials[0])) is Code.NOT_FOR_SALE
    assert greyed(a_table(slots=(None,) * 5), ANN, "train") is Code.NOT_FOR_SALE


@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
def test_an_empty_slot_is_nobody_to_train(edition: Edition) -> None:
    # "He may select any of the available villagers": a slot stays empty until the round's end
    nobody = Train(ANN, "trainer-1", cast("VillagerId", None))
    for slots in ((None, *FIVE[1:]), (None,) * 5):
        state = a_table(slots=slots)
        assert refusal(state, nobody, replace(GAME, edition=edition)) is Code.NOT_FOR_SALE


def test_training_is_paid_in_full() -> None:
    state = a_table(ann=seat(coins=4), slots=FIVE)
    assert refusal(state, Train(ANN, "trainer-1", AT_5)) is Code.NOT_ENOUGH_COINS
    assert play(state, Train(ANN, "trainer-1", AT_4))[ANN].coins == 0
    assert greyed(a_table(ann=seat(coins=1)), ANN, "train") is Code.NOT_ENOUGH_COINS


def test_a_quill_plus_pays_one_coin_less() -> None:
    # "Symbols", Hammer/Quill Plus
    scholar = someone(Skill.QUILL_PLUS)
    state = a_table(ann=seat(coins=1, ready=(scholar,)), slots=FIVE)
    assert play(state, Train(ANN, scholar, AT_2))[ANN].coins == 0
    assert refusal(state, Train(ANN, scholar, AT_3)) is Code.NOT_ENOUGH_COINS


def test_a_hammer_plus_does_not_help_to_train() -> None:
    # "Symbols", Hammer/Quill Plus
    both = someone(Skill.HAMMER_PLUS, Skill.QUILL)
    state = a_table(ann=seat(ready=(both,)), slots=FIVE)
    assert play(state, Train(ANN, both, AT_2))[ANN].coins == 5


def test_with_train_to_ready_the_new_villager_stands_ready() -> None:
    # "Symbols", Train to Ready
    state = a_table(ann=seat(buildings=(card(train_to_ready=True),)), slots=FIVE)
    after = play(state, Train(ANN, "trainer-1", AT_2))
    assert AT_2 in after[ANN].villagers_in(Area.READY)
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"trainer-1"}


def test_ciders_and_potions_pay_where_a_card_lets_them() -> None:
    # "Symbols", Cider/Potions as Coins
    inn = card(ciders_as_coins=True, potions_as_coins=True)
    state = a_table(
        ann=seat(coins=1, buildings=(inn,), items=("cider", "potion", "potion")), slots=FIVE
    )
    after = play(state, Train(ANN, "trainer-1", AT_4, ciders=1, potions=2))
    assert (after[ANN].coins, after[ANN].items) == (0, ())
    assert offer_of(state, ANN, "train").blanks[1].values == (AT_2, AT_3, ALSO_AT_3, AT_4)
    kept = play(state, Train(ANN, "trainer-1", AT_2, potions=1))
    assert (kept[ANN].coins, kept[ANN].items) == (0, (Token.CIDER, Token.POTION))


def test_the_form_lists_whom_the_best_teacher_can_pay() -> None:
    scholar = someone(Skill.QUILL_PLUS)
    state = a_table(ann=seat(coins=2, ready=("trainer-1", scholar)), slots=FIVE)
    teacher, villager = offer_of(state, ANN, "train").blanks
    assert teacher.values == ("trainer-1", scholar)
    assert villager.values == (AT_2, AT_3, ALSO_AT_3)
