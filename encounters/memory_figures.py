"""Count what a book remembers, and find lines that nobody can ever hear."""

from collections.abc import Iterable, Iterator

from encounters.loader import LoadedBook
from encounters.memory import Condition, Echo, Memory, Spot, Who
from encounters.memory_games import means
from encounters.pages import Page
from encounters.report import Section, listing
from rules.book import Book

LONGEST_LINE = 35
LETTER_WORDS = (20, 60)


def memory_sections(loaded: LoadedBook, pages: tuple[Page, ...]) -> Iterator[Section]:
    """Print how much a book lets a table hear again, and what is wrong with it."""
    yield Section("Memory", (*means(loaded), *_counts(loaded, pages)))
    if loaded.stories.memory != Memory(tidings=loaded.stories.memory.tidings):
        yield listing("Memories that nobody can hear", _never_echoed(loaded))
        yield listing("Memories out of measure", _unmeasured(loaded, pages))


def _counts(loaded: LoadedBook, pages: tuple[Page, ...]) -> Iterator[str]:
    memory = loaded.stories.memory
    options = [option for page in pages for option in page.story.options]
    tiers = sum(len(option.success) for option in options)
    failing = sum(option.tiers[0].explore > 0 for page in pages for option in page.options)
    setting_off = {number for echo in _waiting(memory) for c in echo.after for number in c.numbers}
    spots = [overhearing.at for overhearing in memory.overheard.values()]
    recollections = [page.story.recollection for page in pages]
    counts = {
        "headlines": (sum(len(option.headlines) for option in options), tiers),
        "headlines of failures": (sum(bool(o.headline_failed) for o in options), failing),
        "paragraphs with an afterwards": (
            sum(bool(r.afterwards) for r in recollections),
            len(pages),
        ),
        "paragraphs with people": (len(memory.people), len(pages)),
        "paragraphs that are remembered somewhere": (len(setting_off), len(pages)),
    }
    for name, (found, whole) in counts.items():
        yield f"{name:<44}{found:>8}   of {whole}"
    simple = {
        "choices with an afterwards of their own": sum(bool(o.afterwards) for o in options),
        "echoes": sum(map(len, memory.echoes.values())),
        "texts for another meeting": sum(bool(r.again) for r in recollections),
        "texts for a weather": sum(len(r.weathers) for r in recollections),
        "letters to be sent": len(memory.notes),
        "lines for the market": spots.count(Spot.MARKET),
        "lines for the rest": spots.count(Spot.REST),
    }
    yield from (f"{name:<44}{found:>8}" for name, found in simple.items())


def _waiting(memory: Memory) -> Iterator[Echo]:
    for echoes in memory.echoes.values():
        yield from echoes
    yield from memory.notes.values()
    yield from (overhearing.echo for overhearing in memory.overheard.values())


def _never_echoed(loaded: LoadedBook) -> Iterator[str]:
    memory, book = loaded.stories.memory, loaded.book
    for number, echoes in sorted(memory.echoes.items()):
        for index, echo in enumerate(echoes, start=1):
            elsewhere = {n for condition in echo.after for n in condition.numbers} - {number}
            if not elsewhere and echo.who is not Who.SHELF:
                yield f"{number:03}: echo {index} waits for this very paragraph"
            elif not _can_be(echo.after, book):
                yield f"{number:03}: echo {index} waits for what cannot be"
    echoes = {key: overhearing.echo for key, overhearing in memory.overheard.items()}
    for key, echo in sorted({**memory.notes, **echoes}.items()):
        if not _can_be(echo.after, book):
            yield f"{key} waits for what cannot be"


def _can_be(after: Iterable[Condition], book: Book) -> bool:
    """Return whether a condition can be met: not the failure of a choice that cannot fail."""
    return any(
        c.won is not False
        or c.option is None
        or book.paragraphs[n].options[c.option].tiers[0].explore
        for c in after
        for n in c.numbers
    )


def _unmeasured(loaded: LoadedBook, pages: tuple[Page, ...]) -> Iterator[str]:
    for page in pages:
        yield from _long_page(page)
    words = loaded.stories.memory.tidings[loaded.pack.language]
    low, high = LETTER_WORDS
    for key, note in words.notes.items():
        if not low <= (count := len(note.text.split())) <= high:
            yield f"{key}: a letter of {count} words, {low} to {high} belong"
    for key, line in words.echoes.items():
        if (count := len(line.split())) > LONGEST_LINE:
            yield f"{key}: a line of {count} words, {LONGEST_LINE} at most"


def _long_page(page: Page) -> Iterator[str]:
    options = page.story.options
    lines = [page.story.recollection.afterwards, *(option.afterwards for option in options)]
    for count in (len(line.split()) for line in lines if line):
        if count > LONGEST_LINE:
            yield f"{page.number:03}: an afterwards of {count} words, {LONGEST_LINE} at most"
    headlines = (line for o in options for line in (*o.headlines, o.headline_failed) if line)
    for line in headlines:
        if line.endswith("."):
            yield f"{page.number:03}: a headline ends on a full stop: {line}"
