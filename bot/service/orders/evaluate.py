"""Evaluate standing orders: what they answer, what they depend on, and the action they become.

An order can do no more than its owner could by hand: it becomes an action, which the rules check
like any other.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, assert_never

from bot.model.orders import (
    BuildOrder,
    Condition,
    ConditionKind,
    LaborOrder,
    Order,
    PassOrder,
    RestLikeOrder,
    RestOrder,
    SellOrder,
)
from rules import check, offers, rest
from rules.actions import Accept, Action, Build, Labor, Pass, Rest
from rules.build import cost_of
from rules.cards import BUILDINGS
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.offers import Blank, Offer
from rules.questions import AnswerOffer, Question, RestVillagers, SellItem, TakeTurn
from rules.record import alter
from rules.table import GameState, Market, Player, Table, Villager
from rules.villagers import HAMMERS, has
from rules.words import Area, BuildingId, Seat, Token, VillagerId

_MAIN = ("explore", "build", "harvest", "train", "labor")


def rest_order(named: Mapping[str, Sequence[str]]) -> Order:
    """Build the order of a rest from the villagers named; without any, a rest as proposed."""
    potions, ciders, beds = [
        tuple([VillagerId(villager) for villager in named.get(what, ())])
        for what in ("potions", "ciders", "beds")
    ]
    return RestLikeOrder(potions, ciders, beds) if potions or ciders or beds else RestOrder()


def depends(order: Order, table: Table, seat: Seat) -> frozenset[Condition]:
    """Return the conditions of an order that hold at the table now.

    An order stays valid as long as those that held when it was given still hold.
    """
    player = table.players[seat]
    match order:
        case BuildOrder():
            return _building_conditions(order, table, player)
        case LaborOrder():
            return frozenset([(ConditionKind.SOUND, villager) for villager in _sound(player)])
        case SellOrder():
            return frozenset([(ConditionKind.SALE, player.sale.item)] if player.sale else [])
        case RestLikeOrder():
            return _rest_conditions(player)
        case PassOrder() | RestOrder():
            return frozenset()
        case _:
            assert_never(order)


def order_refusal(order: Order, table: Table, seat: Seat) -> Refusal | None:
    """Return why an order cannot be given at all; None where it can."""
    player = table.players[seat]
    match order:
        case BuildOrder():
            if order.building not in _on_offer(table.market):
                return Refusal(Code.NOT_FOR_SALE, what=order.building)
            if not _builders(order, player):
                return Refusal(Code.NO_HAMMER, what=order.builder or "")
        case SellOrder():
            if player.sale is None:
                return Refusal(Code.NOTHING_FOR_SALE)
        case RestLikeOrder():
            return rest.check(when_tired(player), _rest(order, seat))
        case LaborOrder() | PassOrder() | RestOrder():
            pass
        case _:
            assert_never(order)
    return None


def action_for(order: Order, game: Game, state: GameState, seat: Seat) -> Action | Refusal | None:
    """Return the action of an order now, or why it is refused; None where it is not due yet."""
    question = next((q for q in state.table.questions if q.seat == seat), None)
    action = _answer(order, game, state, question) if question else None
    if action is None or isinstance(action, Refusal):
        return action
    return check(game, state, action) or action


def order_form(kind: Literal["build", "rest"], table: Table, seat: Seat) -> Offer:
    """Return the form of an order, with all values that it may have when it is carried out."""
    player = table.players[seat]
    if kind == "rest":
        return rest.offer(when_tired(player))
    builders = Blank("builder", _builders_of(player))
    return Offer("build", (Blank("building", _on_offer(table.market)), builders))


def when_tired(player: Player) -> Player:
    """Return a player at the end of the round: every uninjured villager is exhausted."""
    sound = _sound(player)
    villagers = [alter(v, area=Area.EXHAUSTED) if v.id in sound else v for v in player.villagers]
    return alter(player, villagers=tuple(villagers))


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
            return rest.sensible(player, seat)
        case RestLikeOrder(), RestVillagers():
            return _rest(order, seat)
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


def _rest(order: RestLikeOrder, seat: Seat) -> Rest:
    return Rest(seat, order.potions, order.ciders, order.beds)


def _rest_conditions(player: Player) -> frozenset[Condition]:
    """Return the conditions of a rest: each villager's health, the beds and the drinks."""
    counts = {
        ConditionKind.POTIONS: player.items.count(Token.POTION),
        ConditionKind.CIDERS: player.items.count(Token.CIDER),
        ConditionKind.BEDS: rest.beds_of(player),
        ConditionKind.VILLAGE: len(player.villagers),
    }
    health = [(_health(v), str(v.id)) for v in player.villagers]
    return frozenset([*health, *[(kind, str(count)) for kind, count in counts.items()]])


def _health(villager: Villager) -> ConditionKind:
    return ConditionKind.HURT if villager.area is Area.INJURED else ConditionKind.SOUND


def _building_conditions(order: BuildOrder, table: Table, player: Player) -> frozenset[Condition]:
    """Return the conditions of a building: its card on offer, its builder, and each price."""
    if order.building not in _on_offer(table.market):
        return frozenset()
    conditions: list[Condition] = [(ConditionKind.OFFER, order.building)]
    builders = _builders(order, player)
    conditions += [(ConditionKind.SOUND, builder) for builder in builders if order.builder]
    dearest = BUILDINGS[order.building].cost
    cheapest = min([cost_of(b, order.building) for b in builders], default=dearest + 1)
    conditions += [(ConditionKind.PRICE, str(price)) for price in range(cheapest, dearest + 1)]
    return frozenset(conditions)


def _builders(order: BuildOrder, player: Player) -> tuple[VillagerId, ...]:
    able = _builders_of(player)
    return tuple([v for v in able if order.builder in (None, v)])


def _builders_of(player: Player) -> tuple[VillagerId, ...]:
    """List the villagers who could build, now or once they have rested."""
    return tuple([villager for villager in _sound(player) if has(villager, HAMMERS)])


def _on_offer(market: Market) -> tuple[BuildingId, ...]:
    return (*market.houses, *market.keys, *market.stars, *market.outposts)


def _sound(player: Player) -> list[VillagerId]:
    return [v.id for v in player.villagers if v.area is not Area.INJURED]
