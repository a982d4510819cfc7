"""List the four starting houses and the 25 houses.

Known of the published game: the starting house, the prices and symbols of the first five houses.
The project's own design: every name, and the other twenty, whose costs and village points were
found by play: `python -m tests.balance`.
"""

from functools import partial

from rules.cards.records import BuildingCard, Thing
from rules.words import BuildingId, Good, Row

starting = partial(BuildingCard, row=None, beds=3)
house = partial(BuildingCard, row=Row.HOUSE)
replenishing_house = partial(BuildingCard, row=Row.HOUSE, goods=1, replenishing=True)

CAVES = ((Thing.EMPTY_CAVE, 1),)

STARTING_HOUSES: tuple[BuildingCard, ...] = (
    starting(BuildingId("starting-house-1")),
    starting(BuildingId("starting-house-2")),
    starting(BuildingId("starting-house-3")),
    starting(BuildingId("starting-house-4")),
)

HOUSES: tuple[BuildingCard, ...] = (
    house(BuildingId("gabled-inn"), cost=7, points=2, beds=1),
    replenishing_house(BuildingId("quince-cottage"), cost=4, good=Good.FRUIT),
    house(BuildingId("windfall-cellar"), cost=4, good=Good.FRUIT, goods=2),
    house(BuildingId("crooked-kiln"), cost=7, good=Good.POT, goods=2),
    house(BuildingId("chamomile-cottage"), cost=5, beds=1, potions=1),
    # Beds
    house(BuildingId("weathercock-loft"), cost=5, points=3, beds=1, rerolls=1),
    house(BuildingId("welcome-lodge"), cost=5, points=3, beds=1, reputation=1),
    house(BuildingId("tollbridge-house"), cost=7, points=4, beds=1, income=1),
    house(BuildingId("pilgrim-hostel"), cost=7, points=4, beds=2, reputation=1),
    house(BuildingId("steaming-bathhouse"), cost=9, points=6, beds=2, potions=1),
    # Coins and potions
    house(BuildingId("tin-bakery"), cost=4, points=3, income=1),
    house(BuildingId("market-arcade"), cost=9, points=3, income=2, good=Good.FRUIT, goods=2),
    house(BuildingId("physic-garden"), cost=4, points=3, potions=1, potion_income=1),
    # Goods
    replenishing_house(BuildingId("mossback-hut"), cost=4, points=2, good=Good.MUSHROOM, potions=1),
    house(BuildingId("herring-smokehouse"), cost=5, points=2, good=Good.FISH, goods=3),
    replenishing_house(BuildingId("heron-jetty"), cost=5, points=1, good=Good.FISH, rerolls=1),
    replenishing_house(BuildingId("twine-walk"), cost=6, points=3, good=Good.ROPE),
    house(BuildingId("bellrope-tower"), cost=6, points=3, good=Good.ROPE, goods=2, potions=1),
    replenishing_house(BuildingId("clayfoot-pottery"), cost=7, points=4, good=Good.POT),
    house(BuildingId("almanac-press"), cost=8, points=5, good=Good.PAPER, goods=2, potions=1),
    house(BuildingId("rag-mill"), cost=8, points=5, good=Good.PAPER, goods=1, rerolls=1),
    # Village points
    house(BuildingId("mapmakers-attic"), cost=6, points=5, coin_when_exploring=1, points_for=CAVES),
    house(BuildingId("chiming-clocktower"), cost=8, points=8, reputation=1),
    house(BuildingId("feasting-hall"), cost=7, points=3, points_for=((Thing.VILLAGER, 1),)),
    house(BuildingId("rosewindow-chapel"), cost=10, points=11),
)
