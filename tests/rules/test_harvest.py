"""Final rulebook, "Harvest"."""

from dataclasses import replace
from typing import Any

import pytest

from rules import Code, legal_actions
from rules.actions import Advance, Harvest, Pass, PutUpForSale
from rules.editions import FINAL, PREVIEW, Edition, Game
from rules.facts import ItemPutUpForSale, ItemTakenBack
from rules.table import GameState, Sale
from rules.undo import undoable
from rules.words import Area, Good, Row
from tests.playing import counted, greyed, offer_of, play, refusal, villagers_in
from tests.solo import SOLO_GAME, SOLO_PREVIEW, alone
from tests.tables import ANN, BOB, GAME, a_table, card, seat

CAT = "cave-cat-1"


def test_each_exhausted_villager_takes_one_good_from_a_house_or_outpost() -> None:
    hut = card(good=Good.FISH, goods=2)
    mine = card(row=Row.OUTPOST, good=Good.ORE, goods=2)
    state = a_table(ann=seat(buildings=((hut, 2), (mine, 2))))
    after = play(state, Harvest(ANN, ("builder-1", "trainer-1"), (hut, mine)))
    assert after[ANN].items == (Good.FISH, Good.ORE)
    assert [building.goods for building in after[ANN].buildings] == [0, 1, 1]
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"builder-1", "trainer-1"}


def test_two_villagers_may_take_two_goods_from_one_building() -> None:
    hut = card(good=Good.FISH, goods=2)
    state = a_table(ann=seat(buildings=((hut, 2),)))
    after = play(state, Harvest(ANN, ("builder-1", "trainer-1"), (hut, hut)))
    assert after[ANN].items == (Good.FISH, Good.FISH)


def test_a_building_gives_no_more_than_lies_on_it() -> None:
    hut, garden = card(good=Good.FISH, goods=2), card(good=Good.FRUIT, goods=1)
    state = a_table(ann=seat(buildings=((hut, 1), (garden, 1))))
    twice = Harvest(ANN, ("builder-1", "trainer-1"), (hut, hut))
    assert refusal(state, twice) is Code.NO_GOODS_THERE


def test_each_villager_takes_one_good_neither_more_nor_less() -> None:
    hut = card(good=Good.FISH, goods=2)
    state = a_table(ann=seat(buildings=((hut, 2),)))
    assert refusal(state, Harvest(ANN, ("builder-1",), (hut, hut))) is Code.ONE_GOOD_EACH
    assert refusal(state, Harvest(ANN, ("builder-1", "trainer-1"), (hut,))) is Code.ONE_GOOD_EACH


def test_goods_are_taken_from_ones_own_buildings_alone() -> None:
    hut = card(good=Good.FISH, goods=2)
    state = a_table(bob=seat(buildings=((hut, 2),)))
    assert refusal(state, Harvest(ANN, ("builder-1",), (hut,))) is Code.NO_GOODS_THERE
    assert greyed(state, ANN, "harvest") is Code.NO_GOODS_THERE


def test_harvesting_takes_at_least_one_ready_villager() -> None:
    hut = card(good=Good.FISH, goods=1)
    state = a_table(ann=seat(ready=(), exhausted=("builder-1",), buildings=((hut, 1),)))
    assert refusal(state, Harvest(ANN, (), ())) is Code.TOO_FEW_VILLAGERS
    assert refusal(state, Harvest(ANN, ("builder-1",), (hut,))) is Code.NOT_READY
    assert greyed(state, ANN, "harvest") is Code.TOO_FEW_VILLAGERS


def test_the_form_asks_for_no_more_than_villagers_and_goods_allow() -> None:
    hut = card(good=Good.FISH, goods=2)
    few_goods = offer_of(a_table(ann=seat(buildings=((hut, 2),))), ANN, "harvest")
    assert [(b.name, b.most, counted(b.values)) for b in few_goods.blanks] == [
        ("villagers", 2, counted(["builder-1", "trainer-1", "explorer-1"])),
        ("buildings", 2, counted([hut, hut])),
        ("sell", 1, counted(["fish"])),
        ("asking", 1, counted([str(price) for price in range(3, 25)])),
    ]
    one_left = a_table(ann=seat(ready=("builder-1",), buildings=((hut, 2),)))
    assert [blank.most for blank in offer_of(one_left, ANN, "harvest").blanks[:2]] == [1, 1]


def fishing(**rest: Any) -> tuple[GameState, Harvest]:
    """Lay two fish on a house of Ann's, for two villagers to take; `rest` is of her board."""
    hut = card(good=Good.FISH, goods=2)
    state = a_table(ann=seat(buildings=((hut, 2),), **rest))
    return state, Harvest(ANN, ("builder-1", "trainer-1"), (hut, hut))


