"""Final rulebook, "Buy From a Player"; ruling 13."""

import pytest

from rules import Code, offers
from rules.actions import Accept, Labor, OfferToBuy, PutUpForSale, Refuse, Withdraw
from rules.facts import ItemSold, OfferMade, OfferRefused, OfferWithdrawn
from rules.questions import AnswerOffer
from rules.table import GameState, Sale
from rules.words import Good
from tests.playing import greyed, offer_of, play, refusal
from tests.tables import ANN, BOB, CEM, GAME, ONE, a_table, seat

ROPE = Good.ROPE
OFFERED = (AnswerOffer(ONE, BOB, ANN, ROPE, 4),)


def offered() -> GameState:
    """Ann offers Bob four coins for his rope."""
    return a_table(ann=seat(coins=7), bob=seat(coins=0, sale="rope"), asks=OFFERED)


def test_an_offer_asks_the_seller_and_waits_for_his_yes() -> None:
    after = play(a_table(bob=seat(sale="rope")), OfferToBuy(ANN, BOB, 4))
    assert after.asked == (("answer_offer", BOB),)
    assert after.of(OfferMade) == [OfferMade(ANN, BOB, 4)]
    assert after[ANN].coins == 7


def test_if_the_seller_agrees_coins_and_item_change_hands() -> None:
    after = play(offered(), Accept(BOB))
    assert (after[ANN].coins, after[ANN].items) == (3, (ROPE,))
    assert (after[BOB].coins, after[BOB].sale, after[BOB].items) == (4, None, ())
    assert after.of(ItemSold) == [ItemSold(BOB, ANN, ROPE, 4)]


def test_the_seller_may_refuse() -> None:
    after = play(offered(), Refuse(BOB))
    assert (after[ANN].coins, after[BOB].sale.item) == (7, ROPE)
    assert after.of(OfferRefused) == [OfferRefused(BOB, ANN, 4)]


def test_the_buyer_may_withdraw_the_offer() -> None:
    after = play(offered(), Withdraw(ANN))
    assert (after[ANN].coins, after[BOB].sale.item) == (7, ROPE)
    assert after.of(OfferWithdrawn) == [OfferWithdrawn(ANN, BOB)]


@pytest.mark.parametrize("answer", [Accept(BOB), Refuse(BOB), Withdraw(ANN)])
def test_after_the_answer_the_buyers_turn_goes_on(answer: Accept | Refuse | Withdraw) -> None:
    # "Free Actions": before a normal action
    after = play(offered(), answer)
    assert after.asked == (("take_turn", ANN),)
    assert play(after.state, Labor(ANN, ("builder-1",)))


def test_while_the_seller_thinks_the_buyer_can_only_withdraw() -> None:
    state = offered()
    assert [offer.verb for offer in offers(GAME, state, ANN)] == ["withdraw", "advance"]
    assert [offer.verb for offer in offers(GAME, state, BOB)] == ["accept", "refuse", "advance"]
    assert refusal(state, Labor(ANN, ("builder-1",))) is Code.NOT_ASKED
    assert refusal(state, Accept(ANN)) is Code.NOT_ASKED
    assert refusal(state, Withdraw(BOB)) is Code.NOT_ASKED


@pytest.mark.parametrize("item", ["fish", "cider", "potion"])
def test_goods_ciders_and_potions_can_be_bought(item: str) -> None:
    state = a_table(bob=seat(sale=(item, 3)))
    assert play(state, OfferToBuy(ANN, BOB, 3))[ANN].items == (item,)


def test_at_least_three_coins_are_paid() -> None:
    state = a_table(bob=seat(sale="rope"))
    assert refusal(state, OfferToBuy(ANN, BOB, 2)) is Code.PRICE_TOO_LOW
    poor = a_table(ann=seat(coins=2), bob=seat(sale="rope"))
    assert greyed(poor, ANN, "offer_to_buy") is Code.NOT_ENOUGH_COINS


