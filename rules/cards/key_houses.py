"""List the nine key houses, of which four are in a game.

Known of the published game: the first two, and that they are cheap. The others are the project's
own: each a little better than its price, so that they sell out first.
"""

from functools import partial

from rules.cards.records import BuildingCard
from rules.words import BuildingId, Good, Row

key_house = partial(BuildingCard, row=Row.KEY)

KEY_HOUSES: tuple[BuildingCard, ...] = (
    key_house(BuildingId("slate-schoolroom"), cost=4, train_to_ready=True),
    key_house(BuildingId("aunties-parlor"), cost=5, train_to_ready=True, rerolls=1),
    key_house(BuildingId("sawdust-workshop"), cost=4, points=3, coin_when_building=1, potions=1),
    key_house(BuildingId("muddy-boot-porch"), cost=4, points=3, coin_when_exploring=1, rerolls=1),
    key_house(BuildingId("applewood-taproom"), cost=5, points=1, beds=1, ciders_as_coins=True),
    key_house(BuildingId("remedy-pantry"), cost=5, points=5, potions=3, potions_as_coins=True),
    key_house(BuildingId("joiners-bunkhouse"), cost=6, points=1, beds=1, coin_when_building=1),
    key_house(BuildingId("corner-shop"), cost=6, points=1, income=1, good=Good.POT, goods=1),
    key_house(BuildingId("featherbed-house"), cost=7, points=1, beds=2, potions=1),
)
