"""Check the translations of a book: how complete and up to date they are, and how they read."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from statistics import fmean

from encounters.glossary import Glossaries, Glossary
from encounters.loader import LoadedBook
from encounters.memory import TidingsWords
from encounters.report import Section, listing
from encounters.rulers import Ruler, ruler_of
from encounters.stories import ParagraphStory
from encounters.tags import line_of
from rules.words import ParagraphNumber

OFTEN = 3
"""An ending that this many paragraphs share is repetitive."""

BASIS = "en"
"""The ratios of length are compared with English."""


def translations_sections(loaded: LoadedBook, glossaries: Glossaries) -> Iterator[Section]:
    """Check every language except the book's own."""
    for language in loaded.stories.languages[1:]:
        glossary = glossaries.get(language, Glossary())
        yield from _sections(loaded, language, glossary)


def _sections(loaded: LoadedBook, language: str, glossary: Glossary) -> Iterator[Section]:
    ours = loaded.stories.texts[loaded.stories.language]
    theirs = loaded.stories.texts[language]
    ruler = ruler_of(language)
    pairs = {number: (ours[number], story) for number, story in theirs.items()}
    title = f"Translation to {language}"
    yield Section(title, tuple(_coverage(loaded, language, pairs, ruler)))
    stale = (f"{language}/{name}" for name in loaded.stale.get(language, ()))
    yield listing(f"{title}: made from other words", stale)
    if loaded.stories.language == BASIS:
        yield listing(f"{title}: too short or too long", _odd_lengths(pairs, ruler))
    yield listing(f"{title}: names left over", _left_over(loaded, language, glossary))
    yield listing(f"{title}: long sentences", _long_sentences(theirs, ruler))
    yield listing(f"{title}: repeated endings", _repeated_endings(theirs, ruler))


def _coverage(
    loaded: LoadedBook,
    language: str,
    pairs: Mapping[ParagraphNumber, tuple[ParagraphStory, ParagraphStory]],
    ruler: Ruler,
) -> Iterator[str]:
    memory, own = loaded.stories.memory, loaded.stories.language
    tidings = memory.tidings.get(language, TidingsWords())
    whole = memory.tidings.get(own, TidingsWords())
    if below := line_of(language)[1:]:
        yield f"{len(pairs)} paragraphs lie over those of {below[0]}"
        return
    count = len(tidings.notes) + len(tidings.echoes) + bool(tidings.paper)
    lines = len(whole.notes) + len(whole.echoes) + bool(whole.paper)
    yield f"{len(pairs)} of {len(loaded.book.paragraphs)} paragraphs"
    yield f"{count} of {lines} letters, overheard lines and papers"
    if whole.season:
        yield f"{len(tidings.season)} of {len(whole.season)} texts of the season"
    yield f"title: {loaded.pack.titles.get(language, 'not translated')}"
    ratios = [ratio for ours, theirs in pairs.values() if (ratio := _ratio(ours, theirs, ruler))]
    if own == BASIS and ratios:
        low, high = ruler.ratio
        unit = "words" if ruler.is_spaced else "characters"
        yield f"{fmean(ratios):.2f} {unit} for an English word, mean; {low} to {high} are usual"


def _odd_lengths(
    pairs: Mapping[ParagraphNumber, tuple[ParagraphStory, ParagraphStory]], ruler: Ruler
) -> Iterator[str]:
    low, high = ruler.ratio
    for number, (ours, theirs) in sorted(pairs.items()):
        ratio = _ratio(ours, theirs, ruler)
        if not low <= ratio <= high:
            yield f"{number:03}: {ratio:.2f}, {low} to {high} are usual"


def _ratio(ours: ParagraphStory, theirs: ParagraphStory, ruler: Ruler) -> float:
    """Return the units of a paragraph for each word of the original."""
    words = sum(len(text.split()) for text in texts_of(ours))
    return sum(len(ruler.units(text)) for text in texts_of(theirs)) / words


def _left_over(loaded: LoadedBook, language: str, glossary: Glossary) -> Iterator[str]:
    yield from map(str, glossary.faults)
    names = [name for name in glossary.names if not name.is_kept]
    for where, text in _everything(loaded, language):
        for name in names:
            if name.is_in(text):
                yield f"{where}: {name}"


def _everything(loaded: LoadedBook, language: str) -> Iterator[tuple[str, str]]:
    """Yield all texts of a language, and where they are."""
    for number, story in sorted(loaded.stories.texts[language].items()):
        yield f"{number:03}", "\n".join((story.title, *_labels(story), *texts_of(story)))
    tidings = loaded.stories.memory.tidings.get(language, TidingsWords())
    for key, note in tidings.notes.items():
        yield key, f"{note.sender}\n{note.text}"
    yield from tidings.echoes.items()
    yield from tidings.season.items()
    if tidings.paper:
        paper = tidings.paper
        lines = (paper.name, *paper.weathers, *paper.whelks, *paper.corrections)
        yield "paper", "\n".join(lines)


def _long_sentences(texts: Mapping[ParagraphNumber, ParagraphStory], ruler: Ruler) -> Iterator[str]:
    unit = "words" if ruler.is_spaced else "characters"
    for number, story in sorted(texts.items()):
        for sentence in (s for text in texts_of(story) for s in ruler.sentences(text)):
            count = len(ruler.units(sentence))
            if count > ruler.longest:
                yield f"{number:03}: {count} {unit}: {sentence[:40]} ..."


def _repeated_endings(
    texts: Mapping[ParagraphNumber, ParagraphStory], ruler: Ruler
) -> Iterator[str]:
    homes: defaultdict[str, set[ParagraphNumber]] = defaultdict(set)
    for number, story in texts.items():
        for text in texts_of(story):
            homes[ruler.ending_of(text)].add(number)
    for ending, numbers in sorted(homes.items(), key=lambda home: (-len(home[1]), home[0])):
        if ending and len(numbers) >= OFTEN:
            yield f"... {ending}: {', '.join(f'{number:03}' for number in sorted(numbers))}"


def _labels(story: ParagraphStory) -> Iterator[str]:
    return (option.label for option in story.options)


def texts_of(story: ParagraphStory) -> Iterator[str]:
    """Yield all that is read aloud of a paragraph, memory included; no title, label or headline."""
    yield story.text
    recollection = story.recollection
    yield from recollection.echoes
    lines = (
        *(recollection.late, recollection.again),
        *(*recollection.weathers.values(), recollection.afterwards),
    )
    yield from (line for line in lines if line)
    for option in story.options:
        yield from option.success
        others = (option.failure, option.afterwards, *option.interludes, option.interlude_failed)
        yield from (line for line in others if line)
