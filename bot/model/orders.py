"""Define standing orders, and the conditions that each depends on."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from rules.record import record
from rules.words import BuildingId, Seat, VillagerId


class ConditionKind(StrEnum):
    """What an order depends on: a villager, an item, a card on offer, or a number of something."""

    SOUND = "sound"
    HURT = "hurt"
    SALE = "sale"
    OFFER = "offer"
    PRICE = "price"
    POTIONS = "potions"
    CIDERS = "ciders"
    BEDS = "beds"
    VILLAGE = "village"


Condition: TypeAlias = tuple[ConditionKind, str]
"""Something that an order depends on: its kind and its value."""


@record
class BuildOrder:
    """Build this for coins alone; without a `builder`, by the cheapest who is ready."""

    building: BuildingId
    builder: VillagerId | None = None
    kind: Literal["build"] = "build"


@record
class LaborOrder:
    """Labor with everyone who is ready at that time."""

    kind: Literal["labor"] = "labor"


@record
class PassOrder:
    """Pass as soon as there is no other action to take."""

    kind: Literal["pass"] = "pass"


@record
class RestOrder:
    """Rest as proposed, if nothing is left to decide."""

    kind: Literal["rest"] = "rest"


@record
class RestLikeOrder:
    """Use potions, ciders and beds for these villagers, as long as the village is unchanged."""

    potions: tuple[VillagerId, ...] = ()
    ciders: tuple[VillagerId, ...] = ()
    beds: tuple[VillagerId, ...] = ()
    kind: Literal["rest_like"] = "rest_like"


@record
class SellOrder:
    """Sell the item for sale to the first who offers `least` coins or more."""

    least: int
    kind: Literal["sell"] = "sell"


Order: TypeAlias = BuildOrder | LaborOrder | PassOrder | RestOrder | RestLikeOrder | SellOrder

_ORDER: TypeAdapter[Order] = TypeAdapter(Annotated[Order, Field(discriminator="kind")])


def encode(order: Order) -> str:
    """Return an order's stored form."""
    return _ORDER.dump_json(order).decode()


def decode(stored: str) -> Order:
    """Decode a stored order.

    Raises pydantic.ValidationError.
    """
    return _ORDER.validate_json(stored)


def decode_conditions(stored: Iterable[tuple[str, str]]) -> frozenset[Condition]:
    """Decode stored conditions.

    Raises ValueError.
    """
    return frozenset([(ConditionKind(kind), what) for kind, what in stored])


@record
class OrderRow:
    """A standing order; `user_id` is the seat's player at `made_at` (UTC)."""

    id: int
    game_id: int
    seat: Seat
    user_id: int
    order: Order
    depends: frozenset[Condition]
    armed: bool
    made_at: str
