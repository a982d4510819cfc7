"""Sell to the opponents, by a die on a later turn. Source: solo rules, "Selling goods"."""

from rules.actions import Accept, Refuse, Withdraw
from rules.facts import Asked, ItemSoldOff, Why
from rules.ply import Ply
from rules.questions import SellItem
from rules.words import Good, Item, Seat

_GOODS = {4: 3, 5: 3, 6: 4}
_TOKENS = {5: 3, 6: 3}
"""The coins that each face gives."""


def roll(ply: Ply, seat: Seat) -> bool:
    """Roll for the item for sale as the player's turn begins; return whether they are asked."""
    sale = ply.player(seat).sale
    if sale is None:
        return False
    coins = price(sale.item, ply.roll(seat, "sale"))
    if coins:
        ply.emit(Asked(SellItem(ply.table.next_question, seat, sale.item, coins)))
    return bool(coins)


def price(item: Item, face: int) -> int:
    """Return the coins that a face gives for an item, 0 if nobody buys."""
    return (_GOODS if isinstance(item, Good) else _TOKENS).get(face, 0)


def play_answer(ply: Ply, question: SellItem, action: Accept | Refuse | Withdraw) -> None:
    """Sell or keep the item; then the turn goes on."""
    if isinstance(action, Accept):
        ply.coins(question.seat, question.coins, Why.TRADE)
        ply.emit(ItemSoldOff(question.seat, question.item, question.coins))
    ply.ask_turn(question.seat)
