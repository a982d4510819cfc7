"""Take the cards that a test has printed out of the box again."""

from collections.abc import Iterator

import pytest

from rules.cards import BUILDINGS, VILLAGERS


@pytest.fixture(autouse=True)
def only_real_cards() -> Iterator[None]:
    buildings, villagers = dict(BUILDINGS), dict(VILLAGERS)
    yield
    for cards, real in ((BUILDINGS, buildings), (VILLAGERS, villagers)):
        for name in cards.keys() - real.keys():
            del cards[name]
