"""Final rulebook, "Explore": rewards and penalties, of every kind in the book's shape."""

from typing import Any

import pytest

from rules import Code
from rules.actions import Advance, Choose, Exert, Pick
from rules.editions import FINAL
from rules.facts import CoinsChanged, ExtraCaveGained, ItemsSpent, RewardPicked, RowRefilled
from rules.table import GameState
from rules.words import Area, Good, Row, Special, Token
from tests.playing import After, offer_of, play, refusal, villagers_in
from tests.tables import ANN, BOB, Board, a_game, a_table, below, card, option, seat, tier

PARTY = ("builder-1", "trainer-1", "explorer-1")
HIRED, DEARER = FINAL.villagers[:2]


def won(ann: Board | None = None, table: dict[str, Any] | None = None, **outcome: Any) -> After:
    """Let Ann's party win an outcome without dice."""
    state = a_table(ann=ann or seat(cave=PARTY), trip=below(), **(table or {}))
    return play(state, Choose(ANN, 0), game_of(**outcome))


def game_of(**outcome: Any) -> Any:
    return a_game(option(tier(**outcome)), option(tier(9)))


def picked(after: After, pick: str, **outcome: Any) -> After:
    return play(after.state, Pick(ANN, pick), game_of(**outcome))


def test_coins_are_gained() -> None:
    assert won(coins=5)[ANN].coins == 12


def test_goods_potions_and_ciders_are_gained() -> None:
    gain = (Good.MUSHROOM, Good.MUSHROOM, Token.POTION, Token.CIDER)
    assert won(gain=gain)[ANN].items == gain


def test_what_the_supply_has_no_more_of_is_not_gained() -> None:
    # Ruling 4
    after = won(gain=(Good.ORE, Good.ORE, Good.FISH), table={"supply": {"ore": 1}})
    assert after[ANN].items == (Good.ORE, Good.FISH)


@pytest.mark.parametrize(
    ("start", "steps", "end"), [(0, 2, 2), (0, -1, -1), (6, 3, 7), (7, 1, 7), (-2, -2, -3)]
)
def test_reputation_moves_and_stops_at_either_end(start: int, steps: int, end: int) -> None:
    # "Reputation"; ruling 2
    assert won(seat(cave=PARTY, reputation=start), reputation=steps)[ANN].reputation == end


def test_the_cheapest_villager_is_the_left_most_on_the_board() -> None:
    # Ruling 12
    after = won(cheapest_villager=True, table={"slots": (None, None, HIRED, DEARER, None)})
    assert HIRED in villagers_in(after[ANN], Area.EXHAUSTED)
    assert after.table.board.slots == (None, None, None, DEARER, None)
    assert after[ANN].coins == 7


def test_a_villager_won_below_arrives_exhausted_even_with_train_to_ready() -> None:
    # Ruling 12
    ann = seat(cave=PARTY, buildings=(card(train_to_ready=True),))
    after = won(ann, cheapest_villager=True, table={"slots": (HIRED, None, None, None, None)})
    assert HIRED in villagers_in(after[ANN], Area.EXHAUSTED)


def test_with_nobody_on_the_board_no_villager_is_gained() -> None:
    # Ruling 12
    after = won(cheapest_villager=True, table={"slots": (None,) * 5})
    assert len(after[ANN].villagers) == 3


@pytest.mark.parametrize("special", list(Special))
def test_a_special_villager_joins_exhausted(special: Special) -> None:
    after = won(special=special)
    (joined,) = villagers_in(after[ANN], Area.EXHAUSTED) - set(PARTY)
    assert joined.startswith(special.replace("_", "-"))
    assert joined not in after.table.board.specials


def test_a_special_villager_already_taken_is_not_gained() -> None:
    # Ruling 12
    after = won(special=Special.GLOGO, table={"bob": seat(ready=("glogo",))})
    assert len(after[ANN].villagers) == 3


def test_there_are_two_cave_cats_to_gain() -> None:
    after = won(special=Special.CAVE_CAT, table={"bob": seat(ready=("cave-cat-1",))})
    assert "cave-cat-2" in villagers_in(after[ANN], Area.EXHAUSTED)


