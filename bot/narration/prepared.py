"""Prepare a text for a voice: capitals, quotation marks, and the pronunciation of names.

Figures are left to the voices: each reads `4,118` as its language does.
"""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from encounters.pronunciation import read_pronunciation

_CAPITALS = re.compile(r"\b[^\W\d_]*[A-Z\u00c0-\u00de]{2,}[^\W\d_]*\b")
"""A word in capitals, which some voices would spell out."""

_QUOTES = re.compile(r"(?<!\w)'|'(?!\w)|[\"\u201c\u201d\u00ab\u00bb]")
_BLANKS = re.compile(r"[^\S\n]+")
_LETTER = "[A-Za-z\u00c0-\u024f]"
"""What may not be beside a name in Latin letters."""


def prepared(text: str, language: str, books: tuple[Path, ...]) -> str:
    """Return a text as a voice reads it best; if names differ, earlier books have priority."""
    text = _CAPITALS.sub(lambda found: found[0].lower(), _QUOTES.sub(" ", text))
    names = _names(language, books)
    if names:
        text = _pattern(tuple(names)).sub(lambda found: names[found[0]], text)
    return _BLANKS.sub(" ", text).strip()


@lru_cache(maxsize=8)
def _names(language: str, books: tuple[Path, ...]) -> Mapping[str, str]:
    return {
        name: spoken
        for folder in reversed(books)
        for name, spoken in read_pronunciation(folder, language).items()
    }


@lru_cache(maxsize=8)
def _pattern(names: Iterable[str]) -> re.Pattern[str]:
    """Match any of some whole names, the longest first."""
    either = "|".join([re.escape(name) for name in sorted(names, key=len, reverse=True)])
    return re.compile(f"(?<!{_LETTER})(?:{either})(?!{_LETTER})")
