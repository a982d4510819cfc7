"""Put tiles and words on a background, and save the picture in few bytes."""

from functools import lru_cache
from io import BytesIO
from typing import TypeAlias

from PIL import Image, ImageDraw

from bot.pictures.brush import Brush
from bot.pictures.icons import icon
from bot.pictures.lettering import Face, font, width
from bot.pictures.palette import INK, PAPER, Colour

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height, in pixels."""

WIDE = 1000
READABLE = 52
"""The side of an icon that has 14 pixels where a phone shows the picture 275 pixels wide."""

EDGE = 24
GAP = 12

_EFFORT = 4
"""zlib's level, from 1 to 9: with 6 a table is 8 kB smaller, and takes 5 ms (of 30) longer."""


class Canvas:
    """A picture that is being drawn, or a tile for one."""

    def __init__(self, background: Image.Image) -> None:
        self.image = background.copy()
        self._draw = ImageDraw.Draw(self.image)
        self._draw.fontmode = "L"

    def paste(self, tile: Image.Image, x: float, y: float) -> None:
        """Paste a tile by its top left corner."""
        at = (round(x), round(y))
        if self.image.mode == "RGBA":
            self.image.alpha_composite(tile, at)
        else:
            self.image.paste(tile, at, tile)

    def icon(self, name: str, x: float, y: float, size: int) -> None:
        """Paste an icon by its top left corner."""
        self.paste(icon(name, size), x, y)

    def plate(
        self, box: Box, fill: Colour | None = PAPER, *, corner: int = 14, line: Colour | None = INK
    ) -> None:
        """Draw a box with round corners."""
        self.paste(_plate(box[2], box[3], fill, corner, line), box[0], box[1])

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        *,
        colour: Colour = INK,
        face: Face = Face.PLAIN,
        anchor: str = "lm",
        halo: Colour | None = None,
    ) -> int:
        """Write a line around one of Pillow's anchors, and return its width."""
        self._draw.text(
            (round(x), round(y)),
            text,
            fill=colour,
            font=font(face, size),
            anchor=anchor,
            stroke_width=3 if halo else 0,
            stroke_fill=halo,
        )
        return width(text, size, face)

    def png(self) -> bytes:
        """Save the picture in 256 colours at most."""
        small = self.image.convert("RGB").quantize(256, method=Image.Quantize.FASTOCTREE)
        saved = BytesIO()
        small.save(saved, "PNG", compress_level=_EFFORT)
        return saved.getvalue()


def tile(wide: int, high: int) -> Canvas:
    """Begin a transparent tile."""
    return Canvas(Image.new("RGBA", (wide, high), (61, 43, 39, 0)))


@lru_cache(maxsize=32)
def _plate(
    wide: int, high: int, fill: Colour | None, corner: int, line: Colour | None
) -> Image.Image:
    brush = Brush(wide, high)
    unit = min(wide, high) / 100
    brush.box((0, 0, wide / unit, high / unit), fill, round_by=corner / unit, line=line)
    return brush.done()
