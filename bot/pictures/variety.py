"""Vary a title card's scene by its paragraph's number, so that no two of a night look alike.

A book has fewer scenes and figures than paragraphs: those that share both differ in the colours of
the rock, in how near it is seen, in what lies about, and in where the figure stands and how large.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from PIL import Image

from bot.pictures import palette as hue
from bot.pictures.brush import Brush

T = TypeVar("T")

_TURNS = (0, 18, -20, 36, -38)
"""Of the colours: a whole turn has 256 steps."""

_NEAR = ((1.0, 0.5), (1.28, 0.0), (1.28, 1.0), (1.14, 0.5))
"""How near the place is seen, and which part of it: 0 is the left end, 1 the right."""

_SIDES = (258, 222, 286)
"""Pixels of a figure's side."""

_SHIFTS = (0, -70, 60)
"""Pixels from a figure's usual middle."""

PROP_SIDE = 150


class Variant(NamedTuple):
    """How a card differs from others of its scene and figure; `prop` is drawn by `prop`."""

    turn: int
    zoom: float
    part: float
    side: int
    shift: int
    is_turned: bool
    prop: int


def variant(number: int, again: int = 0) -> Variant:
    """Return how the card of a paragraph differs from others, and from itself when shown again."""
    # With other steps some card that is shown again would look like that of another paragraph.
    mixed = number * 2_654_435_761 % 2**32
    zoom, part = _pick(_NEAR, (mixed >> 3) + 3 * again)
    return Variant(
        turn=_pick(_TURNS, (mixed >> 11) + 3 * again),
        zoom=zoom,
        part=part,
        side=_pick(_SIDES, mixed >> 17),
        shift=_pick(_SHIFTS, (mixed >> 23) + again),
        is_turned=bool(mixed >> 27 & 1),
        prop=((mixed >> 13) + again) % len(_PROPS),
    )


def _pick(among: Sequence[T], number: int) -> T:
    return among[number % len(among)]


def turned(image: Image.Image, turn: int) -> Image.Image:
    """Turn all colours of a picture by so many steps of 256."""
    if not turn:
        return image
    tone, strength, light = image.convert("HSV").split()
    wheel = [(step + turn) % 256 for step in range(256)]
    return Image.merge("HSV", (tone.point(wheel), strength, light)).convert("RGB")


@lru_cache(maxsize=16)
def prop(number: int) -> Image.Image:
    """Draw what lies about; it is cached, so never draw on it."""
    brush = Brush(PROP_SIDE)
    _PROPS[number](brush)
    return brush.done()


def _mushrooms(b: Brush) -> None:
    for x, y, size, cap in ((28, 66, 22, hue.ROSE), (62, 40, 30, hue.CLAY), (84, 76, 14, hue.SUN)):
        b.box((x - size / 4, y, x + size / 4, 98), hue.PAPER, round_by=3)
        b.blob(
            [
                (x - size, y + 4),
                (x - size / 2, y - size / 2),
                (x, y - size * 0.75),
                (x + size / 2, y - size / 2),
                (x + size, y + 4),
                (x, y + size * 0.3),
            ],
            cap,
        )
        b.dot(x - size * 0.3, y - size * 0.15, size * 0.12, hue.PAPER, line=None)
        b.dot(x + size * 0.25, y - size * 0.3, size * 0.16, hue.PAPER, line=None)


def _crates(b: Brush) -> None:
    for x, y, size in ((8, 98, 46), (52, 98, 40), (26, 52, 38)):
        b.box((x, y - size, x + size, y), hue.WOOD)
        b.stroke([(x, y - size), (x + size, y)], weight=0.8)
        b.stroke([(x, y), (x + size, y - size)], weight=0.8)


def _barrel(b: Brush) -> None:
    b.blob(
        [(26, 24), (50, 20), (74, 24), (84, 60), (74, 97), (50, 99), (26, 97), (16, 60)],
        hue.WOOD_DARK,
    )
    b.oval(50, 25, 24, 7, hue.WOOD)
    for y in (44, 78):
        b.bar([(19, y), (50, y + 5), (81, y)], hue.STEEL, 4)


def _stones(b: Brush) -> None:
    for x, top, wide in ((24, 34, 15), (52, 4, 18), (80, 52, 13)):
        b.shape(
            [
                (x - wide, 99),
                (x - wide * 0.3, top + 20),
                (x, top),
                (x + wide * 0.4, top + 26),
                (x + wide, 99),
            ],
            hue.STONE,
        )
        b.stroke([(x, top + 14), (x - wide * 0.3, 80)], weight=0.8)


def _crystals(b: Brush) -> None:
    for x, lean, top, colour in (
        (30, -14, 40, hue.LILAC),
        (52, 2, 12, hue.PALE_BLUE),
        (72, 16, 46, hue.LILAC),
    ):
        b.shape(
            [
                (x - 11, 99),
                (x + lean - 11, top + 14),
                (x + lean, top),
                (x + lean + 11, top + 14),
                (x + 11, 99),
            ],
            colour,
        )
        b.stroke([(x + lean, top), (x, 96)], hue.WHITE, 0.8)


def _bucket(b: Brush) -> None:
    b.stroke([(24, 50), (34, 14), (66, 14), (76, 50)], weight=1.2)
    b.shape([(20, 48), (80, 48), (70, 98), (30, 98)], hue.STEEL)
    b.oval(50, 48, 30, 9, hue.BLUE)
    b.bar([(26, 74), (74, 74)], hue.TEAL, 4)


def _wheel(b: Brush) -> None:
    b.dot(50, 56, 42, hue.WOOD)
    b.dot(50, 56, 33, hue.CAVE)
    for x, y in ((0, 33), (33, 0), (24, 24), (24, -24)):
        b.bar([(50 - x, 56 - y), (50 + x, 56 + y)], hue.WOOD, 4)
    b.dot(50, 56, 8, hue.WOOD_DARK)


def _jars(b: Brush) -> None:
    for x, top, colour in ((26, 46, hue.CLAY), (56, 26, hue.TEAL), (84, 58, hue.GOLD)):
        b.blob(
            [
                (x - 8, top),
                (x + 8, top),
                (x + 18, top + 26),
                (x + 11, 98),
                (x - 11, 98),
                (x - 18, top + 26),
            ],
            colour,
        )
        b.bar([(x - 8, top), (x + 8, top)], hue.TAN, 4)


def _ladder(b: Brush) -> None:
    for side in (0, 26):
        b.bar([(30 + side, 98), (46 + side, 0)], hue.WOOD, 4)
    for step in range(6):
        x, y = 32 + step * 2.6, 88 - step * 16
        b.bar([(x, y), (x + 26, y)], hue.WOOD_DARK, 3)


def _basket(b: Brush) -> None:
    for x in (28, 44, 60, 74):
        b.dot(x, 50, 13, (hue.ROSE, hue.SUN, hue.LEAF, hue.CLAY)[x % 4])
    b.shape([(12, 54), (90, 54), (78, 98), (24, 98)], hue.TAN)
    for y in (66, 80):
        b.stroke([(16, y), (86, y)], weight=0.9)


_PROPS: tuple[Callable[[Brush], None], ...] = (
    *(_mushrooms, _crates, _barrel, _stones, _crystals),
    *(_bucket, _wheel, _jars, _ladder, _basket),
)
