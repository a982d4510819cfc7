"""Set words in the fonts that ship with the project, and shorten them where room is short."""

import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

_FONTS = Path(__file__).parent / "fonts"
_ABSENT = "\U000e0fff"
_ELLIPSIS = "..."
"""Three stops: the fonts set the one character in the middle of the line."""
_LONGEST = 120


class Face(StrEnum):
    """The two faces, by file: one for titles, one for everything else."""

    TITLE = "NotoSerifJP-Bold.otf"
    PLAIN = "NotoSansJP-Bold.otf"


class FontMissing(Exception):
    """A font that ships with the project is not where it should be."""


def check_fonts() -> None:
    """Open every font once, at the start. Raises `FontMissing`."""
    for face in Face:
        try:
            font(face, 24)
        except OSError as error:
            raise FontMissing(_FONTS / face) from error


@lru_cache(maxsize=16)
def font(face: Face, size: int) -> FreeTypeFont:
    """Open a face at a size in pixels."""
    return ImageFont.truetype(_FONTS / face, size, layout_engine=ImageFont.Layout.BASIC)


def drawable(text: str, face: Face = Face.PLAIN) -> str:
    """Keep what the face can draw, in plain forms; without marks, controls and line breaks."""
    plain = unicodedata.normalize("NFKC", " ".join(text.split())[:_LONGEST])
    bare = [c if _has(face, c) else unicodedata.normalize("NFD", c)[0] for c in plain]
    kept = [c for c in bare if unicodedata.category(c)[0] not in "MC" and _has(face, c)]
    return " ".join("".join(kept).split())


@lru_cache(maxsize=512)
def person(name: str, fallback: str) -> str:
    """Give a person's name as it can be drawn, or the fallback where most of it cannot."""
    kept = drawable(name)
    seen = [c for c in name if unicodedata.category(c)[0] in "LNSP"]
    return kept if len(kept) * 2 >= len(seen) and kept.strip("?. ") else fallback


@lru_cache(maxsize=8_192)
def width(text: str, size: int, face: Face = Face.PLAIN) -> int:
    """Measure a line in pixels."""
    return round(font(face, size).getlength(text))


@lru_cache(maxsize=4_096)
def fit(text: str, size: int, room: int, face: Face = Face.PLAIN) -> str:
    """Shorten a line until it fits into so many pixels."""
    if width(text, size, face) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip() + _ELLIPSIS
        if width(short, size, face) <= room:
            return short
    return ""


def times(count: int, size: int, room: int) -> str:
    """Say how often, with the sign for it where there is room."""
    said = f"\u00d7{count}"
    return said if width(said, size) <= room else str(count)


@lru_cache(maxsize=4_096)
def wrap(
    text: str, size: int, room: int, lines: int = 2, face: Face = Face.PLAIN
) -> tuple[str, ...]:
    """Break a text into at most so many lines; the last is shortened if it must be."""
    broken: list[str] = [""]
    for piece in _pieces(text, size, room, face):
        longer = broken[-1] + piece
        if width(longer.strip(), size, face) <= room or not broken[-1].strip():
            broken[-1] = longer
        else:
            broken.append(piece)
    kept = [line.strip() for line in broken[:lines]]
    if len(broken) > lines:
        kept[-1] = fit("".join(broken[lines - 1 :]).strip(), size, room, face)
    return tuple([fit(line, size, room, face) for line in kept])


def wrap_to_fit(
    text: str, sizes: Iterable[int], room: int, lines: int = 2, face: Face = Face.PLAIN
) -> tuple[int, tuple[str, ...]]:
    """Break a text at the largest size at which nothing is cut off, or at the smallest.

    A last line of one letter counts as cut off, too.
    """
    size, broken = 0, ("",)
    for size in sizes:
        broken = wrap(text, size, room, lines, face)
        is_lonely = len(broken) > 1 and len(broken[-1]) == 1
        if not is_lonely and not any(_ELLIPSIS in line for line in broken):
            break
    return size, broken


def _pieces(text: str, size: int, room: int, face: Face) -> list[str]:
    """Cut a text where it may break: after blanks and hyphens, and anywhere in kana and kanji."""
    pieces: list[str] = [""]
    for char in text:
        before = pieces[-1][-1:]
        long = width(pieces[-1] + char, size, face) > room and not before.isascii()
        if before and (before in " -" or _is_wide(before) or long):
            pieces.append("")
        pieces[-1] += char
    return pieces


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"


@lru_cache(maxsize=8_192)
def _has(face: Face, char: str) -> bool:
    return char == " " or _mask(face, char) != _mask(face, _ABSENT)


def _mask(face: Face, char: str) -> bytes:
    image = Image.new("L", (48, 48))
    ImageDraw.Draw(image).text((8, 4), char, fill=255, font=font(face, 24))
    return image.tobytes()
