"""Final rulebook, "Harvest"."""

from rules import Code
from rules.actions import Advance, Harvest, Pass, PutUpForSale
from rules.table import Sale
from rules.words import Area, Good, Row
from tests.playing import counted, greyed, offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, a_table, card, seat


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
    ]
    one_left = a_table(ann=seat(ready=("builder-1",), buildings=((hut, 2),)))
    assert [blank.most for blank in offer_of(one_left, ANN, "harvest").blanks] == [1, 1]


def test_a_harvested_good_is_kept_placed_on_the_track_or_later_for_sale() -> None:
    # Ruling 20: selling is a free action, and those go before the action of a turn
    hut = card(good=Good.FISH, goods=1)
    state = a_table(ann=seat(buildings=((hut, 1),)))
    kept = play(state, Harvest(ANN, ("builder-1",), (hut,)))
    assert kept[ANN].items == (Good.FISH,)
    assert kept.asked == (("take_turn", BOB),)
    assert play(kept.state, Advance(ANN, (Good.FISH,)))[ANN].track[0].good is Good.FISH
    assert refusal(kept.state, PutUpForSale(ANN, Good.FISH)) is Code.NOT_YOUR_TURN
    next_turn = play(kept.state, Pass(BOB)).state
    assert play(next_turn, PutUpForSale(ANN, Good.FISH))[ANN].sale == Sale(Good.FISH)
