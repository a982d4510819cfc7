"""Build. Source: final rulebook, "Build" and "Symbols"."""

from functools import lru_cache

from rules import specials
from rules.actions import Build
from rules.cards import BUILDINGS
from rules.errors import Code, Refusal
from rules.facts import BuildingGained, VillagersMoved, Why
from rules.offers import FORMS, Blank, Offer, paying_blanks
from rules.paying import check_payment
from rules.ply import Ply, cards_of
from rules.rounds import end_turn
from rules.table import Market, Player, Table
from rules.villagers import HAMMERS, check_ready, discount, has
from rules.words import Area, BuildingId, Row, Seat, Skill, Token, VillagerId

_NO_BUILDERS = Offer("build", refusal=Refusal(Code.NO_HAMMER))


def offer(
    table: Table, player: Player, ready: tuple[VillagerId, ...], tokens: tuple[int, int]
) -> Offer:
    """Offer what a ready builder could buy; `tokens` are the ciders and potions to spend."""
    builders, saved = _builders(ready)
    if not builders:
        return _NO_BUILDERS
    ciders, potions = tokens
    purse = player.coins + ciders + potions + saved
    cards = buildable(table.market, player, purse)
    if not cards:
        return Offer("build", refusal=_refuse_all(table.market, player, purse))
    blanks = (Blank("builder", builders), Blank("building", cards))
    return Offer("build", blanks + paying_blanks(ciders, potions))


@lru_cache(maxsize=FORMS)
def _builders(ready: tuple[VillagerId, ...]) -> tuple[tuple[VillagerId, ...], int]:
    """List who can build, and count the coins that the best of them saves."""
    builders = tuple([villager for villager in ready if has(villager, HAMMERS)])
    return builders, max([discount(b, Skill.HAMMER_PLUS) for b in builders], default=0)


def buildable(market: Market, player: Player, purse: int) -> tuple[BuildingId, ...]:
    """List the buildings on offer for at most that many coins that could be placed."""
    return tuple([b for b in _rows(market, player) if BUILDINGS[b].cost <= purse])


def cost_of(builder: VillagerId, building: BuildingId) -> int:
    """Count the coins that a builder pays for a building."""
    return max(0, BUILDINGS[building].cost - discount(builder, Skill.HAMMER_PLUS))


def check(table: Table, player: Player, action: Build) -> Refusal | None:
    """Return why this builder cannot buy this building in this way."""
    refusal = check_ready(player, (action.builder,), least=1)
    if refusal:
        return refusal
    if not has(action.builder, HAMMERS):
        return Refusal(Code.NO_HAMMER, what=action.builder)
    card = BUILDINGS.get(action.building)
    if card is None or card.row is None or action.building not in table.market.row(card.row):
        return Refusal(Code.NOT_FOR_SALE, what=action.building)
    if card.row is Row.OUTPOST and not player.caves:
        return Refusal(Code.NO_EMPTY_CAVE)
    cost = cost_of(action.builder, action.building)
    return check_payment(player, cost, action.ciders, action.potions)


def play(ply: Ply, action: Build) -> None:
    """Exhaust the builder, pay, and place the card."""
    if not specials.assign(ply, action.seat, (action.builder,)):
        return
    ply.emit(VillagersMoved(action.seat, (action.builder,), Area.EXHAUSTED))
    cost = cost_of(action.builder, action.building)
    ply.pay(action.seat, cost, action.ciders, action.potions, Why.BUILD)
    bonus = sum([card.coin_when_building for card in cards_of(ply.player(action.seat))])
    gain_building(ply, action.seat, action.building)
    ply.coins(action.seat, bonus, Why.COIN_WHEN_BUILDING)
    end_turn(ply)


def gain_building(ply: Ply, seat: Seat, building: BuildingId) -> None:
    """Place a card in a village, with all its immediate effects."""
    card = BUILDINGS[building]
    cave = ply.player(seat).caves[0] if card.row is Row.OUTPOST else None
    ply.emit(BuildingGained(seat, building, cave))
    ply.place_goods(seat, card, card.goods)
    ply.gain(seat, (Token.POTION,) * card.potions)
    ply.reputation(seat, card.reputation)


def _rows(market: Market, player: Player) -> tuple[BuildingId, ...]:
    rows = market.houses + market.keys + market.stars
    return rows + market.outposts if player.caves else rows


def _refuse_all(market: Market, player: Player, purse: int) -> Refusal:
    rows = _rows(market, player)
    if not rows:
        return Refusal(Code.NO_EMPTY_CAVE if market.outposts else Code.NOT_FOR_SALE)
    cheapest = min([BUILDINGS[b].cost for b in rows])
    return Refusal(Code.NOT_ENOUGH_COINS, need=cheapest, have=purse)
