"""Laws of the plain automated player, and of games that end early, over random games."""

from random import Random

import pytest
from hypothesis import given

from bot.service.plies.autoplay import passing_action, plain_action
from rules import apply, check, end_now, evolve, score, setup
from rules.actions import Action, Pass
from rules.dice import Dice
from rules.editions import FINAL, PREVIEW, Edition, Game
from rules.table import GameState
from rules.words import Seat
from tests.laws.mechanics import a_book_of_every_mechanic
from tests.laws.test_laws import LAWS, SEEDS, WAYS, games
from tests.pieces import pieces

MOST_PLIES = 2_000
PLAIN = {"rest", "harvest", "labor", "pass"}


@pytest.mark.parametrize(("way", "seats"), WAYS)
@LAWS
@given(seed=SEEDS)
def test_it_has_a_legal_answer_to_every_question(way: str, seats: int, seed: int) -> None:
    for ply in games(seats, seed, way):
        state = ply.step.state
        for question in state.table.questions:
            for decide in (plain_action, passing_action):
                action = decide(ply.game, state, question.seat)
                assert action.seat == question.seat
                assert check(ply.game, state, action) is None, (question, action)


def play_alone(game: Game, seats: int, seed: int) -> list[Action]:
    """Let a game be played by nobody else to its end."""
    secret = Random(seed).randbytes(16)
    state = setup(game, seats, Dice(secret, 0)).state
    played: list[Action] = []
    while not state.table.over:
        played.append(plain_action(game, state, state.table.questions[0].seat))
        state = apply(game, state, played[-1], Dice(secret, len(played))).state
        assert len(played) < MOST_PLIES
    return played


@pytest.mark.parametrize("edition", [FINAL, PREVIEW])
@pytest.mark.parametrize("seats", [2, 3, 4])
@LAWS
@given(seed=SEEDS)
def test_a_game_of_nobody_else_ends(edition: Edition, seats: int, seed: int) -> None:
    played = play_alone(Game(edition, a_book_of_every_mechanic()), seats, seed)
    assert {action.kind for action in played} <= PLAIN


def absent(game: Game, state: GameState, seat: Seat) -> int:
    """Play passing actions for a seat as long as it is asked; count them."""
    for count in range(MOST_PLIES):
        action = passing_action(game, state, seat)
        state = apply(game, state, action, Dice(b"absent", count)).state
        asked = any(question.seat == seat for question in state.table.questions)
        if isinstance(action, Pass) or not asked:
            return count
    raise AssertionError("it never passes")


@LAWS
@given(seed=SEEDS)
def test_a_seat_can_always_be_passed(seed: int) -> None:
    for ply in games(3, seed):
        for question in ply.step.state.table.questions:
            assert absent(ply.game, ply.step.state, question.seat) < 30


@pytest.mark.parametrize(("way", "seats"), WAYS)
@LAWS
@given(seed=SEEDS)
def test_a_game_can_end_at_any_moment(way: str, seats: int, seed: int) -> None:
    for ply in games(seats, seed, way):
        before = ply.step.state
        if before.table.over:
            continue
        step = end_now(ply.game, before)
        state = before
        for fact in step.facts:
            state = evolve(state, fact)
        assert state == step.state
        assert state.table.over
        assert not state.table.questions
        assert pieces(state) == pieces(before)
        assert min(line.place for line in score(ply.game, state.table)) == 1
