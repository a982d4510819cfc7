"""Trade sensibly: sell items that are worth more to others, and look for better buildings."""

from collections.abc import Iterator
from math import floor
from random import Random

from bot.companions.valuation import View, building_worth, goods_worth, item_worth
from rules import actions as a
from rules.actions import Action
from rules.cards import BUILDINGS
from rules.table import Sale
from rules.villagers import HAMMERS, has
from rules.words import BuildingId, Good, Item, Row, Seat

HIGHEST_PRICE = 6
UNPRICED = 0.3
"""How often a seller waits for offers instead of asking a price."""


def free_action(view: View, whims: Random) -> Action | None:
    """Buy, sell or refresh a row, if that is likely to gain something."""
    return next(_free_actions(view, whims), None) if view.taste.trades else None


def answer(view: View, item: Item, coins: int) -> Action:
    """Sell an item for coins that are worth more."""
    gains = coins * view.coin > _worth_to_owner(view, item)
    return a.Accept(view.seat) if gains else a.Refuse(view.seat)


def _free_actions(view: View, whims: Random) -> Iterator[Action]:
    yield from _purchases(view)
    yield from _sales(view, whims)
    yield from _refreshes(view)


def _purchases(view: View) -> Iterator[Action]:
    turn = view.table.turn
    for number, player in enumerate(view.table.players):
        seller, sale = Seat(number), player.sale
        if sale and seller != view.seat and not (turn and turn.refused[seller]):
            price = _bid(view, sale)
            if price:
                yield a.OfferToBuy(view.seat, seller, price)


def _bid(view: View, sale: Sale) -> int:
    """Return the asking price, or the item's full value; 0 if that is too much."""
    worth = item_worth(view, sale.item) - view.taste.bargain
    most = min(floor(worth / view.coin), view.player.coins, HIGHEST_PRICE)
    price = most if sale.asking is None else sale.asking
    return price if view.edition.lowest_price <= price <= most else 0


def _sales(view: View, whims: Random) -> Iterator[Action]:
    """Put up for sale what is worth least to oneself, for more than that."""
    player = view.player
    if player.sale:
        if _is_too_cheap(view, player.sale):
            yield a.TakeBack(view.seat)
    elif player.items and view.left:
        worths = {item: _worth_to_owner(view, item) for item in dict.fromkeys(player.items)}
        item = min(worths, key=lambda item: worths[item])
        asking = floor((worths[item] + view.taste.bargain) / view.coin) + 1
        if asking <= HIGHEST_PRICE:
            price = max(view.edition.lowest_price, asking)
            waits = whims.random() < UNPRICED or view.table.solo is not None  # the buyer is a die
            yield a.PutUpForSale(view.seat, item, None if waits else price)


def _is_too_cheap(view: View, sale: Sale) -> bool:
    return sale.asking is not None and _worth_to_owner(view, sale.item) > sale.asking * view.coin


def _worth_to_owner(view: View, item: Item) -> float:
    if isinstance(item, Good):
        return -goods_worth(view, item, -1)
    return item_worth(view, item)


def _refreshes(view: View) -> Iterator[Action]:
    """Refresh a dull row for a coin, with a builder ready and coins to spend."""
    turn, market = view.table.turn, view.table.market
    rich = view.player.coins >= view.taste.refresh_coins
    if not rich or (turn and turn.refreshed) or not any(has(v, HAMMERS) for v in view.ready):
        return
    if market.houses_left and _is_dull(view, market.houses):
        yield a.RefreshRow(view.seat, Row.HOUSE)
    if market.outposts_left and view.player.caves and _is_dull(view, market.outposts):
        yield a.RefreshRow(view.seat, Row.OUTPOST)


def _is_dull(view: View, row: tuple[BuildingId, ...]) -> bool:
    cards = [BUILDINGS[building] for building in row]
    gains = (building_worth(view, card) - (card.cost + 1) * view.coin for card in cards)
    return max(gains, default=0.0) < view.taste.dull_row
