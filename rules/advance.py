"""The advancement track, open at any time. Source: final rulebook, "Advancement Track"."""

from functools import lru_cache

from rules.actions import Advance
from rules.editions import Edition, Game
from rules.errors import Code, Refusal
from rules.facts import GoodAdvanced
from rules.offers import FORMS, Blank, Offer
from rules.ply import Ply
from rules.table import Player, Table
from rules.words import Good, Seat

_NOTHING_TO_PLACE = Offer("advance", refusal=Refusal(Code.NOTHING_TO_PLACE))


def offer(table: Table, seat: Seat) -> Offer:
    """Offer to place goods, in the order in which they are named."""
    goods = _placeable(table, seat)
    return _offer_goods(goods) if goods else _NOTHING_TO_PLACE


@lru_cache(maxsize=FORMS)
def _offer_goods(goods: tuple[Good, ...]) -> Offer:
    return Offer("advance", (Blank("goods", goods, many=True, most=len(goods)),))


def check(table: Table, action: Advance) -> Refusal | None:
    """Return why these goods cannot be placed."""
    if not action.goods:
        return Refusal(Code.NOTHING_TO_PLACE)
    goods = _placeable(table, action.seat)
    for good in action.goods:
        asked, owned = action.goods.count(good), goods.count(good)
        if asked > owned:
            return Refusal(Code.NOT_ENOUGH_ITEMS, asked, owned, good)
    return None


def play(ply: Ply, action: Advance) -> None:
    """Place the goods from left to right; no question is touched."""
    for good in action.goods:
        ply.emit(GoodAdvanced(action.seat, good))


def income(game: Game, player: Player) -> int:
    """Count the coins that the track brings a round."""
    if not player.track:
        return game.edition.empty_track_income
    return game.edition.track_income[len(player.track) - 1]


def points(game: Game, player: Player) -> int:
    """Count the track's village points."""
    slots = enumerate(player.track)
    return sum([slot.count * game.edition.track_points[index] for index, slot in slots])


def place_the_rest(ply: Ply, seat: Seat) -> None:
    """Place the goods that a player has left at the game's end, in the order that is worth most.

    A later slot is worth more, so new kinds are placed from the fewest tokens to the most.
    """
    goods = [item for item in ply.player(seat).items if isinstance(item, Good)]
    edition = ply.game.edition
    for good in sorted(goods, key=lambda good: (goods.count(good), rarity(edition, good))):
        ply.emit(GoodAdvanced(seat, good))


def rarity(edition: Edition, good: Good) -> int:
    """Return the place of a good in the edition's order, from the commonest to the rarest."""
    return edition.goods.index(good)


def _placeable(table: Table, seat: Seat) -> tuple[Good, ...]:
    """List the goods in a player's supply, except one offered in an encounter."""
    goods = [item for item in table.players[seat].items if isinstance(item, Good)]
    trip = table.expedition
    if trip and trip.seat == seat and isinstance(trip.offered, Good):
        goods.remove(trip.offered)
    return tuple(goods)
