"""Count what a book with a season tells in many games, and how far below its paragraphs go."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from statistics import fmean

from encounters.figures import ENTRIES, FOLLOW_UPS, Figure
from encounters.lexicon import FEAR
from encounters.loader import LoadedBook
from encounters.memory import Season, SeasonEnding
from encounters.memory_games import EchoCounts, count_echoes
from encounters.pages import Page, outcomes_of
from encounters.report import Section
from encounters.scenes import Place
from encounters.tics import tics_section
from rules.book import Book, Outcome
from rules.words import ParagraphNumber

GAMES = 300
OWN_DEEDS = 3.0
SEASON_TEXTS = 3
LETTERS = 5.0
ENDING_SHARE = 10
LONG_TRIPS = {2: 25, 3: 8}
"""The least percent of trips with at least that many paragraphs, by their number."""

_EVERY_GAME = 97
_WORD = re.compile(r"[a-z]+(?:['\u2019][a-z]+)?")
_NAME = re.compile(r"(?<![.!?:'\u2018\u201c\"])\s((?:[A-Z][a-z]+ ?)+)")
"""A name within a sentence: words with a capital, one after another."""

_FIRST = 20
_MOST_NAMES = 3
_QUEST = 3


def season_sections(loaded: LoadedBook, pages: tuple[Page, ...]) -> Iterator[Section]:
    """Report what games hear of a season, and the figures of a book that goes below.

    A book without either has none of these sections.
    """
    if loaded.stories.memory.season != Season():
        games = [count_echoes(loaded, seed) for seed in range(GAMES)]
        yield _section(f"Season, in {GAMES} games", _heard(games))
    if loaded.stories.places:
        yield _section("Below", (*_below(loaded, pages), *_quests(loaded.book, pages)))
        if loaded.pack.language == "en":
            yield tics_section(pages)


def _section(title: str, figures: Iterator[Figure] | tuple[Figure, ...]) -> Section:
    listed = tuple(figures)
    off = (f"{f.name}: {f.form.format(f.found)}, aim {f.aim}" for f in listed if f.is_off)
    return Section(title, (f"{'':<44}{'found':>8}   aim", *map(str, listed)), tuple(off))


def _heard(games: list[EchoCounts]) -> Iterator[Figure]:
    yield _least("own deeds in paragraphs, mean", fmean(g.own_deeds for g in games), OWN_DEEDS)
    yield _least("texts of the season, mean", fmean(g.season for g in games), SEASON_TEXTS)
    enough = _percent(sum(g.season >= SEASON_TEXTS for g in games), len(games))
    yield _least(f"games with {SEASON_TEXTS} of them or more", enough, _EVERY_GAME, "{:.0f} %")
    yield _least("letters, mean", fmean(g.letters for g in games), LETTERS)
    trips = [parts for game in games for parts in game.parts]
    for least, share in LONG_TRIPS.items():
        found = _percent(sum(parts >= least for parts in trips), len(trips))
        yield _least(f"trips of {least} paragraphs or more", found, share, "{:.0f} %")
    endings = Counter(game.ending for game in games)
    for ending in SeasonEnding:
        found = _percent(endings[ending], len(games))
        yield _least(f"games that end {_ENDS[ending]}", found, ENDING_SHARE, "{:.0f} %")


_ENDS: Mapping[SeasonEnding, str] = {
    SeasonEnding.OPEN: "with the open wall",
    SeasonEnding.HANDS: "with the hands",
    SeasonEnding.WALL: "with the good wall",
    SeasonEnding.LONG: "the long way",
}


def _below(loaded: LoadedBook, pages: tuple[Page, ...]) -> Iterator[Figure]:
    scale = min(1.0, len(pages) / (ENTRIES + FOLLOW_UPS))
    places = loaded.stories.places
    counts = Counter(places.values())
    yield _least("paragraphs in an unknown dark", counts[Place.DARK], 75 * scale)
    yield _most("paragraphs in a parlour", counts[Place.PARLOUR], 75 * scale)
    yield _least("deeds with a pulse", counts[Place.BODILY], 1)
    yield _least("wonders", counts[Place.WONDER], 1)
    yield _least("paragraphs with a word of fear", sum(map(_fears, pages)), 70 * scale)
    failures = [option.failure for page in pages for option in page.options]
    costly = sum(failure != Outcome() for failure in failures)
    yield _least("failures that cost", costly, 110 * scale)
    hurt = sum(any(o.injured for c in p.options for o in outcomes_of(c)) for p in pages)
    yield _least("paragraphs in which somebody is hurt", hurt, 45 * scale)
    tops = {page.number: _top(page) for page in pages if _top(page)}
    dark = {number for number, place in places.items() if place is Place.DARK}
    in_peril = [top for number, top in tops.items() if number in dark]
    elsewhere = [top for number, top in tops.items() if number not in dark]
    yield _near("highest number in the dark, mean", _mean(in_peril), 7.3)
    yield _near("highest number elsewhere, mean", _mean(elsewhere), 5.5)
    alone = sum(not page.is_entry and len(page.options) == 1 for page in pages)
    yield _most("follow-ups with one button", alone, 20 * scale)
    crowded = sum(len(_names(page.story.text)) > _MOST_NAMES for page in pages)
    yield _most("descriptions with four names or more", crowded, 12 * scale)
    opening = sum(len(_names(_beginning(page))) >= _MOST_NAMES for page in pages)
    yield _most(f"three names in the first {_FIRST} words", opening, 8 * scale)


def _quests(book: Book, pages: tuple[Page, ...]) -> Iterator[Figure]:
    @cache
    def parts(number: ParagraphNumber) -> int:
        outcomes = (o for c in book.paragraphs[number].options for o in outcomes_of(c))
        return 1 + max((parts(o.leads_to) for o in outcomes if o.leads_to), default=0)

    scale = min(1.0, len(pages) / (ENTRIES + FOLLOW_UPS))
    quests = sum(parts(page.paragraph.number) >= _QUEST for page in pages if page.is_entry)
    yield _least("entries that lead to three parts or more", quests, 20 * scale)


def _fears(page: Page) -> bool:
    return any(word in FEAR for text in page.texts for word in _WORD.findall(text.lower()))


def _top(page: Page) -> int:
    return max(tier.explore for option in page.options for tier in option.tiers)


def _names(text: str) -> set[str]:
    return {name.strip() for name in _NAME.findall(text) if len(name.strip()) > 1}


def _beginning(page: Page) -> str:
    return " ".join(page.story.text.split()[:_FIRST])


def _percent(part: int, whole: int) -> float:
    return 100 * part / max(whole, 1)


def _mean(values: list[int]) -> float:
    return fmean(values) if values else 0.0


def _least(name: str, found: float, low: float, form: str = "") -> Figure:
    form = form or ("{:.1f}" if isinstance(found, float) else "{:.0f}")
    return Figure(name, found, low, float("inf"), f"{form.format(low)} or more", form)


def _most(name: str, found: float, high: float) -> Figure:
    return Figure(name, found, 0, high, f"{high:.0f} or fewer")


def _near(name: str, found: float, aim: float) -> Figure:
    return Figure(name, found, aim - 0.3, aim + 0.3, f"about {aim:g}", "{:.1f}")
