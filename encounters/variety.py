"""Find what a listener would hear twice, or could not follow."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations, pairwise
from statistics import fmean

from encounters.pages import Page
from encounters.report import Section, listing
from encounters.stop_words import STOP_WORDS

OPENING = 3
PHRASE = 5
SHINGLE = 3
ALIKE = 0.10
OVERUSED = 0.15
DISTINCT = 108
"""A word is overused in this share of paragraphs with this many different words; longer paragraphs
have a greater share of any word."""

FEWEST_TO_BE_OVERUSED = 8
LONGEST_SENTENCE = 32
SENTENCE_MEAN = (8, 18)

_WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
_SENTENCE_END = re.compile(r"[.!?…]+[\"'\u201d\u2019)]*\s+|\n\s*\n")
_CLAUSE_END = re.compile(r"[.!?…:;\"\u201c\u201d()\n\u2014\u2013]+")


def variety_sections(pages: tuple[Page, ...]) -> Iterator[Section]:
    """Run all checks of variety."""
    yield listing("Repeated openings", repeated_openings(pages))
    yield listing(f"Repeated phrases of {PHRASE} words or more", repeated_phrases(pages))
    yield listing("Overused words", overused_words(pages))
    yield listing("Paragraphs much alike", near_duplicates(pages))
    yield _readability(pages)


def repeated_openings(pages: tuple[Page, ...]) -> Iterator[str]:
    """Find descriptions that begin with the same words."""
    openings: defaultdict[tuple[str, ...], list[int]] = defaultdict(list)
    for page in pages:
        openings[tuple(_words(page.story.text)[:OPENING])].append(page.number)
    for opening, numbers in sorted(openings.items()):
        if len(numbers) > 1:
            yield f"{' '.join(opening)} ...: {_list(numbers)}"


def repeated_phrases(pages: tuple[Page, ...]) -> Iterator[str]:
    """Find the longest phrases that are in two paragraphs or more."""
    homes: defaultdict[tuple[str, ...], set[int]] = defaultdict(set)
    for page in pages:
        for clause in _clauses(page):
            for phrase in _windows(clause, PHRASE):
                homes[phrase].add(page.number)
    found: dict[str, set[int]] = {}
    for page in pages:
        for clause in _clauses(page):
            found.update(_runs(clause, homes))
    for phrase, numbers in sorted(found.items(), key=lambda f: (-len(f[1]), -len(f[0]), f[0])):
        yield f"{phrase}: {_list(numbers)}"


def overused_words(pages: tuple[Page, ...]) -> Iterator[str]:
    """Find words that are in too many paragraphs."""
    vocabulary = [{word for text in page.texts for word in _words(text)} for page in pages]
    homes = Counter(word for words in vocabulary for word in words - STOP_WORDS)
    length = max(1.0, fmean(map(len, vocabulary or [()])) / DISTINCT)
    most = max(FEWEST_TO_BE_OVERUSED, OVERUSED * length * len(pages))
    for word, count in homes.most_common():
        if count > most:
            yield f"{word}: in {count} paragraphs of {len(pages)}"


def near_duplicates(pages: tuple[Page, ...]) -> Iterator[str]:
    """Find pairs of paragraphs that share too many runs of words."""
    shingles = {
        page.number: {s for text in page.texts for s in _windows(_words(text), SHINGLE)}
        for page in pages
    }
    for (one, ours), (other, theirs) in combinations(shingles.items(), 2):
        shared = len(ours & theirs)
        alike = shared / (len(ours) + len(theirs) - shared or 1)
        if alike > ALIKE:
            yield f"{one:03} and {other:03}: {100 * alike:.0f} % of their runs of {SHINGLE} words"


def long_sentences(pages: tuple[Page, ...]) -> Iterator[str]:
    """Find sentences that are too long to be read aloud."""
    for page in pages:
        for sentence in _sentences(page):
            if len(_words(sentence)) > LONGEST_SENTENCE:
                start = " ".join(sentence.split()[:6])
                yield f"{page.number:03}: {len(_words(sentence))} words: {start} ..."


def _readability(pages: tuple[Page, ...]) -> Section:
    means = {page.number: _mean_sentence(page) for page in pages}
    low, high = SENTENCE_MEAN
    mean = fmean(means.values()) if means else 0.0
    lines = (f"{mean:.1f} words in a sentence, aim {low} to {high}, {LONGEST_SENTENCE} at most",)
    strained = (f"{n:03}: {m:.1f} in a sentence, mean" for n, m in means.items() if m > high)
    section = listing("Sentences hard to read aloud", (*strained, *long_sentences(pages)))
    return Section(section.title, (*lines, *section.lines), section.off)


def _mean_sentence(page: Page) -> float:
    return fmean([len(_words(sentence)) for sentence in _sentences(page)] or [0])


def _runs(
    clause: list[str], homes: dict[tuple[str, ...], set[int]]
) -> Iterator[tuple[str, set[int]]]:
    """Join neighbouring phrases of a clause that are in the same paragraphs."""
    phrases = tuple(_windows(clause, PHRASE))
    starts = [i for i, phrase in enumerate(phrases) if len(homes[phrase]) > 1]
    breaks = [
        later
        for before, later in pairwise(starts)
        if later != before + 1 or homes[phrases[later]] != homes[phrases[before]]
    ]
    for first, beyond in pairwise([*starts[:1], *breaks, None]):
        if first is not None:
            run = [
                start for start in starts if start >= first and (beyond is None or start < beyond)
            ]
            yield " ".join(clause[first : run[-1] + PHRASE]), homes[phrases[first]]


def _windows(words: list[str], size: int) -> Iterator[tuple[str, ...]]:
    return (tuple(words[i : i + size]) for i in range(len(words) - size + 1))


def _words(text: str) -> list[str]:
    return _WORD.findall(text.lower())


def _sentences(page: Page) -> list[str]:
    return [s for text in page.texts for s in _SENTENCE_END.split(text) if _words(s)]


def _clauses(page: Page) -> Iterator[list[str]]:
    for text in page.texts:
        joined = re.sub(r"(?<!\n)\n(?!\n)", " ", text)
        yield from (_words(clause) for clause in _CLAUSE_END.split(joined))


def _list(numbers: list[int] | set[int]) -> str:
    return ", ".join(f"{number:03}" for number in sorted(numbers))
