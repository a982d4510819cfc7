"""Hold what a person orders ahead, and what each order depends on."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from rules.words import BuildingId, Seat, VillagerId

Tie: TypeAlias = tuple[str, str]
"""Something that an order depends on: of what kind, and what."""


@dataclass(frozen=True, slots=True)
class BuildOrder:
    """Build this for coins alone; without a `builder`, whoever is ready and cheapest."""

    building: BuildingId
    builder: VillagerId | None = None
    kind: Literal["build"] = "build"


@dataclass(frozen=True, slots=True)
class LaborOrder:
    """Labor with everyone who is ready then."""

    kind: Literal["labor"] = "labor"


@dataclass(frozen=True, slots=True)
class PassOrder:
    """Pass as soon as there is no other action to take."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class RestOrder:
    """Rest as proposed, wherever that leaves nothing to decide."""

    kind: Literal["rest"] = "rest"


@dataclass(frozen=True, slots=True)
class RestLikeOrder:
    """Give these a potion, a cider, a bed, as long as the village is what it is now."""

    potions: tuple[VillagerId, ...] = ()
    ciders: tuple[VillagerId, ...] = ()
    beds: tuple[VillagerId, ...] = ()
    kind: Literal["rest_like"] = "rest_like"


@dataclass(frozen=True, slots=True)
class SellOrder:
    """Sell what lies in the sale circle to the first who offers `least` coins or more."""

    least: int
    kind: Literal["sell"] = "sell"


Order: TypeAlias = BuildOrder | LaborOrder | PassOrder | RestOrder | RestLikeOrder | SellOrder

_ORDER: TypeAdapter[Order] = TypeAdapter(Annotated[Order, Field(discriminator="kind")])


def encode(order: Order) -> str:
    """Give an order's stored form."""
    return _ORDER.dump_json(order).decode()


def decode(stored: str) -> Order:
    """Read a stored order.

    Raises pydantic.ValidationError.
    """
    return _ORDER.validate_json(stored)


@dataclass(frozen=True, slots=True)
class OrderRow:
    """An order of whoever held the seat when it was given; `made_at` is UTC."""

    id: int
    game_id: int
    seat: Seat
    user_id: int
    order: Order
    depends: frozenset[Tie]
    armed: bool
    made_at: str