def test_a_harvested_good_is_kept_or_placed_on_the_track() -> None:
    # "He may either keep it there for later or place it in his advancement track"
    state, harvest = fishing()
    kept = play(state, harvest)
    assert kept[ANN].items == (Good.FISH, Good.FISH)
    assert kept.asked == (("take_turn", BOB),)
    assert play(kept.state, Advance(ANN, (Good.FISH,)))[ANN].track[0].good is Good.FISH
    assert refusal(kept.state, PutUpForSale(ANN, Good.FISH)) is Code.NOT_YOUR_TURN
    next_turn = play(kept.state, Pass(BOB)).state
    assert play(next_turn, PutUpForSale(ANN, Good.FISH))[ANN].sale == Sale(Good.FISH)


@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
@pytest.mark.parametrize("asking", [None, 3, 40])
def test_a_harvested_good_may_be_placed_for_sale_by_the_harvest(
    edition: Edition, asking: int | None
) -> None:
    # "place it for sale in the top left corner of his player board"; preview, the same; ruling 20
    state, harvest = fishing()
    after = play(
        state, replace(harvest, sell=Good.FISH, asking=asking), replace(GAME, edition=edition)
    )
    assert after[ANN].sale == Sale(Good.FISH, asking)
    assert after[ANN].items == (Good.FISH,)
    assert after.asked == (("take_turn", BOB),)
    assert undoable(after.facts)


def test_what_lay_for_sale_makes_room_for_the_harvested_good() -> None:
    # "A player may only have one good for sale at a time"; ruling 20
    state, harvest = fishing(sale=("rope", 5))
    after = play(state, replace(harvest, sell=Good.FISH))
    assert after[ANN].sale == Sale(Good.FISH)
    assert counted(after[ANN].items) == counted(["fish", "rope"])
    assert after.of(ItemTakenBack) == [ItemTakenBack(ANN, Good.ROPE)]
    assert play(state, harvest)[ANN].sale == Sale(Good.ROPE, 5)


def test_only_what_is_harvested_now_goes_on_sale_with_it() -> None:
    mine = card(row=Row.OUTPOST, good=Good.ORE, goods=1)
    hut = card(good=Good.FISH, goods=1)
    state = a_table(ann=seat(buildings=((hut, 1), (mine, 1)), items=("rope",)))
    harvest = Harvest(ANN, ("builder-1",), (hut,))
    for other in (Good.ROPE, Good.ORE, Good.POT):
        assert refusal(state, replace(harvest, sell=other)) is Code.NOT_HARVESTED
    assert refusal(state, replace(harvest, asking=4)) is Code.NOTHING_FOR_SALE
    too_cheap = replace(harvest, sell=Good.FISH, asking=2)
    assert refusal(state, too_cheap) is Code.PRICE_TOO_LOW
    offered = [a for a in legal_actions(GAME, state) if isinstance(a, Harvest)]
    assert {a.sell for a in offered if a.buildings == (hut,)} == {None, Good.FISH}
    assert {a.sell for a in offered if len(a.buildings) > 1} == {None, Good.FISH, Good.ORE}


@pytest.mark.parametrize("game", [SOLO_GAME, SOLO_PREVIEW])
def test_alone_a_harvested_good_waits_for_the_die(game: Game) -> None:
    # Solo rules, "Selling goods": the die is rolled on a later turn; rulings 20 and 36
    hut = card(good=Good.FISH, goods=1)
    state = alone(ann=seat(buildings=((hut, 1),)), turn=ANN, round=2)
    harvest = Harvest(ANN, ("builder-1",), (hut,), Good.FISH)
    after = play(state, harvest, game)
    assert after[ANN].sale == Sale(Good.FISH)
    assert [blank.name for blank in offer_of(state, ANN, "harvest", game).blanks] == [
        *("villagers", "buildings", "sell")
    ]
    assert refusal(state, replace(harvest, asking=4), game) is Code.PRICE_BY_DIE


def test_a_cat_that_refuses_leaves_nothing_for_sale() -> None:
    # "Special Villagers": the turn is asked again; in the preview the others work: ruling 24
    hut, mill = card(good=Good.FISH, goods=1), card(good=Good.ROPE, goods=1)
    buildings = ((hut, 1), (mill, 1))
    state = a_table(ann=seat(ready=(CAT, "builder-1"), buildings=buildings))
    of_the_cat = Harvest(ANN, (CAT, "builder-1"), (hut, mill), Good.FISH)
    assert not play(state, of_the_cat, rolls={f"cat {CAT}": 2}).of(ItemPutUpForSale)
    preview = replace(GAME, edition=PREVIEW)
    alone_at_work = play(state, of_the_cat, preview, rolls={f"cat {CAT}": 2})
    assert (alone_at_work[ANN].items, alone_at_work[ANN].sale) == ((Good.ROPE,), None)
    of_the_other = replace(of_the_cat, sell=Good.ROPE)
    sold = play(state, of_the_other, preview, rolls={f"cat {CAT}": 2})
    assert (sold[ANN].items, sold[ANN].sale) == ((), Sale(Good.ROPE))
