"""Rest the villagers sensibly, and place goods for income."""

from collections.abc import Collection

from bot.companions.valuation import View, placing_worth
from rules.actions import Action, Advance, Rest
from rules.proposals import fill_beds, rest_with_drinks
from rules.words import Area, Good, Token


def rest(view: View) -> Rest:
    """Rest as the rules propose, but keep drinks that are worth more at the game's end."""
    keeps = {token for token in Token if view.bonuses.get(token, 0) > 1}
    return rest_keeping(view, keeps)


def rest_keeping(view: View, kept: Collection[Token]) -> Rest:
    """Rest as proposed, but without some of the drinks.

    An injured villager without a potion has no use for a cider either.
    """
    player = view.player
    full = rest_with_drinks(player, view.seat)
    potions = () if Token.POTION in kept else full.potions
    awake = (*player.villagers_in(Area.EXHAUSTED), *potions)
    ciders = () if Token.CIDER in kept else tuple([v for v in full.ciders if v in awake])
    return fill_beds(player, Rest(view.seat, potions, ciders))


def advance(view: View) -> Action | None:
    """Place goods if the income is worth more than the better slots that they might get."""
    player = view.player
    loose = [item for item in dict.fromkeys(player.items) if isinstance(item, Good)]
    if not view.left or not loose:
        return None
    new = [good for good in loose if all(slot.good is not good for slot in player.track)]
    new.sort(key=lambda good: (view.goods[good], list(Good).index(good)))
    ways = [tuple(new[:count]) for count in range(1, len(new) + 1)]
    best = max(ways, key=lambda goods: placing_worth(view, goods), default=())
    if best and placing_worth(view, best) > 0:
        return Advance(view.seat, best)
    placed = [good for good in loose if good not in new and _pays(view, good)]
    return Advance(view.seat, tuple(placed)) if placed else None


def _pays(view: View, good: Good) -> bool:
    return any(good in card.income_for for card in view.cards)
