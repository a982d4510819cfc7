"""`/me away` and `/me remind`: when a person may be pinged."""

from datetime import date

from discord import Interaction, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.localized import command, options
from bot.delivery.discord.interactions import from_command
from bot.delivery.outbox.languages import Languages
from bot.features.hours import MAX_HOURS, Hours
from bot.i18n.words import Words, normalize
from bot.model.discord_limits import MOST_OPTIONS
from bot.model.errors import Declined
from bot.model.hours import zone_of
from bot.service.tables.games import Games
from bot.text import hour_choices
from bot.text.dates import read_dates
from bot.text.hour_choices import Choices
from bot.text.hours import HoursEntered, days_in_words
from bot.text.zone_names import NEAR
from bot.text.zones import suggested

_WEEKEND = "5,6"


class HourCommands(commands.Cog):
    """The commands about when people are awake."""

    def __init__(self, hours: Hours, languages: Languages, games: Games) -> None:
        self._hours = hours
        self._languages = languages
        self._games = games

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
        entered = HoursEntered(zone, quiet, days_off, start, end)
        await self._hours.enter(from_command(interaction), entered)

    @away.autocomplete("zone")
    async def _zones(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest time zones, each with its city in a person's language and its local time."""
        words = self._languages.words_for(from_command(interaction))
        found = suggested(words.language, text) if text.strip() else NEAR
        zones = hour_choices.zones(words, found[:MOST_OPTIONS], self._games.now())
        return _shown(zones)

    @away.autocomplete("quiet")
    async def _nights(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest quiet hours."""
        words = self._languages.words_for(from_command(interaction))
        return _fitting(hour_choices.nights(words), text)

    @away.autocomplete("days_off")
    async def _days(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest days off."""
        words = self._languages.words_for(from_command(interaction))
        weekend = (days_in_words(words, 0b1100000), _WEEKEND)
        known = [weekend, *hour_choices.weekdays(words), hour_choices.none(words)]
        return _fitting(known, text)

    @away.autocomplete("start")
    @away.autocomplete("end")
    async def _dates(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest the coming days."""
        user = interaction.user.id
        settings = self._languages.settings_of(user)
        words = self._languages.words_for(from_command(interaction))
        today = self._games.now().astimezone(zone_of(settings.hours.zone)).date()
        fitting = _fitting(hour_choices.coming_days(words, today), text)
        meant = [hour_choices.day_choice(words, day) for day in _meant(words, text, today)]
        return fitting or _shown(meant)

    @command("remind", "cmd-remind")
    @options(hours="opt-remind-in")
    async def remind(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, MAX_HOURS]
    ) -> None:
        """Postpone the reminder of a person's turn by some hours."""
        await self._hours.postpone_here(from_command(interaction), hours)


def _shown(choices: Choices) -> list[Choice[str]]:
    return [Choice(name=name, value=value) for name, value in choices]


def _fitting(choices: Choices, text: str) -> list[Choice[str]]:
    return _shown([one for one in choices if normalize(text) in normalize(one[0])])


def _meant(words: Words, text: str, today: date) -> list[date]:
    """Return the dates that a text may mean."""
    try:
        return read_dates(words, text, today)
    except Declined:
        return []
