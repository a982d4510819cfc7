"""Choose and add the cards of the preview edition: 24 houses, 10 key houses, 25 outposts.

They are the final edition's without those that have a symbol unknown to the preview, and a few
more. Known of the preview: the first two houses here. The others, and every name, are the project's
own; a lantern on every expedition costs about as much as a bed.
"""

from dataclasses import replace

from rules.cards.houses import HOUSES, house
from rules.cards.key_houses import KEY_HOUSES, key_house
from rules.cards.outposts import OUTPOSTS, outpost, replenishing_outpost
from rules.cards.records import BuildingCard, Thing
from rules.cards.villagers import GLOGO, ORDINARY, SPECIAL
from rules.words import BuildingId, Good, Skill, Token, VillagerId

ALCHEMY = ((Token.POTION, 2), (Good.ORE, 2))
UNKNOWN_THINGS = (Thing.VILLAGER, Thing.EMPTY_CAVE)


def is_known(card: BuildingCard) -> bool:
    """Return whether the preview has all symbols of the card."""
    later = card.potion_income or card.ciders_as_coins or card.potions_as_coins or card.income_for
    return not later and not any(thing in UNKNOWN_THINGS for thing, _ in card.points_for)


ADDED_HOUSES: tuple[BuildingCard, ...] = (
    house(BuildingId("alembic-manor"), cost=15, points=4, points_for=ALCHEMY),
    house(BuildingId("hearthring-court"), cost=18, points=3, points_for=((Thing.HOUSE, 2),)),
)

ADDED_KEY_HOUSES: tuple[BuildingCard, ...] = (
    key_house(BuildingId("chandlers-shop"), cost=5, bonus_explore=1),
    key_house(BuildingId("lamplighters-lodge"), cost=7, bonus_explore=1, beds=1),
    key_house(BuildingId("wishing-gate"), cost=4, reputation=1, potions=1),
)

ADDED_OUTPOSTS: tuple[BuildingCard, ...] = (
    outpost(BuildingId("beacon-stair"), cost=5, bonus_explore=1, points=1),
    outpost(BuildingId("mirrorlight-gallery"), cost=7, bonus_explore=1, beds=1),
    replenishing_outpost(BuildingId("ropewalk-ledge"), cost=6, good=Good.ROPE, points=1),
)

GROLO = replace(GLOGO, id=VillagerId("grolo"))
"""The preview's name for the glogo."""

PREVIEW_HOUSES = (*filter(is_known, HOUSES), *ADDED_HOUSES)
PREVIEW_KEY_HOUSES = (*filter(is_known, KEY_HOUSES), *ADDED_KEY_HOUSES)
PREVIEW_OUTPOSTS = (*filter(is_known, OUTPOSTS), *ADDED_OUTPOSTS)
PREVIEW_VILLAGERS = tuple([card for card in ORDINARY if Skill.QUILL_PLUS not in card.skills])
PREVIEW_SPECIALS = tuple(
    [
        GROLO if card is GLOGO else card
        for card in {card.special: card for card in reversed(SPECIAL)}.values()
    ]
)[::-1]
