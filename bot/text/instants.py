"""Parse when something is to happen, as a person writes it in their own time zone."""

import re
from datetime import UTC, date, datetime, timedelta

from bot.i18n.words import Words, normalize
from bot.model.errors import Declined
from bot.model.hours import zone_of
from bot.text.hours import TIME, minutes_of, read_date, weekdays_of

FARTHEST = timedelta(days=180)
"""How far ahead something can be planned."""

_SHAPE = re.compile(
    rf"(?:(?P<day>.+?)\s*(?:,|\bat\b|\ba\s+las?\b|\ba\s+la\b|の)?\s*)??(?<![0-9/.:-]){TIME}(?:\s*に)?"
)
"""`20:00`, `tomorrow at 8 pm`, `sabado a las 20`, `2026-11-28 20:00`, `土曜日の20時`."""

_LEAD = re.compile(r"^(?:on|this|next|el|este|proximo)\s+")
_EVENING = 20
_SUGGESTED = 14


def read_instant(words: Words, text: str, zone: str, now: datetime) -> datetime:
    """Parse a day and a time of day, in UTC; without a day it is the next such time.

    Raises Declined if it cannot be parsed, is over, or is too far ahead.
    """
    shape = _SHAPE.fullmatch(normalize(text))
    if shape is None:
        raise Declined("plan-at-unclear", text=text[:50])
    day, *time = shape.groups()
    minutes, today = minutes_of(*time), now.astimezone(zone_of(zone)).date()
    days = [today, today + timedelta(days=1)] if day is None else _days(words, day, today)
    found = [at for at in [_instant(one, minutes, zone) for one in days] if at > now]
    if not found:
        raise Declined("plan-at-past")
    if found[0] - now > FARTHEST:
        raise Declined("plan-at-far", days=FARTHEST.days)
    return found[0]


def suggest_instants(words: Words, text: str, zone: str, now: datetime) -> list[tuple[str, str]]:
    """Suggest what was typed as it is understood, or otherwise the coming evenings.

    Each is a line to show and the text that it enters.
    """
    try:
        found = [read_instant(words, text, zone, now)]
    except Declined:
        today = now.astimezone(zone_of(zone)).date()
        days = [today + timedelta(days=number) for number in range(_SUGGESTED)]
        found = [at for at in [_instant(day, _EVENING * 60, zone) for day in days] if at > now]
    return [_shown(words, at.astimezone(zone_of(zone)), zone) for at in found]


def _shown(words: Words, local: datetime, zone: str) -> tuple[str, str]:
    value = f"{local:%Y-%m-%d %H:%M}"
    return f"{value} \u00b7 {words(f'weekday-{local.weekday()}')} \u00b7 {zone}", value


def _days(words: Words, text: str, today: date) -> list[date]:
    """Return the days that a text may mean: a date, a word for one, or a weekday.

    Raises Declined.
    """
    day = _LEAD.sub("", text)
    for ahead, key in enumerate(("plan-today", "plan-tomorrow")):
        if day in [normalize(word) for word in words(key).split("|")]:
            return [today + timedelta(days=ahead)]
    named = weekdays_of(words, day)
    if len(named) == 1:
        ahead = (next(iter(named)) - today.weekday()) % 7
        # On that same weekday it is today, or in a week if the time is over.
        return [today + timedelta(days=ahead), today + timedelta(days=ahead + 7)]
    return [read_date(day)]


def _instant(day: date, minutes: int, zone: str) -> datetime:
    midnight = datetime.combine(day, datetime.min.time())
    # Without a zone, so that these are minutes of the clock on the
    # wall, also on a day of 23 hours; 24:00 is the next midnight.
    local = midnight + timedelta(minutes=minutes)
    return local.replace(tzinfo=zone_of(zone)).astimezone(UTC)
