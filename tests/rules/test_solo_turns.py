"""Solo rules: player order, the actions table, how many of each, the end of the round."""

from dataclasses import replace

import pytest

from rules import Code, automata, automaton_due, check_seats, setup, undoable
from rules.actions import Explore, Pass
from rules.dice import Dice
from rules.editions import COMMON, SOLO, Reading
from rules.facts import CiderDrunk, CiderPlaced, DieRolled, GameEnded, OpponentActed, Passed
from rules.solo.plan import ACTIONS_TABLE, deed_on, open_faces
from rules.table import GameState
from rules.words import Area, Deed, Seat
from tests.playing import LoadedDice, counted, play
from tests.solo import (
    BUILD,
    EXPLORE,
    HARVEST,
    HIRE,
    LABOR,
    LEFT,
    RIGHT,
    SOLO_GAME,
    SOLO_PREVIEW,
    act,
    alone,
)
from tests.tables import ANN, seat

ROUNDS = range(1, 8)


def laid_out(order: int) -> GameState:
    return setup(SOLO_GAME, 1, LoadedDice({"order": order})).state


def faces(state: GameState) -> list[str]:
    """Name the deeds on the faces that are still open, one name a face."""
    open_now = open_faces(SOLO_GAME, state.table, LEFT)
    return [deed_on(SOLO_GAME, state.table, face) for face in open_now]


def test_one_board_and_one_cube_and_the_opponents_have_neither() -> None:
    # "Setup"
    table = laid_out(1).table
    assert len(table.players) == 1
    assert table.seats == 3
    assert table.solo is not None
    assert (table.solo.houses, table.solo.outposts, table.solo.hired) == ((), (), ())
    assert len(table.players[ANN].villagers) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_solo_is_for_one(seats: int) -> None:
    # "Setup"
    refused = check_seats(SOLO, seats)
    assert refused is not None
    assert refused.code is Code.TOO_MANY_SEATS
    assert (refused.need, refused.have) == (1, seats)
    assert check_seats(SOLO, 1) is None


@pytest.mark.parametrize("seats", [0, 1])
def test_a_common_game_is_for_two_to_four(seats: int) -> None:
    refused = check_seats(COMMON, seats)
    assert refused is not None
    assert refused.code is Code.TOO_FEW_SEATS
    assert refused.need == 2
    assert all(check_seats(COMMON, seats) is None for seats in (2, 3, 4))


@pytest.mark.parametrize(
    ("order", "first"), [(1, ANN), (2, ANN), (3, RIGHT), (4, RIGHT), (5, LEFT), (6, LEFT)]
)
def test_a_die_gives_the_player_the_first_second_or_third_place(order: int, first: Seat) -> None:
    # "Determine player order"
    step = setup(SOLO_GAME, 1, LoadedDice({"order": order}))
    assert step.facts[0] == DieRolled(ANN, "order", order)
    assert step.state.table.first == first
    assert step.state.table.turn is not None
    assert step.state.table.turn.seat == first
    assert bool(step.state.table.questions) == (first == ANN)


@pytest.mark.parametrize(("order", "coins"), [(1, 7), (3, 8), (5, 8)])
def test_the_second_and_the_third_of_three_start_with_a_coin_more(order: int, coins: int) -> None:
    # "Setup" and ruling 27; not in the preview
    assert laid_out(order).table.players[ANN].coins == coins
    preview = setup(SOLO_PREVIEW, 1, LoadedDice({"order": order})).state
    assert preview.table.players[ANN].coins == 7


@pytest.mark.parametrize(
    ("round_", "deeds"),
    [
        (1, {BUILD: (1, 2, 3), HIRE: (4, 5, 6), LABOR: (7, 8)}),
        *(
            (n, {EXPLORE: (1, 2), HARVEST: (3,), BUILD: (4, 5), HIRE: (6, 7), LABOR: (8,)})
            for n in (2, 3, 4, 5)
        ),
        *(
            (n, {EXPLORE: (1, 2), HARVEST: (3, 4), BUILD: (5, 6), HIRE: (7,), LABOR: (8,)})
            for n in (6, 7)
        ),
    ],
)
def test_the_actions_table(round_: int, deeds: dict[Deed, tuple[int, ...]]) -> None:
    # "A&B Bot actions"
    for deed, numbers in deeds.items():
        assert [f for f, d in enumerate(ACTIONS_TABLE[round_ - 1], 1) if d is deed] == [*numbers]


