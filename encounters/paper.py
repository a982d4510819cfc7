"""Write the morning paper: what the villages did in a round, a letter, and overheard lines.

Nothing is stored. Each edition is derived again from the deeds, with the editions before it, so
that no letter and no overheard line comes twice in a game.
"""

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from encounters.deeds import Deed, fits
from encounters.memory import LAST_ROUND, Echo, Memory, PaperWords, Spot, TidingsWords
from encounters.stories import Stories
from rules.words import ParagraphNumber

MOST_OVERHEARD = 2


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter to one village; `key` is its key in the book."""

    key: str
    village: int
    sender: str
    text: str


@dataclass(frozen=True, slots=True)
class Overheard:
    """A line that the whole table overhears; `key` is its key in the book."""

    key: str
    at: Spot
    text: str


@dataclass(frozen=True, slots=True)
class Paper:
    """One edition; parts that a book has no words for are empty.

    `headlines` are in the order of the deeds of the round that ended, each with its village;
    `weather` is that of the round to come.
    """

    name: str = ""
    headlines: tuple[tuple[int, str], ...] = ()
    whelks: str = ""
    correction: str = ""
    weather: str = ""
    letter: Letter | None = None
    overheard: tuple[Overheard, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to print."""
        return self == Paper(self.name)


@dataclass(frozen=True, slots=True)
class Edition:
    """What only this edition of its game has: a letter's key with its village, and lines' keys."""

    letter: tuple[str, int] | None = None
    overheard: tuple[str, ...] = ()


def paper(
    stories: Stories,
    game_key: str,
    ended: int,
    deeds: Sequence[Deed],
    language: str,
    last: int = LAST_ROUND,
) -> Paper:
    """Write the edition after a round has ended; rounds count from 1 to `last`.

    `deeds` are those of the game so far, in the order in which they were settled, and those of the
    shelf. The same deeds make the same edition. `game_key` is any text that is unique to the game.
    """
    edition = editions(stories.memory, game_key, ended, deeds, last)[-1]
    words = _paper_words(stories, language)
    headlines = tuple(
        (deed.village, headline)
        for deed in deeds
        if deed.round == ended and not deed.shelf
        if (headline := stories.headline(deed.number, deed.option, deed.tier, language))
    )
    overheard = tuple(_overheard(stories, key, language) for key in edition.overheard)
    letter = _letter(stories, *edition.letter, language) if edition.letter else None
    if words is None:
        return Paper(headlines=headlines, letter=letter, overheard=overheard)
    return Paper(
        words.name,
        headlines,
        _once(words.whelks, game_key, "whelks", ended),
        _once(words.corrections, game_key, "corrections", ended),
        weather(stories, ended + 1, language) if ended < last else "",
        letter,
        overheard,
    )


def weather(stories: Stories, coming: int, language: str) -> str:
    """Return the weather of a round, which counts from 1; after the seventh they begin again."""
    words = _paper_words(stories, language)
    return words.weathers[(coming - 1) % LAST_ROUND] if words else ""


def editions(
    memory: Memory, game_key: str, ended: int, deeds: Sequence[Deed], last: int = LAST_ROUND
) -> tuple[Edition, ...]:
    """Derive all editions up to a round, indexed by round less one; the last round's is bare."""
    lines = _Lines.of(memory)
    made: list[Edition] = []
    for today in range(1, max(ended, 1) + 1):
        so_far = [deed for deed in deeds if deed.shelf or deed.round <= today]
        made.append(_edition(lines, game_key, so_far, made) if today < last else Edition())
    return tuple(made)


@dataclass(frozen=True, slots=True)
class _Lines:
    """A book's letters and overheard lines, and the keys of those that wait for a paragraph.

    Few of them wait for a round's deeds: checking all took 26 ms in the last round of a long game,
    checking these 0.5 ms.
    """

    memory: Memory
    notes: Mapping[ParagraphNumber, Sequence[str]]
    overheard: Mapping[ParagraphNumber, Sequence[str]]

    @classmethod
    def of(cls, memory: Memory) -> "_Lines":
        overheard = {key: overhearing.echo for key, overhearing in memory.overheard.items()}
        return cls(memory, _by_paragraph(memory.notes), _by_paragraph(overheard))


