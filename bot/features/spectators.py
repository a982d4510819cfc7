"""Let people watch a game that they do not play; they see what is open on the table."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.kinds import Updates
from bot.model.presses import WATCH_LOOK
from bot.service.night.occasion import occasion_of
from bot.service.tables import watching
from bot.service.tables.games import Games
from bot.ui.message import Message
from bot.ui.spectators import spectator_message

_LAST = 12
"""Plies that a spectator is shown."""


class Spectators:
    """The views of spectators, and how often they are sent updates."""

    def __init__(self, games: Games, languages: Languages, replies: Replies) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies

    async def show(self, interaction: Interaction, often: Updates | None) -> None:
        """Show the channel's game to a spectator; `often` sets how often they are sent updates.

        Raises Declined where it is over or has not begun.
        """
        row = await self._games.find(interaction.channel_id)
        await self._replies.privately(interaction, await self._message(interaction, row, often))

    async def leave(self, interaction: Interaction) -> None:
        """Stop sending a person updates of the channel's game."""
        row = await self._games.find(interaction.channel_id)
        user = interaction.user.id
        await watching.watch(self._games, row.id, user, Updates.NEVER)
        words = self._languages.words_for(interaction)
        await self._replies.privately(interaction, words("watch-left"))

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Refresh a spectator's message, or change how often they are sent updates."""
        row = await self._games.get(press.game_id)
        often = None if press.detail == WATCH_LOOK else press.detail_as(Updates)
        message = await self._message(interaction, row, often)
        if interaction.guild_id is None:  # a round's direct message stays unchanged
            await self._replies.privately(interaction, message)
        else:
            await self._replies.edit(interaction, message)

    async def _message(
        self, interaction: Interaction, row: GameRow, often: Updates | None
    ) -> Message:
        user = interaction.user.id
        loaded = await self._games.load(row.id)
        if often and not row.status.is_under_way:
            raise Declined("game-over")
        if often:
            await watching.watch(self._games, row.id, user, often)
        current = await watching.updates_for(self._games, row.id, user)
        words = self._languages.words_for(interaction)
        plies = await self._games.history.plies(row.id, loaded.ply - _LAST + 1)
        narrator = self._languages.narrator(loaded, words)
        occasion = occasion_of(loaded)
        known = await occasion.as_known(self._games.history)
        return spectator_message(narrator, known, occasion.public(plies), current)
