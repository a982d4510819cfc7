"""Free actions: sell, buy from a player, refresh a row. Source: final rulebook, "Free Actions"."""

from functools import cache, lru_cache

from rules.actions import Accept, OfferToBuy, PutUpForSale, RefreshRow, Refuse, TakeBack, Withdraw
from rules.editions import Game
from rules.errors import Code, Refusal
from rules.facts import (
    Asked,
    ItemPutUpForSale,
    ItemSold,
    ItemTakenBack,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    RowRefreshed,
    Why,
)
from rules.offers import FORMS, Blank, Offer, paying_blanks
from rules.paying import check_payment
from rules.ply import Ply
from rules.questions import AnswerOffer
from rules.table import Player, Table
from rules.words import Item, Row, Seat

REFRESH_COST = 1
"""Coins for a new row."""

_REFRESHABLE = (Row.HOUSE, Row.OUTPOST)
_PRICES = 22
"""The number of prices that a form lists; any other may still be typed."""

_NOTHING_TO_SELL = Offer("put_up_for_sale", refusal=Refusal(Code.NOT_ENOUGH_ITEMS, need=1))
_TAKE_BACK = Offer("take_back")
_NOTHING_TO_TAKE_BACK = Offer("take_back", refusal=Refusal(Code.NOTHING_FOR_SALE))
_NOTHING_TO_BUY = Offer("offer_to_buy", refusal=Refusal(Code.NOTHING_FOR_SALE))


def offer_sale(game: Game, table: Table, player: Player) -> Offer:
    """Offer to place one of the player's items for sale, at an asking price or without one."""
    items = _for_sale(player)
    return _offer_items(items, price_blanks(game, table)) if items else _NOTHING_TO_SELL


@lru_cache(maxsize=FORMS)
def _offer_items(items: tuple[Item, ...], prices: tuple[Blank, ...]) -> Offer:
    return Offer("put_up_for_sale", (Blank("item", tuple(dict.fromkeys(items))), *prices))


def price_blanks(game: Game, table: Table) -> tuple[Blank, ...]:
    """Offer a blank for an asking price, if any; for automated opponents the die sets the price."""
    return () if table.solo else (_asking(game.edition.lowest_price),)


def check_sale(game: Game, table: Table, player: Player, action: PutUpForSale) -> Refusal | None:
    """Return why the item cannot be placed for sale."""
    if action.item not in _for_sale(player):
        return Refusal(Code.NOT_ENOUGH_ITEMS, need=1, what=action.item)
    return check_price(game, table, action.asking)


def check_price(game: Game, table: Table, asking: int | None) -> Refusal | None:
    """Return why a price cannot be asked; for automated opponents the die sets the price."""
    if asking is not None and table.solo:
        return Refusal(Code.PRICE_BY_DIE)
    if asking is not None and asking < game.edition.lowest_price:
        return Refusal(Code.PRICE_TOO_LOW, game.edition.lowest_price, asking)
    return None


def play_sale(ply: Ply, action: PutUpForSale) -> None:
    """Place the item; the turn goes on."""
    put_up(ply, action.seat, action.item, action.asking)
    ply.ask_turn(action.seat)


def put_up(ply: Ply, seat: Seat, item: Item, asking: int | None) -> None:
    """Place an item for sale; one that was there goes back to the player's supply."""
    sale = ply.player(seat).sale
    if sale:
        ply.emit(ItemTakenBack(seat, sale.item))
    ply.emit(ItemPutUpForSale(seat, item, asking))


def offer_back(player: Player) -> Offer:
    """Offer to take the item back."""
    return _TAKE_BACK if player.sale else _NOTHING_TO_TAKE_BACK


def play_back(ply: Ply, action: TakeBack) -> None:
    """Take the item back."""
    sale = ply.player(action.seat).sale
    assert sale is not None
    ply.emit(ItemTakenBack(action.seat, sale.item))
    ply.ask_turn(action.seat)


def offer_refresh(game: Game, table: Table, player: Player, tokens: tuple[int, int]) -> Offer:
    """Offer to replace a row for a coin; `tokens` are the ciders and potions to spend."""
    if table.turn and table.turn.refreshed:
        return Offer("refresh_row", refusal=Refusal(Code.ALREADY_REFRESHED))
    rows = tuple([row for row in _REFRESHABLE if can_refresh(game, table, row)])
    if not rows:
        return Offer("refresh_row", refusal=Refusal(Code.ROW_CANNOT_REFRESH))
    ciders, potions = tokens
    if player.coins + ciders + potions < REFRESH_COST:
        return Offer("refresh_row", refusal=Refusal(Code.NOT_ENOUGH_COINS, need=REFRESH_COST))
    return _offer_rows(rows, min(ciders, 1), min(potions, 1))


@lru_cache(maxsize=FORMS)
def _offer_rows(rows: tuple[Row, ...], ciders: int, potions: int) -> Offer:
    return Offer("refresh_row", (Blank("row", rows), *paying_blanks(ciders, potions)))


def check_refresh(game: Game, table: Table, player: Player, action: RefreshRow) -> Refusal | None:
    """Return why the row cannot be refreshed now."""
    if table.turn and table.turn.refreshed:
        return Refusal(Code.ALREADY_REFRESHED)
    if action.row not in _REFRESHABLE or not can_refresh(game, table, action.row):
        return Refusal(Code.ROW_CANNOT_REFRESH, what=action.row)
    return check_payment(player, REFRESH_COST, action.ciders, action.potions)


