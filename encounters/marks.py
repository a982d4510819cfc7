"""Mark words, so that a translation can say which words it was made from.

A mark is the first eight hex digits of the SHA-256 of the words as JSON, with sorted keys and
without missing values: neither the order nor the spacing of a file changes it.
"""

import hashlib
import json

from encounters.schema import PackFile, Words
from encounters.schema_tidings import TidingsWordsFile

DIGITS = 8


def mark_of(words: Words | TidingsWordsFile) -> str:
    """Return the mark of the words of a paragraph, or of a file of tidings."""
    return _mark(words.model_dump(mode="json", exclude_defaults=True, by_alias=True))


def mark_of_pack(pack: PackFile) -> str:
    """Return the mark of a book's title and authors."""
    return _mark({"title": pack.title, "authors": pack.authors})


def _mark(words: dict[str, object]) -> str:
    content = json.dumps(words, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()[:DIGITS]
