"""Final rulebook, "Symbols": what a building brings when it is bought, and how it is paid."""

import pytest

from rules import Code
from rules.actions import Build, RefreshRow
from rules.facts import CoinsChanged, Why
from rules.table import ITEMS, GameState
from rules.words import Good, Row, Skill, Token
from tests.playing import After, offer_of, play, refusal
from tests.tables import ANN, Board, a_table, card, seat, someone


def offering(building: str, ann: Board | None = None, **supply: int) -> GameState:
    return a_table(ann=ann, rows={"houses": (building,)}, supply=supply)


def bought(building: str, ann: Board | None = None, **supply: int) -> After:
    return play(offering(building, ann, **supply), Build(ANN, "builder-1", building))


def left(after: After, item: Good | Token) -> int:
    return after.table.supply[ITEMS.index(item)]


def test_goods_on_card_places_two_goods_at_once() -> None:
    # "Symbols": Goods (on card)
    after = bought(card(good=Good.POT, goods=2))
    assert after[ANN].buildings[-1].goods == 2
    assert left(after, Good.POT) == 8


def test_replenishing_goods_places_one_good_at_once() -> None:
    # "Symbols": Replenishing Goods (on card)
    after = bought(card(good=Good.FRUIT, goods=1, replenishing=True))
    assert after[ANN].buildings[-1].goods == 1


def test_a_potion_on_the_card_is_gained_at_once() -> None:
    # "Symbols": Potion (on card)
    assert bought(card(potions=1))[ANN].items == (Token.POTION,)


def test_gain_reputation_moves_the_cube_once() -> None:
    # "Symbols": Gain Reputation
    assert bought(card(reputation=1))[ANN].reputation == 1


def test_a_coin_when_building_comes_for_other_cards() -> None:
    # "Symbols": Gain a Coin When Building
    workshop = card(coin_when_building=1)
    after = bought(card(cost=5), seat(coins=7, buildings=(workshop,)))
    assert after[ANN].coins == 3
    assert CoinsChanged(ANN, 1, Why.COIN_WHEN_BUILDING) in after.facts


def test_a_coin_when_building_does_not_come_for_the_card_itself() -> None:
    # "Symbols": Gain a Coin When Building
    assert bought(card(cost=5, coin_when_building=1), seat(coins=7))[ANN].coins == 2


def test_the_full_cost_is_paid_before_the_bonus_coin_is_collected() -> None:
    # "Symbols": Gain a Coin When Building
    hut = card(cost=8)
    state = offering(hut, seat(coins=7, buildings=(card(coin_when_building=1),)))
    assert refusal(state, Build(ANN, "builder-1", hut)) is Code.NOT_ENOUGH_COINS


def test_two_cards_give_two_coins_when_building() -> None:
    # "Symbols": Gain a Coin When Building
    two = (card(coin_when_building=1), card(coin_when_building=1))
    assert bought(card(cost=5), seat(coins=7, buildings=two))[ANN].coins == 4


def test_a_hammer_plus_pays_one_coin_less() -> None:
    # "Symbols": Hammer/Quill Plus
    mason, hut = someone(Skill.HAMMER_PLUS), card(cost=5)
    state = offering(hut, seat(coins=4, ready=(mason,)))
    assert play(state, Build(ANN, mason, hut))[ANN].coins == 0


def test_a_quill_plus_does_not_help_to_build() -> None:
    # "Symbols": Hammer/Quill Plus
    both, hut = someone(Skill.HAMMER, Skill.QUILL_PLUS), card(cost=5)
    assert play(offering(hut, seat(ready=(both,))), Build(ANN, both, hut))[ANN].coins == 2


def test_ciders_and_potions_pass_as_coins_where_a_card_says_so() -> None:
    # "Cider/Potions as Coins"; ruling 14: they go back to the supply and pay exactly 1 each
    inn, hut = card(ciders_as_coins=True, potions_as_coins=True), card(cost=5)
    state = offering(hut, seat(coins=3, buildings=(inn,), items=("cider", "potion")))
    after = play(state, Build(ANN, "builder-1", hut, ciders=1, potions=1))
    assert (after[ANN].coins, after[ANN].items) == (0, ())
    assert (left(after, Token.CIDER), left(after, Token.POTION)) == (9, 20)


@pytest.mark.parametrize(("ciders", "potions"), [(1, 0), (0, 1)])
def test_without_such_a_card_they_do_not(ciders: int, potions: int) -> None:
    # "Symbols": Cider/Potions as Coins
    hut = card(cost=5)
    state = offering(hut, seat(coins=4, items=("cider", "potion")))
    action = Build(ANN, "builder-1", hut, ciders, potions)
    assert refusal(state, action) is Code.NOT_AS_COINS


def test_a_card_for_ciders_does_not_pass_potions() -> None:
    # "Symbols": Cider/Potions as Coins
    hut = card(cost=5)
    state = offering(hut, seat(buildings=(card(ciders_as_coins=True),), items=("cider", "potion")))
    assert refusal(state, Build(ANN, "builder-1", hut, potions=1)) is Code.NOT_AS_COINS
    assert play(state, Build(ANN, "builder-1", hut, ciders=1))[ANN].coins == 3


def test_only_what_one_has_can_be_spent() -> None:
    # "Symbols": Cider/Potions as Coins
    hut = card(cost=5)
    state = offering(hut, seat(buildings=(card(ciders_as_coins=True),), items=("cider",)))
    assert refusal(state, Build(ANN, "builder-1", hut, ciders=2)) is Code.NOT_ENOUGH_ITEMS
    assert refusal(state, Build(ANN, "builder-1", hut, ciders=-1)) is Code.NOT_AS_COINS


def test_ciders_and_potions_give_no_change() -> None:
    # Ruling 14
    inn = card(potions_as_coins=True)
    state = a_table(ann=seat(buildings=(inn,), items=("potion", "potion")))
    assert refusal(state, RefreshRow(ANN, Row.HOUSE, potions=2)) is Code.TOO_MUCH_PAID


def test_the_form_asks_for_ciders_and_potions_only_where_they_can_be_spent() -> None:
    # "Symbols": Cider/Potions as Coins
    hut = card(cost=5)
    both = seat(buildings=(card(potions_as_coins=True),), items=("cider", "potion", "potion"))
    blanks = offer_of(offering(hut, both), ANN, "build").blanks
    assert [(b.name, b.values) for b in blanks[2:]] == [("potions", (0, 1, 2))]


def test_what_is_left_of_the_good_is_placed() -> None:
    # Ruling 4
    assert bought(card(good=Good.POT, goods=2), pot=1)[ANN].buildings[-1].goods == 1
    assert bought(card(good=Good.POT, goods=2), pot=0)[ANN].buildings[-1].goods == 0
