"""Give orders ahead: what they answer, what they depend on, what they do when they are due.

An order never says more than its owner could do by hand: it becomes an action, and the rules check
that action like any other.
"""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, assert_never

from pydantic import Field, TypeAdapter

from rules import check, offers
from rules.actions import Accept, Action, Build, Labor, Pass
from rules.build import cost_of
from rules.cards import BUILDINGS
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.questions import AnswerOffer, Question, RestVillagers, SellItem, TakeTurn
from rules.rest import sensible
from rules.table import GameState, Market, Player, Table
from rules.villagers import HAMMERS, has
from rules.words import Area, BuildingId, Seat, VillagerId

Tie: TypeAlias = tuple[str, str]
"""Something that an order depends on: of what kind, and what."""

_MAIN = ("explore", "build", "harvest", "train", "labor")


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
class SellOrder:
    """Sell what lies in the sale circle to the first who offers `least` coins or more."""

    least: int
    kind: Literal["sell"] = "sell"


Order: TypeAlias = BuildOrder | LaborOrder | PassOrder | RestOrder | SellOrder

_ORDER: TypeAdapter[Order] = TypeAdapter(Annotated[Order, Field(discriminator="kind")])


def encode(order: Order) -> str:
    """Give an order's stored form."""
    return _ORDER.dump_json(order).decode()


def decode(stored: str) -> Order:
    """Read a stored order.

    Raises pydantic.ValidationError.
    """
    return _ORDER.validate_json(stored)


def depends(order: Order, table: Table, seat: Seat) -> frozenset[Tie]:
    """Give what holds at the table of all that an order depends on.

    An order stands as long as all still holds that held when it was given.
    """
    player = table.players[seat]
    match order:
        case BuildOrder():
            return _ties_of_building(order, table, player)
        case LaborOrder():
            return frozenset([("sound", villager) for villager in _sound(player)])
        case SellOrder():
            return frozenset([("sale", player.sale.item)] if player.sale else [])
        case PassOrder() | RestOrder():
            return frozenset()
        case _:
            assert_never(order)


def amiss(order: Order, table: Table, seat: Seat) -> Refusal | None:
    """Say why an order cannot be given, whenever it would be carried out."""
    player = table.players[seat]
    match order:
        case BuildOrder():
            if order.building not in on_offer(table.market):
                return Refusal(Code.NOT_FOR_SALE, what=order.building)
            if not _builders(order, player):
                return Refusal(Code.NO_HAMMER, what=order.builder or "")
        case SellOrder():
            if player.sale is None:
                return Refusal(Code.NOTHING_FOR_SALE)
        case LaborOrder() | PassOrder() | RestOrder():
            pass
        case _:
            assert_never(order)
    return None


def answer_of(order: Order, game: Game, state: GameState, seat: Seat) -> Action | Refusal | None:
    """Give what an order does now, or why it cannot; None where it is not yet its moment."""
    question = next((q for q in state.table.questions if q.seat == seat), None)
    action = _answer(order, game, state, question) if question else None
    if action is None or isinstance(action, Refusal):
        return action
    return check(game, state, action) or action


def on_offer(market: Market) -> tuple[BuildingId, ...]:
    """List all that can be bought to build."""
    return (*market.houses, *market.keys, *market.stars, *market.outposts)


def builders_of(player: Player) -> tuple[VillagerId, ...]:
    """List whoever could build, now or when he has rested."""
    return tuple([villager for villager in _sound(player) if has(villager, HAMMERS)])


def _answer(
    order: Order, game: Game, state: GameState, question: Question
) -> Action | Refusal | None:
    seat = question.seat
    player = state.table.players[seat]
    match order, question:
        case BuildOrder(), TakeTurn():
            return _build(order, player, seat)
        case LaborOrder(), TakeTurn():
            return Labor(seat, player.villagers_in(Area.READY))
        case PassOrder(), TakeTurn():
            idle = all([o.refusal for o in offers(game, state, seat) if o.verb in _MAIN])
            return Pass(seat) if idle else None
        case RestOrder(), RestVillagers():
            return sensible(player, seat)
        case SellOrder(), AnswerOffer() | SellItem():
            return Accept(seat) if question.coins >= order.least else None
        case _:
            return None


def _build(order: BuildOrder, player: Player, seat: Seat) -> Action | Refusal:
    ready = player.villagers_in(Area.READY)
    able = [order.builder] if order.builder else [v for v in ready if has(v, HAMMERS)]
    if not able:
        return Refusal(Code.NO_HAMMER)
    return Build(seat, min(able, key=lambda v: cost_of(v, order.building)), order.building)


def _ties_of_building(order: BuildOrder, table: Table, player: Player) -> frozenset[Tie]:
    """Tie an order to the card in its row, to whoever builds, and to each price that can be had."""
    if order.building not in on_offer(table.market):
        return frozenset()
    ties: list[Tie] = [("offer", order.building)]
    builders = _builders(order, player)
    ties += [("sound", builder) for builder in builders if order.builder]
    dearest = BUILDINGS[order.building].cost
    cheapest = min([cost_of(b, order.building) for b in builders], default=dearest + 1)
    ties += [("price", str(price)) for price in range(cheapest, dearest + 1)]
    return frozenset(ties)


def _builders(order: BuildOrder, player: Player) -> tuple[VillagerId, ...]:
    able = builders_of(player)
    return tuple([v for v in able if order.builder in (None, v)])


def _sound(player: Player) -> list[VillagerId]:
    return [v.id for v in player.villagers if v.area is not Area.INJURED]
