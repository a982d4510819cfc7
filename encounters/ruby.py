"""Read ruby, the small kana that say how a word is read: `｜窯《かま》ならび`.

Notation: as in Aozora Bunko's files, but the bar is never left out. A reading in brackets,
`｜霜蔵《（しもぐら）》`, is shown where there is no ruby, at the word's first mention: nobody could
guess it who reads aloud.

Kanji that primary school does not teach have ruby at their first mention in a text.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

BAR = "｜"

_RUBY = re.compile(f"{BAR}([^{BAR}《》\\n]+)《(（?)([\u3041-\u3096\u30a1-\u30fa・ー]+)(）?)》")
_MALFORMED = re.compile(f"{BAR}|[\u3005\u4e00-\u9fff]《[（\u3041-\u3096\u30a1-\u30fa・ー）]+》")
_TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""Voices read a word in katakana as one name, but split one in hiragana."""

_KANJI = re.compile("[\u4e00-\u9fff]")
_SCHOOL = Path(__file__).with_name("school_kanji.txt")
_AS_WRITTEN = Path(__file__).with_name("read_as_written.ja.txt")


class Piece(NamedTuple):
    """A part of a text; `reading` is empty where it has no ruby."""

    text: str
    reading: str


def pieces(text: str) -> Iterator[Piece]:
    """Split a text where its ruby begins and ends."""
    end = 0
    for found in _RUBY.finditer(text):
        if found.start() > end:
            yield Piece(text[end : found.start()], "")
        yield Piece(found[1], found[3])
        end = found.end()
    if end < len(text):
        yield Piece(text[end:], "")


def without_ruby(text: str) -> str:
    """Return a text without its readings, as it is counted and searched."""
    return _RUBY.sub(r"\1", text) if BAR in text else text


def places(text: str) -> list[int]:
    """Return where each letter that is left without ruby stands in a text, and where that ends."""
    found, at = list[int](), 0
    for ruby in _RUBY.finditer(text):
        found += [*range(at, ruby.start()), *range(*ruby.span(1))]
        at = ruby.end()
    return [*found, *range(at, len(text) + 1)]


def shown(text: str) -> str:
    """Return a text as it is shown where there is no ruby: few readings, in brackets, once each."""
    if BAR not in text:
        return text
    seen: set[str] = set()

    def plain(found: re.Match[str]) -> str:
        word, opening, reading, _ = found.groups()
        is_new = bool(opening) and word not in seen
        seen.add(word)
        return f"{word}（{reading}）" if is_new else word

    return _RUBY.sub(plain, text)


def spoken(text: str) -> str:
    """Return a text as a voice reads it: the reading in place of the word.

    Words that voices read right as they are written stay so: in kana, they lose their long vowels
    and their accent (外套 is gaitō, but ガイトウ ga-i-to-u), or their verb its ending.
    """
    return _RUBY.sub(_said, text) if BAR in text else text


def _said(found: re.Match[str]) -> str:
    word, _, reading, _ = found.groups()
    return word if (word, reading) in read_as_written() else in_katakana(reading)


@cache
def read_as_written() -> frozenset[tuple[str, str]]:
    """Return the words, with their reading, that a voice is given as they are written."""
    lines = _AS_WRITTEN.read_text(encoding="utf-8").splitlines()
    return frozenset((word, reading) for word, reading in map(str.split, lines))


def in_katakana(reading: str) -> str:
    """Return a reading in katakana."""
    return reading.translate(_TO_KATAKANA)


def bare_kanji(text: str) -> str:
    """Return the kanji of a text that primary school does not teach, and that have no ruby yet."""
    seen: set[str] = set()
    bare = ""
    for piece in pieces(text):
        if piece.reading:
            seen.add(piece.text)
        else:
            known = "|".join(sorted(seen, key=len, reverse=True))
            rest = re.sub(known, "", piece.text) if known else piece.text
            bare += "".join(one for one in _KANJI.findall(rest) if one not in school_kanji())
    return bare


@cache
def school_kanji() -> frozenset[str]:
    """Return the 1,026 kanji of primary school."""
    return frozenset(_SCHOOL.read_text(encoding="utf-8"))


def is_malformed(text: str) -> bool:
    """Return whether ruby was meant, and is not written as it should be."""
    whole = all(bool(found[2]) == bool(found[4]) for found in _RUBY.finditer(text))
    return not whole or bool(_MALFORMED.search(_RUBY.sub("", text)))