def test_an_extra_cave_card_comes_from_the_top_of_the_deck() -> None:
    # Ruling 12
    after = won(caves=2)
    assert after.of(ExtraCaveGained) == [
        ExtraCaveGained(ANN, "cave-02", "cave-03"),
        ExtraCaveGained(ANN, "cave-03", "cave-04"),
    ]
    assert after[ANN].caves == ("cave-02", "cave-03", "cave-01")


def test_extra_cave_cards_come_as_long_as_there_are_any() -> None:
    # Rulings 3 and 12
    after = won(caves=2, table={"decks": {"caves": ("cave-09",)}})
    assert after[ANN].caves == ("cave-09", "cave-01")
    assert after.table.market.cave is None


CHEAP = {"outposts": (), "keys": (), "stars": ()}


def test_a_building_up_to_a_cost_is_free_and_the_explorers_choice() -> None:
    huts = (card(cost=7), card(cost=8), card(cost=4, row=Row.KEY))
    rows = CHEAP | {"houses": huts[:2], "keys": huts[2:]}
    after = won(building=7, table={"rows": rows})
    assert after.picks == (huts[0], huts[2])
    assert offer_of(after.state, ANN, "pick").blanks[0].values == (huts[0], huts[2])
    after = picked(after, huts[2], building=7)
    assert after[ANN].buildings[-1].id == huts[2]
    assert after[ANN].coins == 7


def test_a_free_building_brings_what_it_brings_and_its_row_is_filled() -> None:
    # Ruling 18: what a bought card brings at once; no coin when building, as nothing is bought
    hut = card(cost=5, good=Good.FISH, goods=2, potions=1, reputation=1)
    ann = seat(cave=PARTY, buildings=(card(coin_when_building=1),))
    after = won(ann, building=7, table={"rows": CHEAP | {"houses": (hut,)}})
    assert after[ANN].buildings[-1].goods == 2
    assert (after[ANN].items, after[ANN].reputation) == ((Token.POTION,), 1)
    assert after.of(RowRefilled)
    assert not after.of(CoinsChanged)


def test_a_free_outpost_needs_a_cave_that_was_empty_before() -> None:
    # Ruling 18: the cave card of the encounter comes at the end
    mine = card(cost=5, row=Row.OUTPOST)
    rows = {"houses": (), "outposts": (mine,), "keys": (), "stars": ()}
    assert len(won(building=7, table={"rows": rows})[ANN].buildings) == 1
    caves = seat(cave=PARTY, caves=1)
    assert won(caves, building=7, table={"rows": rows})[ANN].buildings[-1].id == mine


def test_a_choice_between_items_is_the_explorers() -> None:
    choice = (Good.ROPE, Good.ORE)
    after = won(choice=choice)
    assert after.asked == (("take_reward", ANN),)
    assert refusal(after.state, Pick(ANN, "fish")) is Code.NO_SUCH_CHOICE
    after = picked(after, "ore", choice=choice)
    assert after[ANN].items == (Good.ORE,)
    assert after.of(RewardPicked) == [RewardPicked(ANN, "item", "ore")]
    assert after.asked == (("take_turn", BOB),)


@pytest.mark.parametrize(("left", "items"), [(1, (Good.ORE,)), (0, ())])
def test_where_one_item_is_left_or_none_there_is_no_choice(
    left: int, items: tuple[Good, ...]
) -> None:
    # Ruling 4
    supply = {"rope": 0, "ore": left}
    after = won(choice=(Good.ROPE, Good.ORE), table={"supply": supply})
    assert after[ANN].items == items
    assert after.asked == (("take_turn", BOB),)


def test_one_of_the_party_is_injured_by_the_explorers_choice() -> None:
    after = won(injured=1)
    assert after.picks == PARTY
    after = picked(after, "trainer-1", injured=1)
    assert villagers_in(after[ANN], Area.INJURED) == {"trainer-1"}
    assert villagers_in(after[ANN], Area.EXHAUSTED) == {"builder-1", "explorer-1"}


