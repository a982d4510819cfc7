"""Solo rules, "Selling goods" and "Scoring"."""

from dataclasses import replace

import pytest

from rules import Code, score
from rules.actions import Accept, Labor, OfferToBuy, Pass, PutUpForSale, Refuse, TakeBack
from rules.facts import DieRolled, ItemSoldOff
from rules.questions import SellItem
from rules.table import Sale
from rules.words import Good, Token
from tests.playing import After, greyed, offer_of, play, refusal
from tests.solo import (
    BUILD,
    HIRE,
    LABOR,
    LEFT,
    RIGHT,
    SOLO_GAME,
    SOLO_PREVIEW,
    act,
    alone,
)
from tests.tables import ANN, ONE, seat

GOODS, TOKENS = list(Good), list(Token)
DONE = (BUILD, HIRE, LABOR, LABOR)


def my_turn(item: str, face: int, round_: int = 2) -> After:
    """Let the right opponent act, so that it becomes Ann's turn with something for sale."""
    state = alone(turn=RIGHT, round=round_, ann=seat(coins=1, sale=item), left=DONE, cider=False)
    return act(state, 8, rolls={"sale": face})


@pytest.mark.parametrize(("face", "coins"), [(1, 0), (2, 0), (3, 0), (4, 3), (5, 3), (6, 4)])
@pytest.mark.parametrize("item", GOODS)
def test_a_die_sets_the_price_of_a_good(item: Good, face: int, coins: int) -> None:
    after = my_turn(item, face)
    assert DieRolled(ANN, "sale", face) in after.facts
    asked = (("sell_item" if coins else "take_turn", ANN),)
    assert after.asked == asked
    if coins:
        assert after.table.questions == (SellItem(ONE, ANN, item, coins),)


@pytest.mark.parametrize(("face", "coins"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 3), (6, 3)])
@pytest.mark.parametrize("item", TOKENS)
def test_a_die_sets_the_price_of_a_cider_or_a_potion(item: Token, face: int, coins: int) -> None:
    after = my_turn(item, face)
    assert after.asked == (("sell_item" if coins else "take_turn", ANN),)


def test_the_player_may_sell() -> None:
    after = play(my_turn(Good.ROPE, 6).state, Accept(ANN), SOLO_GAME)
    assert after[ANN].coins == 5
    assert after[ANN].sale is None
    assert after.of(ItemSoldOff) == [ItemSoldOff(ANN, Good.ROPE, 4)]
    assert after.asked == (("take_turn", ANN),)


def test_the_player_may_keep_it_and_it_is_rolled_for_at_the_next_turn() -> None:
    # Ruling 36
    after = play(my_turn(Good.ROPE, 6).state, Refuse(ANN), SOLO_GAME)
    assert (after[ANN].coins, after[ANN].sale) == (1, Sale(Good.ROPE))
    assert after.asked == (("take_turn", ANN),)
    after = play(after.state, Labor(ANN, ("builder-1",)), SOLO_GAME)
    assert not after.of(DieRolled)
    assert act(after.state, 3, rolls={"sale": 4}).asked == (("sell_item", ANN),)


def test_nothing_is_rolled_on_the_turn_on_which_it_is_put_up() -> None:
    state = alone(turn=ANN, ann=seat(items=("ore",)))
    after = play(state, PutUpForSale(ANN, Good.ORE), SOLO_GAME)
    assert not after.of(DieRolled)
    assert play(after.state, TakeBack(ANN), SOLO_GAME)[ANN].items == ("ore",)


def test_it_may_be_sold_in_the_next_round() -> None:
    done = (BUILD, HIRE)
    ann = seat(sale="fish", passed=True)
    state = alone(turn=RIGHT, round=1, first=RIGHT, ann=ann, left=(*done, LABOR), right=done)
    state = replace(state, table=replace(state.table, players=(ann(ANN, iter(())),)))
    after = act(state, 7, rolls={"sale": 5})
    assert after.table.round == 2
    assert after.asked == (("sell_item", ANN),)


def test_the_die_sets_the_price_not_the_player() -> None:
    state = alone(turn=ANN, ann=seat(items=("ore",)))
    assert refusal(state, PutUpForSale(ANN, Good.ORE, 3), SOLO_GAME) is Code.PRICE_BY_DIE
    blanks = offer_of(state, ANN, "put_up_for_sale", SOLO_GAME).blanks
    assert [blank.name for blank in blanks] == ["item"]


def test_there_is_nobody_to_buy_from() -> None:
    state = alone(turn=ANN)
    assert greyed(state, ANN, "offer_to_buy", SOLO_GAME) is Code.NOTHING_FOR_SALE
    assert refusal(state, OfferToBuy(ANN, LEFT, 3), SOLO_GAME) is Code.NOTHING_FOR_SALE


# "Scoring": steps from the torch and what the space is worth
PLACES = [
    *((-3, 2), (-2, 2), (-1, 2), (0, 2), (1, 2)),
    *((2, 1), (3, 1), (4, 1)),
    *((5, 0), (6, 0), (7, 0)),
]


@pytest.mark.parametrize(("steps", "place"), PLACES)
def test_the_points_of_the_space_give_the_place(steps: int, place: int) -> None:
    state = alone(turn=ANN, ann=seat(reputation=steps))
    (final,) = score(SOLO_GAME, state.table)
    assert final.prize == (5, 3, 2)[place]
    (preview,) = score(SOLO_PREVIEW, state.table)
    assert preview.prize == (6, 4, 2)[place]
    points = (-2, -1, 0, 0, 0, 1, 2, 3, 4, 5, 7)
    assert final.reputation == points[steps + 3]


def test_the_game_ends_after_the_seventh_round_and_the_player_is_scored() -> None:
    done = (BUILD, HIRE, LABOR, LABOR, LABOR, LABOR)
    state = alone(turn=ANN, round=7, left=done, right=done)
    after = play(state, Pass(ANN), SOLO_GAME)
    assert after.table.over
    assert [s.place for s in score(SOLO_GAME, after.table)] == [1]
