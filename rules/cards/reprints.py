"""List the cards of the second printing: those of the project's own whose figures changed.

Stored games know their cards by id, and end with the cards they began with: a card with other
figures is another card with the same name. What is known of the published game stays as it is. The
figures were found by play of neighbours and old hands: `docs/balance.md`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from rules.cards.houses import CAVES, HOUSES
from rules.cards.key_houses import KEY_HOUSES
from rules.cards.outposts import OUTPOSTS
from rules.cards.records import BuildingCard
from rules.words import BuildingId

_FIRST = {card.id: card for card in (*HOUSES, *KEY_HOUSES, *OUTPOSTS)}


def reprint(name: str, **figures: Any) -> BuildingCard:
    """Print a card again with other figures: fields of `BuildingCard`."""
    return replace(_FIRST[BuildingId(name)], id=BuildingId(f"{name}-2"), **figures)


REPRINTS: tuple[BuildingCard, ...] = (
    # Houses
    reprint("weathercock-loft", points=1, coin_when_exploring=1),
    reprint("welcome-lodge", points=2, cost=4),
    reprint("tollbridge-house", points=1, cost=6, points_for=CAVES),
    reprint("pilgrim-hostel", points=1, cost=6, points_for=CAVES),
    reprint("steaming-bathhouse", points=3, cost=8, points_for=CAVES),
    reprint("tin-bakery", points=1),
    reprint("market-arcade", points=2, cost=8),
    reprint("physic-garden", points=2, rerolls=1),
    reprint("mossback-hut", points=1),
    reprint("herring-smokehouse", points=1, cost=6),
    reprint("heron-jetty", points=0, coin_when_exploring=1),
    reprint("twine-walk", points=1, coin_when_exploring=1),
    reprint("bellrope-tower", points=1, coin_when_exploring=1),
    reprint("clayfoot-pottery", points=2, points_for=CAVES),
    reprint("almanac-press", points=2, cost=7, points_for=CAVES),
    reprint("rag-mill", points=2, cost=6, points_for=CAVES),
    reprint("mapmakers-attic", points=3, cost=5),
    reprint("chiming-clocktower", points=3, cost=6, coin_when_exploring=1, points_for=CAVES),
    reprint("feasting-hall", points=0, cost=8),
    reprint("rosewindow-chapel", points=6, cost=9, points_for=CAVES),
    # Key houses
    reprint("sawdust-workshop", points=1, cost=5),
    reprint("muddy-boot-porch", points=1, coin_when_exploring=2, cost=6),
    reprint("applewood-taproom", cost=6),
    reprint("remedy-pantry", points=2),
    reprint("joiners-bunkhouse", points=2, cost=8),
    reprint("corner-shop", points=0),
    reprint("featherbed-house", points=0, cost=8),
    # Outposts
    reprint("toadstool-camp", points=1, cost=6, coin_when_exploring=1),
    reprint("mineral-springs", points=3, cost=4, coin_when_exploring=1),
    reprint("hammock-cavern", cost=4, coin_when_exploring=1),
    reprint("candlelit-burrow", points=4, cost=4, coin_when_exploring=1),
    reprint("sunshaft-orchard", cost=5),
    reprint("ferrymans-landing", cost=5, coin_when_exploring=1),
    reprint("puffball-hollow", cost=4, goods=4, coin_when_exploring=1),
    reprint("underlake-wharf", points=3, goods=2, coin_when_exploring=1),
    reprint("spidersilk-loom", cost=4),
    reprint("roaring-smelter", cost=7),
    reprint("geode-shrine", cost=5),
    reprint("jewelers-row", cost=4),
    reprint("wayfinders-post", points=3, coin_when_exploring=2, cost=3),
    reprint("fortune-well", points=4, coin_when_exploring=1, cost=4),
    reprint("hermits-apothecary", points=3, cost=3),
    reprint("spiral-crossroads", points=4, cost=5),
    reprint("sleeping-colossus", points=7, cost=8, points_for=CAVES),
)

REPRINTED: Mapping[BuildingId, BuildingId] = {
    card.id: BuildingId(card.id.removesuffix("-2")) for card in REPRINTS
}
"""The replaced cards of the first printing, by the cards that replaced them."""

_NOW = {first: now for now, first in REPRINTED.items()}


def second_printing(cards: Iterable[BuildingCard]) -> tuple[BuildingId, ...]:
    """Map each card to its second printing."""
    return tuple([_NOW.get(card.id, card.id) for card in cards])
