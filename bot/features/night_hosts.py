"""Open a story night, pause it, and end it: what its host does."""

from datetime import timedelta

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.delivery.outbox.stages import Stages
from bot.features.arrival import check_arrival
from bot.features.nights import StoryNights
from bot.features.seats import is_in_charge
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.night.steps import host_of
from bot.service.nights.nights import Nights


class NightHosts:
    """What the host of a night does, or anyone who manages the channel."""

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

    async def pause(self, interaction: Interaction, minutes: int | None = None) -> None:
        """Pause the channel's night: until somebody goes on, or for so many minutes."""
        game_id = await self._hosted(interaction)
        if (await self._guests.here(interaction)).lift:
            raise Declined("night-lift-pause")
        span = timedelta(minutes=minutes) if minutes else None
        played = await self._nights.set_status(game_id, GameStatus.PAUSED, span)
        await self._stages.answer(interaction, played, "night-told-paused")

    async def end(self, interaction: Interaction) -> None:
        """End the channel's night as it is, or let a lifted game go back to its days."""
        row, user_id = await self._guests.here(interaction), interaction.user.id
        is_theirs = row.lift and (row.seat_of(user_id) or user_id == host_of(row))
        if row.lift:
            if not is_theirs and not is_in_charge(interaction, row):
                raise Declined("evening-not-theirs")
            played, key = await self._nights.put_back(row.id, user_id), "night-told-back"
        else:
            played, key = await self._nights.end(await self._hosted(interaction)), "night-told-end"
        await self._stages.answer(interaction, played, key)

    async def lift(self, interaction: Interaction, minutes: int | None, voice: int | None) -> None:
        """Lift the channel's game to an evening: until somebody ends it, or for so many minutes.

        `voice` is the id of the voice channel where they meet. Raises Declined.
        """
        row, user = await self._guests.game_here(interaction), interaction.user
        if row.seat_of(user.id) is None and not is_in_charge(interaction, row):
            raise Declined("night-lift-seated")
        span = timedelta(minutes=minutes) if minutes else None
        played = await self._nights.lift(row.id, user, span, voice)
        await self._stages.answer(interaction, played, "night-told-lifted")

    def language_of(self, interaction: Interaction) -> str:
        """Return the language of a person's words, for a night that names none."""
        return self._languages.words_for(interaction).language

    async def _hosted(self, interaction: Interaction) -> int:
        """Return the channel's night that a person is in charge of."""
        row = await self._guests.here(interaction)
        if not is_in_charge(interaction, row):
            raise Declined("night-not-the-host")
        if not row.status.is_under_way:
            raise Declined("not-started" if row.status == GameStatus.LOBBY else "game-over")
        return row.id
