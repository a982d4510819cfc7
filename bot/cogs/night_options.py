"""Read the options that a story night is opened or planned with."""

from typing import NamedTuple

from discord import Interaction, app_commands
from discord.app_commands import Choice

from bot.cogs.localized import choice, language_choices
from bot.delivery.discord.interactions import user_of
from bot.model.nights import DecidedBy, Night, NightPace, ReadBy
from bot.service.lobby.lobbies import LobbyOptions
from rules.editions import NIGHTS, Reading, VariantName
from rules.words import TaleId

JOURNEYS = "12"

DESCRIBED = {
    "journeys": "opt-journeys",
    "reader": "opt-night-reader",
    "decide": "opt-night-decide",
    "pace": "opt-night-pace",
    "language": "opt-game-language",
    "tale": "opt-night-tale",
}
"""The options, with the keys of their descriptions."""

night_choices = app_commands.choices(
    journeys=[Choice(name=str(one.journeys), value=str(one.journeys)) for one in NIGHTS],
    reader=[choice(one, f"night-reader-{one}") for one in ReadBy],
    decide=[choice(one, f"decide-{one}") for one in DecidedBy],
    pace=[choice(one, f"night-pace-{one}") for one in NightPace],
    language=language_choices(),
)


class NightOptions(NamedTuple):
    """What a host has chosen."""

    journeys: str
    reader: ReadBy
    decide: DecidedBy
    pace: NightPace
    voice: int | None = None
    tale: TaleId | None = None

    def lobby(self, interaction: Interaction, language: str) -> LobbyOptions:
        """Return the options of the night's lobby."""
        return LobbyOptions(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id or 0,
            host=user_of(interaction.user),
            language=language,
            variant=VariantName(f"night-{self.journeys}"),
            reading=Reading.TABLE,
            night=Night(self.reader, self.decide, self.pace, voice_id=self.voice, tale=self.tale),
        )
