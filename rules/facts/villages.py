"""Facts of a village: coins, items, villagers, buildings, the advancement track."""

from enum import StrEnum
from typing import Literal

from rules.record import record
from rules.words import Area, BuildingId, CaveId, Good, Item, Row, Seat, VillagerId


class Why(StrEnum):
    """What coins or lanterns came from, or were spent on."""

    LABOR = "labor"
    INCOME = "income"
    BUILD = "build"
    TRAIN = "train"
    REFRESH = "refresh"
    TRADE = "trade"
    ENCOUNTER = "encounter"
    COIN_WHEN_BUILDING = "coin_when_building"
    COIN_WHEN_EXPLORING = "coin_when_exploring"
    HAMMERS = "hammers"
    QUILLS = "quills"
    OWNING = "owning"
    ALONG = "along"
    PAYING = "paying"
    BONUS_EXPLORE = "bonus_explore"
    CARD = "card"


@record
class CoinsChanged:
    """A player gained coins from the supply or, below zero, paid them."""

    seat: Seat
    amount: int
    why: Why
    kind: Literal["coins_changed"] = "coins_changed"


@record
class ItemsGained:
    """Goods, ciders or potions went from the supply to a player."""

    seat: Seat
    items: tuple[Item, ...]
    kind: Literal["items_gained"] = "items_gained"


@record
class ItemsSpent:
    """Goods, ciders or potions went from a player to the supply."""

    seat: Seat
    items: tuple[Item, ...]
    kind: Literal["items_spent"] = "items_spent"


@record
class GoodHarvested:
    """A good went from a building to its owner's supply."""

    seat: Seat
    building: BuildingId
    kind: Literal["good_harvested"] = "good_harvested"


@record
class GoodsPlaced:
    """Goods went from the supply onto a player's building."""

    seat: Seat
    building: BuildingId
    count: int
    kind: Literal["goods_placed"] = "goods_placed"


@record
class GoodAdvanced:
    """A good went from a player's supply to the advancement track."""

    seat: Seat
    good: Good
    kind: Literal["good_advanced"] = "good_advanced"


@record
class VillagersMoved:
    """Villagers went to another area."""

    seat: Seat
    villagers: tuple[VillagerId, ...]
    area: Area
    kind: Literal["villagers_moved"] = "villagers_moved"


@record
class VillagerJoined:
    """A villager left the reputation board, or the special ones' place, for a village."""

    seat: Seat
    villager: VillagerId
    area: Area
    kind: Literal["villager_joined"] = "villager_joined"


@record
class CatRefused:
    """A cave cat rolled 1 or 2 and went to the exhausted area instead of to work."""

    seat: Seat
    villager: VillagerId
    value: int
    kind: Literal["cat_refused"] = "cat_refused"


@record
class CiderTaken:
    """The first player to labor in the round took the cider from the reputation board."""

    seat: Seat
    kind: Literal["cider_taken"] = "cider_taken"


@record
class BuildingGained:
    """A building left its row for a village; an outpost covers `cave`."""

    seat: Seat
    building: BuildingId
    cave: CaveId | None
    kind: Literal["building_gained"] = "building_gained"


@record
class RowRefilled:
    """A house or outpost was drawn into its row."""

    row: Row
    building: BuildingId
    kind: Literal["row_refilled"] = "row_refilled"


@record
class ReputationChanged:
    """A cube moved: steps down the cave, or up if below zero."""

    seat: Seat
    steps: int
    kind: Literal["reputation_changed"] = "reputation_changed"
