"""Resolve the tags of languages: the words of a region lie over those of its language."""

import re

TAG = re.compile(r"[a-z]{2}(?:-[A-Z]{2})?")
"""A language, or a language as a region speaks it: es, es-ES."""


def line_of(tag: str) -> tuple[str, ...]:
    """Return whose words are looked up for a tag, in this order: es-ES, then es."""
    language = tag.partition("-")[0]
    return (tag,) if tag == language else (tag, language)
