"""Define what villages did in their encounters, and check whether a line of memory waits for it."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import assert_never

from encounters.memory import LAST_ROUND, WEATHERS, Condition, Echo, Weather, Who
from rules.words import ParagraphNumber

LATE = 5
"""The round of seven from which a game is late."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One paragraph that a village settled; `tier` is None if it failed.

    `village` is a seat, `round` counts from 1, and a deed of the `shelf` was done in an earlier
    game of the same table.
    """

    village: int
    number: ParagraphNumber
    option: int
    tier: int | None
    round: int
    shelf: bool = False


@dataclass(frozen=True, slots=True)
class EarlierGames:
    """How many games of this book a table played before, and which lines the last two told it.

    `told` has the keys of letters, overheard lines and texts of the season.
    """

    count: int
    told: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Hearing:
    """Which village reads a paragraph and when; `deeds` are all that were settled before.

    `last` is the last round of the game; `earlier` are the table's games before it, if known.
    """

    village: int
    round: int
    deeds: tuple[Deed, ...] = ()
    last: int = LAST_ROUND
    earlier: EarlierGames | None = None

    @property
    def weather(self) -> Weather | None:
        """Return the weather of the round; after the seventh they begin again."""
        return WEATHERS[(self.round - 1) % LAST_ROUND] if self.round else None

    @property
    def is_late(self) -> bool:
        """Return whether the game is in its last third: the fifth round of seven, or later."""
        return self.round >= ceil(self.last * LATE / LAST_ROUND)

    def has_met_before(self, number: ParagraphNumber) -> bool:
        """Return whether this table settled a paragraph in an earlier game."""
        return any(deed.shelf and deed.number == number for deed in self.deeds)

    def first_of(self, echoes: Sequence[Echo]) -> int | None:
        """Find the first echo whose condition is met."""
        for index, echo in enumerate(echoes):
            if any(fits(echo, deed, self.village) for deed in self.deeds):
                return index
        return None


def fits(echo: Echo, deed: Deed, village: int | None) -> bool:
    """Return whether a line waits for this deed, where a village hears it.

    Without a village the whole table hears it, and all villages of this game count alike.
    """
    return _is_of(echo.who, deed, village) and any(is_met(c, deed) for c in echo.after)


def _is_of(who: Who, deed: Deed, village: int | None) -> bool:
    if who is Who.SHELF or deed.shelf:
        return who is Who.SHELF and deed.shelf
    match who:
        case Who.SAME:
            return village is None or deed.village == village
        case Who.OTHER:
            return deed.village != village
        case Who.ANY:
            return True
        case _:
            assert_never(who)


def is_met(condition: Condition, deed: Deed) -> bool:
    """Return whether a deed, no matter whose, is what a condition names."""
    return (
        deed.number in condition.numbers
        and condition.option in {None, deed.option}
        and condition.won in {None, deed.tier is not None}
        and condition.tier in {None, deed.tier}
    )
