"""Facts of the automated opponents: what they did, and what they bought. Source: solo rules."""

from typing import Literal, TypeAlias

from rules.record import record
from rules.words import BuildingId, Deed, Item, Seat, VillagerId


@record
class OpponentActed:
    """The eight-sided die showed `face`, which chose the opponent's deed."""

    seat: Seat
    deed: Deed
    face: int
    kind: Literal["opponent_acted"] = "opponent_acted"


@record
class BuildingStacked:
    """A building went from its row to the opponents' stack of its kind."""

    seat: Seat
    building: BuildingId
    kind: Literal["building_stacked"] = "building_stacked"


@record
class VillagerHired:
    """A villager left the reputation board for an opponent, who paid `coins`."""

    seat: Seat
    villager: VillagerId
    coins: int
    kind: Literal["villager_hired"] = "villager_hired"


@record
class CiderDrunk:
    """An opponent was first to labor: the cider went from the reputation board to the supply."""

    seat: Seat
    kind: Literal["cider_drunk"] = "cider_drunk"


@record
class ItemSoldOff:
    """The item that the player had for sale went to the supply, for the coins that the die gave."""

    seat: Seat
    item: Item
    coins: int
    kind: Literal["item_sold_off"] = "item_sold_off"


OpponentFact: TypeAlias = OpponentActed | BuildingStacked | VillagerHired | CiderDrunk | ItemSoldOff
