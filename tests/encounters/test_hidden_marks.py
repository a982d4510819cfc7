"""What the tests for leaks look for is in no other paragraph: else they would cry wolf."""

from collections.abc import Iterator

from bot.settings import OWN_BOOK
from encounters.stories import ParagraphStory
from tests.hidden import Book, forms, open_book_once, plain


def told(story: ParagraphStory) -> Iterator[str]:
    """Return all that a table hears of a paragraph."""
    yield from forms(story)
    for option in story.options:
        yield from (*option.success, option.failure or "")


def test_no_piece_of_a_hidden_text_is_in_another_paragraph() -> None:
    found, texts = Book().index.find, open_book_once(OWN_BOOK).stories.texts
    alike = [
        (language, number, kind, what)
        for language, stories in texts.items()
        for number, story in stories.items()
        for text in told(story)
        for kind, what in found(plain(text))
        if (what if isinstance(what, int) else what[0]) != number
    ]
    assert alike == []


def test_no_piece_of_an_outcome_is_in_another_outcome() -> None:
    found, texts = Book().index.find, open_book_once(OWN_BOOK).stories.texts
    alike = [
        (language, what)
        for language, stories in texts.items()
        for number, story in stories.items()
        for index, option in enumerate(story.options)
        for tier, text in [*enumerate(option.success), (None, option.failure or "")]
        for kind, what in found(plain(text))
        if kind == "reward" and what[:2] == (number, index) and what[2] != tier
    ]
    assert alike == []
