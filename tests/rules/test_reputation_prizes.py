"""Final rulebook, "Reputation" at the game's end; ruling 1."""

import pytest

from rules import score
from tests.tables import GAME, a_table, seat


def prizes(*steps: int) -> tuple[int, ...]:
    names = ("ann", "bob", "cem", "dee")
    boards = {name: seat(reputation=step) for name, step in zip(names, steps, strict=False)}
    return tuple(s.prize for s in score(GAME, a_table(**boards).table))


def test_the_first_three_win_5_3_and_2_points() -> None:
    assert prizes(1, 4, 2, 3) == (0, 5, 2, 3)
    assert prizes(3, 2, 1) == (5, 3, 2)


def test_with_two_players_only_the_first_wins_3() -> None:
    assert prizes(2, 1) == (3, 0)
    assert prizes(-3, -2) == (0, 3)


def test_tom_and_sarah_tie_for_the_most_and_win_4_each() -> None:
    # The rulebook's example: 5 + 3, divided by 2
    assert prizes(4, 4, 1, 0) == (4, 4, 2, 0)
    assert prizes(4, 4, 1) == (4, 4, 2)


@pytest.mark.parametrize(
    ("steps", "won"),
    [
        ((4, 2, 2), (5, 3, 3)),
        ((4, 3, 1, 1), (5, 3, 1, 1)),
        ((4, 2, 2, 0), (5, 3, 3, 0)),
        ((1, 1, 1), (4, 4, 4)),
        ((4, 2, 2, 2), (5, 2, 2, 2)),
        ((1, 1, 1, 1), (3, 3, 3, 3)),
        ((1, 1), (2, 2)),
        ((2, 2, 1, 1), (4, 4, 1, 1)),
    ],
)
def test_ties_share_what_they_span_rounded_up(steps: tuple[int, ...], won: tuple[int, ...]) -> None:
    # Ruling 1 for three and more, and for two players
    assert prizes(*steps) == won
