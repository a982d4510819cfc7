"""Read what people enter about their hours, and show it in words."""

import re
from datetime import date, datetime, timedelta

from bot.i18n.words import Words, folded
from bot.model.errors import Declined
from bot.model.hours import zone_of, zones

NONE = "none"
"""What a person may enter to clear a setting."""

LONGEST_HOLIDAY = 92
"""Days. A table cannot wait for ever; whoever is away for longer asks for a substitute."""

_LONGEST_NIGHT = 16 * 60
_WEEK = 7
_TIME = r"([01]?[0-9]|2[0-4])(?:[:.h]([0-5][0-9]))?"
_QUIET = re.compile(rf"{_TIME}\s*(?:-|\u2013|\s)\s*{_TIME}")


def read_zone(text: str) -> str:
    """Read a time zone's name.

    Raises Declined.
    """
    sought = text.strip().replace(" ", "_").casefold()
    found = next((name for name in zones() if name.casefold() == sought), None)
    if found is None:
        raise Declined("away-zone-unknown", text=text[:50])
    return found


def read_quiet(words: Words, text: str) -> tuple[int, int] | None:
    """Read quiet hours like `22:00-7:30`, as minutes after midnight.

    Raises Declined.
    """
    if _is_none(words, text):
        return None
    shape = _QUIET.fullmatch(folded(text))
    if shape is None:
        raise Declined("away-quiet-unclear", text=text[:50])
    hour, minute, other_hour, other_minute = (int(part or 0) for part in shape.groups())
    day = 24 * 60
    start, end = (hour * 60 + minute) % day, (other_hour * 60 + other_minute) % day
    if (end - start) % day > _LONGEST_NIGHT or start == end:
        raise Declined("away-quiet-too-long", most=_LONGEST_NIGHT // 60)
    return start, end


def read_days(words: Words, text: str) -> int:
    """Read days off, by name or number, as a bit for each weekday, Monday first.

    Raises Declined.
    """
    if _is_none(words, text):
        return 0
    names = [folded(words(f"weekday-{day}")) for day in range(_WEEK)]
    bits = 0
    for part in filter(None, re.split(r"[\s,;\u3001]+", folded(text))):
        found = [day for day in range(_WEEK) if part == str(day) or names[day].startswith(part)]
        if len(found) != 1:
            raise Declined("away-days-unclear", text=text[:50])
        bits |= 1 << found[0]
    if bits == (1 << _WEEK) - 1:
        raise Declined("away-days-all")
    return bits


def read_holiday(
    words: Words, start: str | None, end: str | None, today: date
) -> tuple[str | None, str | None]:
    """Read a holiday's two ISO dates; without a start it is today, without an end one day.

    Raises Declined.
    """
    if any(_is_none(words, text) for text in (start, end) if text):
        return None, None
    first = _read_date(start) if start else today
    last = _read_date(end) if end else first
    if first > last:
        raise Declined("away-order")
    if last < today:
        raise Declined("away-past")
    if last - first >= timedelta(days=LONGEST_HOLIDAY):
        raise Declined("away-too-long", most=LONGEST_HOLIDAY)
    return first.isoformat(), last.isoformat()


def local_time(zone: str, now: datetime) -> str:
    """Return the time of day in a zone."""
    return f"{now.astimezone(zone_of(zone)):%H:%M}"


def quiet_in_words(quiet: tuple[int, int]) -> str:
    """Return quiet hours in the form in which they are entered."""
    start, end = (f"{minutes // 60:02}:{minutes % 60:02}" for minutes in quiet)
    return f"{start}-{end}"


def days_in_words(words: Words, bits: int) -> str:
    """Name days off."""
    return words.all_of([words(f"weekday-{day}") for day in range(_WEEK) if bits >> day & 1])


def _is_none(words: Words, text: str) -> bool:
    return folded(text) in (NONE, folded(words("away-none")))


def _read_date(text: str) -> date:
    try:
        return date.fromisoformat(text.strip())
    except ValueError as error:
        raise Declined("away-date-unclear", text=text[:50]) from error
