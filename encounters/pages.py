"""Turn the pages of a book, for whoever judges it."""

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
        """Give the paragraph's number."""
        return self.paragraph.number

    @property
    def options(self) -> tuple[Option, ...]:
        """Give the mechanics of the choices."""
        return self.paragraph.options

    @property
    def texts(self) -> Iterator[str]:
        """Give all that is read aloud, but for the title and the labels."""
        yield self.story.text
        for option in self.story.options:
            yield from option.success
            if option.failure:
                yield option.failure


def pages_of(loaded: LoadedBook) -> tuple[Page, ...]:
    """Give all pages in the order of their numbers."""
    entries = {number for row in loaded.book.cells for number in row}
    texts = loaded.stories.texts[loaded.pack.language]
    return tuple(
        Page(loaded.book.paragraphs[number], texts[number], number in entries)
        for number in sorted(loaded.book.paragraphs)
    )


def options_of(pages: tuple[Page, ...]) -> tuple[Option, ...]:
    """Give all choices."""
    return tuple(option for page in pages for option in page.options)


def tiers_of(pages: tuple[Page, ...]) -> tuple[Tier, ...]:
    """Give all successes, those by themselves too."""
    return tuple(tier for option in options_of(pages) for tier in option.tiers)


def rewards_of(pages: tuple[Page, ...]) -> tuple[Tier, ...]:
    """Give the successes that pay at once, and do not lead on."""
    return tuple(tier for tier in tiers_of(pages) if tier.outcome.leads_to is None)


def outcomes_of(option: Option) -> tuple[Outcome, ...]:
    """Give what a choice may bring, failing included."""
    return (*(tier.outcome for tier in option.tiers), option.failure)
