"""No two title cards of the book look alike, so no two of a night do."""

from functools import cache
from itertools import combinations

import numpy as np
import pytest
from PIL import Image

from bot.pictures.scenes import paint
from bot.pictures.variety import turned, variant
from encounters.scenes import Figure, Scene, Setting
from rules.editions import NEWEST, VARIANTS, Game
from rules.facts import ParagraphRead
from rules.words import ParagraphNumber
from tests.bench.tales import play
from tests.shipped import shipped

ALIKE = 24.0
"""Steps of brightness, of 255: two cards differ by more in some fifteenth of them."""

NIGHTS = 40
AGAIN = 2
"""So often a night shows a follow-up; one in a hundred shows one a third time."""

SAME = [number * 10 for number in range(1, 13)]
"""Numbers that are all mirrored alike."""


@cache
def spots() -> dict[tuple[int, int], np.ndarray]:
    """Return each card of the book, small, as three rows of five spots with their pixels.

    Follow-ups, to which several entries lead, also as a night shows them again.
    """
    stories = shipped().stories
    return {
        (number, again): small(number, again)
        for number in stories.settings
        for again in range(1 if number in stories.entries else AGAIN)
    }


def small(number: ParagraphNumber, again: int) -> np.ndarray:
    """Return a card as spots."""
    stories = shipped().stories
    image = paint(stories.settings[number], stories.mood(number), number, again=again).image
    pixels = np.asarray(image.convert("RGB").resize((125, 45)), dtype=np.float32)
    return pixels.reshape(3, 15, 5, 25, 3)


def unlike(one: np.ndarray, other: np.ndarray) -> float:
    """Return the mean difference in the spot, and the colour, in which two cards differ most."""
    return float(np.abs(one - other).mean(axis=(1, 3)).max())


def test_every_two_cards_of_the_book_differ_to_the_eye() -> None:
    cards = spots()
    assert len(cards) >= 90
    alike = [
        (one, other)
        for one, other in combinations(cards, 2)
        if unlike(cards[one], cards[other]) <= ALIKE
    ]
    assert alike == []


def test_one_that_comes_a_third_time_differs_from_both_before() -> None:
    stories, cards = shipped().stories, spots()
    for number in stories.settings.keys() - set(stories.entries):
        third = small(number, AGAIN)
        assert min(unlike(third, cards[number, before]) for before in range(AGAIN)) > ALIKE, number


@pytest.mark.parametrize("journeys", [6, 12, 20])
def test_no_card_is_shown_twice_in_a_night(journeys: int) -> None:
    (variant_,) = [one for one in VARIANTS.values() if one.journeys == journeys]
    stories, game = shipped().stories, Game(NEWEST, shipped().book, variant=variant_)
    repeated = 0
    for night in range(NIGHTS):
        facts = play(game, night, 8).facts
        read = [one.number for one in facts if isinstance(one, ParagraphRead)]
        shown = [(number, read[:place].count(number)) for place, number in enumerate(read)]
        looks = {
            (stories.settings[one], stories.mood(one), (one + again) % 2, variant(one, again))
            for one, again in shown
        }
        assert len(looks) == len(read), night
        assert max(times for _, times in shown) <= AGAIN
        repeated += len(set(read)) < len(read)
    # By their numbers alone they would be: the test plays nights that come back to a paragraph.
    assert repeated


def test_one_scene_and_figure_in_one_mood_look_otherwise_by_number() -> None:
    setting = Setting(Scene.HARBOUR, Figure.FISH)
    shown = [
        np.asarray(paint(setting, "merry", number).image.convert("RGB").resize((125, 45)))
        for number in SAME
    ]
    parts = [one.astype(np.float32).reshape(3, 15, 5, 25, 3) for one in shown]
    pairs = list(combinations(parts, 2))
    assert sum(unlike(*pair) > ALIKE for pair in pairs) > 0.9 * len(pairs)


def test_turning_colours_keeps_what_is_grey() -> None:
    grey = Image.new("RGB", (4, 4), "#808080")
    assert turned(grey, 36).getpixel((1, 1)) == (128, 128, 128)
    assert turned(Image.new("RGB", (4, 4), "#2060c0"), 36).getpixel((1, 1)) != (32, 96, 192)
