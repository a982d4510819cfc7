"""Imagine a book with usual paragraphs, for encounters that nobody has read yet.

The figures are those of the shipped book, measured once. The book in play is never looked at.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from random import Random

from bot.companions.visible import Choice, Numbers
from rules.book import Book, Option, Outcome, Paragraph, Tier
from rules.editions import Edition
from rules.words import Good, Item, ParagraphNumber, Token

_FIRST = 100_000
"""The first imagined number, far beyond those that are printed."""

# As on a cave card: a paragraph for each face of the die.
_FACES = 6

_COINS = (1.7, 1.3, 1.2, 0.9, 1.6, 1.8, 2.9, 2.8, 4.8)
_ITEMS = (0.8, 0.6, 0.4, 0.4, 0.5, 0.5, 0.7, 1.2, 1.2)
_STEPS = (0.8, 0.5, 0.3, 0.5, 0.0, 0.0, 0.0, 0.4, 0.7)
"""The average reward, indexed by explore number: coins, items, steps of reputation."""

_KINDS: Mapping[Item, int] = {
    Good.FRUIT: 5,
    Good.PAPER: 4,
    Good.FISH: 4,
    Good.MUSHROOM: 4,
    Good.POT: 3,
    Good.ROPE: 2,
    Good.ORE: 2,
    Good.AMETHYST: 2,
    Token.POTION: 3,
    Token.CIDER: 2,
}
"""How often each item is won, relative to the others."""

_SHAPES: Mapping[tuple[Numbers, ...], int] = {
    ((3,), (4, 7)): 18,
    ((2,), (4, 7)): 9,
    ((2,), (3, 7)): 7,
    ((3,), (5, 7)): 7,
    ((3,), (5, 8)): 7,
    ((3,), (3, 7)): 5,
    ((2,), (5, 7)): 5,
    ((3,), (4,)): 4,
    ((2,), (4, 6)): 4,
    ((3, 6), (4, 7)): 4,
    ((5,), (2,)): 4,
    ((2,), (0,)): 4,
    ((6,), (3, 6)): 3,
    ((3,), (6,)): 3,
    ((3,), (4, 8)): 3,
    ((4,), (0,)): 3,
    ((2,), (5, 8), (4,)): 2,
}
"""How often each shape of paragraph occurs: the explore numbers of its choices."""


def typical_book(
    edition: Edition,
    visible: Iterable[Choice],
    path: tuple[ParagraphNumber, ...],
    leads_to: ParagraphNumber | None,
    whims: Random,
) -> Book:
    """Imagine a book around what is known: the choices of the open paragraph, at the path's end."""
    paragraphs, cells = _usual(edition.name, len(edition.caves))
    known: dict[ParagraphNumber, Paragraph] = {}
    if path:
        options = tuple([_option(c.numbers, whims, c) for c in visible])
        known[path[-1]] = Paragraph(path[-1], options)
    if leads_to is not None:
        known[leads_to] = _paragraph(leads_to, whims)
    return Book({**paragraphs, **known} if known else paragraphs, cells)


@cache
def _usual(
    name: str, caves: int
) -> tuple[Mapping[ParagraphNumber, Paragraph], tuple[tuple[ParagraphNumber, ...], ...]]:
    """Imagine the paragraphs of an edition's caves, the same ones every time."""
    # By the edition's name: the same book in each process, so a thought can be repeated.
    whims = Random(name)  # noqa: S311 - no dice of a game
    numbers = [ParagraphNumber(_FIRST + n) for n in range(caves * _FACES)]
    paragraphs = {number: _paragraph(number, whims) for number in numbers}
    rows = [tuple(numbers[row : row + _FACES]) for row in range(0, len(numbers), _FACES)]
    return paragraphs, tuple(rows)


def _paragraph(number: ParagraphNumber, whims: Random) -> Paragraph:
    (shape,) = whims.choices(tuple(_SHAPES), tuple(_SHAPES.values()))
    return Paragraph(number, tuple([_option(numbers, whims) for numbers in shape]))


def _option(numbers: Numbers, whims: Random, seen: Choice | None = None) -> Option:
    tiers = tuple([Tier(number, _reward(number, whims)) for number in numbers])
    return Option(tiers, seen.bonuses, seen.offer) if seen else Option(tiers)


def _reward(number: int, whims: Random) -> Outcome:
    """Draw a possible reward for reaching an explore number."""
    at = min(number, len(_COINS) - 1)
    kinds, shares = tuple(_KINDS), tuple(_KINDS.values())
    items = whims.choices(kinds, shares, k=_about(_ITEMS[at], whims))
    coins, steps = _about(_COINS[at], whims), _about(_STEPS[at], whims)
    return Outcome(coins=coins, gain=tuple(items), reputation=steps)


def _about(mean: float, whims: Random) -> int:
    """Draw a count, from none to twice its mean."""
    return int(mean * 2 * whims.random() + 0.5)
