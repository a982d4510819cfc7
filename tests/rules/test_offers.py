"""Offers: forms for what may be done now, greyed out with the reason where it may not."""

from itertools import islice
from typing import get_args

import pytest

from rules import check, legal_actions, offers
from rules.actions import (
    Action,
    Advance,
    Build,
    Choose,
    Describe,
    Exert,
    Labor,
    Pass,
    PutUpForSale,
    Tell,
)
from rules.editions import Reading
from rules.offers import ACTIONS
from rules.questions import ReadParagraph, RestVillagers, TakeReward, TellReward
from rules.table import GameState
from rules.words import Good
from tests.playing import greyed
from tests.tables import ANN, BOB, GAME, ONE, a_game, a_table, below, option, seat, tier

TURN = a_table(ann=seat(coins=3), bob=seat(sale="ore"))
DICE = below(option=0, rolled={"builder-1": (4, 1)})
ASKED: dict[str, GameState] = {
    "take_turn": TURN,
    "choose_option": a_table(ann=seat(cave=("builder-1",)), trip=below()),
    "spend_effort": a_table(ann=seat(cave=("builder-1",)), trip=DICE),
    "take_reward": a_table(trip=below(), asks=(TakeReward(ONE, ANN, "item", ("fish", "ore")),)),
    "rest_villagers": a_table(
        ann=seat(exhausted=("builder-1",)), asks=(RestVillagers(ONE, ANN),), turn=None
    ),
}


def test_each_action_has_its_form() -> None:
    assert {action.__name__ for action in get_args(Action)} == {
        action.__name__ for action in ACTIONS.values()
    }


def test_a_turn_offers_actions_then_free_actions_then_the_track() -> None:
    # Final rulebook, "Player Actions" and "Free Actions"
    assert [offer.verb for offer in offers(GAME, TURN, ANN)] == [
        *("explore", "build", "harvest", "train", "labor", "pass"),
        *("put_up_for_sale", "take_back", "refresh_row", "offer_to_buy", "advance"),
    ]


def test_who_is_not_asked_may_only_place_goods() -> None:
    # Final rulebook, "Advancement Track": at any time
    assert [offer.verb for offer in offers(GAME, TURN, BOB)] == ["advance"]


@pytest.mark.parametrize("asked", ASKED)
def test_every_question_has_a_form_that_can_be_filled(asked: str) -> None:
    state = ASKED[asked]
    assert [question.kind for question in state.table.questions] == [asked]
    actions = list(islice(legal_actions(GAME, state), 200))
    assert actions
    assert all(check(GAME, state, action) is None for action in actions)


def test_the_printed_books_questions_have_forms_too() -> None:
    game = a_game(reading=Reading.BOOK)
    reading = a_table(trip=below(), asks=(ReadParagraph(ONE, BOB, ANN),))
    telling = a_table(trip=below(), asks=(TellReward(ONE, BOB, ANN),))
    assert next(legal_actions(game, reading)) == Describe(BOB, (0,))
    assert isinstance(next(legal_actions(game, telling)), Tell)
    assert len(list(islice(legal_actions(game, telling), 50))) == 50


def test_a_form_makes_its_action() -> None:
    build = next(offer for offer in offers(GAME, TURN, ANN) if offer.verb == "labor")
    assert build.fill(ANN, {"villagers": ("builder-1",)}) == Labor(ANN, ("builder-1",))


def test_the_legal_actions_are_those_and_no_others() -> None:
    state = a_table(ann=seat(coins=0, ready=("builder-1",), items=("rope",)), slots=(None,) * 5)
    assert set(legal_actions(GAME, state)) == {
        Labor(ANN, ("builder-1",)),
        Pass(ANN),
        *(PutUpForSale(ANN, Good.ROPE, asking) for asking in (None, *range(3, 25))),
        *[a for a in legal_actions(GAME, state) if a.kind == "advance"],
    }


def test_goods_may_be_placed_in_every_order_and_no_action_comes_twice() -> None:
    # Final rulebook, "Advancement Track": goods can be placed in any order
    state = a_table(ann=seat(items=("rope", "rope", "fish")), turn=BOB)
    mine = [action for action in legal_actions(GAME, state) if action.seat == ANN]
    rope, fish = Good.ROPE, Good.FISH
    orders = [(rope,), (fish,), (rope, rope), (rope, fish), (fish, rope)]
    orders += [(rope, rope, fish), (rope, fish, rope), (fish, rope, rope)]
    assert mine == [Advance(ANN, order) for order in orders]


def test_villagers_are_named_in_one_order_only() -> None:
    labors = [a.villagers for a in legal_actions(GAME, TURN) if isinstance(a, Labor)]
    assert len(labors) == len({frozenset(who) for who in labors}) == 7


def test_legal_actions_come_one_by_one_however_many_there_are() -> None:
    # The orders of 40 goods on the track are never listed to the end
    crowded = seat(items=tuple(good.value for good in Good) * 5)
    state = a_table(ann=crowded, turn=BOB)
    assert len(list(islice(legal_actions(GAME, state), 500))) == 500


def test_a_greyed_form_says_the_same_as_a_check() -> None:
    poor = a_table(ann=seat(coins=0))
    refused = check(GAME, poor, Build(ANN, "builder-1", poor.table.market.houses[0]))
    assert refused.code is greyed(poor, ANN, "build")


def test_choices_that_need_an_item_are_left_out_of_the_form() -> None:
    game = a_game(option(tier(1), offer=Good.ROPE), option(tier(1)))
    state = ASKED["choose_option"]
    assert [a for a in legal_actions(game, state) if isinstance(a, Choose)] == [Choose(ANN, 1)]


def test_exerting_nobody_is_always_offered() -> None:
    # Final rulebook, "Explore": he may choose to exert
    assert Exert(ANN) in set(legal_actions(GAME, ASKED["spend_effort"]))
