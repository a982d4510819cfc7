"""List what people choose from for their hours: what to show, and what it is read from."""

from collections.abc import Iterable
from datetime import date, datetime, timedelta

from bot.i18n.words import Words
from bot.model.discord_limits import MOST_OPTIONS
from bot.text import hours
from bot.text.zones import city_of

NIGHTS = ("21:00-06:00", "22:00-07:00", "23:00-08:00", "00:00-08:00", "01:00-09:00")

Choices = list[tuple[str, str]]
"""What is shown, each with the text that it stands for."""


def zones(words: Words, found: Iterable[str], now: datetime) -> Choices:
    """Name zones, each with its city where that is written otherwise, and the time there."""
    return [(_zone_in_words(words.language, zone, now), zone) for zone in found]


def nights(words: Words) -> Choices:
    """List usual quiet hours, and none."""
    return [*[(night, night) for night in NIGHTS], none(words)]


def weekdays(words: Words) -> Choices:
    """List the days of a week."""
    return [(words(f"weekday-{day}"), str(day)) for day in range(7)]


def coming_days(words: Words, today: date) -> Choices:
    """List the coming days, and none."""
    days = [today + timedelta(days=number) for number in range(MOST_OPTIONS - 1)]
    return [*[day_choice(words, day) for day in days], none(words)]


def day_choice(words: Words, day: date) -> tuple[str, str]:
    """Name a day."""
    return f"{day} \u00b7 {words(f'weekday-{day.weekday()}')}", str(day)


def none(words: Words) -> tuple[str, str]:
    """Name what clears a setting."""
    return words("away-none"), hours.NONE


def _zone_in_words(language: str, zone: str, now: datetime) -> str:
    city = city_of(language, zone)
    other = "" if city.replace(" ", "_") == zone.rpartition("/")[2] else f" ({city})"
    return f"{zone}{other} \u00b7 {hours.local_time(zone, now)}"
