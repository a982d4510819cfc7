"""Open a story night, or lift a game to an evening."""

from datetime import timedelta

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.stages import Stages
from bot.features.admission import is_in_charge
from bot.features.arrival import check_arrival
from bot.features.nights import StoryNights
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.nights import DecidedBy, Night, NightPace, ReadBy
from bot.model.suggestion import Suggestion
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.nights.nights import Nights
from bot.text.tales import suggest_tales, tale_called
from rules.editions import Reading, VariantName
from rules.words import TaleId


class NightHosts:
    """What brings people together for a night."""

    def __init__(
        self,
        nights: Nights,
        lobbies: Lobbies,
        languages: Languages,
        publisher: Publisher,
        stages: Stages,
        guests: StoryNights,
    ) -> None:
        self._nights = nights
        self._lobbies = lobbies
        self._languages = languages
        self._publisher = publisher
        self._stages = stages
        self._guests = guests

    async def open(self, interaction: Interaction, options: LobbyOptions) -> None:
        """Open a night in the channel."""
        check_arrival(interaction)
        _, panel = await self._lobbies.open(options)
        await self._publisher.open_lobby(interaction, panel)

    async def open_here(self, interaction: Interaction, _: CustomId) -> None:
        """Open a short night, for people who have never been at one."""
        options = LobbyOptions(
            guild_id=interaction.guild_id or 0,
            channel_id=interaction.channel_id,
            host=interaction.user,
            language=self.language_of(interaction),
            variant=VariantName.NIGHT_6,
            reading=Reading.TABLE,
            night=Night(ReadBy.GUESTS, DecidedBy.LEADER, NightPace.EASY),
        )
        await self.open(interaction, options)

    async def lift(self, interaction: Interaction, minutes: int | None, voice: int | None) -> None:
        """Lift the channel's game to an evening: until somebody ends it, or for `minutes`.

        `voice` is the id of the voice channel where they meet. Raises Declined.
        """
        row, user = await self._guests.game_here(interaction), interaction.user
        if row.seat_of(user.id) is None and not is_in_charge(interaction, row):
            raise Declined("night-lift-seated")
        span = timedelta(minutes=minutes) if minutes else None
        played = await self._nights.lift(row.id, user, span, voice)
        await self._stages.answer(interaction, played, "night-told-lifted")

    def suggest_tales(self, interaction: Interaction, text: str) -> list[Suggestion]:
        """Suggest tales by their titles in a person's words."""
        return suggest_tales(self._languages.words_for(interaction), text)

    def tale_called(self, interaction: Interaction, text: str | None) -> TaleId | None:
        """Return the tale that a person has chosen. Raises Declined."""
        return tale_called(self._languages.words_for(interaction), text)

    def language_of(self, interaction: Interaction) -> str:
        """Return the language of a person's words, for a night that names none."""
        return self._languages.words_for(interaction).language
