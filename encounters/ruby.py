"""Read ruby, the small kana that say how a word is read: `｜窯《かま》ならび`.

Notation: as in Aozora Bunko's files, but the bar is never left out. A reading in brackets,
`｜霜蔵《（しもぐら）》`, is shown where there is no ruby, at the word's first mention: nobody could
guess it who reads aloud.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

BAR = "｜"

_RUBY = re.compile(f"{BAR}([^{BAR}《》\\n]+)《(（?)([\u3041-\u3096\u30a1-\u30fa・ー]+)(）?)》")
_MALFORMED = re.compile(f"{BAR}|[\u3005\u4e00-\u9fff]《[（\u3041-\u3096\u30a1-\u30fa・ー）]+》")
_TO_KATAKANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""Voices read a word in katakana as one name, but split one in hiragana."""


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
    """Return a text as a voice reads it: the reading in place of the word."""
    return _RUBY.sub(lambda found: in_katakana(found[3]), text) if BAR in text else text


def in_katakana(reading: str) -> str:
    """Return a reading in katakana."""
    return reading.translate(_TO_KATAKANA)


def is_malformed(text: str) -> bool:
    """Return whether ruby was meant, and is not written as it should be."""
    whole = all(bool(found[2]) == bool(found[4]) for found in _RUBY.finditer(text))
    return not whole or bool(_MALFORMED.search(_RUBY.sub("", text)))
