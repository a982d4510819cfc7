"""Write the morning paper: what the villages did in a round, a letter, and overheard lines.

Nothing is stored. Each issue is derived again from the deeds, with the issues before it, so
that no letter and no overheard line comes twice in a game.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from encounters.deeds import Deed, EarlierGames, fits
from encounters.memory import LAST_ROUND, Echo, Memory, PaperWords, Spot
from encounters.season import lot_of, round_text
from encounters.stories import Stories
from rules.words import ParagraphNumber

MOST_OVERHEARD = 2
MOST_LETTERS = 2


NEWS = 400
"""Characters of a paper's news: they share their message with the end of the round, and a panel."""


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
    """One issue; parts that a book has no words for are empty.

    `headlines` are in the order of the deeds of the round that ended, each with its village;
    `weather` is that of the round to come, or `season` the text that opens it.
    """

    name: str = ""
    headlines: tuple[tuple[int, str], ...] = ()
    whelks: str = ""
    correction: str = ""
    weather: str = ""
    letters: tuple[Letter, ...] = ()
    overheard: tuple[Overheard, ...] = ()
    season: str = ""

    @property
    def is_empty(self) -> bool:
        """Return whether there is nothing to print."""
        return self == Paper(self.name)

    @property
    def has_news(self) -> bool:
        """Return whether somebody did something of note: jokes and the weather are no news."""
        return bool(self.name and (self.headlines or self.letters or self.overheard))


@dataclass(frozen=True, slots=True)
class Issue:
    """What only this issue of its game has: keys of letters, with their villages, and lines."""

    letters: tuple[tuple[str, int], ...] = ()
    overheard: tuple[str, ...] = ()


def paper(
    stories: Stories,
    game_key: str,
    ended: int,
    deeds: Sequence[Deed],
    language: str,
    last: int = LAST_ROUND,
    earlier: EarlierGames | None = None,
) -> Paper:
    """Write the issue after a round has ended; rounds count from 1 to `last`.

    `deeds` are those of the game so far, in the order in which they were settled, and those of the
    shelf. The same deeds make the same issue. `game_key` is any text that is unique to the game.
    With the `earlier` games nothing comes twice in three of them, but a text that has no other.
    """
    issue = issues(stories.memory, game_key, ended, deeds, last, earlier)[-1]
    words = _paper_words(stories, language)
    headlines = tuple(
        (deed.village, headline)
        for deed in deeds
        if deed.round == ended and not deed.shelf
        if (headline := stories.headline(deed.number, deed.option, deed.tier, language))
    )
    overheard = tuple(_overheard(stories, key, language) for key in issue.overheard)
    letters = tuple(_letter(stories, *letter, language) for letter in issue.letters)
    if words is None:
        return Paper(headlines=headlines, letters=letters, overheard=overheard)
    season = opening(stories, ended + 1, deeds, language, last, earlier) if ended < last else ""
    # Games whose earlier ones were not counted have an order of their own.
    lot, number = (game_key, ended) if earlier is None else ("", ended + earlier.count * LAST_ROUND)
    return Paper(
        words.name,
        headlines,
        stories.told(_once(words.whelks, lot, "whelks", number)),
        stories.told(_once(words.corrections, lot, "corrections", number)),
        weather(stories, ended + 1, language) if ended < last and not season else "",
        letters,
        overheard,
        season,
    )


def opening(
    stories: Stories,
    coming: int,
    deeds: Sequence[Deed],
    language: str,
    last: int = LAST_ROUND,
    earlier: EarlierGames | None = None,
) -> str:
    """Return the text of the season that opens a round; empty if there is none for it."""
    key = round_text(stories.memory.season, coming, deeds, last, earlier)
    return stories.season_text(key, language) if key else ""


def weather(stories: Stories, coming: int, language: str) -> str:
    """Return the weather of a round, which counts from 1; after the seventh they begin again."""
    words = _paper_words(stories, language)
    return stories.told(words.weathers[(coming - 1) % LAST_ROUND]) if words else ""


def issues(
    memory: Memory,
    game_key: str,
    ended: int,
    deeds: Sequence[Deed],
    last: int = LAST_ROUND,
    earlier: EarlierGames | None = None,
) -> tuple[Issue, ...]:
    """Derive all issues up to a round, indexed by round less one; the last round's is bare.

    Games whose earlier ones are counted have two letters in a round of two villages or more.
    """
    lines = _Lines.of(memory, earlier)
    made: list[Issue] = []
    for today in range(1, max(ended, 1) + 1):
        so_far = [deed for deed in deeds if deed.shelf or deed.round <= today]
        made.append(_issue(lines, game_key, so_far, made) if today < last else Issue())
    return tuple(made)


