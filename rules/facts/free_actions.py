"""Facts of free actions: what happened between players, and to the rows."""

from typing import Literal

from rules.record import record
from rules.words import BuildingId, Item, Row, Seat


@record
class ItemPutUpForSale:
    """An item was placed in the sale circle."""

    seat: Seat
    item: Item
    asking: int | None
    kind: Literal["item_put_up_for_sale"] = "item_put_up_for_sale"


@record
class ItemTakenBack:
    """The item in the sale circle went back to the player's supply."""

    seat: Seat
    item: Item
    kind: Literal["item_taken_back"] = "item_taken_back"


@record
class OfferMade:
    """A buyer offered coins for what a seller has for sale."""

    seat: Seat
    seller: Seat
    coins: int
    kind: Literal["offer_made"] = "offer_made"


@record
class OfferRefused:
    """The seller said no."""

    seat: Seat
    buyer: Seat
    coins: int
    kind: Literal["offer_refused"] = "offer_refused"


@record
class OfferWithdrawn:
    """The buyer took the offer back."""

    seat: Seat
    seller: Seat
    kind: Literal["offer_withdrawn"] = "offer_withdrawn"


@record
class ItemSold:
    """The item in the seller's sale circle went to the buyer."""

    seat: Seat
    buyer: Seat
    item: Item
    coins: int
    kind: Literal["item_sold"] = "item_sold"


@record
class RowRefreshed:
    """A row went under its deck and `buildings` were drawn in its place, from the left."""

    seat: Seat
    row: Row
    buildings: tuple[BuildingId, ...]
    kind: Literal["row_refreshed"] = "row_refreshed"
