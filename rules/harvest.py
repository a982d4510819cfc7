"""Harvest, and perhaps put one of the goods up for sale. Source: final rulebook, "Harvest"."""

from functools import lru_cache

from rules import market, specials
from rules.actions import Harvest
from rules.cards import BUILDINGS
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.facts import GoodHarvested, VillagersMoved
from rules.offers import FORMS, Blank, Offer
from rules.ply import Ply
from rules.rounds import end_turn
from rules.table import Player, Table
from rules.villagers import check_ready
from rules.words import Area, BuildingId, Good, VillagerId

_NO_GOODS = Offer("harvest", refusal=Refusal(Code.NO_GOODS_THERE))


def offer(game: Game, table: Table, player: Player, ready: tuple[VillagerId, ...]) -> Offer:
    """Offer the goods on buildings to as many ready villagers, and to sell one of the goods."""
    goods = _goods(player)
    return _offer_goods(goods, ready, market.price_blanks(game, table)) if goods else _NO_GOODS


@lru_cache(maxsize=FORMS)
def _offer_goods(
    goods: tuple[BuildingId, ...], ready: tuple[VillagerId, ...], prices: tuple[Blank, ...]
) -> Offer:
    if not ready:
        return Offer("harvest", refusal=Refusal(Code.TOO_FEW_VILLAGERS, need=1))
    most = min(len(ready), len(goods))
    return Offer(
        "harvest",
        (
            Blank("villagers", ready, many=True, most=most),
            Blank("buildings", goods, many=True, most=most),
            Blank("sell", tuple(dict.fromkeys(_kinds(goods))), least=0),
            *prices,
        ),
    )


def check(game: Game, table: Table, player: Player, action: Harvest) -> Refusal | None:
    """Return why these villagers cannot take these goods, or put that one up for sale."""
    refusal = check_ready(player, action.villagers, least=1)
    if refusal:
        return refusal
    if len(action.villagers) != len(action.buildings):
        return Refusal(Code.ONE_GOOD_EACH, len(action.villagers), len(action.buildings))
    goods = _goods(player)
    for building in action.buildings:
        if action.buildings.count(building) > goods.count(building):
            return Refusal(Code.NO_GOODS_THERE, what=building)
    if action.sell is None:
        return None if action.asking is None else Refusal(Code.NOTHING_FOR_SALE)
    if action.sell not in _kinds(action.buildings):
        return Refusal(Code.NOT_HARVESTED, what=action.sell)
    return market.check_price(game, table, action.asking)


def play(ply: Ply, action: Harvest) -> None:
    """Exhaust the villagers, take a good from a building for each, and put one up for sale."""
    willing = specials.assign(ply, action.seat, action.villagers)
    if not willing:
        return
    ply.emit(VillagersMoved(action.seat, willing, Area.EXHAUSTED))
    taken: list[BuildingId] = []
    for villager, building in zip(action.villagers, action.buildings, strict=True):
        if villager in willing:
            ply.emit(GoodHarvested(action.seat, building))
            taken.append(building)
    if action.sell and action.sell in _kinds(tuple(taken)):  # a preview's cat may have left it
        market.put_up(ply, action.seat, action.sell, action.asking)
    end_turn(ply)


def _goods(player: Player) -> tuple[BuildingId, ...]:
    return tuple([b.id for b in player.buildings if b.goods for _ in range(b.goods)])


def _kinds(buildings: tuple[BuildingId, ...]) -> tuple[Good, ...]:
    """List the goods of the buildings, in their order."""
    return tuple([good for building in buildings if (good := BUILDINGS[building].good)])