def play_refresh(ply: Ply, action: RefreshRow) -> None:
    """Pay, put the row under its deck, and draw a new one."""
    ply.pay(action.seat, REFRESH_COST, action.ciders, action.potions, Why.REFRESH)
    refresh(ply, action.seat, action.row)
    ply.ask_turn(action.seat)


def refresh(ply: Ply, seat: Seat, row: Row) -> None:
    """Put a row under its deck, and draw a new one."""
    decks = ply.state.decks
    deck = decks.houses if row is Row.HOUSE else decks.outposts
    cards = (*deck, *ply.table.market.row(row))[: ply.game.edition.row_size]
    ply.emit(RowRefreshed(seat, row, cards))


def can_refresh(game: Game, table: Table, row: Row) -> bool:
    """Return whether deck and row hold a full row's worth of cards, some of them new."""
    market = table.market
    if row is Row.HOUSE:
        deck, cards = market.houses_left, market.houses
    else:
        deck, cards = market.outposts_left, market.outposts
    return deck > 0 and deck + len(cards) >= game.edition.row_size


def offer_buy(game: Game, table: Table, seat: Seat, player: Player) -> Offer:
    """Offer to buy what other players have for sale."""
    sellers = tuple([s for s, p in enumerate(table.players) if p.sale and s != seat])
    if not sellers:
        return _NOTHING_TO_BUY
    lowest = game.edition.lowest_price
    if player.coins < lowest:
        refusal = Refusal(Code.NOT_ENOUGH_COINS, need=lowest, have=player.coins)
        return Offer("offer_to_buy", refusal=refusal)
    refused = table.turn.refused if table.turn else (0,) * len(table.players)
    least = min([refused[seller] for seller in sellers])
    if player.coins <= least:
        refusal = Refusal(Code.ALREADY_REFUSED, least, player.coins)
        return Offer("offer_to_buy", refusal=refusal)
    first = max(lowest, least + 1)
    last = min(player.coins, first + _PRICES - 1)
    open_to = tuple([seller for seller in sellers if refused[seller] < last])
    return _offer_prices(open_to, first, last)


@lru_cache(maxsize=FORMS)
def _offer_prices(sellers: tuple[Seat, ...], first: int, last: int) -> Offer:
    prices = tuple(range(first, last + 1))
    return Offer("offer_to_buy", (Blank("seller", sellers), Blank("coins", prices)))


def check_buy(game: Game, table: Table, player: Player, action: OfferToBuy) -> Refusal | None:
    """Return why this offer cannot be made; an offer that was refused this turn must be raised."""
    known = 0 <= action.seller < len(table.players) and action.seller != action.seat
    if not known or table.players[action.seller].sale is None:
        return Refusal(Code.NOTHING_FOR_SALE)
    if action.coins < game.edition.lowest_price:
        return Refusal(Code.PRICE_TOO_LOW, game.edition.lowest_price, action.coins)
    if action.coins > player.coins:
        return Refusal(Code.NOT_ENOUGH_COINS, action.coins, player.coins)
    if table.turn and action.coins <= table.turn.refused[action.seller]:
        return Refusal(Code.ALREADY_REFUSED, table.turn.refused[action.seller], action.coins)
    return None


def play_buy(ply: Ply, action: OfferToBuy) -> None:
    """Buy at the asking price if it is met, else ask the seller."""
    sale = ply.player(action.seller).sale
    assert sale is not None
    if sale.asking is not None and action.coins >= sale.asking:
        _sell(ply, action.seller, action.seat, sale.asking)
        return
    ply.emit(OfferMade(action.seat, action.seller, action.coins))
    number = ply.table.next_question
    ply.emit(Asked(AnswerOffer(number, action.seller, action.seat, sale.item, action.coins)))


def play_answer(ply: Ply, question: AnswerOffer, action: Accept | Refuse | Withdraw) -> None:
    """Sell, refuse, or withdraw the offer; then the buyer's turn goes on."""
    match action:
        case Accept():
            _sell(ply, question.seat, question.buyer, question.coins)
        case Refuse():
            ply.emit(OfferRefused(question.seat, question.buyer, question.coins))
            ply.ask_turn(question.buyer)
        case Withdraw():
            ply.emit(OfferWithdrawn(question.buyer, question.seat))
            ply.ask_turn(question.buyer)


@cache
def _asking(lowest: int) -> Blank:
    return Blank("asking", tuple(range(lowest, lowest + _PRICES)), least=0)


def _for_sale(player: Player) -> tuple[Item, ...]:
    """List the items that can be placed for sale; one that is there may get another price."""
    return (*player.items, player.sale.item) if player.sale else player.items


def _sell(ply: Ply, seller: Seat, buyer: Seat, coins: int) -> None:
    sale = ply.player(seller).sale
    assert sale is not None
    ply.coins(buyer, -coins, Why.TRADE)
    ply.coins(seller, coins, Why.TRADE)
    ply.emit(ItemSold(seller, buyer, sale.item, coins))
    ply.ask_turn(buyer)
