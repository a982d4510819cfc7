"""The light of a night's tale: what burns it down, and what a wick spares. Not in the rulebook."""

from dataclasses import replace

import pytest

from rules import evolve
from rules import facts as f
from rules.actions import Exert, Pass
from rules.table import GameState, PlayedCard
from rules.words import Burning, SecretCard
from tests.playing import After, play
from tests.rules.test_tale_cards import BOB, GAME, PARTY, a_night
from tests.tables import ANN, ONE, below, seat


def burned(after: After) -> list[f.LightBurned]:
    return after.of(f.LightBurned)


def spared(state: GameState, spare: int) -> GameState:
    """Return a night on which a wick spares so much of what burns next."""
    assert state.table.tale
    tale = replace(state.table.tale, spare=spare)
    return replace(state, table=replace(state.table, tale=tale))


def failing(light: int = 10) -> GameState:
    dice = {"builder-1": (1, 0), "trainer-1": (1, 0)}
    return a_night(light, ann=seat(cave=PARTY), trip=below(option=0, rolled=dice))


def test_a_rest_in_place_of_a_journey_loses_light() -> None:
    after = play(a_night(10), Pass(ANN), GAME)
    assert burned(after) == [f.LightBurned(1, Burning.REST)]
    assert after.table.tale
    assert after.table.tale.light == 9


def test_on_a_night_of_before_a_rest_loses_none() -> None:
    assert not burned(play(a_night(10, guests=0), Pass(ANN), GAME))


def test_a_failure_burns_two() -> None:
    after = play(failing(), Exert(ANN), GAME)
    assert burned(after) == [f.LightBurned(2, Burning.FAILURE)]


@pytest.mark.parametrize(
    ("light", "spare", "amount", "saved"), [(10, 4, 0, 2), (10, 1, 1, 1), (1, 0, 1, 0)]
)
def test_a_wick_spares_what_burns_next(light: int, spare: int, amount: int, saved: int) -> None:
    after = play(spared(failing(light), spare), Exert(ANN), GAME)
    assert burned(after) == [f.LightBurned(amount, Burning.FAILURE, saved)]
    assert after.table.tale
    assert (after.table.tale.light, after.table.tale.spare) == (light - amount, spare - saved)


def test_a_wick_that_gave_light_still_folds() -> None:
    card = f.CardPlayed(ANN, BOB, SecretCard.WICK, 4, ONE, 2)
    tale = evolve(a_night(5, guests=0), card).table.tale
    assert tale
    assert (tale.light, tale.spare) == (7, 0)
    assert tale.played == (PlayedCard(BOB, SecretCard.WICK, 4, ONE),)
