"""Parse when something is to happen, as a person writes it in their own time zone."""

import re
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

from bot.i18n.words import Words, normalize
from bot.model.errors import Declined
from bot.model.hours import zone_of
from bot.text.dates import read_dates
from bot.text.hours import weekdays_of
from bot.text.spoken_times import AFTERNOON, NIGHT, TIME, in_figures, minutes_of
from bot.text.zones import zones_named

FARTHEST = timedelta(days=180)
"""How far ahead something can be planned."""

_LONGEST = 100
"""Characters: each number in a text may be the time, and what is around it is looked up."""

_TIME = re.compile(rf"(?<![0-9/.:+-]){TIME}(?:\s*に)?(?![0-9]|[/.:-][0-9])")
_TO_TIME = re.compile(r"\s*(?:,|\bat|\ba(?:l|\s+las?)?|の)?\s*$")
"""What stands between a day and its time: `tomorrow at 8 pm`, `sabado a las 20`, `土曜日の20時`."""

_AHEAD = re.compile(r"(?:in|within|en|dentro de)\s+(.+)|(.+?)\s*(?:from now|後に?)")
"""`in 2 hours`, `dentro de 30 minutos`, `3日後`."""

_HALF = r"(\s+(?:and a half|y medi[ao]))?"
_SPAN = re.compile(
    rf"([0-9]+(?:[.,]5)?|(?:half an?|medi[ao]|an?)\b){_HALF}\s*"
    rf"(m|min|mins?|minutes?|minutos?|h|hrs?|hours?|horas?|d|days?|dias?|weeks?|semanas?)"
    rf"(?![a-z])\.?{_HALF}|([0-9]+)\s*(分|時間|日|週間)(半)?"
)
"""A part of a span of time: how many, and of which unit, each perhaps with a half more."""

_BETWEEN = re.compile(r"\b(?:and|y)\b|[\s,]")
_UNITS = {"m": "minutes", "h": "hours", "d": "days", "w": "weeks", "s": "weeks"} | {
    "分": "minutes",
    "時間": "hours",
    "日": "days",
    "週間": "weeks",
}
_LEAD = re.compile(r"^(?:(?:on|this|el|este|de)\s+|今週の?|今度の?)")
_NEXT = re.compile(r"^(?:(?:on\s+|el\s+)?(?:next|proximo)\s+|次の)|\s+(?:que viene|proximo)$")
_NEXT_WEEK = re.compile(
    r"^(?:next week,?\s+(?:on\s+)?|来週の?)"
    r"|\s+(?:next week|de la (?:proxima semana|semana (?:que viene|proxima)))$"
)
_HALVES = {"plan-morning": None, "plan-afternoon": AFTERNOON, "plan-evening": NIGHT}
"""How parts of the day are named beside a day, with the half of the day that `TIME` calls it."""

_EVENING = 20
_SUGGESTED = 14
_WEEK = 7


def read_instant(words: Words, text: str, zone: str, now: datetime) -> datetime:
    """Parse a day and a time of day, in UTC; without a day it is the next such time.

    Raises Declined if it cannot be parsed, may be two, is over, or is too far ahead.
    """
    found = _read(words, text, zone, now)
    if len(found) > 1:
        *some, last = [f"{at.astimezone(zone_of(zone)):%Y-%m-%d %H:%M}" for at in found]
        raise Declined("date-two-ways", text=text[:50], first=", ".join(some), second=last)
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
    typed = in_figures(text) if len(text) <= _LONGEST else ""
    if (span := _span(typed)) is not None:
        return [_in_time(now + span, now)]
    # The last number first: 12.06. 20:00 is a day and a time.
    for time in reversed([] if _is_date(words, typed) else [*_TIME.finditer(typed)]):
        before, after = _TO_TIME.sub("", typed[: time.start()]), typed[time.end() :].strip(" ,()")
        if after and not after[0].isalnum():
            continue  # from 8 - 10
        for day, place in _around(before, after):
            if meant := _meant(words, time, day, place, zone, now):
                return _coming(meant, now)
    raise Declined("plan-at-unclear", text=text[:50])


def _is_date(words: Words, typed: str) -> bool:
    """Return whether a text is a date alone, as `12 mar`, which is no time in Morocco."""
    try:
        return not _TIME.fullmatch(typed) and bool(read_dates(words, typed, date.min))
    except Declined:
        return False


def _around(before: str, after: str) -> Iterator[tuple[str, str]]:
    """List what may be the day and the zone of a time, by what is before and after it."""
    if before:
        yield before, after
        return
    parts = after.split()
    for cut in range(len(parts), -1, -1):
        first, rest = " ".join(parts[:cut]), " ".join(parts[cut:])
        yield from ((first, rest), (rest, first))


