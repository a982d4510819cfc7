"""Describe what the book remembers: the paper after a round, and later what became of people."""

from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from typing import assert_never

from bot.text.narrator import Narrator, PaperShown
from bot.text.story import beginning
from encounters.afterwards import MOST_LINES, afterwards
from encounters.deeds import Deed, EarlierGames
from encounters.paper import NEWS, Overheard, Paper, opening, paper, weather
from encounters.stories import Stories
from rules.record import record
from rules.words import Seat

_LONGEST = 1_800
"""Characters of a whole paper: more would be a wall, even for those who ask for it."""

_SEASON = 140
"""Characters that the story of the season has of these at least: its first sentence or two."""


@record
class _Press:
    """All that an edition depends on; `mark` tells books apart, which cannot be hashed."""

    promise: str
    ended: int
    last: int
    deeds: tuple[Deed, ...]
    language: str
    mark: int
    earlier: EarlierGames | None
    stories: Stories = field(compare=False, repr=False)

    @classmethod
    def of(cls, narrator: Narrator, ended: int) -> "_Press":
        """Return what a game's edition depends on, which nothing later changes."""
        deeds = tuple([one for one in narrator.past.deeds if one.shelf or one.round <= ended])
        stories, language = narrator.stories, narrator.words.language
        last, earlier = narrator.edition.rounds, narrator.past.earlier
        mark = id(stories)
        return cls(narrator.seed_hash, ended, last, deeds, language, mark, earlier, stories)


# An edition takes 0.7 ms, and a panel shows it again and again.
@lru_cache(maxsize=256)
def _printed(press: _Press) -> Paper:
    return _print(press)


def _print(press: _Press) -> Paper:
    if not press.stories.memory.tidings:
        return Paper()
    when = (press.ended, press.deeds, press.language, press.last, press.earlier)
    return paper(press.stories, press.promise, *when)


def paper_lines(narrator: Narrator, ended: int) -> list[str]:
    """Return what a round's end tells of its paper; a round without news has none.

    The story of the season opens the next round in any case, if the book has one.
    """
    printed = _printed(_Press.of(narrator, ended))
    if not printed.has_news:
        coming = _coming(narrator, printed.season, "")
        return [] if narrator.paper is PaperShown.NAME else _quoted(coming)
    match narrator.paper:
        case PaperShown.WHOLE:
            return _quoted(_whole(narrator, printed, ended))
        case PaperShown.NEWS:
            return _quoted(_news(narrator, printed))
        case PaperShown.NAME:
            return [_head(narrator, printed, ended)]
        case _:
            assert_never(narrator.paper)


def whole_paper(narrator: Narrator, ended: int) -> list[str]:
    """Return all of the paper after a round, a text for each item; empty if there is none."""
    printed = _printed(_Press.of(narrator, ended))
    return _whole(narrator, printed, ended) if printed.has_news else []


def spoken_paper(narrator: Narrator, ended: int) -> list[str]:
    """Return what a voice reads of the paper after a round: all of its items, without a name.

    What a voice says is kept, and may be asked for from a server: it holds nobody's name.
    """
    printed = _print(_Press.of(narrator, ended))  # not of the cache: these stories may have ruby
    if not printed.has_news:
        return []
    shown = set(_whole(narrator, printed, ended))
    small = [*_overheard(narrator, printed.overheard), *_jokes(narrator, printed)]
    letters = [
        narrator.words("spoken-letter", sender=letter.sender, text=letter.text)
        for letter in printed.letters
    ]
    coming = _coming(narrator, printed.season, printed.weather)
    others = [_unmarked(line) for line in small if line in shown]
    headlines = [text for _, text in printed.headlines]
    return [printed.name, *headlines, *others, *letters, *map(_unmarked, coming)]


def spoken_season(narrator: Narrator, ended: int) -> list[str]:
    """Return what a voice reads after a round without a paper: how the season goes on."""
    printed = _print(_Press.of(narrator, ended))
    return [_unmarked(line) for line in _coming(narrator, printed.season, "")]


def spoken_weather(narrator: Narrator) -> list[str]:
    """Return what a voice reads of the line that opens the first round."""
    return [_unmarked(line) for line in _opening(narrator)]


def has_paper(narrator: Narrator, ended: int) -> bool:
    """Return whether a paper came out after a round."""
    return _printed(_Press.of(narrator, ended)).has_news


def _whole(narrator: Narrator, printed: Paper, ended: int) -> list[str]:
    """Return all items of a paper; if it is too long, its least important ones are left out."""
    headlines = _headlines(narrator, printed)
    # Where nothing happened a joke would stand alone before the story of the season.
    jokes = _jokes(narrator, printed) if headlines or not printed.season else []
    small = [*_overheard(narrator, printed.overheard), *jokes]
    coming = _coming(narrator, printed.season, printed.weather)
    letters = _letters(narrator, printed)
    fixed = [_head(narrator, printed, ended), *headlines, *letters, *coming]
    room = _LONGEST - sum([_room(line) for line in fixed])
    chosen: list[str] = []
    # The shortest first, so that as many as possible find room.
    for line in sorted(small, key=len):
        room -= _room(line)
        chosen += [line] if room >= 0 else []
    others = [line for line in small if line in chosen]
    return [fixed[0], *headlines, *others, *letters, *coming]


