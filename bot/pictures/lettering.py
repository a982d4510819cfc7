"""Set words in the fonts of the project, and shorten them to fit."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

if TYPE_CHECKING:
    from budoux.parser import Parser

FONTS = Path(__file__).parent / "fonts"
_ABSENT = "\U000e0fff"
_ELLIPSIS = "..."
"""Three stops: the fonts set the one character in the middle of the line."""
_LONGEST = 120
_LATIN = re.compile("LATIN (CAPITAL|SMALL) LETTER (?:DOTLESS )?([A-Z])(?: WITH .*)?")
_NEVER_FIRST = frozenset(
    "、。，．,.・：；:;？！?!）〕］｝〉》」』】)]}ヽヾゝゞ々ー〜…‥"  # noqa: RUF001 - as in print
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ"
)
_NEVER_LAST = frozenset("（〔［｛〈《「『【([{")  # noqa: RUF001 - as in print


class Face(StrEnum):
    """The two faces, by file: one for titles, one for everything else."""

    TITLE = "NotoSerifJP-Bold.otf"
    PLAIN = "NotoSansJP-Bold.otf"


class FontMissing(Exception):
    """A font of the project is missing."""


def check_fonts() -> None:
    """Open every font once, at the start. Raises `FontMissing`."""
    for face in Face:
        try:
            font(face, 24)
        except OSError as error:
            raise FontMissing(FONTS / face) from error


@lru_cache(maxsize=16)
def font(face: Face, size: int) -> FreeTypeFont:
    """Open a face at a size in pixels."""
    # The other engine is not in every build of Pillow, and pictures should be the same in all.
    return ImageFont.truetype(FONTS / face, size, layout_engine=ImageFont.Layout.BASIC)


def drawable(text: str, face: Face = Face.PLAIN) -> str:
    """Return what the face can draw, in plain forms; without marks, controls and line breaks."""
    plain = unicodedata.normalize("NFKC", " ".join(text.split())[:_LONGEST])
    return " ".join("".join([_drawn(face, char) for char in plain]).split())


@lru_cache(maxsize=512)
def person(name: str, fallback: str, face: Face = Face.PLAIN) -> str:
    """Return a person's name as a face can draw it.

    That is the fallback where it has no letter of theirs, or less than half of their signs.
    """
    seen = [c for c in unicodedata.normalize("NFKC", name) if unicodedata.category(c)[0] in "LNSP"]
    lost = [c for c in seen if not _drawn(face, c)]
    is_garbled = any(c.isalnum() for c in lost) or len(lost) * 2 > len(seen)
    drawn = drawable(name, face)
    return drawn if drawn.strip("?. ") and not is_garbled else fallback


@lru_cache(maxsize=8_192)
def width(text: str, size: int, face: Face = Face.PLAIN) -> int:
    """Measure a line in pixels."""
    return round(font(face, size).getlength(text))


@lru_cache(maxsize=4_096)
def fit(text: str, size: int, room: int, face: Face = Face.PLAIN) -> str:
    """Shorten a line until it fits into a `room` of pixels."""
    if width(text, size, face) <= room:
        return text
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip() + _ELLIPSIS
        if width(short, size, face) <= room:
            return short
    return ""


def times(count: int, size: int, room: int) -> str:
    """Return a count, with a times sign if there is room."""
    text = f"\u00d7{count}"
    return text if width(text, size) <= room else str(count)


@lru_cache(maxsize=4_096)
def wrap(
    text: str, size: int, room: int, lines: int = 2, face: Face = Face.PLAIN
) -> tuple[str, ...]:
    """Break a text into `lines` at most; the last is shortened if necessary.

    Japanese is broken between phrases or, if these do not fit, between letters.
    """
    pieces = _pieces(text, size, room, face)
    broken = _fill(_phrases(pieces, size, room, face), size, room, face)
    if len(broken) > lines:
        broken = _fill(pieces, size, room, face)
    shown = [line.strip() for line in broken[:lines]]
    if len(broken) > lines:
        shown[-1] = fit("".join(broken[lines - 1 :]).strip(), size, room, face)
    return tuple([fit(line, size, room, face) for line in shown])


def wrap_to_fit(
    text: str, sizes: Iterable[int], room: int, lines: int = 2, face: Face = Face.PLAIN
) -> tuple[int, tuple[str, ...]]:
    """Break a text at the largest size that splits no phrase, or else cuts nothing off.

    If neither is possible, the smallest size is used. A last line of one letter counts as cut off,
    too.
    """
    size, whole, broken = 0, None, ("",)
    for size in sizes:
        broken = wrap(text, size, room, lines, face)
        is_lonely = len(broken) > 1 and len(broken[-1]) == 1
        if is_lonely or any(_ELLIPSIS in line for line in broken):
            continue
        if not _parts_phrases(text, broken):
            return size, broken
        whole = whole or (size, broken)
    return whole or (size, broken)


def _fill(pieces: Sequence[str], size: int, room: int, face: Face) -> list[str]:
    """Fill lines with pieces, as many as fit into each."""
    broken: list[str] = [""]
    for piece in pieces:
        longer = broken[-1] + piece
        if width(longer.strip(), size, face) <= room or not broken[-1].strip():
            broken[-1] = longer
        else:
            broken.append(piece)
    return broken


def _pieces(text: str, size: int, room: int, face: Face) -> list[str]:
    """Split a text where it may break: after blanks and hyphens, and between Japanese letters.

    Source: JIS X 4051, "kinsoku": what may not begin or end a line stays with its neighbour.
    """
    pieces: list[str] = [""]
    for char in text:
        before = pieces[-1][-1:]
        long = width(pieces[-1] + char, size, face) > room and not _is_latin(before)
        bound = char in _NEVER_FIRST or before in _NEVER_LAST
        if before and (before in " -" or (long if bound else _is_wide(before) or long)):
            pieces.append("")
        pieces[-1] += char
    return pieces


def _phrases(pieces: list[str], size: int, room: int, face: Face) -> list[str]:
    """Join the pieces of each Japanese phrase that fits into a line."""
    ends = _phrase_ends("".join(pieces))
    phrases: list[list[str]] = [[]]
    at = 0
    for piece in pieces:
        phrases[-1].append(piece)
        at += len(piece)
        if at in ends or piece[-1:] in " -":
            phrases.append([])
    joined: list[str] = []
    for phrase in phrases:
        whole = "".join(phrase)
        joined += [whole] if width(whole.strip(), size, face) <= room else phrase
    return joined


def _parts_phrases(text: str, broken: tuple[str, ...]) -> bool:
    """Return whether a line ends within a Japanese phrase."""
    at, ends = 0, _phrase_ends(text)
    for line in broken[:-1]:
        at = text.index(line, at) + len(line)
        if at not in ends and _is_wide(text[at - 1]):
            return True
    return False


@lru_cache(maxsize=512)
def _phrase_ends(text: str) -> frozenset[int]:
    """Find where phrases end, as counts of letters; none in a text without Japanese letters."""
    if not any(map(_is_wide, text)):
        return frozenset()
    return frozenset(accumulate(map(len, _parser().parse(text))))


@cache
def _parser() -> "Parser":
    """Load the model of Japanese phrases when the first text needs it."""
    from budoux import load_default_japanese_parser  # noqa: PLC0415 - as above

    return load_default_japanese_parser()


def _is_latin(char: str) -> bool:
    """Return whether a letter, with marks or without, is of words that break at blanks alone."""
    return char.isascii() or unicodedata.name(char, "").startswith("LATIN ")


def _is_wide(char: str) -> bool:
    """Return whether a letter is as wide as high: kana, kanji, Hangul, and their punctuation."""
    return unicodedata.east_asian_width(char) in "WF"


@lru_cache(maxsize=8_192)
def _drawn(face: Face, char: str) -> str:
    """Return a letter as a face can draw it: itself, or its base; empty if neither is there."""
    if unicodedata.category(char)[0] in "MC":
        return ""
    # What no decomposition has is in the names: LATIN SMALL LETTER L WITH STROKE, DOTLESS I.
    named = _LATIN.fullmatch(unicodedata.name(char, ""))
    latin = (named[2] if named[1] == "CAPITAL" else named[2].lower()) if named else ""
    ways = (char, unicodedata.normalize("NFD", char)[0], latin)
    return next((way for way in ways if way and _has(face, way)), "")


@lru_cache(maxsize=8_192)
def _has(face: Face, char: str) -> bool:
    # A face draws the same box for every missing letter.
    return char == " " or _mask(face, char) != _mask(face, _ABSENT)


def _mask(face: Face, char: str) -> bytes:
    image = Image.new("L", (48, 48))
    ImageDraw.Draw(image).text((8, 4), char, fill=255, font=font(face, 24))
    return image.tobytes()
