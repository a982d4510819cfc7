"""Estimate how wide texts are on a phone, where neither lines nor rows of buttons may break."""

import unicodedata
from functools import lru_cache

_NARROW = frozenset("ijltfrI.,:;'!|()[] \u00b7\u00a1\u00bf\u00ed\u00ec\u00a0")
_BROAD = frozenset("mwMW@%\u2026")


@lru_cache(maxsize=1_024)
def text_width(text: str) -> float:
    """Estimate a text's width at 14 pixels; most are on every panel, so that it is done once."""
    # Measuring labels again took a twelfth of a press.
    return sum([_letter(letter) for letter in text])


def forget_widths() -> None:
    """Drop the cached widths of texts: some name people."""
    text_width.cache_clear()


def _letter(letter: str) -> float:
    """Estimate a letter's width at 14 pixels."""
    if unicodedata.east_asian_width(letter) in "WF":
        return 14
    if letter in _NARROW:
        return 4.4
    if letter in _BROAD:
        return 12.2
    return 9.2 if letter.isupper() else 7.9
