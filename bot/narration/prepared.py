"""Prepare a text for a voice: capitals, quotation marks, ruby, and how names are pronounced.

Figures are left to the voices: each reads `4,118` as its language does.
"""

import re
from pathlib import Path

from encounters.pronunciation import pronounced
from encounters.ruby import spoken
from encounters.tags import line_of

_CAPITALS = re.compile(r"\b[^\W\d_]*[A-Z\u00c0-\u00de]{2,}[^\W\d_]*\b")
"""A word in capitals, which some voices would spell out."""

_QUOTES = re.compile(r"(?<!\w)'|'(?!\w)|[\"\u201c\u201d\u00ab\u00bb]")
_BLANKS = re.compile(r"[^\S\n]+")


def prepared(text: str, language: str, books: tuple[Path, ...]) -> str:
    """Return a text as a voice reads it best; if names differ, earlier books have priority.

    `books` are the folders that say how names are pronounced, a region's as its language's.
    """
    text = _CAPITALS.sub(lambda found: found[0].lower(), _QUOTES.sub(" ", spoken(text)))
    return _BLANKS.sub(" ", pronounced(text, line_of(language)[-1], books)).strip()
