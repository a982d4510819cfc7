"""A ladder of a few games: only what cannot flake. The whole one is `python -m tests.ladder`."""

from dataclasses import replace

import pytest

from bot.companions.people import Strength
from encounters.loader import SHIPPED_BOOK, load
from rules.editions import EDITIONS, FINAL_2, EditionName, Game
from tests.intervals import wilson
from tests.ladder.__main__ import RUNGS, Result, climb, missing
from tests.ladder.matches import Companion, Player, play, rotated, stand_in

GAME = Game(FINAL_2, load(SHIPPED_BOOK).book)
OF_EACH_STRENGTH = [Companion(strength) for strength in Strength]


def test_the_same_deal_is_played_the_same() -> None:
    first, again = (play(GAME, OF_EACH_STRENGTH, 5) for _ in range(2))
    assert first.points == again.points
    assert [ply.action for ply in first.plies] == [ply.action for ply in again.plies]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_strength_ends_its_games_beside_the_stand_in(edition: EditionName) -> None:
    players: list[Player] = [*OF_EACH_STRENGTH, stand_in]
    match = play(replace(GAME, edition=EDITIONS[edition]), players, 7)
    assert min(match.places) == 1
    assert match.points[3] < max(match.points[:3])


def test_a_deal_is_played_from_each_seat() -> None:
    hero, other = OF_EACH_STRENGTH[:2]
    assert [players.index(hero) for _, players in rotated(hero, other, 3)] == [0, 1, 2]


def test_a_rung_counts_what_its_hero_won() -> None:
    result = climb(RUNGS[0], 2, 1)
    assert result.games == 2
    assert result.wins == 2
    assert result.points > result.others


def test_intervals_are_wilsons() -> None:
    low, high = wilson(82, 100)
    assert (round(low, 3), round(high, 3)) == (0.733, 0.883)


def test_a_missed_bar_is_said() -> None:
    rung = RUNGS[1]
    good = Result(400, 300, 68, 58, slowest=0.1, usual=0.01)
    assert list(missing(rung, good)) == []
    poor = replace(good, wins=272, slowest=1.5)
    assert list(missing(rung, poor)) == ["under 70%", "not surely 65%", "too slow"]
