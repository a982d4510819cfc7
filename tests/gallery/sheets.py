"""Put pictures on one sheet, and keep their files small."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image

COLUMNS = 7
GAP = 12
"""Pixels between two pictures."""

GROUND = "#1e1f22"
"""Discord's own ground, so that the messages' edges do not show."""

COLOURS = 64
"""Of a file's palette: with 256 it is a quarter larger, and no letter is easier to read."""


def contact_sheet(pictures: Sequence[Image.Image], columns: int = COLUMNS) -> Image.Image:
    """Lay pictures out in columns, each in the shortest so far, at their own size."""
    width = max(picture.width for picture in pictures)
    bottoms = [GAP] * columns
    places: list[tuple[int, int]] = []
    for picture in pictures:
        column = bottoms.index(min(bottoms))
        places.append((GAP + column * (width + GAP), bottoms[column]))
        bottoms[column] += picture.height + GAP
    sheet = Image.new("RGB", (GAP + columns * (width + GAP), max(bottoms)), GROUND)
    for picture, place in zip(pictures, places, strict=True):
        sheet.paste(picture, place)
    return sheet


def save(path: Path, picture: Image.Image) -> None:
    """Write a picture in few colours, and print how large its file is."""
    few = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    print(f"{path.parent.name}/{path.name:<32} {path.stat().st_size / 1000:5.0f} kB")
