"""Define what is wrong with a book, and where.

ValueError
  BookError(faults)      a book that cannot be played; nothing of it is loaded
"""

from collections.abc import Iterable
from dataclasses import dataclass

LONGEST_SENTENCE = 300


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong; `file` is relative to the book's folder, `line` counts from 1."""

    file: str
    line: int
    sentence: str

    def __str__(self) -> str:
        """Print on one line, whatever characters a file's name or keys have."""
        return f"{_printable(self.file)}:{self.line}: {_printable(self.sentence)}"


class BookError(ValueError):
    """Raise a book's faults together, in the order of files and lines."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults), key=lambda f: (f.file, f.line, f.sentence)))
        super().__init__("\n".join(map(str, self.faults)))


def _printable(text: str) -> str:
    short = text if len(text) <= LONGEST_SENTENCE else text[: LONGEST_SENTENCE - 1] + "…"
    if short.isprintable():
        return short
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in short)
