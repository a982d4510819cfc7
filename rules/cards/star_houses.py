"""List the six star houses, all of them in every game.

Known of the published game: the first five. The sixth, for the goods that no other star house
counts, is the project's own, and so is every name.
"""

from functools import partial

from rules.cards.records import BuildingCard, Thing
from rules.words import BuildingId, Good, Row, Token

star_house = partial(BuildingCard, row=Row.STAR)

ALCHEMY = ((Token.POTION, 2), (Good.ORE, 2))
LARDER = ((Token.CIDER, 1), (Good.MUSHROOM, 1), (Good.FISH, 1), (Good.FRUIT, 1))
CRAFTS = ((Good.ROPE, 2), (Good.POT, 2), (Good.PAPER, 2))

STAR_HOUSES: tuple[BuildingCard, ...] = (
    star_house(BuildingId("skyreach-palace"), cost=18, points=3, points_for=((Thing.HOUSE, 2),)),
    star_house(BuildingId("alchemists-cathedral"), cost=15, points=4, points_for=ALCHEMY),
    star_house(BuildingId("great-moot-hall"), cost=14, points=2, points_for=((Thing.VILLAGER, 2),)),
    star_house(BuildingId("deepgate-citadel"), cost=16, points=7, points_for=((Thing.OUTPOST, 2),)),
    star_house(BuildingId("harvest-basilica"), cost=11, points=3, points_for=LARDER),
    star_house(BuildingId("golden-guildhall"), cost=13, points=3, points_for=CRAFTS),
)
