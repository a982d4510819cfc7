"""Final rulebook, "Setting up the Game"."""

import pytest

from rules import setup
from rules.actions import Pass
from rules.cards import BUILDINGS, STARTING
from rules.dice import Dice
from rules.editions import FINAL
from rules.table import ITEMS, GameState, Table
from rules.words import Area, Skill, Token
from tests.pieces import pieces
from tests.playing import play, villagers_in
from tests.tables import ANN, DEE, GAME

READY, EXHAUSTED = Area.READY, Area.EXHAUSTED


def laid_out(seats: int, seed: bytes = b"seed") -> GameState:
    return setup(GAME, seats, Dice(seed, 0)).state


def table(seats: int) -> Table:
    return laid_out(seats).table


@pytest.mark.parametrize(("seats", "coins"), [(2, [7, 8]), (3, [7, 8, 8]), (4, [7, 7, 7, 8])])
def test_seven_coins_each_and_one_more_for_the_later_seats(seats: int, coins: list[int]) -> None:
    # Steps 1 and 8
    assert [player.coins for player in table(seats).players] == coins


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_one_starting_house_of_three_beds(seats: int) -> None:
    # Step 1
    houses = [b.id for player in table(seats).players for b in player.buildings]
    assert len(set(houses)) == seats
    assert all(BUILDINGS[house].row is None and BUILDINGS[house].beds == 3 for house in houses)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_one_of_each_starting_villager(seats: int) -> None:
    # Step 1
    for seat, player in enumerate(table(seats).players, start=1):
        names = [villager.id for villager in player.villagers]
        assert names == [f"builder-{seat}", f"trainer-{seat}", f"explorer-{seat}"]


@pytest.mark.parametrize("seats", [2, 3])
def test_all_villagers_start_ready_with_two_or_three_players(seats: int) -> None:
    # Step 1
    for player in table(seats).players:
        assert {villager.area for villager in player.villagers} == {READY}


def test_with_four_players_those_without_a_hammer_start_exhausted() -> None:
    # Step 1
    for seat, player in enumerate(table(4).players, start=1):
        assert villagers_in(player, READY) == {f"builder-{seat}"}
        assert villagers_in(player, EXHAUSTED) == {f"trainer-{seat}", f"explorer-{seat}"}


def test_six_star_houses_and_four_of_nine_key_houses_lie_open() -> None:
    # Step 2
    market = table(2).market
    assert market.stars == FINAL.stars
    assert len(market.stars) == 6
    assert len(FINAL.keys) == 9
    assert len(set(market.keys)) == 4


def test_the_key_houses_are_drawn_at_random_and_the_others_are_not_used() -> None:
    # Step 2
    drawn = {laid_out(2, b"%d" % seed).table.market.keys for seed in range(20)}
    assert len(drawn) > 10
    state = laid_out(2)
    unused = set(FINAL.keys) - set(state.table.market.keys)
    assert not unused & set(pieces(state))


def test_five_ordinary_villagers_are_for_hire_at_2_3_3_4_and_5_coins() -> None:
    # Step 3
    state = laid_out(2)
    hire = state.table.board.slots
    assert FINAL.slot_costs == (2, 3, 3, 4, 5)
    assert len(hire) == 5
    assert sorted((*hire, *state.decks.villagers)) == sorted(FINAL.villagers)
    assert state.table.market.villagers_left == 13


def test_the_special_villagers_lie_aside_and_unused_starting_ones_in_the_box() -> None:
    # Step 3
    state = laid_out(3)
    assert state.table.board.specials == FINAL.specials
    assert "builder-4" not in pieces(state)


def test_the_round_marker_starts_on_the_top_chamber() -> None:
    # Step 4
    assert table(2).round == 1


def test_the_supply_holds_all_tokens_and_one_cider_lies_on_the_board() -> None:
    # Step 5
    start = table(4)
    supply = dict(zip(ITEMS, start.supply, strict=True))
    assert list(supply.values()) == [12, 12, 12, 10, 10, 10, 8, 7, 9, 20]
    assert supply[Token.CIDER] == 9
    assert start.board.cider


def test_the_cave_cards_are_shuffled_and_lie_face_up() -> None:
    # Step 6
    state = laid_out(2)
    assert sorted(state.decks.caves) == sorted(FINAL.caves)
    assert state.table.market.cave == state.decks.caves[0]
    assert state.table.market.caves_left == 25
    assert len({laid_out(2, b"%d" % seed).decks.caves for seed in range(9)}) == 9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cube_starts_on_the_torch(seats: int) -> None:
    # Step 7
    assert {player.reputation for player in table(seats).players} == {0}


def test_the_first_player_has_the_card_and_the_first_turn() -> None:
    # Step 8
    start = table(4)
    assert start.first == ANN
    assert [(q.kind, q.seat) for q in start.questions] == [("take_turn", ANN)]


def test_houses_and_outposts_lie_in_rows_of_four_beside_their_decks() -> None:
    # Step 9
    state = laid_out(2)
    market, decks = state.table.market, state.decks
    assert sorted((*market.houses, *decks.houses)) == sorted(FINAL.houses)
    assert sorted((*market.outposts, *decks.outposts)) == sorted(FINAL.outposts)
    assert (len(market.houses), len(decks.houses), market.houses_left) == (4, 21, 21)
    assert (len(market.outposts), len(decks.outposts), market.outposts_left) == (4, 20, 20)


def test_the_four_player_start_is_over_after_the_first_round() -> None:
    # Step 1: they move to the ready area at the end of round one
    state = laid_out(4)
    for seat in range(DEE + 1):
        state = play(state, Pass(seat)).state
    assert all(v.area is READY for player in state.table.players for v in player.villagers)


def test_a_starting_builder_has_a_hammer_a_trainer_a_quill_an_explorer_neither() -> None:
    # Step 1, "1A"
    assert [card.skills for card in STARTING[:3]] == [(Skill.HAMMER,), (Skill.QUILL,), ()]
    assert [card.dice for card in STARTING[:3]] == [((4, 1),), ((2, 1),), ((1, 1), (3, 2))]
