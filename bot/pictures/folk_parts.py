"""Draw the common parts of title cards' people: legs, a gown, arms, a head and a face."""

from bot.pictures.brush import Brush, arc
from bot.pictures.palette import AMBER, INK, SUN, Colour


def legs(b: Brush, fill: Colour, apart: float = 8) -> None:
    """Draw two legs."""
    for x in (50 - apart, 50 + apart):
        b.bar([(x, 84), (x, 95)], fill, 7)


def gown(b: Brush, fill: Colour) -> None:
    """Draw a coat."""
    b.shape([(36, 55), (64, 55), (74, 88), (26, 88)], fill)


def arms(b: Brush, fill: Colour) -> None:
    """Draw both arms, held out a little."""
    b.bar([(36, 62), (22, 78)], fill, 9)
    b.bar([(64, 62), (78, 76)], fill, 9)


def head(b: Brush, skin: Colour) -> None:
    """Draw a round head."""
    b.dot(50, 36, 22, skin)


def face(b: Brush, y: float = 38, x: float = 50, *, lashes: bool = False) -> None:
    """Draw two eyes and a small smile."""
    for side in (-8, 8):
        b.dot(x + side, y, 2.8, INK, line=None)
        if lashes:
            b.stroke([(x + side - 5, y - 4), (x + side, y - 6), (x + side + 5, y - 4)])
    b.stroke(arc(x, y + 5, 7, 25, 155))


def flame(b: Brush, x: float, y: float) -> None:
    """Draw a flame on a point."""
    b.blob([(x, y - 14), (x + 6, y - 4), (x, y + 1), (x - 6, y - 4)], AMBER)
    b.dot(x, y - 4, 2, SUN, line=None)
