"""List the 24 outposts.

Known of the published game: the first four, and that one costs 4. The others are the project's own
design; each is a little better than a house of the same cost, as it needs a cave.
"""

from functools import partial

from rules.cards.records import BuildingCard, Thing
from rules.words import BuildingId, Good, Row

outpost = partial(BuildingCard, row=Row.OUTPOST)
replenishing_outpost = partial(BuildingCard, row=Row.OUTPOST, goods=1, replenishing=True)

JEWELS = (Good.AMETHYST, Good.ORE)

OUTPOSTS: tuple[BuildingCard, ...] = (
    outpost(BuildingId("buried-urn-vault"), cost=7, good=Good.POT, goods=2, potions=1),
    outpost(BuildingId("echoing-mine"), cost=8, good=Good.ORE, goods=2, rerolls=1),
    outpost(BuildingId("violet-grotto"), cost=9, good=Good.AMETHYST, goods=2),
    outpost(BuildingId("ironroot-shaft"), cost=9, good=Good.ORE, goods=2, potions=1),
    # Beds
    outpost(BuildingId("toadstool-camp"), cost=5, points=2, beds=1, good=Good.MUSHROOM, goods=4),
    outpost(BuildingId("mineral-springs"), cost=5, points=5, beds=1, potions=2),
    outpost(BuildingId("hammock-cavern"), cost=5, points=3, beds=2),
    outpost(BuildingId("candlelit-burrow"), cost=6, points=5, beds=1),
    replenishing_outpost(BuildingId("sunshaft-orchard"), cost=6, points=3, beds=1, good=Good.FRUIT),
    outpost(BuildingId("ferrymans-landing"), cost=6, points=3, beds=1, income=1),
    # Goods
    outpost(BuildingId("puffball-hollow"), cost=4, points=1, good=Good.MUSHROOM, goods=5),
    replenishing_outpost(
        BuildingId("glowcap-terrace"), cost=4, points=3, good=Good.MUSHROOM, rerolls=1
    ),
    replenishing_outpost(BuildingId("blindfish-pool"), cost=4, points=3, good=Good.FISH, potions=1),
    outpost(BuildingId("underlake-wharf"), cost=5, points=4, good=Good.FISH, goods=3, reputation=1),
    replenishing_outpost(
        BuildingId("spidersilk-loom"), cost=6, points=3, good=Good.ROPE, rerolls=1
    ),
    outpost(BuildingId("forgotten-archive"), cost=6, points=5, good=Good.PAPER, goods=1, rerolls=1),
    replenishing_outpost(BuildingId("roaring-smelter"), cost=8, points=6, good=Good.ORE),
    outpost(
        BuildingId("geode-shrine"), cost=6, points=4, good=Good.AMETHYST, goods=1, reputation=1
    ),
    outpost(
        BuildingId("jewelers-row"), cost=7, points=4, good=Good.AMETHYST, goods=1, income_for=JEWELS
    ),
    # Expeditions, potions and village points
    outpost(BuildingId("wayfinders-post"), cost=4, points=4, coin_when_exploring=1, rerolls=1),
    outpost(BuildingId("fortune-well"), cost=5, points=5, rerolls=2),
    outpost(BuildingId("hermits-apothecary"), cost=4, points=4, potion_income=1, reputation=1),
    outpost(BuildingId("spiral-crossroads"), cost=6, points=6, points_for=((Thing.OUTPOST, 1),)),
    outpost(BuildingId("sleeping-colossus"), cost=9, points=10),
)
