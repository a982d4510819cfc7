"""`/night plan`, `/night move` and `/night cancel`: a story night for later."""

from discord import Interaction, VoiceChannel
from discord.app_commands import Choice
from discord.ext import commands

from bot.cogs.autocomplete import choices
from bot.cogs.localized import command, options
from bot.cogs.night_options import DESCRIBED, JOURNEYS, NightOptions, night_choices
from bot.delivery.discord.interactions import from_command
from bot.delivery.outbox.languages import Languages
from bot.features.plans import PlannedNights
from bot.i18n.words import words_in
from bot.model.nights import DecidedBy, NightPace, ReadBy
from bot.service.tables.games import Games
from bot.text.instants import suggest_instants
from bot.text.tales import suggest_tales, tale_called


class PlanCommands(commands.Cog):
    """The commands about nights that are planned."""

    def __init__(self, plans: PlannedNights, languages: Languages, games: Games) -> None:
        self._plans = plans
        self._languages = languages
        self._games = games

    @command("plan", "cmd-night-plan")
    @options(at="opt-at", voice="opt-voice-channel", **DESCRIBED)
    @night_choices
    async def plan(
        self,
        interaction: Interaction,
        at: str,
        voice: VoiceChannel | None = None,
        journeys: str = JOURNEYS,
        reader: ReadBy = ReadBy.GUESTS,
        decide: DecidedBy = DecidedBy.LEADER,
        pace: NightPace = NightPace.EASY,
        language: str | None = None,
        tale: str | None = None,
    ) -> None:
        """Plan a story night, in the server's language unless another one is given."""
        asked = from_command(interaction)
        named = tale_called(self._languages.words_for(asked), tale)
        chosen = NightOptions(journeys, reader, decide, pace, tale=named)
        spoken = language or words_in(str(interaction.guild_locale)).language
        opened = chosen.lobby(interaction, spoken)
        await self._plans.plan(asked, opened, at, voice.id if voice else None)

    @command("move", "cmd-night-move")
    @options(at="opt-at")
    async def move(self, interaction: Interaction, at: str) -> None:
        """Open the channel's night at another time."""
        await self._plans.move(from_command(interaction), at)

    @plan.autocomplete("tale")
    async def tales(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest tales by their titles."""
        return choices(suggest_tales(self._languages.words_for(from_command(interaction)), text))

    @plan.autocomplete("at")
    @move.autocomplete("at")
    async def times(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """Suggest what a person typed as it is understood, or the coming evenings."""
        words = self._languages.words_for(from_command(interaction))
        zone = self._languages.settings_of(interaction.user.id).hours.zone
        found = suggest_instants(words, text, zone, self._games.now())
        return [Choice(name=shown, value=value) for shown, value in found]

    @command("cancel", "cmd-night-cancel")
    async def cancel(self, interaction: Interaction) -> None:
        """Cancel the channel's night."""
        await self._plans.cancel(from_command(interaction))
