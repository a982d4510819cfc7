"""A ladder of a few games: only what cannot flake. The whole one is `python -m tests.ladder`."""

from dataclasses import replace

import pytest

from bot.companions.people import Strength
from bot.companions.scale import expected, forget
from rules import setup
from rules.dice import Dice
from rules.editions import EDITIONS, FINAL, NEWEST, EditionName, Game
from rules.house_rules import HouseRules
from rules.words import Seat
from tests.intervals import wilson
from tests.ladder.__main__ import RUNGS, Result, climb, missing
from tests.ladder.matches import Companion, Player, play, rotated, stand_in
from tests.shipped import shipped

GAME = Game(NEWEST, shipped().book)
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


@pytest.mark.parametrize("chosen", ["rounds=5", "coins=5 goods=7 keys=9 rounds=9"])
def test_every_strength_plays_by_house_rules(chosen: str) -> None:
    edition = HouseRules.parse(chosen).applied(NEWEST)
    match = play(replace(GAME, edition=edition), [*OF_EACH_STRENGTH, stand_in], 7)
    assert match.ending.table.round == edition.rounds
    assert match.points[3] < max(match.points[:3])


def test_a_game_of_other_rounds_is_valued_by_how_many_are_left() -> None:
    """One with more of them than the scale knows is valued as the earliest that it knows."""
    table = setup(GAME, 2, Dice(b"", 0)).state.table
    for rounds, now, as_in in ((7, 4, 4), (5, 4, 6), (9, 4, 2), (9, 9, 7), (9, 2, 2)):
        edition, here = replace(NEWEST, rounds=rounds), replace(table, round=now)
        there = replace(table, round=as_in)
        assert expected(edition, here, Seat(0)) == expected(NEWEST, there, Seat(0))


def test_what_the_scale_does_not_know_is_valued_by_what_is_nearest(
    caplog: pytest.LogCaptureFixture,
) -> None:
    forget()
    table = replace(setup(GAME, 2, Dice(b"", 0)).state.table, round=3)
    strange = replace(NEWEST, name="final-3")
    for _ in range(2):
        assert expected(strange, table, Seat(0)) == expected(FINAL, table, Seat(0))
    assert caplog.messages == ["no weights for 'final-3 2 3' in the scale: using 'final 2 3'"]


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
