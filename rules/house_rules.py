"""Hold the house rules: figures that a table sets otherwise than its edition prints them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self

from rules.editions import FINAL, PREVIEW, Edition
from rules.words import Good

_PRIZES = {0: (0, 0, 0), 5: FINAL.prizes, 6: PREVIEW.prizes}
"""What the best reputations win, by the first prize."""


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A rule that a table may change: the `figures` to choose from, and an edition with one."""

    figures: tuple[int, ...]
    change: Callable[[Edition, int], Edition]


def _prizes(edition: Edition, first: int) -> Edition:
    # In both rulebooks the better of two wins as much as the second of more.
    prizes = _PRIZES[first]
    return replace(edition, prizes=prizes, prizes_for_two=prizes[1:2])


def _reputation(edition: Edition, points: int) -> Edition:
    """Set the points for the second space below the torch."""
    spaces, second = edition.reputation_points, edition.torch + 2
    return replace(edition, reputation_points=(*spaces[:second], points, *spaces[second + 1 :]))


def _goods(edition: Edition, each: int) -> Edition:
    tokens = len(Good)
    return replace(edition, supply=(*(each,) * tokens, *edition.supply[tokens:]))


# Stored games hold these names and figures: none is ever given another meaning.
HOUSE_RULES: Mapping[str, HouseRule] = {
    "coins": HouseRule((3, 5), lambda edition, n: replace(edition, coins=edition.coins + n)),
    "rounds": HouseRule((5, 9), lambda edition, n: replace(edition, rounds=n)),
    "prizes": HouseRule((0, 5, 6), _prizes),
    "reputation": HouseRule((0, 1), _reputation),
    "goods": HouseRule((7, 20), _goods),
    "keys": HouseRule((6, 9), lambda edition, n: replace(edition, keys_in_play=n)),
}
"""All rules by name, in the order in which they are told."""


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The rules that a table has changed, each with its figure, sorted by name."""

    chosen: tuple[tuple[str, int], ...] = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse what `str` wrote.

        Raises ValueError where a rule is not known.
        """
        figures = dict([part.split("=") for part in text.split()])
        if figures.keys() - HOUSE_RULES.keys():
            raise ValueError(f"{text!r} is no HouseRules: did a newer version store it?")
        return cls(tuple([(name, int(figure)) for name, figure in figures.items()]))

    def __str__(self) -> str:
        """Return what games store, and what their dice depend on: "coins=3 rounds=9"."""
        return " ".join([f"{name}={figure}" for name, figure in self.chosen])

    def changed(self, name: str, figure: int | None) -> Self:
        """Return them with a rule set to a figure, or as it is printed."""
        others = [one for one in self.chosen if one[0] != name]
        return type(self)(tuple(sorted(others if figure is None else [*others, (name, figure)])))

    def applied(self, edition: Edition) -> Edition:
        """Return an edition as the table plays it."""
        for name, figure in self.chosen:
            edition = HOUSE_RULES[name].change(edition, figure)
        return edition


def choices(edition: Edition) -> tuple[tuple[str, int], ...]:
    """List what can be chosen, each a rule and a figure that the edition does not print itself."""
    every = [(name, figure) for name, rule in HOUSE_RULES.items() for figure in rule.figures]
    return tuple([one for one in every if HouseRules((one,)).applied(edition) != edition])
