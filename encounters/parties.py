"""Say who goes exploring when a book is weighed: parties of two to five ordinary villagers."""

from dataclasses import dataclass
from functools import cache

from rules.words import Trade

FACES = 6


@dataclass(frozen=True, slots=True)
class Explorer:
    """One of a party; `lanterns` is indexed by die face less one."""

    name: str
    lanterns: tuple[int, ...]
    trade: Trade | None = None


def _dice(*thresholds: tuple[int, int]) -> tuple[int, ...]:
    """Turn thresholds, as (lowest roll, lanterns), into what each face gives."""
    return tuple(
        max((lanterns for roll, lanterns in thresholds if face >= roll), default=0)
        for face in range(1, FACES + 1)
    )


COMPANY = (
    Explorer("the trainer", _dice((1, 1), (4, 2)), Trade.QUILL),
    Explorer("the explorer", _dice((1, 1), (3, 2))),
    Explorer("the builder", _dice((3, 2), (6, 3)), Trade.HAMMER),
    Explorer("the weaver", _dice((2, 1)), Trade.QUILL),
    Explorer("the guard", _dice((1, 2), (4, 3))),
)
PARTIES = tuple(COMPANY[:size] for size in range(2, len(COMPANY) + 1))


@cache
def lantern_chances(party: tuple[Explorer, ...]) -> tuple[float, ...]:
    """Give the chance of each total, indexed by lanterns."""
    chances = [1.0]
    for explorer in party:
        longer = [0.0] * (len(chances) + max(explorer.lanterns))
        for total, chance in enumerate(chances):
            for lanterns in explorer.lanterns:
                longer[total + lanterns] += chance / FACES
        chances = longer
    return tuple(chances)


def count_of(trade: Trade, party: tuple[Explorer, ...]) -> int:
    """Count the symbols of a trade in a party."""
    return sum(explorer.trade is trade for explorer in party)
