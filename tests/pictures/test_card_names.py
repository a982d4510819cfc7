"""The name of each card is drawn whole, in every language."""

from collections.abc import Callable, Iterator

import pytest

from bot.i18n.words import Words, languages, words_in
from bot.pictures import cards
from bot.pictures.lettering import drawable, wrap_to_fit
from bot.pictures.village import _CARD
from rules.cards import BUILDINGS, CAVES, REPRINTED, VILLAGERS
from rules.words import Area

HOUSE, BUILDER = next(iter(BUILDINGS)), next(iter(VILLAGERS))


@pytest.mark.parametrize("language", languages())
def test_no_name_is_shortened_on_its_card(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = {
        "building": lettered(monkeypatch, lambda: drawn(cards.building_card, HOUSE, _CARD)),
        "villager": lettered(monkeypatch, lambda: drawn(cards.villager_card, BUILDER, Area.READY)),
        "cave": lettered(monkeypatch, lambda: drawn(cards.cave_card, CAVES[0], _CARD)),
    }
    cut: list[str] = []
    for kind, text in names(words_in(language)):
        _, lines = wrap_to_fit(drawable(text), *rooms[kind])
        if "".join(lines).replace(" ", "") != text.replace(" ", ""):
            cut.append(text)
    assert not cut, f"shorten {', '.join(cut)} in the file cards.{language}.ftl"


def drawn(card: Callable[..., object], *about: object) -> None:
    """Draw a card anew, whether it has been drawn or not."""
    card.__wrapped__("en", *about)  # pyright: ignore[reportFunctionMemberAccess] - by `lru_cache`


def lettered(
    monkeypatch: pytest.MonkeyPatch, draw: Callable[[], None]
) -> tuple[tuple[int, ...], int]:
    """Return in which sizes, and in how much room, a card's name is drawn."""
    asked: list[tuple[tuple[int, ...], int]] = []

    def watched(text: str, sizes: tuple[int, ...], room: int) -> tuple[int, tuple[str, ...]]:
        asked.append((sizes, room))
        return wrap_to_fit(text, sizes, room)

    with monkeypatch.context() as patch:
        patch.setattr(cards, "wrap_to_fit", watched)
        draw()
    return asked[0]


def names(words: Words) -> Iterator[tuple[str, str]]:
    """Yield each card's kind and name."""
    yield from (("building", words(f"building-{card}")) for card in BUILDINGS.keys() - REPRINTED)
    yield from (("villager", words(f"villager-{card}")) for card in VILLAGERS)
    yield from (("cave", words(f"cave-{card}")) for card in CAVES)
