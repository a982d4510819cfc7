"""Page through a book, for the checks that judge it."""

from collections.abc import Iterator
from dataclasses import dataclass

from encounters.loader import LoadedBook
from encounters.stories import ParagraphStory
from rules.book import Option, Outcome, Paragraph, Tier


@dataclass(frozen=True, slots=True)
class Page:
    """One paragraph in the pack's own language."""

    paragraph: Paragraph
    story: ParagraphStory
    is_entry: bool

    @property
    def number(self) -> int:
        """Return the paragraph's number."""
        return self.paragraph.number

    @property
    def options(self) -> tuple[Option, ...]:
        """Return the mechanics of the choices."""
        return self.paragraph.options

    @property
    def texts(self) -> Iterator[str]:
        """Return all texts that are read aloud, except the title and the labels."""
        yield self.story.text
        for option in self.story.options:
            yield from option.success
            if option.failure:
                yield option.failure


def pages_of(loaded: LoadedBook) -> tuple[Page, ...]:
    """Return all pages in the order of their numbers."""
    entries = {number for row in loaded.book.cells for number in row}
    texts = loaded.stories.texts[loaded.pack.language]
    return tuple(
        Page(loaded.book.paragraphs[number], texts[number], number in entries)
        for number in sorted(loaded.book.paragraphs)
    )


def options_of(pages: tuple[Page, ...]) -> tuple[Option, ...]:
    """Return all choices."""
    return tuple(option for page in pages for option in page.options)


def tiers_of(pages: tuple[Page, ...]) -> tuple[Tier, ...]:
    """Return all successes, including those without dice."""
    return tuple(tier for option in options_of(pages) for tier in option.tiers)


def rewards_of(pages: tuple[Page, ...]) -> tuple[Tier, ...]:
    """Return the successes that pay at once, and do not lead on."""
    return tuple(tier for tier in tiers_of(pages) if tier.outcome.leads_to is None)


def outcomes_of(option: Option) -> tuple[Outcome, ...]:
    """Return the possible results of a choice, failures included."""
    return (*(tier.outcome for tier in option.tiers), option.failure)
