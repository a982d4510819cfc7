"""Pay with coins, or with ciders and potions if a card lets them count as coins.

Source: final rulebook, "Symbols", Cider/Potions as Coins.
"""

from rules.errors import Code, Refusal
from rules.ply import cards_of
from rules.table import Player
from rules.words import Token

_TOKENS = frozenset(Token)


def spendable(player: Player) -> tuple[int, int]:
    """Count the ciders and the potions that the player may spend as coins."""
    if _TOKENS.isdisjoint(player.items):
        return 0, 0
    cards = cards_of(player)
    ciders = player.items.count(Token.CIDER) if any([c.ciders_as_coins for c in cards]) else 0
    potions = player.items.count(Token.POTION) if any([c.potions_as_coins for c in cards]) else 0
    return ciders, potions


def purse(player: Player) -> int:
    """Return how much the player could pay, in coins."""
    return player.coins + sum(spendable(player))


def tokens_for(player: Player, cost: int) -> tuple[int, int]:
    """Return the ciders and the potions that pay for what the coins do not cover."""
    short = max(0, cost - player.coins)
    ciders = min(short, spendable(player)[0])
    return ciders, short - ciders


def check_payment(player: Player, cost: int, ciders: int, potions: int) -> Refusal | None:
    """Return why a cost cannot be paid in this way."""
    if ciders or potions:
        refusal = _check_tokens(player, cost, ciders, potions)
        if refusal:
            return refusal
    if player.coins + ciders + potions < cost:
        return Refusal(Code.NOT_ENOUGH_COINS, need=cost, have=player.coins + ciders + potions)
    return None


def _check_tokens(player: Player, cost: int, ciders: int, potions: int) -> Refusal | None:
    most = spendable(player)
    for token, asked, allowed in zip(Token, (ciders, potions), most, strict=True):
        if asked > player.items.count(token):
            return Refusal(Code.NOT_ENOUGH_ITEMS, asked, player.items.count(token), token)
        if asked > allowed or asked < 0:
            return Refusal(Code.NOT_AS_COINS, what=token)
    if ciders + potions > cost:
        return Refusal(Code.TOO_MUCH_PAID, need=cost, have=ciders + potions)
    return None
