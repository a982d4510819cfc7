"""No two title cards of the book look alike, so no two of a night do."""

from functools import cache
from itertools import combinations
from random import Random

import numpy as np
from PIL import Image

from bot.pictures.scenes import paint
from bot.pictures.variety import turned, variant
from encounters.scenes import Figure, Scene, Setting
from tests.shipped import shipped

ALIKE = 24.0
"""Steps of brightness, of 255: two cards differ by more in some fifteenth of them."""

NIGHT = 12
SAME = [number * 10 for number in range(1, 13)]
"""Numbers that are all mirrored alike."""


@cache
def spots() -> dict[int, np.ndarray]:
    """Return each card of the book, small, as three rows of five spots with their pixels."""
    stories = shipped().stories
    cards: dict[int, np.ndarray] = {}
    for number, setting in stories.settings.items():
        image = paint(setting, stories.mood(number), number).image.convert("RGB").resize((125, 45))
        cards[number] = np.asarray(image, dtype=np.float32).reshape(3, 15, 5, 25, 3)
    return cards


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


def test_a_night_of_twelve_has_twelve_cards() -> None:
    stories = shipped().stories
    entries = sorted(stories.settings)
    repeated = 0
    for seed in range(50):
        drawn = Random(seed).sample(entries, NIGHT)
        settings = {stories.settings[number] for number in drawn}
        repeated += len(settings) < NIGHT
        looks = {(stories.settings[one], stories.mood(one), one % 2, variant(one)) for one in drawn}
        assert len(looks) == NIGHT, seed
    # Scene and figure alone would not do: the test draws nights that repeat them.
    assert repeated > 10


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
