"""The old hands' scale fits the cards as they are."""

import json
from dataclasses import replace

import pytest

from bot.companions.inputs import NAMES
from bot.companions.scale import SCALE
from rules.cards import BUILDINGS
from rules.editions import EDITIONS, NEWEST
from tests.ladder.cards import fingerprint


def test_the_scale_was_fitted_to_the_cards_as_they_are() -> None:
    """`python -m tests.ladder.fit` fits it again after a change of a card."""
    scale = json.loads(SCALE.read_text(encoding="utf-8"))
    prints = {name.value: fingerprint(edition) for name, edition in EDITIONS.items()}
    other = sorted(dict(prints.items() ^ scale["cards"].items()))
    assert not other, (
        f"bot/companions/scale.json does not fit the cards of {', '.join(other)} as they are: run "
        f"`python -m tests.ladder.fit {' '.join(other)}`"
    )
    assert tuple(scale["names"]) == NAMES
    sheets = {
        f"{name} {seats} {number}"
        for name, edition in EDITIONS.items()
        for seats in (2, 3, 4)
        for number in range(2, edition.rounds + 1)
    }
    assert set(scale["weights"]) == sheets
    assert {len(weights) for weights in scale["weights"].values()} == {len(NAMES)}


def test_a_fingerprint_changes_with_any_card(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(NEWEST)
    card = BUILDINGS[NEWEST.outposts[-1]]
    monkeypatch.setitem(BUILDINGS, card.id, replace(card, points=card.points + 1))
    assert fingerprint(NEWEST) != before
