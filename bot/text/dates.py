"""Parse dates as people write them in the languages of the bot; parsing may raise Declined."""

import re
from collections.abc import Iterable
from datetime import date
from functools import cache

from bot.i18n.bundle import locale_of
from bot.i18n.words import Words, languages, normalize
from bot.model.errors import Declined

_NUMBERS = re.compile(r"([0-9]{1,4})([-/.])([0-9]{1,2})(?:\2([0-9]{1,4}))?\.?")
"""`2027-07-24`, `24/7/2027`, `24.7.`: numbers between signs of one kind."""

_NAMED = re.compile(
    r"(?:(?:the\s+)?([0-9]{1,2})(?:st|nd|rd|th|\.)?\s*(?:of\s+|de\s+)?)?([^\W\d]+)\.?"
    r"(?:\s*([0-9]{1,2})(?:st|nd|rd|th)?)?(?:,?\s*(?:de\s+|del\s+)?([0-9]{4}))?"
)
"""`24 July 2027`, `July 24th`, `24 de julio de 2027`: a day, a name, a day, a year."""

_JAPANESE = re.compile(r"(?:([0-9]{4})年\s*)?([0-9]{1,2})月\s*([0-9]{1,2})日?")
_WEEKDAY = re.compile(r"\s*(?:\u00b7.*|\([^)]*\))$")
"""The weekday after a date, as the bot suggests it or as people write it in Japanese."""

_WRITTEN_IN = {"en": ("en-US", "en-GB")}
"""Where a language is written in more than one order of day and month."""

_CENTURY = 2_000
_MONTHS = 12
_YEARS = 8
"""How many years from now on have each day once, 29 February too."""


def read_date(words: Words, text: str, today: date) -> date:
    """Parse a date; one without a year is the next.

    Raises Declined where it is none, or may be two.
    """
    found = read_dates(words, text, today)
    if len(found) > 1:
        raise Declined("date-two-ways", text=text[:50], first=str(found[0]), second=str(found[1]))
    return found[0]


def read_dates(words: Words, text: str, today: date) -> list[date]:
    """Return the dates that a text may mean: one, or two where an order is nobody's alone.

    03/04/2027 is in March in America, and in April in Britain. Raises Declined where it is none.
    """
    typed = _WEEKDAY.sub("", normalize(text))
    found = dict.fromkeys(
        one
        for year, month, day in _readings(words.language, typed)
        if (one := _dated(year, month, day, today))
    )
    if not found:
        raise Declined("away-date-unclear", text=text[:50])
    return list(found)


def _readings(language: str, typed: str) -> list[tuple[int | None, int, int]]:
    """Return what a date may be: year, month and day; without a year it is None."""
    if shape := _JAPANESE.fullmatch(typed):
        year, month, day = shape.groups()
        return [(int(year) if year else None, int(month), int(day))]
    if shape := _NUMBERS.fullmatch(typed):
        first, sign, second, third = shape.groups()
        if len(first) == len("2027"):
            return [(int(first), int(second), int(third))] if third else []
        pairs = _pairs(language, int(first), int(second), sign)
        return [(_year(third), month, day) for month, day in pairs]
    if shape := _NAMED.fullmatch(typed):
        before, name, after, third = shape.groups()
        if (before is None) != (after is None) and name in _months():
            return [(_year(third), _months()[name], int(before or after))]
    return []


def _year(text: str | None) -> int | None:
    """Return a year, of which people may write the last two digits alone."""
    if text is None:
        return None
    return int(text) + (_CENTURY if len(text) <= len("27") else 0)


def _dated(year: int | None, month: int, day: int, today: date) -> date | None:
    """Return a date; without a year the next one, and None where there is no such day."""
    years: Iterable[int] = (
        (year,) if year is not None else range(today.year, today.year + _YEARS + 1)
    )
    for one in years:
        try:
            found = date(one, month, day)
        except ValueError:
            continue
        if year is not None or found >= today:
            return found
    return None


def _pairs(language: str, first: int, second: int, sign: str) -> list[tuple[int, int]]:
    """Return which month and day two numbers may be, as people of a language write them."""
    orders = {"M": (first, second), "d": (second, first)}
    usual = [orders[order] for order in ("d" if sign == "." else _first_of(language))]
    # What cannot be a month is the day, in whatever order.
    return [one for one in usual if one[0] <= _MONTHS] or [orders["d"], orders["M"]]


@cache
def _first_of(language: str) -> tuple[str, ...]:
    """Return what may come first of `d` and `M`, day and month, when people write numbers alone."""
    locales = _WRITTEN_IN.get(language, (language,))
    shorts = [str(locale_of(one).date_formats["short"]) for one in locales]
    return tuple(dict.fromkeys([min("dM", key=short.index) for short in shorts]))


@cache
def _months() -> dict[str, int]:
    """Return the months by their names, in full and in short, in every language of the bot."""
    found: dict[str, int] = {}
    for language in languages():
        for width in ("wide", "abbreviated"):
            names = locale_of(language).months["format"][width].items()
            found |= {normalize(name).rstrip("."): month for month, name in names}
    return found
