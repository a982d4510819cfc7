"""A book whose follow-ups leave no choice, as those of a pack may: the bot's own have two."""

from dataclasses import replace
from functools import cache
from typing import Any

from bot.settings import OWN_BOOK
from encounters.loader import LoadedBook
from rules.book import Option
from tests.hidden import open_book_once


@cache
def book_of_lone_choices() -> LoadedBook:
    """Return the bot's book with the first safe option alone, where a follow-up has one."""
    loaded = open_book_once(OWN_BOOK)
    follow_ups = set(loaded.book.paragraphs) - {
        number for row in loaded.book.cells for number in row
    }
    kept = {
        number: index
        for number in follow_ups
        if (index := _safe(loaded.book.paragraphs[number].options)) is not None
    }
    paragraphs = {
        number: _with_one(paragraph, kept.get(number))
        for number, paragraph in loaded.book.paragraphs.items()
    }
    texts = {
        language: {number: _with_one(story, kept.get(number)) for number, story in told.items()}
        for language, told in loaded.stories.texts.items()
    }
    return replace(
        loaded,
        book=replace(loaded.book, paragraphs=paragraphs),
        stories=replace(loaded.stories, texts=texts),
    )


def _safe(options: tuple[Option, ...]) -> int | None:
    """Return the first option that needs no dice and no offer."""
    free = [i for i, one in enumerate(options) if not one.tiers[0].explore and not one.offer]
    return next(iter(free), None)


def _with_one(entry: Any, kept: int | None) -> Any:
    return entry if kept is None else replace(entry, options=(entry.options[kept],))