def test_only_coins_that_one_has_are_offered() -> None:
    # He may only pay in coins
    state = a_table(ann=seat(coins=3, items=("potion",)), bob=seat(sale="rope"))
    assert refusal(state, OfferToBuy(ANN, BOB, 4)) is Code.NOT_ENOUGH_COINS


def test_only_what_lies_for_sale_on_anothers_board_can_be_bought() -> None:
    state = a_table(ann=seat(sale="rope"), bob=seat(items=("fish",)))
    assert refusal(state, OfferToBuy(ANN, BOB, 3)) is Code.NOTHING_FOR_SALE
    assert refusal(state, OfferToBuy(ANN, ANN, 3)) is Code.NOTHING_FOR_SALE
    assert refusal(state, OfferToBuy(ANN, CEM, 3)) is Code.NOTHING_FOR_SALE
    assert greyed(state, ANN, "offer_to_buy") is Code.NOTHING_FOR_SALE


def test_who_meets_the_asking_price_buys_at_it_without_an_answer() -> None:
    # Ruling 13
    state = a_table(ann=seat(coins=7), bob=seat(coins=0, sale=("rope", 5)))
    after = play(state, OfferToBuy(ANN, BOB, 6))
    assert (after[ANN].coins, after[ANN].items, after[BOB].coins) == (2, (ROPE,), 5)
    assert after.asked == (("take_turn", ANN),)


def test_below_the_asking_price_one_may_bargain() -> None:
    state = a_table(bob=seat(sale=("rope", 5)))
    assert play(state, OfferToBuy(ANN, BOB, 4)).asked == (("answer_offer", BOB),)


def test_who_has_passed_still_sells() -> None:
    # "Pass" ends his own actions; others may attempt to purchase on their turns
    state = a_table(bob=seat(sale="rope", passed=True))
    after = play(play(state, OfferToBuy(ANN, BOB, 3)).state, Accept(BOB))
    assert after[ANN].items == (ROPE,)


def test_what_was_bought_may_be_placed_for_sale_in_the_same_turn() -> None:
    after = play(play(offered(), Accept(BOB)).state, PutUpForSale(ANN, ROPE))
    assert after[ANN].sale == Sale(ROPE)


def test_a_refused_offer_must_be_raised_in_the_same_turn() -> None:
    # Ruling 13: nobody is asked the same twice
    after = play(offered(), Refuse(BOB))
    assert refusal(after.state, OfferToBuy(ANN, BOB, 4)) is Code.ALREADY_REFUSED
    assert play(after.state, OfferToBuy(ANN, BOB, 5)).asked == (("answer_offer", BOB),)


def test_the_next_turn_may_offer_the_same_again() -> None:
    state = a_table(bob=seat(sale="rope", passed=True), refused=(0, 4))
    after = play(state, Labor(ANN, ("builder-1",)))
    assert refusal(after.state, OfferToBuy(ANN, BOB, 4)) is None


def test_the_form_leaves_out_whom_one_cannot_offer_more() -> None:
    state = a_table(
        ann=seat(coins=5), bob=seat(sale="rope"), cem=seat(sale="fish"), refused=(0, 5, 3)
    )
    seller, coins = offer_of(state, ANN, "offer_to_buy").blanks
    assert (seller.values, coins.values) == ((CEM,), (4, 5))


def test_the_form_is_greyed_out_where_all_one_could_offer_was_refused() -> None:
    state = a_table(ann=seat(coins=5), bob=seat(sale="rope"), refused=(0, 5))
    assert greyed(state, ANN, "offer_to_buy") is Code.ALREADY_REFUSED


def test_the_form_lists_higher_prices_as_the_refusals_grow() -> None:
    state = a_table(ann=seat(coins=60), bob=seat(sale="rope"), refused=(0, 40))
    assert offer_of(state, ANN, "offer_to_buy").blanks[1].values == tuple(range(41, 61))