def test_in_the_third_round_a_seven_hires() -> None:
    # "A&B Bot actions", the first example
    after = act(alone(round=3), 7)
    assert after.of(OpponentActed) == [OpponentActed(LEFT, HIRE, 7)]
    assert after.table.solo is not None
    assert after.table.solo.done == ((HIRE,), ())


@pytest.mark.parametrize(
    ("round_", "done", "left"),
    [
        (1, (HIRE,), {BUILD: 3, LABOR: 2}),
        (4, (BUILD, BUILD, HIRE), {EXPLORE: 2, HARVEST: 1, LABOR: 1}),
        (5, (HARVEST, BUILD, HIRE), {EXPLORE: 2, LABOR: 1, BUILD: 2}),
        (3, (HARVEST, BUILD, HIRE), {LABOR: 1}),
    ],
)
def test_what_cannot_be_done_is_left_out_of_the_draw(
    round_: int, done: tuple[Deed, ...], left: dict[Deed, int]
) -> None:
    # "A&B Bot actions", the examples of rerolling; with "Building", ruling 28
    assert counted(faces(alone(round=round_, left=done))) == left


@pytest.mark.parametrize("round_", ROUNDS)
def test_a_deed_is_done_so_often_at_the_most(round_: int) -> None:
    # "Exploring", "Harvesting", "Building", "Hiring"
    most = {
        EXPLORE: 1,
        HARVEST: 6 if round_ > 5 else 1,
        BUILD: 2 if 4 <= round_ <= 6 else 1,
        HIRE: 1,
    }
    for deed, times in most.items():
        if deed in ACTIONS_TABLE[round_ - 1]:
            for done in range(times):
                fits = deed is not HARVEST or round_ > 5 or done < 1
                assert fits
                assert deed in faces(alone(round=round_, left=(deed,) * done))
            assert deed not in faces(alone(round=round_, left=(deed,) * times))


def test_nobody_explores_or_harvests_in_the_first_round() -> None:
    # "A&B Bot actions", the table
    assert set(faces(alone(round=1))) == {BUILD, HIRE, LABOR}


@pytest.mark.parametrize("round_", ROUNDS)
def test_an_opponent_labors_once_and_again_only_after_building_and_hiring(round_: int) -> None:
    # "Labor"; ruling 29
    assert LABOR in faces(alone(round=round_))
    for done in ((LABOR,), (LABOR, BUILD), (LABOR, HIRE)):
        assert LABOR not in faces(alone(round=round_, left=done))
    assert (LABOR in faces(alone(round=round_, left=(LABOR, BUILD, HIRE)))) == (round_ > 1)


@pytest.mark.parametrize(("round_", "number"), list(enumerate((3, 4, 4, 5, 5, 6, 6), start=1)))
def test_the_number_of_actions_by_round(round_: int, number: int) -> None:
    # "Number of A&B bot actions"
    one = (LABOR,) if round_ < 6 else (HARVEST,)
    for count in range(number + 1):
        done = (BUILD, HIRE, *one * 9)[:count]
        assert bool(faces(alone(round=round_, left=done))) == (count < number)


def test_exploring_takes_two_of_the_actions() -> None:
    # "Exploring": two villagers are used; ruling 30
    assert faces(alone(round=2, left=(EXPLORE, BUILD, HIRE))) == []
    assert EXPLORE in faces(alone(round=2, left=(HARVEST, BUILD)))
    assert EXPLORE not in faces(alone(round=2, left=(HARVEST, BUILD, LABOR)))


@pytest.mark.parametrize(("deed", "face"), [(EXPLORE, 1), (HARVEST, 3)])
def test_exploring_and_harvesting_move_nothing_but_the_dice(deed: Deed, face: int) -> None:
    # "Exploring", "Harvesting"; ruling 31
    before = alone(round=2)
    after = act(before, face)
    assert after.of(OpponentActed)[0].deed is deed
    assert after.table.market == before.table.market
    assert after.state.decks == before.decks


