"""Define who explores when a book's values are computed: two to five ordinary villagers."""

from functools import cache

from rules.cards import VILLAGERS, VillagerCard
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import Trade, VillagerId

FACES = 6

_IDS = ("aldith", "rusk", "bram", "larkin", "gullop")
"""A trainer, an explorer, a builder, another trainer, and one of the strongest."""

COMPANY = tuple([VILLAGERS[VillagerId(name)] for name in _IDS])
PARTIES = tuple(COMPANY[:size] for size in range(2, len(COMPANY) + 1))


@cache
def lantern_chances(party: tuple[VillagerCard, ...]) -> tuple[float, ...]:
    """Return the chance of each total, indexed by lanterns."""
    chances = [1.0]
    for villager in party:
        faces = [villager.lanterns(face) for face in range(1, FACES + 1)]
        longer = [0.0] * (len(chances) + max(faces))
        for total, chance in enumerate(chances):
            for lanterns in faces:
                longer[total + lanterns] += chance / FACES
        chances = longer
    return tuple(chances)


def count_of(trade: Trade, party: tuple[VillagerCard, ...]) -> int:
    """Count the symbols of a trade in a party."""
    skills = HAMMERS if trade is Trade.HAMMER else QUILLS
    return sum(has(villager.id, skills) for villager in party)
