"""Final rulebook, "Advancement Track"; ruling 7."""

import pytest

from rules import Code, offers
from rules.actions import Advance
from rules.editions import FINAL
from rules.facts import GoodAdvanced
from rules.questions import AnswerOffer, RestVillagers
from rules.table import GameState, TrackSlot
from rules.words import Good
from tests.playing import greyed, offer_of, play, refusal
from tests.tables import ANN, BOB, GAME, ONE, a_table, below, seat

FISH, ROPE, FRUIT, MUSHROOM = Good.FISH, Good.ROPE, Good.FRUIT, Good.MUSHROOM


def test_goods_are_placed_from_left_to_right() -> None:
    after = play(a_table(ann=seat(items=("rope", "fish"))), Advance(ANN, (ROPE, FISH)))
    assert after[ANN].track == (TrackSlot(ROPE, 1), TrackSlot(FISH, 1))
    assert after[ANN].items == ()


def test_goods_are_placed_in_the_order_that_is_named() -> None:
    after = play(a_table(ann=seat(items=("rope", "fish"))), Advance(ANN, (FISH, ROPE)))
    assert after.of(GoodAdvanced) == [GoodAdvanced(ANN, FISH), GoodAdvanced(ANN, ROPE)]


def test_another_good_of_a_kind_goes_on_the_same_slot() -> None:
    # The rulebook's example: fruit on the third slot, a mushroom next goes to the fourth
    state = a_table(ann=seat(items=("fruit", "mushroom"), track={"rope": 1, "fish": 1, "fruit": 1}))
    after = play(state, Advance(ANN, (FRUIT, MUSHROOM)))
    assert [(slot.good, slot.count) for slot in after[ANN].track[2:]] == [(FRUIT, 2), (MUSHROOM, 1)]


def test_only_available_goods_are_placed() -> None:
    state = a_table(ann=seat(items=("rope", "cider"), sale="fish"))
    assert refusal(state, Advance(ANN, (FISH,))) is Code.NOT_ENOUGH_ITEMS
    assert refusal(state, Advance(ANN, (ROPE, ROPE))) is Code.NOT_ENOUGH_ITEMS
    assert refusal(state, Advance(ANN, ())) is Code.NOTHING_TO_PLACE


def test_ciders_and_potions_have_no_place_on_the_track() -> None:
    state = a_table(ann=seat(items=("rope", "cider", "potion")))
    assert offer_of(state, ANN, "advance").blanks[0].values == (ROPE,)
    only_drinks = a_table(ann=seat(items=("cider", "potion")))
    assert greyed(only_drinks, ANN, "advance") is Code.NOTHING_TO_PLACE


def test_a_placed_good_cannot_be_removed() -> None:
    # Once a good has been placed, it cannot be removed: no action takes one
    state = a_table(ann=seat(track={"rope": 1}))
    assert all("rope" not in blank.values for o in offers(GAME, state, ANN) for blank in o.blanks)


AT_ANY_TIME: dict[str, GameState] = {
    "in one's turn": a_table(ann=seat(items=("rope",))),
    "in another's turn": a_table(ann=seat(items=("rope",)), turn=BOB),
    "after passing": a_table(ann=seat(items=("rope",), passed=True), turn=BOB),
    "in an encounter": a_table(ann=seat(items=("rope",), cave=("builder-1",)), trip=below()),
    "while villagers rest": a_table(
        ann=seat(items=("rope",)), turn=None, asks=(RestVillagers(ONE, BOB),)
    ),
    "while a seller thinks": a_table(
        ann=seat(items=("rope",), sale="fish"),
        asks=(AnswerOffer(ONE, ANN, BOB, FISH, 3),),
        turn=BOB,
    ),
}


@pytest.mark.parametrize("when", AT_ANY_TIME)
def test_goods_are_placed_at_any_time_and_no_question_is_touched(when: str) -> None:
    # Ruling 7
    state = AT_ANY_TIME[when]
    after = play(state, Advance(ANN, (ROPE,)))
    assert after[ANN].track == (TrackSlot(ROPE, 1),)
    assert after.table.questions == state.table.questions
    assert refusal(state, Advance(BOB, (ROPE,))) is Code.NOT_ENOUGH_ITEMS


def test_the_track_has_a_slot_for_every_good() -> None:
    # Board: points 1, 1, 2, 3, 4, 4, 5, 6; income 5, 6, 6, 7, 7, 8, 8, 8
    assert FINAL.track_points == (1, 1, 2, 3, 4, 4, 5, 6)
    assert FINAL.track_income == (5, 6, 6, 7, 7, 8, 8, 8)
    after = play(a_table(ann=seat(items=tuple(Good))), Advance(ANN, tuple(Good)))
    assert len(after[ANN].track) == 8
