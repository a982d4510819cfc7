"""Compare a whole book with what a good book looks like."""

from collections.abc import Iterator

from encounters.balance import Balance
from encounters.cast import Cast
from encounters.cast_figures import cast_sections
from encounters.figures import figures_section
from encounters.glossary import Glossaries
from encounters.japanese import japanese_sections
from encounters.loader import LoadedBook
from encounters.mechanics import unused_section
from encounters.memory_figures import memory_sections
from encounters.moulds import moulds_sections
from encounters.pages import Page, pages_of
from encounters.report import Section, listing
from encounters.scales import scales_sections
from encounters.season_figures import season_sections
from encounters.translations import translations_sections
from encounters.variety import variety_sections


def sections_of(
    loaded: LoadedBook, glossaries: Glossaries | None = None, cast: Cast | None = None
) -> Iterator[Section]:
    """Make the whole report; nothing in it prevents a book from being played.

    `glossaries` are by language, the `cast` by person.
    """
    pages = pages_of(loaded)
    yield _identity(loaded)
    yield figures_section(pages, loaded.book.cells)
    yield unused_section(pages)
    yield listing("Words never heard, and failures without words", _never_read(pages))
    yield from memory_sections(loaded, pages)
    yield from season_sections(loaded, pages)
    yield from variety_sections(pages)
    balance = Balance(loaded.book)
    if loaded.pack.language == "en":
        yield from moulds_sections(pages, balance)
    yield from scales_sections(pages, balance)
    yield from translations_sections(loaded, glossaries or {})
    yield from japanese_sections(loaded)
    yield from cast_sections(loaded, cast or {})


def _identity(loaded: LoadedBook) -> Section:
    size = len(loaded.book.paragraphs)
    languages = (
        f"{language}: {len(loaded.stories.texts[language])} of {size} paragraphs"
        for language in loaded.stories.languages
    )
    whose = f"by {', '.join(loaded.pack.authors)}; {loaded.pack.licence}"
    return Section(loaded.pack.title, (whose, *languages, f"fingerprint {loaded.fingerprint}"))


def _never_read(pages: tuple[Page, ...]) -> Iterator[str]:
    for page in pages:
        for option, story in zip(page.options, page.story.options, strict=True):
            succeeds_by_itself = option.tiers[0].explore == 0
            if succeeds_by_itself and story.failure:
                yield f"{page.number:03}: {story.label!r} cannot fail, and tells of failing"
            if succeeds_by_itself and option.bonuses:
                yield f"{page.number:03}: {story.label!r} cannot fail, and has a bonus line"
            if option.failure != type(option.failure)() and not story.failure:
                yield f"{page.number:03}: {story.label!r} hurts in failing, and does not tell"