def _news(narrator: Narrator, printed: Paper) -> list[str]:
    """Return a paper's news: a headline, how the story of the season goes on, and one item more.

    They stand above the line of the round that begins, which says after which it came out.
    """
    head, headlines = (
        narrator.words("tidings-name", name=printed.name),
        _headlines(narrator, printed),
    )
    label = narrator.words("tidings-season", text="")
    room = NEWS - sum([_room(line) for line in (head, label, *headlines[:1])])
    # What was overheard is shorter than most letters, and tells a table that it is remembered.
    heard = _overheard(narrator, printed.overheard)
    others = [*heard, *headlines[1:], *_letters(narrator, printed)]
    least = min(_SEASON, len(printed.season))
    more = [line for line in others if _room(line) + least <= room][:1]
    room -= sum([_room(line) for line in more])
    season = beginning(printed.season, max(room, least))
    return [head, *headlines[:1], *_coming(narrator, season, ""), *more]


def first_weather(narrator: Narrator) -> list[str]:
    """Return the line that opens the first round, its season's or its weather, if there is one."""
    return _quoted(_opening(narrator))


def _opening(narrator: Narrator) -> list[str]:
    stories, language, past = narrator.stories, narrator.words.language, narrator.past
    season = opening(stories, 1, past.earlier_deeds, language, past.last, past.earlier)
    return _coming(narrator, season, weather(stories, 1, language))


def _coming(narrator: Narrator, season: str, weather_: str) -> list[str]:
    """Return the line about the round to come: the story of the season goes before the weather."""
    if season:
        return [narrator.words("tidings-season", text=season)]
    return [narrator.words("tidings-weather", text=weather_)] if weather_ else []


def fates_of(narrator: Narrator) -> list[str]:
    """Return what became of the people each village met, one text per village that met any."""
    texts: list[str] = []
    for seat in map(Seat, range(len(narrator.users))):
        lines = fate_of(narrator, seat)
        if lines:
            name = narrator.words("became-of", name=narrator.name(seat))
            texts.append("\n".join([name, *_quoted(lines)]))
    return texts


def spoken_fates(narrator: Narrator) -> list[str]:
    """Return what a voice reads of that, without the villages' names; empty if nobody was met."""
    seats = map(Seat, range(len(narrator.users)))
    lines = [line for seat in seats for line in fate_of(narrator, seat)]
    return [narrator.words("became"), *lines] if lines else []


def fate_of(narrator: Narrator, seat: Seat) -> list[str]:
    """Return what became of the people one village met, a line each.

    On a night there may be one for each of its guests, who read them.
    """
    past, language = narrator.past, narrator.words.language
    most = max(MOST_LINES, len(narrator.guests))
    lines = afterwards(narrator.stories, seat, past.deeds, language, most)
    return [_in_lines(line) for line in lines]


def _head(narrator: Narrator, printed: Paper, ended: int) -> str:
    return narrator.words("tidings-head", name=printed.name, round=ended)


def _headlines(narrator: Narrator, printed: Paper) -> list[str]:
    return [
        narrator.words("tidings-headline", text=text, name=narrator.name(Seat(village)))
        for village, text in printed.headlines
    ]


def _jokes(narrator: Narrator, printed: Paper) -> list[str]:
    lines = [printed.whelks] if printed.whelks else []
    if printed.correction:
        lines.append(narrator.words("tidings-correction", text=printed.correction))
    return lines


def _overheard(narrator: Narrator, lines: tuple[Overheard, ...]) -> list[str]:
    return [narrator.words(f"tidings-{line.at}", text=line.text) for line in lines]


def _letters(narrator: Narrator, printed: Paper) -> list[str]:
    return [
        narrator.words(
            "tidings-letter",
            name=narrator.name(Seat(letter.village)),
            sender=letter.sender,
            text=letter.text,
        )
        for letter in printed.letters
    ]


def _quoted(lines: Sequence[str]) -> list[str]:
    """Quote texts, each of their lines by itself."""
    return [f"> {line}" for text in lines for line in _in_lines(text).split("\n")]


def _unmarked(line: str) -> str:
    return line.replace("*", "")


def _room(item: str) -> int:
    """Count the characters of an item as it is quoted."""
    return sum([len(line) + 3 for line in item.split("\n")])


def _in_lines(text: str) -> str:
    """Return a text without blanks that it does not need, and without empty lines."""
    return "\n".join([" ".join(line.split()) for line in text.split("\n") if line.strip()])
