"""Measure a translation by the standards of its language."""

import re
from dataclasses import dataclass

from encounters.ruby import without_ruby

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_SENTENCE_END = re.compile(r"[.!?…]+[\"'\u201d\u2019»)]*\s+|\n\s*\n")
_FULL_WIDTH_END = re.compile(r"[\u3002\uff01\uff1f]+[\u300d\u300f\uff09\u201d\u2019]*\s*|\n\s*\n")
"""The ideographic full stop, the wide ! and ?, and the quotation marks that close after them."""

_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Ruler:
    """How a language is measured: `ratio` is the range of its units for each English word.

    A unit is a word or, without spaces between words, a character. `longest` is a sentence in
    units, `ending` is how many of the last units of a text make its ending.
    """

    ratio: tuple[float, float]
    longest: int
    ending: int
    is_spaced: bool = True

    def units(self, text: str) -> list[str]:
        """Split a text into units."""
        text = without_ruby(text)
        return _WORD.findall(text.lower()) if self.is_spaced else list(_SPACE.sub("", text))

    def sentences(self, text: str) -> list[str]:
        """Split a text into sentences."""
        ends = _SENTENCE_END if self.is_spaced else _FULL_WIDTH_END
        return [sentence for sentence in ends.split(text) if self.units(sentence)]

    def ending_of(self, text: str) -> str:
        """Return the last words or characters of a text."""
        return (" " if self.is_spaced else "").join(self.units(text)[-self.ending :])


RULERS = {
    "es": Ruler(ratio=(0.9, 1.3), longest=38, ending=3),
    "ja": Ruler(ratio=(1.8, 2.8), longest=90, ending=7, is_spaced=False),
}
ANY_OTHER = Ruler(ratio=(0.8, 1.4), longest=38, ending=3)


def ruler_of(language: str) -> Ruler:
    """Return the ruler of a language."""
    return RULERS.get(language, ANY_OTHER)
