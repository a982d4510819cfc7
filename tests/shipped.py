"""The book that the bot has with it, whole, for the tests that only read it."""

from functools import cache

from encounters.loader import SHIPPED_BOOK, LoadedBook, load


@cache
def shipped() -> LoadedBook:
    """Read it once in each process of the tests: with its translations that takes a second."""
    return load(SHIPPED_BOOK)
