"""Describe what the book remembers: the paper after a round, and later what became of people."""

from dataclasses import field
from functools import lru_cache

from bot.text.narrator import Narrator
from encounters.afterwards import afterwards
from encounters.deeds import Deed
from encounters.paper import Letter, Overheard, Paper, paper, weather
from encounters.stories import Stories
from rules.record import record
from rules.words import Seat

_LONGEST = 1_100
"""Characters of a paper: it shares its message with the end of the round, and with a panel."""


@record
class _Press:
    """All that an edition depends on; `mark` tells books apart, which cannot be hashed."""

    promise: str
    ended: int
    last: int
    deeds: tuple[Deed, ...]
    language: str
    mark: int
    stories: Stories = field(compare=False, repr=False)

    @classmethod
    def of(cls, narrator: Narrator, ended: int) -> "_Press":
        """Return what a game's edition depends on, which nothing later changes."""
        deeds = tuple([one for one in narrator.past.deeds if one.shelf or one.round <= ended])
        stories, language = narrator.stories, narrator.words.language
        last = narrator.edition.rounds
        return cls(narrator.seed_hash, ended, last, deeds, language, id(stories), stories)


# An edition takes 0.7 ms, and a panel shows it again and again.
@lru_cache(maxsize=256)
def _printed(press: _Press) -> Paper:
    if not press.stories.memory.tidings:
        return Paper()
    return paper(press.stories, press.promise, press.ended, press.deeds, press.language, press.last)


def paper_lines(narrator: Narrator, ended: int) -> list[str]:
    """Return the paper after a round; if it is too long, its least important parts are left out.

    A book without these words has none.
    """
    printed = _printed(_Press.of(narrator, ended))
    headlines = [_headline(narrator, *one) for one in printed.headlines]
    if printed.is_empty or not printed.name:
        return []
    small = [*_overheard(narrator, printed.overheard), *_small(narrator, printed)]
    head = narrator.words("tidings-head", name=printed.name, round=ended)
    letter = _letter(narrator, printed.letter) if printed.letter else []
    coming = [narrator.words("tidings-weather", text=printed.weather)] if printed.weather else []
    fixed = [head, *headlines, *letter, *coming]
    room = _LONGEST - sum([len(line) + 3 for line in fixed])
    chosen: list[str] = []
    # The shortest first, so that as many as possible find room.
    for line in sorted(small, key=len):
        room -= len(line) + 3
        chosen += [line] if room >= 0 else []
    others = [line for line in small if line in chosen]
    lines = [head, *headlines, *others, *letter, *coming]
    return [f"> {_one_line(line)}" for line in lines]


def first_weather(narrator: Narrator) -> list[str]:
    """Return the line of the first round's weather, if the book has one."""
    text = weather(narrator.stories, 1, narrator.words.language)
    return [f"> {narrator.words('tidings-weather', text=_one_line(text))}"] if text else []


def became(narrator: Narrator) -> list[str]:
    """Return what became of the people each village met, one text per village that met any."""
    texts: list[str] = []
    for seat in map(Seat, range(len(narrator.users))):
        lines = became_of(narrator, seat)
        if lines:
            name = narrator.words("became-of", name=narrator.name(seat))
            texts.append("\n".join([name, *[f"> {line}" for line in lines]]))
    return texts


def became_of(narrator: Narrator, seat: Seat) -> list[str]:
    """Return what became of the people one village met, a line each."""
    lines = afterwards(narrator.stories, seat, narrator.past.deeds, narrator.words.language)
    return [_one_line(line) for line in lines]


def _headline(narrator: Narrator, village: int, text: str) -> str:
    return narrator.words("tidings-headline", text=text, name=narrator.name(Seat(village)))


def _small(narrator: Narrator, printed: Paper) -> list[str]:
    lines = [printed.whelks] if printed.whelks else []
    if printed.correction:
        lines.append(narrator.words("tidings-correction", text=printed.correction))
    return lines


def _overheard(narrator: Narrator, lines: tuple[Overheard, ...]) -> list[str]:
    return [narrator.words(f"tidings-{line.at}", text=line.text) for line in lines]


def _letter(narrator: Narrator, letter: Letter) -> list[str]:
    name = narrator.name(Seat(letter.village))
    text = narrator.words("tidings-letter", name=name, sender=letter.sender, text=letter.text)
    return [text]


def _one_line(text: str) -> str:
    return " ".join(text.split())
