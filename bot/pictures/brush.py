"""Draw shapes at a multiple of their size, all in one line weight, and scale them down once."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import TypeAlias

from PIL import Image, ImageColor, ImageDraw

from bot.pictures.palette import INK, Colour

Point: TypeAlias = tuple[float, float]

LINE = 2.4
"""Pixels of a picture: the weight of every line."""
_FINER = 4
_UNITS = 100


class Brush:
    """A transparent tile to draw on, in units; `_UNITS` are the tile's shorter side."""

    def __init__(
        self, width: int, height: int | None = None, *, finer: int = _FINER, line: float = LINE
    ) -> None:
        self._size = (width, height or width)
        self._finer = finer
        self._scale = min(self._size) * finer / _UNITS
        self._line = max(1, round(line * finer))
        ink = ImageColor.getrgb(INK)
        size = (self._size[0] * finer, self._size[1] * finer)
        # Invisible ink: `reduce` mixes the colours
        # of transparent pixels into the edges as well.
        self._image = Image.new("RGBA", size, (*ink[:3], 0))
        self._draw = ImageDraw.Draw(self._image)

    def done(self) -> Image.Image:
        """Return the finished tile."""
        return self._image.reduce(self._finer)

    def shape(
        self, points: Sequence[Point], fill: Colour | None, *, line: Colour | None = INK
    ) -> None:
        """Fill a polygon and draw its outline."""
        scaled = self._scaled(points)
        if fill:
            self._draw.polygon(scaled, fill=fill)
        if line:
            self._run([*scaled, scaled[0]], line, self._line)

    def blob(
        self, points: Sequence[Point], fill: Colour | None, *, line: Colour | None = INK
    ) -> None:
        """Fill a round shape through the points."""
        self.shape(smooth(points), fill, line=line)

    def stroke(self, points: Sequence[Point], colour: Colour = INK, weight: float = 1) -> None:
        """Draw a line through the points, `weight` times the usual weight."""
        self._run(self._scaled(points), colour, round(self._line * weight))

    def bar(self, points: Sequence[Point], fill: Colour, wide: float) -> None:
        """Draw a thick outlined bar through the points, `wide` in units."""
        scaled = self._scaled(points)
        inner = round(wide * self._scale)
        self._run(scaled, INK, inner + 2 * self._line)
        self._run(scaled, fill, inner)

    def oval(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        fill: Colour | None,
        *,
        line: Colour | None = INK,
    ) -> None:
        """Fill an ellipse around a centre; `wide` and `high` are half its sides."""
        (left, top), (right, bottom) = self._scaled([(x - wide, y - high), (x + wide, y + high)])
        width = self._line if line else 0
        self._draw.ellipse((left, top, right, bottom), fill=fill, outline=line, width=width)

    def dot(
        self, x: float, y: float, radius: float, fill: Colour, *, line: Colour | None = INK
    ) -> None:
        """Fill a circle."""
        self.oval(x, y, radius, radius, fill, line=line)

    def box(
        self,
        box: tuple[float, float, float, float],
        fill: Colour | None,
        *,
        round_by: float = 0,
        line: Colour | None = INK,
    ) -> None:
        """Fill a box (left, top, right, bottom) with rounded corners."""
        (left, top), (right, bottom) = self._scaled([box[:2], box[2:]])
        self._draw.rounded_rectangle(
            # Pillow includes the last pixel.
            (left, top, right - 1, bottom - 1),
            round_by * self._scale,
            fill=fill,
            outline=line,
            width=self._line if line else 0,
        )

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def _run(self, points: list[Point], colour: Colour, width: int) -> None:
        self._draw.line(points, fill=colour, width=width, joint="curve")
        half = width / 2
        # Pillow rounds the joints of a line, and leaves its two ends square.
        for x, y in (points[0], points[-1]):
            self._draw.ellipse((x - half, y - half, x + half, y + half), fill=colour)


def smooth(points: Sequence[Point]) -> list[Point]:
    """Return a smooth closed line through the points."""
    count = len(points)
    bent: list[Point] = []
    for index in range(count):
        four = [points[(index + step) % count] for step in (-1, 0, 1, 2)]
        bent += [_between(four, step / 8) for step in range(8)]
    return bent


def arc(x: float, y: float, radius: float, start: int, end: int, high: float = 1) -> list[Point]:
    """List the points of an arc, in degrees clockwise from the right."""
    turns = [radians(start + (end - start) * step / 16) for step in range(17)]
    return [(x + radius * cos(turn), y + radius * high * sin(turn)) for turn in turns]


def _between(four: Sequence[Point], part: float) -> Point:
    """Return a point between the middle two of four points (Catmull-Rom); `part` is from 0 to 1."""
    x, y = (_catmull(tuple([point[axis] for point in four]), part) for axis in (0, 1))
    return (x, y)


def _catmull(four: tuple[float, ...], part: float) -> float:
    a, b, c, d = four
    return 0.5 * (
        2 * b
        + (c - a) * part
        + (2 * a - 5 * b + 4 * c - d) * part**2
        + (3 * b - a - 3 * c + d) * part**3
    )
