"""Final rulebook, "End the Round", in the order of ruling 8."""

from typing import Any

import pytest

from rules.actions import Pass
from rules.editions import FINAL
from rules.facts import (
    Asked,
    CiderPlaced,
    CoinsChanged,
    GoodsPlaced,
    ItemsGained,
    RoundBegan,
    RoundEnded,
    SlotsRefilled,
    TurnBegan,
    VillagersMoved,
)
from rules.words import Area, Good, Token
from tests.playing import After, play
from tests.tables import ANN, BOB, CEM, Board, a_table, card, seat

V1, V2, V3, V4, V5, V6, V7 = FINAL.villagers[:7]


def ended(ann: Board | None = None, **table: Any) -> After:
    """Let Ann pass as the last."""
    return play(a_table(ann=ann, **{"bob": seat(passed=True)} | table), Pass(ANN))


def test_the_round_marker_moves_one_chamber_down() -> None:
    # "Round Marker"
    after = ended(round=3)
    assert after.of(RoundEnded) == [RoundEnded(3)]
    assert after.table.round == 4


def test_a_cider_is_placed_where_there_is_none() -> None:
    # "Cider"
    assert ended(cider=False).of(CiderPlaced)
    assert ended(cider=False).table.board.cider


def test_no_second_cider_is_placed() -> None:
    # "Cider"
    assert not ended(cider=True).of(CiderPlaced)


def test_no_cider_is_placed_once_the_supply_has_none() -> None:
    # Ruling 4
    assert not ended(cider=False, supply={"cider": 0}).table.board.cider


def test_villagers_slide_left_and_new_ones_are_drawn() -> None:
    # "New Villagers"
    after = ended(slots=(None, V2, None, V4, V5), decks={"villagers": (V6, V7, V1)})
    assert after.table.board.slots == (V2, V4, V5, V6, V7)
    assert after.state.decks.villagers == (V1,)
    assert after.table.market.villagers_left == 1
    assert after.of(SlotsRefilled) == [SlotsRefilled((V2, V4, V5, V6, V7), 2)]


@pytest.mark.parametrize(
    ("pile", "slots"), [((), (V2, V5, None, None, None)), ((V6,), (V2, V5, V6, None, None))]
)
def test_with_the_pile_empty_slots_stay_empty_and_the_rest_slide_left(
    pile: tuple[str, ...], slots: tuple[str | None, ...]
) -> None:
    # Ruling 3
    after = ended(slots=(None, V2, None, None, V5), decks={"villagers": pile})
    assert after.table.board.slots == slots


def test_a_full_row_of_villagers_stays_as_it_is() -> None:
    # "New Villagers"
    assert not ended().of(SlotsRefilled)


def test_the_first_player_card_passes_to_the_left() -> None:
    # "Pass First-Player card to the Left"
    after = ended()
    assert after.table.first == BOB
    assert after.asked == (("take_turn", BOB),)
    around = play(a_table(first=CEM, cem=seat(passed=True), bob=seat(passed=True)), Pass(ANN))
    assert around.table.first == ANN


def test_nobody_has_passed_in_the_new_round() -> None:
    # "Start the Next Round"
    assert [player.passed for player in ended().table.players] == [False, False]


def test_the_steps_come_in_their_order() -> None:
    # Ruling 8: marker, cider, new villagers, rest, income, potions, goods, first player
    garden = card(good=Good.FRUIT, goods=1, replenishing=True, potion_income=1)
    ann = seat(buildings=(garden,), exhausted=("builder-1",))
    after = ended(ann, cider=False, slots=(None, V2, V3, V4, V5))
    kinds = [type(fact) for fact in after.facts]
    order = (
        RoundEnded,
        CiderPlaced,
        SlotsRefilled,
        VillagersMoved,
        CoinsChanged,
        ItemsGained,
        GoodsPlaced,
        RoundBegan,
        TurnBegan,
        Asked,
    )
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == list(order)


def test_an_empty_track_brings_four_coins() -> None:
    # "Collect Income"
    after = ended(seat(coins=7))
    assert [player.coins for player in after.table.players] == [11, 11]


@pytest.mark.parametrize(
    ("filled", "income"), [(1, 5), (2, 6), (3, 6), (4, 7), (5, 7), (6, 8), (7, 8), (8, 8)]
)
def test_the_right_most_filled_slot_gives_the_income(filled: int, income: int) -> None:
    # "Collect Income"; with three goods 6 instead of 4
    track = {good.value: 2 for good in list(Good)[:filled]}
    assert ended(seat(coins=0, track=track))[ANN].coins == income


def test_buildings_with_income_add_to_it() -> None:
    # "Symbols": Income (on card)
    shops = (card(income=1), card(income=2))
    assert ended(seat(coins=0, buildings=shops))[ANN].coins == 4 + 3


def test_income_for_goods_counts_those_on_the_track_alone() -> None:
    # "Symbols": Income for (Goods)
    row = card(income_for=(Good.AMETHYST, Good.ORE))
    ann = seat(coins=0, buildings=(row,), track={"ore": 2, "fish": 1}, items=("amethyst",))
    assert ended(ann)[ANN].coins == 6 + 2


def test_potion_income_brings_a_potion_each_round() -> None:
    # "Symbols": Potion Income (on card)
    garden = card(potion_income=1)
    assert ended(seat(buildings=(garden,)))[ANN].items == (Token.POTION,)
    two = seat(buildings=(garden, card(potion_income=1)))
    assert ended(two, supply={"potion": 1})[ANN].items == (Token.POTION,)


def test_where_the_supply_runs_short_the_first_player_is_served_first() -> None:
    # Ruling 21
    boards = {name: seat(buildings=(card(potion_income=1),)) for name in ("ann", "bob", "cem")}
    state = a_table(**boards, first=BOB, turn=CEM, supply={"potion": 2})
    for seat_to_pass in (CEM, ANN, BOB):
        after = play(state, Pass(seat_to_pass))
        state = after.state
    assert [player.items for player in after.table.players] == [
        (),
        (Token.POTION,),
        (Token.POTION,),
    ]


def test_a_replenishing_building_gets_a_good_if_it_has_none() -> None:
    # "Refresh Goods on Buildings"
    garden = card(good=Good.FRUIT, goods=1, replenishing=True)
    after = ended(seat(buildings=(garden,)))
    assert after[ANN].buildings[-1].goods == 1


def test_a_replenishing_building_with_a_good_gets_no_second() -> None:
    # "Refresh Goods on Buildings"
    garden = card(good=Good.FRUIT, goods=1, replenishing=True)
    assert not ended(seat(buildings=((garden, 1),))).of(GoodsPlaced)


def test_goods_placed_once_are_never_made_again() -> None:
    # "Symbols": the card never makes additional goods
    kiln = card(good=Good.POT, goods=2)
    assert not ended(seat(buildings=(kiln,))).of(GoodsPlaced)


def test_goods_that_the_supply_lacks_are_not_placed() -> None:
    # Ruling 4
    garden = card(good=Good.FRUIT, goods=1, replenishing=True)
    assert not ended(seat(buildings=(garden,)), supply={"fruit": 0}).of(GoodsPlaced)


def test_exhausted_villagers_are_ready_before_the_income_is_paid() -> None:
    # Ruling 8
    after = ended(seat(exhausted=("builder-1",)))
    assert after[ANN].villagers_in(Area.EXHAUSTED) == ()
