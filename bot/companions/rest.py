"""Rest the villagers sensibly, and place goods for the income that they bring."""

from bot.companions.worth import View, mean_lanterns, placing_worth
from rules.actions import Action, Advance, Rest
from rules.cards import VILLAGERS
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import Area, Good, Special, Token, VillagerId


def rest(view: View) -> Action:
    """Give beds to the exhausted, the best first; potions and ciders to who is left."""
    tired = _resters(view, Area.EXHAUSTED)
    hurt = _resters(view, Area.INJURED)
    cured = _spend(view, Token.POTION, hurt)
    in_beds = [*tired, *cured, *(v for v in hurt if v not in cured)][: view.beds]
    left_over = [v for v in (*tired, *cured) if v not in in_beds]
    ciders = _spend(view, Token.CIDER, left_over)
    return Rest(view.seat, tuple(cured), tuple(ciders), tuple(in_beds))


def advance(view: View) -> Action | None:
    """Place goods where the income is worth more than the better slots that they might get."""
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


def _spend(view: View, token: Token, villagers: list[VillagerId]) -> list[VillagerId]:
    """Name who gets one, unless they are worth more at the game's end."""
    if view.bonuses.get(token, 0) > 1:
        return []
    return villagers[: view.player.items.count(token)]


def _resters(view: View, area: Area) -> list[VillagerId]:
    """List who can rest, the most useful first."""
    found = [
        v for v in view.player.villagers_in(area) if VILLAGERS[v].special is not Special.METAL_MAN
    ]
    return sorted(found, key=_usefulness, reverse=True)


def _usefulness(villager: VillagerId) -> float:
    return mean_lanterns(villager) + has(villager, HAMMERS) + 0.5 * has(villager, QUILLS)