def _meant(
    words: Words, time: re.Match[str], day: str, place: str, own: str, now: datetime
) -> list[list[datetime]]:
    """Return what a day, a time and a zone's name may mean; nothing if they are not that.

    A meaning is a list of instants, of which the first that is not over is meant.
    """
    noon, hour, minute, half = time.groups()
    day, named_half = _half_of(words, day)
    minutes = minutes_of(noon or (None if half else named_half), hour, minute, half)
    # Days are looked at first: zones take longer to look up.
    is_day = bool(_days(words, day, now.date()))
    zones = zones_named(words.language, place) if is_day and place else (own,)
    return [
        [_instant(one, minutes, zone) for one in days]
        for zone in zones
        for days in _days(words, day, now.astimezone(zone_of(zone)).date())
    ]


def _coming(meant: list[list[datetime]], now: datetime) -> list[datetime]:
    """Return the next instant of each meaning, those that are not too far ahead if there are some.

    Raises Declined if all are over or too far ahead.
    """
    coming = [[at for at in instants if at > now] for instants in meant]
    found = list(dict.fromkeys(instants[0] for instants in coming if instants))
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


def _span(typed: str) -> timedelta | None:
    """Return how far ahead a text says that something is; None if it does not."""
    ahead = _AHEAD.fullmatch(typed)
    said = (ahead[1] or ahead[2]) if ahead else ""
    spans = [*_SPAN.finditer(said)]
    if not spans or _BETWEEN.sub("", _SPAN.sub("", said)):
        return None
    return sum(map(_length, spans), timedelta())


def _length(span: re.Match[str]) -> timedelta:
    """Return the length of a part of a span of time."""
    count, half, unit, later_half, japanese_count, japanese_unit, japanese_half = span.groups()
    number = (japanese_count or count).replace(",", ".")
    # More digits are too far ahead in any unit, and too many for a time span.
    many = float(number[:4]) if number[0].isdecimal() else 1.0 if number[0] == "a" else 0.5
    more = 0.5 if half or later_half or japanese_half else 0.0
    return timedelta(**{_UNITS[japanese_unit or unit[0]]: many + more})


def _shown(words: Words, local: datetime, zone: str) -> tuple[str, str]:
    value = f"{local:%Y-%m-%d %H:%M}"
    return f"{value} \u00b7 {words(f'weekday-{local.weekday()}')} \u00b7 {zone}", value


def _half_of(words: Words, day: str) -> tuple[str, str | None]:
    """Return a day without the part of it that is named with it, and the half which that is.

    "This evening" is today.
    """
    for key, half in _HALVES.items():
        for part in map(normalize, words(key).split("|")):
            rest = day.removesuffix(part)
            if rest != day and (not rest or rest.endswith(" ") or not part.isascii()):
                return rest.strip() or normalize(words("plan-today").split("|")[0]), half
    return day, None


def _days(words: Words, text: str, today: date) -> list[list[date]]:
    """Return the days that a text may mean: a date, a word for one, or a weekday.

    A meaning is a list of days, of which the first that is not over is meant; without a text it
    is today or tomorrow, and where it is no day there is none.
    """
    if not text:
        return [[today, today + timedelta(days=1)]]
    for ahead, key in enumerate(("plan-today", "plan-tomorrow", "plan-in-two-days")):
        if _LEAD.sub("", text) in [normalize(word) for word in words(key).split("|")]:
            return [[today + timedelta(days=ahead)]]
    in_week = _NEXT_WEEK.sub("", text)
    later = _NEXT.sub("", in_week)
    day = _LEAD.sub("", later)
    # A number is a day off in a setting, but no day here.
    named = set[int]() if not day or day.isdecimal() else weekdays_of(words, day)
    if len(named) == 1:
        if in_week != text:
            return _in_next_week(next(iter(named)), today)
        ahead = (next(iter(named)) - today.weekday()) % _WEEK
        if later != in_week:
            return [[today + timedelta(days=ahead or _WEEK)]]
        # On that same weekday it is today, or in a week if the time is over.
        return [[today + timedelta(days=ahead), today + timedelta(days=ahead + _WEEK)]]
    try:
        return [[one] for one in read_dates(words, day, today)]
    except Declined:
        return []


def _in_next_week(weekday: int, today: date) -> list[list[date]]:
    """Return a weekday of the next week, which begins on a Monday or on a Sunday."""
    since_monday, since_sunday = today.weekday(), (today.weekday() + 1) % _WEEK
    ahead = (_WEEK - since_monday + weekday, _WEEK - since_sunday + (weekday + 1) % _WEEK)
    return [[today + timedelta(days=days)] for days in sorted(set(ahead))]


def _instant(day: date, minutes: int, zone: str) -> datetime:
    midnight = datetime.combine(day, datetime.min.time())
    # Without a zone, so that these are minutes of the clock on the
    # wall, also on a day of 23 hours; 24:00 is the next midnight.
    local = midnight + timedelta(minutes=minutes)
    return local.replace(tzinfo=zone_of(zone)).astimezone(UTC)
