"""`/me away` and `/me remind`: when a person may be pinged."""

from datetime import date, datetime, timedelta

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import command, options
from bot.delivery.discord.interactions import from_command
from bot.delivery.outbox.languages import Languages
from bot.features.hours import MAX_HOURS, Hours
from bot.i18n.words import Words, normalize
from bot.model.clock import Clock
from bot.model.errors import Declined
from bot.model.hours import zone_of
from bot.text import hours
from bot.text.dates import read_dates
from bot.text.zone_names import NEAR
from bot.text.zones import city_of, suggested
from rules.record import alter

# As many suggestions as Discord lists.
_MOST = 25
_NIGHTS = ("21:00-06:00", "22:00-07:00", "23:00-08:00", "00:00-08:00", "01:00-09:00")
_WEEKEND = "5,6"


class HourCommands(commands.Cog):
    """The commands about when people are awake."""

    def __init__(self, hours: Hours, languages: Languages, clock: Clock) -> None:
        self._hours = hours
        self._languages = languages
        self._clock = clock

    @command("away", "cmd-away")
    @options(
        zone="opt-zone",
        quiet="opt-quiet",
        days_off="opt-days-off",
        start="opt-holiday-from",
        end="opt-holiday-to",
    )
    async def away(
        self,
        interaction: Interaction,
        zone: str | None = None,
        quiet: str | None = None,
        days_off: str | None = None,
        start: str | None = None,
        end: str | None = None,
    ) -> None:
        """Set when a person is asleep, off or on holiday; without options, show it."""
        user = interaction.user.id
        words = self._languages.words_for(from_command(interaction))
        old = self._languages.settings_of(user)
        new = alter(old, zone=hours.read_zone(words, zone)) if zone else old
        if quiet:
            since, until = hours.read_quiet(words, quiet) or (None, None)
            new = alter(new, quiet_from=since, quiet_to=until)
        if days_off:
            new = alter(new, days_off=hours.read_days(words, days_off))
        if start or end:
            today = self._clock().astimezone(zone_of(new.hours.zone)).date()
            first, last = hours.read_holiday(words, start, end, today)
            new = alter(new, away_from=first, away_to=last)
        if new != old:
            await self._hours.save(user, new)
        await self._hours.show(from_command(interaction))

    @away.autocomplete("zone")
    async def _zones(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest time zones, each with its city in a person's language and its local time."""
        language = self._languages.words_for(from_command(interaction)).language
        found = suggested(language, text) if text.strip() else NEAR
        now = self._clock()
        return [
            Choice(name=_zone_in_words(language, name, now), value=name) for name in found[:_MOST]
        ]

    @away.autocomplete("quiet")
    async def _nights(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest quiet hours."""
        words = self._languages.words_for(from_command(interaction))
        known = [Choice(name=night, value=night) for night in _NIGHTS]
        known.append(Choice(name=words("away-none"), value=hours.NONE))
        return [choice for choice in known if normalize(text) in normalize(choice.name)]

    @away.autocomplete("days_off")
    async def _days(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest days off."""
        words = self._languages.words_for(from_command(interaction))
        known = [Choice(name=hours.days_in_words(words, 0b1100000), value=_WEEKEND)]
        known += [Choice(name=words(f"weekday-{day}"), value=str(day)) for day in range(7)]
        known.append(Choice(name=words("away-none"), value=hours.NONE))
        return [choice for choice in known if normalize(text) in normalize(choice.name)]

    @away.autocomplete("start")
    @away.autocomplete("end")
    async def _dates(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the coming days."""
        user = interaction.user.id
        settings = self._languages.settings_of(user)
        words = self._languages.words_for(from_command(interaction))
        today = self._clock().astimezone(zone_of(settings.hours.zone)).date()
        days = [today + timedelta(days=number) for number in range(_MOST - 1)]
        known = [_day(words, day) for day in days]
        known.append(Choice(name=words("away-none"), value=hours.NONE))
        fitting = [choice for choice in known if normalize(text) in normalize(choice.name)]
        return fitting or [_day(words, day) for day in _meant(words, text, today)]

    @command("remind", "cmd-remind")
    @options(hours="opt-remind-in")
    async def remind(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, MAX_HOURS]
    ) -> None:
        """Postpone the reminder of a person's turn by so many hours."""
        await self._hours.postpone_here(from_command(interaction), hours)


def _day(words: Words, day: date) -> Choice[str]:
    return Choice(name=f"{day} \u00b7 {words(f'weekday-{day.weekday()}')}", value=str(day))


def _meant(words: Words, text: str, today: date) -> list[date]:
    """Return the dates that a text may mean."""
    try:
        return read_dates(words, text, today)
    except Declined:
        return []


def _zone_in_words(language: str, zone: str, now: datetime) -> str:
    """Name a zone, its city where that is written otherwise, and the time there."""
    city = city_of(language, zone)
    other = "" if city.replace(" ", "_") == zone.rpartition("/")[2] else f" ({city})"
    return f"{zone}{other} \u00b7 {hours.local_time(zone, now)}"