def test_the_first_to_labor_takes_the_cider() -> None:
    # "Labor" of the rulebook; ruling 31
    before = alone(round=2)
    after = act(before, 8)
    assert after.of(CiderDrunk) == [CiderDrunk(LEFT)]
    assert not after.table.board.cider
    assert not act(alone(round=2, cider=False), 8).of(CiderDrunk)


def test_turns_pass_clockwise_one_action_each() -> None:
    # "Current player track"
    after = act(alone(round=2, turn=LEFT), 1)
    assert automaton_due(after.table) == RIGHT
    after = act(after.state, 3)
    assert automaton_due(after.table) is None
    assert after.asked == (("take_turn", ANN),)
    assert automata(SOLO_GAME, after.state, Dice(b"", 1)) is None
    assert automaton_due(play(after.state, Pass(ANN), SOLO_GAME).table) == LEFT


def test_opponents_go_on_after_the_player_has_passed() -> None:
    # "Number of A&B bot actions"
    after = play(alone(turn=ANN, round=2), Pass(ANN), SOLO_GAME)
    state, turns = after.state, 0
    while automaton_due(state.table) is not None and state.table.round == 2:
        after = act(state)
        state, turns = after.state, turns + 1
    assert turns >= 4
    assert not after.of(Passed)
    assert state.table.round == 3


def test_the_player_goes_on_after_the_opponents_are_done() -> None:
    state = alone(turn=RIGHT, round=2, left=(EXPLORE, BUILD, HIRE), right=(EXPLORE, BUILD))
    after = act(state, 8)
    assert after.asked == (("take_turn", ANN),)


@pytest.mark.parametrize(("first", "following"), [(ANN, LEFT), (LEFT, RIGHT), (RIGHT, ANN)])
def test_the_players_place_goes_from_3_to_2_from_2_to_1_and_from_1_to_3(
    first: Seat, following: Seat
) -> None:
    # "End of round": who was the left neighbour of the first is first
    done = (LABOR, BUILD, HIRE)
    state = alone(turn=RIGHT, first=first, left=done, right=done[:2], passed=True, cider=False)
    after = act(state, 4)
    assert after.table.round == 2
    assert after.table.first == following
    assert after.table.turn is not None
    assert after.table.turn.seat == following
    assert after.table.solo is not None
    assert after.table.solo.done == ((), ())
    assert after.of(CiderPlaced)


def test_the_other_steps_of_the_end_of_a_round_are_as_ever() -> None:
    # "End of round"
    done = (LABOR, BUILD, HIRE)
    ann = seat(coins=2, ready=(), exhausted=("builder-1", "trainer-1", "explorer-1"))
    state = alone(turn=RIGHT, ann=ann, left=done, right=done[:2], passed=True)
    after = act(state, 4)
    assert all(villager.area is Area.READY for villager in after[ANN].villagers)
    assert after[ANN].coins == 6
    assert None not in after.table.board.slots


def test_an_opponent_that_can_do_nothing_more_is_done() -> None:
    # "A&B Bot actions": nobody to hire, nothing to build; ruling 32
    rows = {"houses": (), "outposts": (), "keys": (), "stars": ()}
    state = alone(round=1, slots=(None,) * 5, rows=rows, left=(LABOR,))
    assert faces(state) == []
    assert automaton_due(act(alone(round=1, slots=(None,) * 5, rows=rows), 7).table) == RIGHT


def test_the_player_reads_a_printed_book_himself() -> None:
    # Ruling 27
    game = replace(SOLO_GAME, reading=Reading.BOOK)
    after = play(alone(turn=ANN), Explore(ANN, ("builder-1", "explorer-1")), game)
    assert after.asked == (("read_paragraph", ANN),)


def test_the_points_are_the_result() -> None:
    # Ruling 27
    done = (BUILD, HIRE, *(HARVEST,) * 4)
    after = play(alone(turn=ANN, round=7, left=done, right=done), Pass(ANN), SOLO_GAME)
    assert after.of(GameEnded) == [GameEnded((ANN,))]


def test_what_an_opponent_did_cannot_be_taken_back() -> None:
    assert not undoable(act(alone(round=2), 1).facts)
