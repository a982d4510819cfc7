"""The fit of the old hands' scale, with a handful of games."""

from collections import defaultdict

import pytest

from bot.companions.inputs import NAMES
from bot.companions.people import Strength
from rules.editions import NEWEST
from tests.ladder import fit

EDITION = NEWEST.name


def gathered(monkeypatch: pytest.MonkeyPatch) -> fit.Samples:
    monkeypatch.setattr(fit, "SEATS", (2,))
    samples: fit.Samples = defaultdict(list)
    fit.gather(samples, [EDITION], Strength.NEIGHBOUR, 4, fit.FIRST_DEAL)
    return samples


def test_a_few_games_give_each_round_its_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    samples = gathered(monkeypatch)
    assert set(samples) == {f"{EDITION} 2 {number}" for number in range(2, 8)}
    assert len(samples[f"{EDITION} 2 7"]) == 4 * 2
    weights = fit.fit(samples)
    assert set(weights) == set(samples)
    assert {len(of_sheet) for of_sheet in weights.values()} == {len(NAMES)}


def test_a_figure_is_worth_the_same_with_any_number_of_seats(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fit, "SEATS", (2, 3))
    samples: fit.Samples = defaultdict(list)
    fit.gather(samples, [EDITION], Strength.NEIGHBOUR, 3, fit.FIRST_DEAL)
    weights = fit.fit(samples)
    for number in range(2, 8):
        two, three = (
            dict(zip(NAMES, weights[f"{EDITION} {n} {number}"], strict=True)) for n in (2, 3)
        )
        assert two.pop("one") != three.pop("one")
        assert two == three


def test_games_are_the_same_however_many_processes_play_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone: fit.Samples = defaultdict(list)
    for deal in range(fit.FIRST_DEAL, fit.FIRST_DEAL + 4):
        _, found = fit.note(EDITION, Strength.NEIGHBOUR, 2, deal)
        for sheet, figures, points in found:
            alone[sheet].append((figures, points))
    assert gathered(monkeypatch) == alone
