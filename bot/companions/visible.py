"""Define what an explorer may see of an open encounter: choices, numbers and bonus lines."""

from dataclasses import dataclass
from typing import TypeAlias

from rules import encounter
from rules.book import Bonus, Option
from rules.editions import Game
from rules.table import Table
from rules.words import Item, Seat

Numbers: TypeAlias = tuple[int, ...]
"""Explore numbers, in ascending order."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of the open paragraph as it is read aloud, without its rewards.

    `offer` is an item that must be offered for it.
    """

    numbers: Numbers
    bonuses: tuple[Bonus, ...] = ()
    offer: Item | None = None


def choices_of(game: Game, table: Table, seat: Seat) -> tuple[Choice, ...]:
    """Return the choices of the open paragraph; empty for everyone but its explorer."""
    trip = table.expedition
    if trip is None or trip.seat != seat:
        return ()
    return tuple([_without_outcomes(option) for option in encounter.options(game, table)])


def _without_outcomes(option: Option) -> Choice:
    numbers = tuple([tier.explore for tier in option.tiers])
    return Choice(numbers, option.bonuses, option.offer)