def test_two_injuries_are_chosen_one_after_the_other() -> None:
    after = picked(won(injured=2), "trainer-1", injured=2)
    assert after.picks == ("builder-1", "explorer-1")
    after = picked(after, "builder-1", injured=2)
    assert villagers_in(after[ANN], Area.INJURED) == {"trainer-1", "builder-1"}


@pytest.mark.parametrize("injured", [2, 3])
def test_injuries_that_meet_the_whole_party_leave_no_choice(injured: int) -> None:
    after = won(seat(cave=PARTY[:2]), injured=injured)
    assert villagers_in(after[ANN], Area.INJURED) == set(PARTY[:2])


def test_with_all_exerted_nobody_is_left_to_be_injured() -> None:
    game = a_game(option(tier(2, injured=1)))
    trip = below(option=0, rolled={"builder-1": (1, 0), "trainer-1": (1, 0)})
    state = a_table(ann=seat(cave=("builder-1", "trainer-1")), trip=trip)
    after = play(state, Exert(ANN, ("builder-1", "trainer-1")), game)
    assert after.of(RewardPicked) == [RewardPicked(ANN, "villager", None)]


@pytest.mark.parametrize(("coins", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_a_cost_is_paid_as_far_as_the_coins_go(coins: int, left: int) -> None:
    # Ruling 17
    assert won(seat(cave=PARTY, coins=coins), pay=2)[ANN].coins == left


def test_a_failure_that_hurts_is_applied() -> None:
    # "Explore": if the failure description includes a penalty, this is applied
    failure = tier(reputation=-1, pay=1).outcome
    game = a_game(option(tier(9), failure=failure))
    after = play(a_table(ann=seat(cave=("explorer-1",)), trip=below()), Choose(ANN, 0), game)
    assert (after[ANN].reputation, after[ANN].coins, after[ANN].caves) == (-1, 6, ())


def test_a_failure_may_injure() -> None:
    game = a_game(option(tier(9), failure=tier(injured=1).outcome))
    after = play(a_table(ann=seat(cave=("explorer-1",)), trip=below()), Choose(ANN, 0), game)
    assert villagers_in(after[ANN], Area.INJURED) == {"explorer-1"}


ROPE_OFFERED = option(
    tier(3, lose_offer=True), offer=Good.ROPE, failure=tier(lose_offer=True).outcome
)


def holding_out(*items: str) -> GameState:
    trip = below(option=0, offered=Good.ROPE, rolled={"explorer-1": (3, 2)})
    return a_table(ann=seat(cave=("explorer-1",), items=items), trip=trip)


@pytest.mark.parametrize("exerted", [(), ("explorer-1",)])
def test_the_item_held_out_is_lost_by_success_or_failure(exerted: tuple[str, ...]) -> None:
    after = play(holding_out("rope", "rope"), Exert(ANN, exerted), a_game(ROPE_OFFERED))
    assert after[ANN].items == (Good.ROPE,)
    assert after.of(ItemsSpent) == [ItemsSpent(ANN, (Good.ROPE,))]


def test_an_item_that_is_only_shown_is_kept() -> None:
    game = a_game(option(tier(1), offer=Good.ROPE))
    ann = seat(cave=("explorer-1",), items=("rope",))
    after = play(a_table(ann=ann, trip=below()), Choose(ANN, 0), game)
    assert after[ANN].items == (Good.ROPE,)


def test_the_item_held_out_cannot_be_placed_on_the_track_meanwhile() -> None:
    # Ruling 16; "Advancement Track": available goods
    state = holding_out("rope", "fish")
    game = a_game(ROPE_OFFERED)
    assert refusal(state, Advance(ANN, (Good.ROPE,)), game) is Code.NOT_ENOUGH_ITEMS
    assert offer_of(state, ANN, "advance", game).blanks[0].values == (Good.FISH,)
    assert refusal(holding_out("rope", "rope"), Advance(ANN, (Good.ROPE,)), game) is None


def test_afterwards_it_can() -> None:
    after = play(holding_out("rope"), Exert(ANN), a_game(option(tier(1), offer=Good.ROPE)))
    assert play(after.state, Advance(ANN, (Good.ROPE,)))[ANN].track[0].good is Good.ROPE