@dataclass(frozen=True, slots=True)
class _Lines:
    """A book's letters and overheard lines, and the keys of those that wait for a paragraph.

    Few of them wait for a round's deeds: checking all took 26 ms in the last round of a long game,
    checking these 0.5 ms.
    """

    memory: Memory
    earlier: EarlierGames | None
    notes: Mapping[ParagraphNumber, Sequence[str]]
    overheard: Mapping[ParagraphNumber, Sequence[str]]

    @classmethod
    def of(cls, memory: Memory, earlier: EarlierGames | None) -> "_Lines":
        overheard = {key: overhearing.echo for key, overhearing in memory.overheard.items()}
        told = earlier.told if earlier else frozenset[str]()
        by_paragraph = (_by_paragraph(memory.notes, told), _by_paragraph(overheard, told))
        return cls(memory, earlier, *by_paragraph)


def _by_paragraph(
    lines: Mapping[str, Echo], told: frozenset[str]
) -> Mapping[ParagraphNumber, Sequence[str]]:
    waiting: defaultdict[ParagraphNumber, list[str]] = defaultdict(list)
    for key, echo in lines.items():
        if key in told:
            continue
        for number in {number for condition in echo.after for number in condition.numbers}:
            waiting[number].append(key)
    return waiting


def _issue(lines: _Lines, game_key: str, deeds: Sequence[Deed], earlier: Sequence[Issue]) -> Issue:
    sent = [letter for issue in earlier for letter in issue.letters]
    used = {key for issue in earlier for key in issue.overheard}
    today = len(earlier) + 1
    busy = {deed.village for deed in deeds if deed.round == today and not deed.shelf}
    count = min(len(busy), MOST_LETTERS) if lines.earlier else 1
    letters: list[tuple[str, int]] = []
    for _ in range(max(count, 1)):
        taken = {village for _, village in letters}
        letters += _next_letter(lines, game_key, deeds, [*sent, *letters], taken)
    return Issue(tuple(letters), _next_lines(lines, game_key, deeds, used))


def _next_letter(
    lines: _Lines,
    game_key: str,
    deeds: Sequence[Deed],
    sent: Sequence[tuple[str, int]],
    taken: set[int],
) -> list[tuple[str, int]]:
    """Choose a letter to the village that has had the fewest, about its latest deed, if any."""
    received = Counter(village for _, village in sent)
    gone = {key for key, _ in sent}
    candidates = [
        (received[deed.village], -index, lot_of(game_key, key), key, deed.village)
        for index, deed in enumerate(deeds)
        for key in lines.notes.get(deed.number, ())
        if key not in gone
        and deed.village not in taken
        and fits(lines.memory.notes[key], deed, deed.village)
    ]
    return [min(candidates)[-2:]] if candidates else []


def _next_lines(
    lines: _Lines, game_key: str, deeds: Sequence[Deed], used: set[str]
) -> tuple[str, ...]:
    """Choose the lines about the latest deeds: one of each spot first."""
    overheard, latest = lines.memory.overheard, dict[str, int]()
    for index, deed in enumerate(deeds):
        for key in lines.overheard.get(deed.number, ()):
            if key not in used and fits(overheard[key].echo, deed, None):
                latest[key] = max(latest.get(key, -1), _when(index, deed))
    ranked = sorted(latest, key=lambda key: (-latest[key], lot_of(game_key, key)))
    firsts = [next((key for key in ranked if overheard[key].at is spot), None) for spot in Spot]
    chosen = [key for key in firsts if key]
    chosen += [key for key in ranked if key not in chosen]
    return tuple(chosen[:MOST_OVERHEARD])


def _when(index: int, deed: Deed) -> int:
    """Rank a deed by when it was done, with all of the shelf before the game's own."""
    return -1 if deed.shelf else index


def _once(lines: Sequence[str], game_key: str, what: str, ended: int) -> str:
    """Choose a line, in an order of the game's own: each once before any comes again."""
    order = sorted(range(len(lines)), key=lambda index: lot_of(game_key, f"{what} {index}"))
    return lines[order[(ended - 1) % len(lines)]]


def _paper_words(stories: Stories, language: str) -> PaperWords | None:
    papers = (words.paper for words in stories.tidings(language))
    return next((words for words in papers if words), None)


def _letter(stories: Stories, key: str, village: int, language: str) -> Letter:
    notes = (words.notes.get(key) for words in stories.tidings(language))
    note = next(note for note in notes if note)
    return Letter(key, village, note.sender, stories.told(note.text))


def _overheard(stories: Stories, key: str, language: str) -> Overheard:
    lines = (words.echoes.get(key) for words in stories.tidings(language))
    at = stories.memory.overheard[key].at
    return Overheard(key, at, stories.told(next(line for line in lines if line)))
