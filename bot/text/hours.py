"""Parse what people enter about their hours, and show it in words; parsing may raise Declined."""

import re
from datetime import date, datetime, timedelta

from bot.i18n.words import Words, normalize
from bot.model.errors import Declined
from bot.model.hours import zone_of
from bot.model.user_settings import UserSettings
from bot.text.dates import read_date
from bot.text.spoken_times import TIME, in_figures, minutes_of
from bot.text.zones import zones_meant
from rules.record import alter, record

NONE = "none"
"""What a person may enter to clear a setting."""


@record
class HoursEntered:
    """What a person enters about their hours; None leaves one as it is."""

    zone: str | None = None
    quiet: str | None = None
    days_off: str | None = None
    start: str | None = None
    end: str | None = None


LONGEST_HOLIDAY = 92
"""Days. A table cannot wait forever; a person who is away longer asks for a substitute."""

_LONGEST_NIGHT = 16 * 60
_WEEK = 7
_TO = (
    r"(?:\s*(?:[-\u2013\u2014\u2212~\u301cー]|から)\s*"
    r"|\s+(?:(?:to|till?|until|and|a|hasta|y)\s+)?(?:las\s+)?)"
)
_QUIET = re.compile(
    rf"(?:(?:from|between|de|desde|entre)\s+)?(?:las\s+)?{TIME}{_TO}{TIME}(?:\s*まで)?"
)


def read_zone(words: Words, text: str) -> str:
    """Parse what people call a time zone, in any language."""
    match zones_meant(words.language, text):
        case ():
            raise Declined("away-zone-unknown", text=text[:50])
        case (zone,):
            return zone
        case several:
            raise Declined("away-zone-several", text=text[:50], zones=words.join_or(list(several)))


def read_quiet(words: Words, text: str) -> tuple[int, int] | None:
    """Parse quiet hours like `22:00-7:30`, `10pm to 7am`, `22時〜7時` as minutes past midnight."""
    if _is_none(words, text):
        return None
    shape = _QUIET.fullmatch(in_figures(text))
    if shape is None:
        raise Declined("away-quiet-unclear", text=text[:50])
    day = 24 * 60
    # 24:00 is midnight.
    start, end = minutes_of(*shape.groups()[:4]) % day, minutes_of(*shape.groups()[4:]) % day
    if (end - start) % day > _LONGEST_NIGHT or start == end:
        raise Declined("away-quiet-too-long", most=_LONGEST_NIGHT // 60)
    return start, end


def read_days(words: Words, text: str) -> int:
    """Parse days off, by name or number, as a bit for each weekday, Monday first."""
    if _is_none(words, text):
        return 0
    bits = 0
    for part in _parts(words, text):
        found = weekdays_of(words, part)
        if not found:
            raise Declined("away-days-unclear", text=text[:50])
        bits |= sum(1 << day for day in found)
    # No clock would ever run.
    if bits == (1 << _WEEK) - 1:
        raise Declined("away-days-all")
    return bits


def read_entered(
    words: Words, old: UserSettings, entered: HoursEntered, now: datetime
) -> UserSettings:
    """Return a person's settings with what they have entered about their hours."""
    new = alter(old, zone=read_zone(words, entered.zone)) if entered.zone else old
    if entered.quiet:
        since, until = read_quiet(words, entered.quiet) or (None, None)
        new = alter(new, quiet_from=since, quiet_to=until)
    if entered.days_off:
        new = alter(new, days_off=read_days(words, entered.days_off))
    if entered.start or entered.end:
        today = now.astimezone(zone_of(new.hours.zone)).date()
        first, last = read_holiday(words, entered.start, entered.end, today)
        new = alter(new, away_from=first, away_to=last)
    return new


def read_holiday(
    words: Words, start: str | None, end: str | None, today: date
) -> tuple[str | None, str | None]:
    """Parse a holiday's two ISO dates; by default it starts today and lasts one day."""
    if any(_is_none(words, text) for text in (start, end) if text):
        return None, None
    first = read_date(words, start, today) if start else today
    last = read_date(words, end, first) if end else first
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
    """Return quiet hours as they are entered."""
    start, end = (f"{minutes // 60:02}:{minutes % 60:02}" for minutes in quiet)
    return f"{start}-{end}"


def days_in_words(words: Words, bits: int) -> str:
    """Name days off."""
    return words.join_and([words(f"weekday-{day}") for day in range(_WEEK) if bits >> day & 1])


def _is_none(words: Words, text: str) -> bool:
    spoken = [words("away-none"), *words("away-none-spoken").split("|")]
    return normalize(text) in (NONE, *map(normalize, spoken))


def _parts(words: Words, text: str) -> list[str]:
    """Split a list of weekdays as people write it, with the language's own "and".

    The Japanese one has no blanks around it, and is in no weekday's name.
    """
    joined = normalize(words("list-and", first=",", last=",", count=2)).strip(", ")
    parts = re.split(r"[\s,;\u3001\u30fb&\u3068]+", normalize(text))
    return [part for part in parts if part and part != joined]


def weekdays_of(words: Words, part: str) -> set[int]:
    """Return the weekdays that a word names: one, or several by their Japanese letters."""
    names = [normalize(words(f"weekday-{day}")) for day in range(_WEEK)]
    whole = [d for d in range(_WEEK) if part == str(d) or names[d].startswith(part)]
    if not whole and len(part) > 1:
        # Weekdays in the plural: "fridays", "sabados".
        whole = [d for d in range(_WEEK) if names[d].startswith(part.removesuffix("s"))]
    if len(whole) == 1:
        return set(whole)
    letters = [name[0] for name in names]
    if whole or part.isascii() or not set(part) <= set(letters):
        return set()
    return {letters.index(letter) for letter in part}
