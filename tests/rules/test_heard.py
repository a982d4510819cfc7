"""Ruling 37: a story that a night's guests have heard gives way to one that they have not."""

import pytest

from rules.book import Book
from rules.dice import Dice
from rules.editions import NEWEST, NIGHTS, Game
from rules.night import unheard
from rules.words import ParagraphNumber

EVENINGS, JOURNEYS = 8, 12

CARDS = NEWEST.caves
BOOK = Book({}, tuple([tuple(map(ParagraphNumber, range(n, n + 6))) for n in range(1, 151, 6)]))
"""Six paragraphs on each of 25 cards, as in the book."""


def a_night(seed: int, heard: frozenset[ParagraphNumber]) -> list[ParagraphNumber]:
    """Return the paragraphs to which the caves and dice of a night of 12 journeys lead."""
    game = Game(NEWEST, BOOK, variant=NIGHTS[1], heard=heard)
    dice = Dice(bytes([seed]) * 32, 0)
    caves = dice.shuffle("caves", CARDS)[:JOURNEYS]
    return [unheard(game, BOOK.cells[CARDS.index(cave)], dice.roll("paragraph")) for cave in caves]


def repeats(*, remembers: bool) -> float:
    """Return the share of stories in the eighth nights of 20 groups that each has heard before."""
    again = 0
    for group in range(20):
        heard: frozenset[ParagraphNumber] = frozenset()
        told: list[ParagraphNumber] = []
        for evening in range(EVENINGS):
            told = a_night(group * EVENINGS + evening, heard if remembers else frozenset())
            again += len(heard.intersection(told)) if evening == EVENINGS - 1 else 0
            heard |= frozenset(told)
    return again / (20 * JOURNEYS)


def test_by_the_eighth_night_under_a_tenth_is_known() -> None:
    assert repeats(remembers=False) > 0.35
    assert repeats(remembers=True) < 0.1


@pytest.mark.parametrize(
    ("heard", "face", "read"),
    [((), 3, 3), ((3,), 3, 4), ((3, 4), 3, 5), ((6,), 6, 1), ((1, 2, 3, 4, 5, 6), 2, 2)],
)
def test_the_next_story_on_the_card_is_read_or_the_dies_own_where_all_are_known(
    heard: tuple[int, ...], face: int, read: int
) -> None:
    known = frozenset(map(ParagraphNumber, heard))
    cells = tuple(map(ParagraphNumber, range(1, 7)))
    assert unheard(Game(NEWEST, BOOK, heard=known), cells, face) == read