def _by_paragraph(lines: Mapping[str, Echo]) -> Mapping[ParagraphNumber, Sequence[str]]:
    waiting: defaultdict[ParagraphNumber, list[str]] = defaultdict(list)
    for key, echo in lines.items():
        for number in {number for condition in echo.after for number in condition.numbers}:
            waiting[number].append(key)
    return waiting


def _edition(
    lines: _Lines, game_key: str, deeds: Sequence[Deed], earlier: Sequence[Edition]
) -> Edition:
    sent = [edition.letter for edition in earlier if edition.letter]
    used = {key for edition in earlier for key in edition.overheard}
    return Edition(
        _next_letter(lines, game_key, deeds, sent), _next_lines(lines, game_key, deeds, used)
    )


def _next_letter(
    lines: _Lines, game_key: str, deeds: Sequence[Deed], sent: Sequence[tuple[str, int]]
) -> tuple[str, int] | None:
    """Choose a letter to the village that has had the fewest, about its latest deed."""
    received = Counter(village for _, village in sent)
    gone = {key for key, _ in sent}
    candidates = [
        (received[deed.village], -index, _lot(game_key, key), key, deed.village)
        for index, deed in enumerate(deeds)
        for key in lines.notes.get(deed.number, ())
        if key not in gone and fits(lines.memory.notes[key], deed, deed.village)
    ]
    if not candidates:
        return None
    *_, key, village = min(candidates)
    return key, village


def _next_lines(
    lines: _Lines, game_key: str, deeds: Sequence[Deed], used: set[str]
) -> tuple[str, ...]:
    """Choose the lines about the latest deeds: one of each spot first."""
    overheard, latest = lines.memory.overheard, dict[str, int]()
    for index, deed in enumerate(deeds):
        for key in lines.overheard.get(deed.number, ()):
            if key not in used and fits(overheard[key].echo, deed, None):
                latest[key] = max(latest.get(key, -1), _when(index, deed))
    ranked = sorted(latest, key=lambda key: (-latest[key], _lot(game_key, key)))
    firsts = [next((key for key in ranked if overheard[key].at is spot), None) for spot in Spot]
    chosen = [key for key in firsts if key]
    chosen += [key for key in ranked if key not in chosen]
    return tuple(chosen[:MOST_OVERHEARD])


def _when(index: int, deed: Deed) -> int:
    """Rank a deed by when it was done, with all of the shelf before the game's own."""
    return -1 if deed.shelf else index


def _once(lines: Sequence[str], game_key: str, what: str, ended: int) -> str:
    """Choose a line, in an order of the game's own: each once before any comes again."""
    order = sorted(range(len(lines)), key=lambda index: _lot(game_key, f"{what} {index}"))
    return lines[order[(ended - 1) % len(lines)]]


def _lot(game_key: str, what: str) -> str:
    """Return a hash to sort by, the same in the same game."""
    return hashlib.sha256(f"{game_key}\n{what}".encode()).hexdigest()


def _paper_words(stories: Stories, language: str) -> PaperWords | None:
    papers = (words.paper for words in _tidings(stories, language))
    return next((words for words in papers if words), None)


def _letter(stories: Stories, key: str, village: int, language: str) -> Letter:
    notes = (words.notes.get(key) for words in _tidings(stories, language))
    note = next(note for note in notes if note)
    return Letter(key, village, note.sender, note.text)


def _overheard(stories: Stories, key: str, language: str) -> Overheard:
    lines = (words.echoes.get(key) for words in _tidings(stories, language))
    at = stories.memory.overheard[key].at
    return Overheard(key, at, next(line for line in lines if line))


def _tidings(stories: Stories, language: str) -> Iterator[TidingsWords]:
    """Return the tidings in a language, then in the book's own."""
    for spoken in (language, stories.language):
        if spoken in stories.memory.tidings:
            yield stories.memory.tidings[spoken]
