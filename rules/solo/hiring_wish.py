"""Find the villager that an opponent would hire. Source: solo rules, "Hiring"."""

from functools import cache

from rules.cards import VILLAGERS
from rules.editions import Game
from rules.table import ReputationBoard
from rules.words import VillagerId

_ROLLS = range(1, 7)
_COSTS = (2, 3)
_EXCEPTIONS = ((4, 3), (5, 5))
"""The cost of a villager that the rules name, and the lowest roll for which he is hired anyway.

Only those villagers have a people: fishfolk, frogfolk, archer.
"""


@cache
def worth(villager: VillagerId) -> int:
    """Return the lanterns of all six faces together."""
    return sum([VILLAGERS[villager].lanterns(roll) for roll in _ROLLS])


def best(game: Game, board: ReputationBoard) -> VillagerId | None:
    """Return the best villager for two or three coins; of equal ones the left-most."""
    pairs = zip(board.slots, game.edition.slot_costs, strict=True)
    return max([v for v, cost in pairs if v and cost in _COSTS], key=worth, default=None)


def exception(game: Game, board: ReputationBoard) -> tuple[VillagerId, int] | None:
    """Return a villager worth breaking the rule for, and the lowest roll that does."""
    for price, least in _EXCEPTIONS:
        for villager, cost in zip(board.slots, game.edition.slot_costs, strict=True):
            if villager and cost == price and VILLAGERS[villager].people:
                return villager, least
    return None
