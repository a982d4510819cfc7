"""Find the part of the help that answers a question which is asked in words.

SQLite's full-text search ranks the parts. It knows neither the forms of a word nor where words end
in Japanese: words are sought by their beginnings, and Japanese is split by its scripts.
"""

import re
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.i18n.words import Words, normalize, split_list

_HEADING = re.compile(r"\*\*(.+?)\*\*")
_TERM = re.compile("[a-z0-9]+|[\u30a1-\u30ff]+|[\u3041-\u309f]+|[\u4e00-\u9fff\u3005]+")
_SPACED = re.compile("[a-z0-9]+")
_KANJI = re.compile("[\u4e00-\u9fff\u3005]+")
_HIRAGANA = re.compile("[\u3041-\u309f]+")
"""What joins words in Japanese, and asks."""

_PAIR = 2

_LONG = 4
"""Letters of a word from which on its other forms are sought too."""

_ENDING = 2
"""Letters at its end that those may lack."""

_RANK = "bm25(parts, 6.0, 4.0, 4.0, 1.0)"
"""How good a part is, the lowest first: what the columns tell, the text least of all."""

_ASIDE = frozenset(
    {
        *("solo", "solo-building", "solo-rulings", "more-solo-rulings"),
        *("preview", "preview-rulings", "night", "house-rules", "companions", "about"),
        *("rulings", "more-rulings", "further-rulings", "differences"),
    }
)
"""Topics of other ways to play, and of rare cases."""

_BEHIND = 2.0
"""How much more of a question these have to answer."""

_SEE_ALSO = 2
"""Pages that an answer names besides its own, at most."""


@dataclass(frozen=True, slots=True)
class HelpPart:
    """What stands on a topic's page under one bold heading, or before the first one."""

    topic: str
    number: int


class HelpSearch:
    """The parts of all help pages in one language; `pages` are texts by topic."""

    def __init__(self, words: Words, pages: Mapping[str, str]) -> None:
        self._small_words = frozenset(map(normalize, split_list(words("help-small-words"))))
        self._parts: list[HelpPart] = []
        self._index = sqlite3.connect(":memory:")
        self._index.execute("CREATE VIRTUAL TABLE parts USING fts5(name, also, heading, body)")
        for topic, page in pages.items():
            about = words(f"help-{topic}"), words(f"help-{topic}-also")
            for number, text in enumerate(split_page(page)):
                heading = _HEADING.match(text)
                columns = (*about, heading[1] if heading else "", text)
                self._index.execute(
                    "INSERT INTO parts(rowid, name, also, heading, body) VALUES (?, ?, ?, ?, ?)",
                    (len(self._parts), *[" ".join(_terms(column)) for column in columns]),
                )
                self._parts.append(HelpPart(topic, number))

    def find(self, question: str) -> list[HelpPart]:
        """List the parts that have words of a question, the best first; one of each topic."""
        sought = " OR ".join(self._sought(question))
        if not sought:
            return []
        rows = self._index.execute(
            f"SELECT rowid, {_RANK} FROM parts WHERE parts MATCH ?",  # noqa: S608 - our own words
            (sought,),
        )
        found: list[tuple[HelpPart, float]] = [(self._parts[row], rank) for row, rank in rows]
        found.sort(key=lambda one: one[1] / (_BEHIND if one[0].topic in _ASIDE else 1))
        best: dict[str, HelpPart] = {}
        for part, _ in found:
            best.setdefault(part.topic, part)
        return list(best.values())

    def _sought(self, question: str) -> Iterator[str]:
        for term in dict.fromkeys(_terms(question)):
            if term in self._small_words or _HIRAGANA.fullmatch(term):
                continue
            is_whole = len(term) < _LONG or not _SPACED.fullmatch(term)
            yield f'"{term}"' if is_whole else f'"{term[: max(_LONG, len(term) - _ENDING)]}"*'


def answer(words: Words, pages: Mapping[str, str], parts: Sequence[HelpPart]) -> str:
    """Answer with the first of the parts that were found, and name its page and some others."""
    best, *others = parts
    text = split_page(pages[best.topic])[best.number]
    told = [f"### {words(f'help-{best.topic}')}", text]
    told.append(words("help-answer-from", page=_command(words, best.topic)))
    if others:
        named = [_command(words, part.topic) for part in others[:_SEE_ALSO]]
        told.append(words("help-answer-also", pages=words.join_and(named)))
    return "\n".join(told)


def split_page(page: str) -> list[str]:
    """Split a help page before each bold heading."""
    parts: list[str] = []
    for block in page.split("\n\n"):
        if not parts or _HEADING.match(block):
            parts.append(block)
        else:
            parts[-1] += f"\n\n{block}"
    return parts


def _command(words: Words, topic: str) -> str:
    return f"`/{words('command-rules')} {normalize(words(f'help-{topic}'))}`"


def _terms(text: str) -> Iterator[str]:
    """Split a text into words, in Japanese by its scripts; kanji go by pairs."""
    for term in _TERM.findall(normalize(text)):
        if _KANJI.fullmatch(term) and len(term) > _PAIR:
            yield from (term[at : at + _PAIR] for at in range(len(term) - 1))
        else:
            yield term
