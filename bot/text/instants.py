"""Parse when something is to happen, as a person writes it in their own time zone."""

import re
from datetime import UTC, date, datetime, timedelta

from bot.i18n.words import Words, normalize
from bot.model.errors import Declined
from bot.model.hours import zone_of
from bot.text.dates import read_dates
from bot.text.hours import TIME, in_figures, minutes_of, weekdays_of

FARTHEST = timedelta(days=180)
"""How far ahead something can be planned."""

_SHAPE = re.compile(
    rf"(?:(?P<day>.+?)\s*(?:,|\bat\b|\ba(?:l|\s+las?)?\b|の)?\s*)??(?<![0-9/.:-]){TIME}(?:\s*に)?"
)
"""`20:00`, `tomorrow at 8 pm`, `sabado a las 20`, `2026-11-28 20:00`, `土曜日の20時`."""

_AHEAD = re.compile(
    r"(?:in|within|en|dentro de)\s+([0-9]+|an?|una?)\s*"
    r"(m|min|mins?|minutes?|minutos?|h|hrs?|hours?|horas?|d|days?|dias?|weeks?|semanas?)\.?"
    r"|([0-9]+)\s*(分|時間|日|週間)\s*後(?:に)?"
)
"""`in 2 hours`, `dentro de 30 minutos`, `3日後`: how many, and of which unit."""

_UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks", "s": "weeks"}
_JAPANESE_UNITS = {"分": "minutes", "時間": "hours", "日": "days", "週間": "weeks"}
_LEAD = re.compile(r"^(?:on|this|next|el|este|proximo)\s+")
_EVENING = 20
_SUGGESTED = 14


def read_instant(words: Words, text: str, zone: str, now: datetime) -> datetime:
    """Parse a day and a time of day, in UTC; without a day it is the next such time.

    Raises Declined if it cannot be parsed, may be two, is over, or is too far ahead.
    """
    found = _read(words, text, zone, now)
    if len(found) > 1:
        first, second = [f"{at.astimezone(zone_of(zone)):%Y-%m-%d %H:%M}" for at in found]
        raise Declined("date-two-ways", text=text[:50], first=first, second=second)
    return found[0]


def suggest_instants(words: Words, text: str, zone: str, now: datetime) -> list[tuple[str, str]]:
    """Suggest what was typed as it may be understood, or otherwise the coming evenings.

    Each is a line to show and the text that it enters.
    """
    try:
        found = _read(words, text, zone, now)
    except Declined:
        today = now.astimezone(zone_of(zone)).date()
        days = [today + timedelta(days=number) for number in range(_SUGGESTED)]
        found = [at for at in [_instant(day, _EVENING * 60, zone) for day in days] if at > now]
    return [_shown(words, at.astimezone(zone_of(zone)), zone) for at in found]


def _read(words: Words, text: str, zone: str, now: datetime) -> list[datetime]:
    """Return the instants that a text may mean, at least one.

    Raises Declined.
    """
    typed = in_figures(text)
    if ahead := _AHEAD.fullmatch(typed):
        return [_in_time(now + _span(ahead), now)]
    shape = _SHAPE.fullmatch(typed)
    if shape is None:
        raise Declined("plan-at-unclear", text=text[:50])
    day, *time = shape.groups()
    minutes, today = minutes_of(*time), now.astimezone(zone_of(zone)).date()
    next_days = [today, today + timedelta(days=1)]
    meant = [next_days] if day is None else _days(words, day, today)
    coming = [[at for one in days if (at := _instant(one, minutes, zone)) > now] for days in meant]
    found = [instants[0] for instants in coming if instants]
    if not found:
        raise Declined("plan-at-past")
    near = [at for at in found if at - now <= FARTHEST]
    return near or [_in_time(found[0], now)]


def _in_time(at: datetime, now: datetime) -> datetime:
    """Return an instant that is not too far ahead.

    Raises Declined.
    """
    if at - now > FARTHEST:
        raise Declined("plan-at-far", days=FARTHEST.days)
    return at


def _span(ahead: re.Match[str]) -> timedelta:
    """Return how far ahead `_AHEAD` has found something to be."""
    count, unit, japanese_count, japanese_unit = ahead.groups()
    number = japanese_count or count
    unit = _JAPANESE_UNITS[japanese_unit] if japanese_unit else _UNITS[unit[0]]
    # More digits are too far ahead in any unit, and too many for a time span.
    return timedelta(**{unit: int(number[:4]) if number.isdecimal() else 1})


def _shown(words: Words, local: datetime, zone: str) -> tuple[str, str]:
    value = f"{local:%Y-%m-%d %H:%M}"
    return f"{value} \u00b7 {words(f'weekday-{local.weekday()}')} \u00b7 {zone}", value


def _days(words: Words, text: str, today: date) -> list[list[date]]:
    """Return the days that a text may mean: a date, a word for one, or a weekday.

    A meaning is a list of days, of which the first that is not over is meant. Raises Declined.
    """
    day = _LEAD.sub("", text)
    for ahead, key in enumerate(("plan-today", "plan-tomorrow")):
        if day in [normalize(word) for word in words(key).split("|")]:
            return [[today + timedelta(days=ahead)]]
    named = weekdays_of(words, day)
    if len(named) == 1:
        ahead = (next(iter(named)) - today.weekday()) % 7
        # On that same weekday it is today, or in a week if the time is over.
        return [[today + timedelta(days=ahead), today + timedelta(days=ahead + 7)]]
    return [[one] for one in read_dates(words, day, today)]


def _instant(day: date, minutes: int, zone: str) -> datetime:
    midnight = datetime.combine(day, datetime.min.time())
    # Without a zone, so that these are minutes of the clock on the
    # wall, also on a day of 23 hours; 24:00 is the next midnight.
    local = midnight + timedelta(minutes=minutes)
    return local.replace(tzinfo=zone_of(zone)).astimezone(UTC)
