"""Harvest. Source: final rulebook, "Harvest"."""

from functools import lru_cache

from rules import specials
from rules.actions import Harvest
from rules.errors import Code, Refusal
from rules.facts import GoodHarvested, VillagersMoved
from rules.offers import FORMS, Blank, Offer
from rules.ply import Ply
from rules.rounds import end_turn
from rules.table import Player
from rules.villagers import check_ready
from rules.words import Area, BuildingId, VillagerId

_NO_GOODS = Offer("harvest", refusal=Refusal(Code.NO_GOODS_THERE))


def offer(player: Player, ready: tuple[VillagerId, ...]) -> Offer:
    """Offer the goods that lie on buildings to as many ready villagers."""
    goods = _goods(player)
    return _offer_goods(goods, ready) if goods else _NO_GOODS


@lru_cache(maxsize=FORMS)
def _offer_goods(goods: tuple[BuildingId, ...], ready: tuple[VillagerId, ...]) -> Offer:
    if not ready:
        return Offer("harvest", refusal=Refusal(Code.TOO_FEW_VILLAGERS, need=1))
    most = min(len(ready), len(goods))
    return Offer(
        "harvest",
        (
            Blank("villagers", ready, many=True, most=most),
            Blank("buildings", goods, many=True, most=most),
        ),
    )


def check(player: Player, action: Harvest) -> Refusal | None:
    """Say why these villagers cannot take these goods."""
    refusal = check_ready(player, action.villagers, least=1)
    if refusal:
        return refusal
    if len(action.villagers) != len(action.buildings):
        return Refusal(Code.ONE_GOOD_EACH, len(action.villagers), len(action.buildings))
    goods = _goods(player)
    for building in action.buildings:
        if action.buildings.count(building) > goods.count(building):
            return Refusal(Code.NO_GOODS_THERE, what=building)
    return None


def play(ply: Ply, action: Harvest) -> None:
    """Exhaust the villagers, and take a good from a building for each."""
    willing = specials.assign(ply, action.seat, action.villagers)
    if not willing:
        return
    ply.emit(VillagersMoved(action.seat, willing, Area.EXHAUSTED))
    for villager, building in zip(action.villagers, action.buildings, strict=True):
        if villager in willing:
            ply.emit(GoodHarvested(action.seat, building))
    end_turn(ply)


def _goods(player: Player) -> tuple[BuildingId, ...]:
    return tuple([b.id for b in player.buildings if b.goods for _ in range(b.goods)])
