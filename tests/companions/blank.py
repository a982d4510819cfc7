"""Take out of a book what nobody sees before a choice is made."""

from dataclasses import replace

from rules.book import Book, Option, Outcome, Paragraph


def blank(option: Option) -> Option:
    tiers = tuple(replace(tier, outcome=Outcome()) for tier in option.tiers)
    return replace(option, tiers=tiers, failure=Outcome())


def blank_book(book: Book) -> Book:
    """The same choices and numbers, and not one reward."""
    paragraphs = {
        number: Paragraph(number, tuple(map(blank, paragraph.options)))
        for number, paragraph in book.paragraphs.items()
    }
    return replace(book, paragraphs=paragraphs)
