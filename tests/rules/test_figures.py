"""Refusals carry their figures: what it takes, what there is, and of what."""

import pytest

from rules import Refusal, check
from rules.actions import (
    Action,
    Advance,
    Build,
    Choose,
    Exert,
    Explore,
    Labor,
    OfferToBuy,
    Pick,
    PutUpForSale,
    RefreshRow,
    Reroll,
    Rest,
    Train,
)
from rules.editions import FINAL
from rules.errors import Code
from rules.paying import purse
from rules.questions import RestVillagers, TakeReward
from rules.table import GameState
from rules.words import Good, Row
from tests.tables import ANN, BOB, GAME, ONE, a_game, a_table, below, card, option, seat, tier

THREE = ("builder-1", "trainer-1", "explorer-1")
TURN = a_table(ann=seat(coins=2, items=("rope",)), bob=seat(sale="ore"), refused=(0, 3))
BELOW = a_table(ann=seat(cave=THREE[:2]), trip=below(option=0, rolled={"builder-1": (4, 1)}))
RESTING = a_table(
    ann=seat(injured=(*THREE, "explorer-4"), items=("potion",)),
    asks=(RestVillagers(ONE, ANN),),
    turn=None,
)
PICKING = a_table(trip=below(), asks=(TakeReward(ONE, ANN, "item", ("fish", "ore")),))

CASES: list[tuple[GameState, Action, Refusal]] = [
    (TURN, Explore(ANN, THREE[:1]), Refusal(Code.TOO_FEW_VILLAGERS, need=2, have=1)),
    (TURN, Labor(ANN, ()), Refusal(Code.TOO_FEW_VILLAGERS, need=1)),
    (TURN, Labor(ANN, ("glogo",)), Refusal(Code.NOT_READY, what="glogo")),
    (TURN, Build(ANN, "trainer-1", "x"), Refusal(Code.NO_HAMMER, what="trainer-1")),
    (TURN, Build(ANN, "builder-1", "x"), Refusal(Code.NOT_FOR_SALE, what="x")),
    (
        TURN,
        Train(ANN, "trainer-1", FINAL.villagers[4]),
        Refusal(Code.NOT_ENOUGH_COINS, need=5, have=2),
    ),
    (TURN, PutUpForSale(ANN, Good.ORE), Refusal(Code.NOT_ENOUGH_ITEMS, need=1, what="ore")),
    (TURN, PutUpForSale(ANN, Good.ROPE, 1), Refusal(Code.PRICE_TOO_LOW, need=3, have=1)),
    (TURN, OfferToBuy(ANN, BOB, 2), Refusal(Code.PRICE_TOO_LOW, need=3, have=2)),
    (TURN, OfferToBuy(ANN, BOB, 3), Refusal(Code.NOT_ENOUGH_COINS, need=3, have=2)),
    (TURN, RefreshRow(ANN, Row.KEY), Refusal(Code.ROW_CANNOT_REFRESH, what="key")),
    (
        TURN,
        RefreshRow(ANN, Row.HOUSE, potions=1),
        Refusal(Code.NOT_ENOUGH_ITEMS, need=1, what="potion"),
    ),
    (
        TURN,
        Advance(ANN, (Good.ROPE, Good.ROPE)),
        Refusal(Code.NOT_ENOUGH_ITEMS, need=2, have=1, what="rope"),
    ),
    (BELOW, Exert(ANN, THREE[:2]), Refusal(Code.NOTHING_GAINED, need=1, have=2)),
    (BELOW, Exert(ANN, ("glogo",)), Refusal(Code.NO_SUCH_CHOICE, what="glogo")),
    (BELOW, Reroll(ANN, "glogo"), Refusal(Code.NO_REROLLS)),
    (PICKING, Pick(ANN, "rope"), Refusal(Code.NO_SUCH_CHOICE, what="rope")),
    (
        RESTING,
        Rest(ANN, potions=THREE[:2]),
        Refusal(Code.NOT_ENOUGH_ITEMS, need=2, have=1, what="potion"),
    ),
    (
        RESTING,
        Rest(ANN, beds=(*THREE, "explorer-4")),
        Refusal(Code.NOT_ENOUGH_BEDS, need=4, have=3),
    ),
    (RESTING, Rest(ANN, beds=("builder-2",)), Refusal(Code.CANNOT_REST, what="builder-2")),
]


@pytest.mark.parametrize(
    ("state", "action", "refusal"), CASES, ids=[f"{c[1].kind}-{c[2].code}" for c in CASES]
)
def test_a_refusal_carries_its_figures(state: GameState, action: Action, refusal: Refusal) -> None:
    assert check(a_game(option(tier(2)), option(tier(9))), state, action) == refusal


def test_a_refused_offer_says_what_was_refused() -> None:
    state = a_table(bob=seat(sale="ore"), refused=(0, 4))
    refusal = Refusal(Code.ALREADY_REFUSED, need=4, have=3)
    assert check(GAME, state, OfferToBuy(ANN, BOB, 3)) == refusal


def test_a_missing_item_says_which() -> None:
    game = a_game(option(tier(1), offer=Good.ROPE), option(tier(1)))
    state = a_table(ann=seat(cave=THREE), trip=below())
    refusal = Refusal(Code.NEEDS_OFFER, need=1, what="rope")
    assert check(game, state, Choose(ANN, 0)) == refusal


def test_coins_ciders_and_potions_are_counted_together() -> None:
    inn = card(ciders_as_coins=True, potions_as_coins=True)
    hut = card(cost=9)
    ann = seat(coins=2, items=("cider", "potion", "potion"), buildings=(inn,))
    state = a_table(ann=ann, rows={"houses": (hut,)})
    assert purse(state.table.players[ANN]) == 5
    short = Build(ANN, "builder-1", hut, ciders=1, potions=2)
    assert check(GAME, state, short) == Refusal(Code.NOT_ENOUGH_COINS, need=9, have=5)
    too_much = RefreshRow(ANN, Row.HOUSE, ciders=1, potions=2)
    assert check(GAME, state, too_much) == Refusal(Code.TOO_MUCH_PAID, need=1, have=3)
