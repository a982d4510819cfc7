"""Show the form that asks a person when they are awake."""

from collections.abc import Collection, Mapping, Sequence
from datetime import date, datetime

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.discord_limits import MOST_OPTIONS
from bot.model.hours import zone_of
from bot.model.presses import FormPress, Press
from bot.model.user_settings import UserSettings
from bot.text import hour_choices
from bot.text.hour_choices import Choices
from bot.text.hours import NONE, HoursEntered, quiet_in_words
from bot.text.zone_names import NEAR
from bot.ui.layout import button
from bot.ui.message import Button, Form, Option, Select

_ZONE, _QUIET, _DAYS, _START, _END = "zone", "quiet", "days_off", "start", "end"

_WORKED = 6
"""How many weekdays somebody may have off at most."""


def hours_button(words: Words) -> Button:
    """Return the button that opens the form."""
    return button(words("change"), CustomId(0, 0, Press.HOURS, FormPress.OPEN))


def hours_form(words: Words, settings: UserSettings, now: datetime) -> Form:
    """Return the form, with what is set already."""
    hours = settings.hours
    quiet = quiet_in_words(hours.quiet) if hours.quiet else NONE
    first, last = (settings.away_from or "", settings.away_to or "")
    off = [str(day) for day in hours.days_off]
    days = hour_choices.coming_days(words, now.astimezone(zone_of(hours.zone)).date())
    zones = hour_choices.zones(words, _zones(settings.zone), now)
    nights = _with(hour_choices.nights(words), quiet, quiet)
    selects = (
        _select(words, _ZONE, zones, [settings.zone or ""]),
        _select(words, _QUIET, nights, [quiet]),
        _select(words, _DAYS, hour_choices.weekdays(words), off, most=_WORKED),
        _select(words, _START, _with_day(words, days, first), [first]),
        _select(words, _END, _with_day(words, days, last), [last]),
    )
    press = CustomId(0, 0, Press.HOURS, FormPress.FILL)
    return Form(words("hours-form"), str(press), selects)


def read_hours(entered: Mapping[str, Sequence[str]]) -> HoursEntered:
    """Read the form; days that are not ticked are none, and a holiday needs one date."""
    zone, quiet, start, end = (
        next(iter(entered.get(name, ())), None) for name in (_ZONE, _QUIET, _START, _END)
    )
    dates = [day for day in (start, end) if day != NONE]
    if dates == [None, None]:
        return HoursEntered(zone, quiet, _days(entered), None, None)
    if not any(dates):
        return HoursEntered(zone, quiet, _days(entered), NONE, None)
    first, last = (None if day == NONE else day for day in (start, end))
    return HoursEntered(zone, quiet, _days(entered), first, last)


def _days(entered: Mapping[str, Sequence[str]]) -> str:
    return ",".join(entered.get(_DAYS, ())) or NONE


def _select(
    words: Words, name: str, choices: Choices, ticked: Collection[str], *, most: int = 1
) -> Select:
    options = tuple([Option(value, label, ticked=value in ticked) for label, value in choices])
    asked = words(f"hours-{name.replace('_', '-')}")
    return Select(name, asked, options, least=0, most=most, required=False)


def _zones(own: str | None) -> tuple[str, ...]:
    """List usual zones, after a person's own."""
    return NEAR if own is None or own in NEAR else (own, *NEAR)


def _with(choices: Choices, label: str, value: str) -> Choices:
    """Return choices with what is set first, where it is none of them."""
    known = [known for _, known in choices]
    return choices if value in known else [(label, value), *choices][:MOST_OPTIONS]


def _with_day(words: Words, days: Choices, day: str) -> Choices:
    if not day:
        return days
    chosen = hour_choices.day_choice(words, date.fromisoformat(day))
    # The last coming day makes room, and not what clears the holiday.
    return days if chosen in days else [chosen, *days[:-2], days[-1]]
