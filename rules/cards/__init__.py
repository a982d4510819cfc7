"""List every card of the game, by id."""

from rules.cards.caves import CAVES
from rules.cards.houses import HOUSES, STARTING_HOUSES
from rules.cards.key_houses import KEY_HOUSES
from rules.cards.outposts import OUTPOSTS
from rules.cards.preview import ADDED_HOUSES, ADDED_KEY_HOUSES, ADDED_OUTPOSTS, GROLO
from rules.cards.records import BuildingCard, Thing, VillagerCard
from rules.cards.reprints import REPRINTED, REPRINTS
from rules.cards.star_houses import STAR_HOUSES
from rules.cards.villagers import ORDINARY, SPECIAL, STARTING
from rules.words import BuildingId, VillagerId

__all__ = [
    "BUILDINGS",
    "CAVES",
    "HOUSES",
    "KEY_HOUSES",
    "ORDINARY",
    "OUTPOSTS",
    "REPRINTED",
    "SPECIAL",
    "STARTING",
    "STARTING_HOUSES",
    "STAR_HOUSES",
    "VILLAGERS",
    "BuildingCard",
    "Thing",
    "VillagerCard",
]

BUILDINGS: dict[BuildingId, BuildingCard] = {
    card.id: card
    for cards in (
        *(STARTING_HOUSES, HOUSES, KEY_HOUSES, STAR_HOUSES, OUTPOSTS),
        *(ADDED_HOUSES, ADDED_KEY_HOUSES, ADDED_OUTPOSTS, REPRINTS),
    )
    for card in cards
}

VILLAGERS: dict[VillagerId, VillagerCard] = {
    card.id: card for card in (*STARTING, *ORDINARY, *SPECIAL, GROLO)
}
