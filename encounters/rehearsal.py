"""Invent what was done before a paragraph is played, from conditions such as `018.a+`."""

from collections.abc import Iterable, Iterator

from encounters.deeds import Deed, Hearing
from encounters.loader import LoadedBook
from encounters.schema import CONDITION
from rules.words import ParagraphNumber

READER = 0
NEIGHBOUR = 1


def rehearsal(
    loaded: LoadedBook,
    today: int,
    *,
    after: Iterable[str] = (),
    other: Iterable[str] = (),
    shelf: Iterable[str] = (),
) -> Hearing:
    """Make a hearing in a round, after this village, another or an earlier game did such things.

    Raises `ValueError` if the book has no such paragraph, option or person.
    """
    done = (
        *((condition, READER, False) for condition in after),
        *((condition, NEIGHBOUR, False) for condition in other),
        *((condition, READER, True) for condition in shelf),
    )
    deeds = (
        Deed(village, *deed, round=today, shelf=is_of_shelf)
        for condition, village, is_of_shelf in done
        for deed in _deeds(loaded, condition)
    )
    return Hearing(READER, today, tuple(deeds))


def _deeds(loaded: LoadedBook, condition: str) -> Iterator[tuple[ParagraphNumber, int, int | None]]:
    """Return the number, option and tier of what a condition names."""
    found = CONDITION.fullmatch(condition)
    if not found:
        raise ValueError(f'{condition} should be like "129", "018.a", "045.b+", "045.b-" or "@nip"')
    person = found["person"]
    people = loaded.stories.memory.people
    met = [number for number, names in people.items() if person in names]
    numbers = met if person else [ParagraphNumber(int(found["number"]))]
    option = "abc".index(found["option"] or "a")
    if not numbers or any(not _has(loaded, number, option) for number in numbers):
        raise ValueError(f"there is no {condition} in this book")
    yield from ((number, option, None if found["end"] == "-" else 0) for number in numbers)


def _has(loaded: LoadedBook, number: ParagraphNumber, option: int) -> bool:
    paragraph = loaded.book.paragraphs.get(number)
    return paragraph is not None and option < len(paragraph.options)
