"""Final rulebook, "Put Something for Sale" and "Refresh Building Row"."""

import pytest

from rules import Code
from rules.actions import Labor, PutUpForSale, RefreshRow, TakeBack
from rules.facts import RowRefreshed
from rules.table import Sale
from rules.words import Good, Row, Token
from tests.playing import greyed, offer_of, play, refusal
from tests.tables import ANN, BOB, a_table, card, seat

ROPE, CIDER = Good.ROPE, Token.CIDER


@pytest.mark.parametrize("item", [Good.ROPE, Token.CIDER, Token.POTION])
def test_a_good_a_cider_or_a_potion_may_be_placed_for_sale(item: Good | Token) -> None:
    after = play(a_table(ann=seat(items=(item,))), PutUpForSale(ANN, item))
    assert (after[ANN].sale, after[ANN].items) == (Sale(item), ())


def test_only_what_one_has_is_placed_for_sale() -> None:
    state = a_table(ann=seat(items=("fish",), track={"rope": 1}))
    assert refusal(state, PutUpForSale(ANN, ROPE)) is Code.NOT_ENOUGH_ITEMS
    assert greyed(a_table(), ANN, "put_up_for_sale") is Code.NOT_ENOUGH_ITEMS


def test_only_one_thing_is_for_sale_at_a_time() -> None:
    state = a_table(ann=seat(items=("cider",), sale="rope"))
    after = play(state, PutUpForSale(ANN, CIDER))
    assert (after[ANN].sale, after[ANN].items) == (Sale(CIDER), (ROPE,))


def test_it_may_be_taken_back() -> None:
    after = play(a_table(ann=seat(sale="rope")), TakeBack(ANN))
    assert (after[ANN].sale, after[ANN].items) == (None, (ROPE,))


def test_nothing_is_taken_back_where_nothing_is_for_sale() -> None:
    assert refusal(a_table(), TakeBack(ANN)) is Code.NOTHING_FOR_SALE
    assert greyed(a_table(), ANN, "take_back") is Code.NOTHING_FOR_SALE


def test_it_is_removed_or_replaced_only_on_ones_turn() -> None:
    state = a_table(bob=seat(sale="rope", items=("fish",)))
    assert refusal(state, TakeBack(BOB)) is Code.NOT_YOUR_TURN
    assert refusal(state, PutUpForSale(BOB, Good.FISH)) is Code.NOT_YOUR_TURN


def test_an_asking_price_may_be_set_of_at_least_three_coins() -> None:
    # Ruling 13
    state = a_table(ann=seat(items=("rope",)))
    assert play(state, PutUpForSale(ANN, ROPE, asking=3))[ANN].sale == Sale(ROPE, 3)
    assert refusal(state, PutUpForSale(ANN, ROPE, asking=2)) is Code.PRICE_TOO_LOW


def test_what_is_for_sale_may_be_priced_anew() -> None:
    # Taking it back and placing it again, in one
    state = a_table(ann=seat(sale=("rope", 9)))
    assert play(state, PutUpForSale(ANN, ROPE, asking=5))[ANN].sale == Sale(ROPE, 5)
    assert offer_of(state, ANN, "put_up_for_sale").blanks[0].values == (ROPE,)


@pytest.mark.parametrize(("row", "name"), [(Row.HOUSE, "houses"), (Row.OUTPOST, "outposts")])
def test_for_a_coin_the_four_cards_of_a_row_are_replaced(row: Row, name: str) -> None:
    state = a_table(ann=seat(coins=7))
    old, deck = getattr(state.table.market, name), getattr(state.decks, name)
    after = play(state, RefreshRow(ANN, row))
    assert after[ANN].coins == 6
    assert getattr(after.table.market, name) == deck[:4]
    assert getattr(after.state.decks, name) == (*deck[4:], *old)
    assert getattr(after.table.market, f"{name}_left") == len(deck)
    assert after.of(RowRefreshed) == [RowRefreshed(ANN, row, deck[:4])]


def test_one_row_is_refreshed_only_once_per_turn() -> None:
    after = play(a_table(), RefreshRow(ANN, Row.HOUSE))
    assert refusal(after.state, RefreshRow(ANN, Row.HOUSE)) is Code.ALREADY_REFRESHED
    assert refusal(after.state, RefreshRow(ANN, Row.OUTPOST)) is Code.ALREADY_REFRESHED
    assert greyed(after.state, ANN, "refresh_row") is Code.ALREADY_REFRESHED


def test_the_next_turn_may_refresh_again() -> None:
    after = play(a_table(bob=seat(passed=True), refreshed=True), Labor(ANN, ("builder-1",)))
    assert play(after.state, RefreshRow(ANN, Row.HOUSE)).table.turn.refreshed


@pytest.mark.parametrize("row", [Row.KEY, Row.STAR])
def test_key_and_star_houses_cannot_be_refreshed(row: Row) -> None:
    assert refusal(a_table(), RefreshRow(ANN, row)) is Code.ROW_CANNOT_REFRESH


def test_refreshing_costs_a_coin() -> None:
    state = a_table(ann=seat(coins=0))
    assert refusal(state, RefreshRow(ANN, Row.HOUSE)) is Code.NOT_ENOUGH_COINS
    assert greyed(state, ANN, "refresh_row") is Code.NOT_ENOUGH_COINS


def test_a_potion_may_pay_for_it_where_a_card_says_so() -> None:
    # "Symbols": Cider/Potions as Coins
    ann = seat(coins=0, items=("potion",), buildings=(card(potions_as_coins=True),))
    state = a_table(ann=ann)
    assert offer_of(state, ANN, "refresh_row").blanks[1].values == (0, 1)
    assert play(state, RefreshRow(ANN, Row.HOUSE, potions=1))[ANN].items == ()


def test_with_few_cards_left_some_of_the_row_come_back() -> None:
    # Ruling 3: a full row's worth of cards in deck and row together
    row, deck = tuple(card() for _ in range(4)), (card(),)
    state = a_table(rows={"houses": row}, decks={"houses": deck})
    after = play(state, RefreshRow(ANN, Row.HOUSE))
    assert after.table.market.houses == (*deck, *row[:3])
    assert after.state.decks.houses == row[3:]


def test_a_full_rows_worth_of_cards_is_enough() -> None:
    # Ruling 3
    row, deck = tuple(card() for _ in range(3)), (card(), card())
    state = a_table(rows={"houses": row}, decks={"houses": deck})
    after = play(state, RefreshRow(ANN, Row.HOUSE))
    assert after.table.market.houses == (deck[1], *row)


@pytest.mark.parametrize(("row", "deck"), [(4, 0), (3, 0), (2, 1)])
def test_a_row_that_cannot_change_is_not_refreshed(row: int, deck: int) -> None:
    # Ruling 3
    cards = tuple(card() for _ in range(row + deck))
    state = a_table(rows={"houses": cards[:row]}, decks={"houses": cards[row:]})
    assert refusal(state, RefreshRow(ANN, Row.HOUSE)) is Code.ROW_CANNOT_REFRESH
    assert offer_of(state, ANN, "refresh_row").blanks[0].values == (Row.OUTPOST,)


def test_where_neither_row_can_change_the_form_is_greyed_out() -> None:
    # Ruling 3
    state = a_table(decks={"houses": (), "outposts": ()})
    assert greyed(state, ANN, "refresh_row") is Code.ROW_CANNOT_REFRESH
