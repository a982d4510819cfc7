"""Refuse ruby that is not written as it should be, or where it cannot be shown."""

from collections.abc import Iterator

from encounters.faults import Fault
from encounters.ruby import is_malformed, without_ruby
from encounters.sources import Sources, leaves

_ON_SCREENS = frozenset({"title", "label", "headlines", "headline_failed", "from", "name"})
"""Words that are drawn or stand on buttons, in lists and in pictures."""


def check_ruby(sources: Sources) -> Iterator[Fault]:
    """Find the faults of ruby in all words of a book, in each language."""
    books = [[*sources.paragraphs.values(), *sources.tidings.values()]]
    books += [list(translation) for translation in sources.translations.values()]
    for source in (source for book in books for source in book):
        for place, text in leaves((), (source.table or {}).get("words")):
            if is_malformed(text):
                sentence = (
                    "ruby is written ｜窯《かま》 or, to be shown in brackets, ｜窯《（かま）》"
                )
                yield source.fault(("words", *place), sentence)
            elif text != without_ruby(text) and _ON_SCREENS.intersection(place[-2:]):
                yield source.fault(("words", *place), "has no room for ruby")
