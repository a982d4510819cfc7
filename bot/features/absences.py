"""Let a table agree on what happens to somebody who vanishes: in its lobby, and later."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.features.moderation import Moderation
from bot.model.custom_id import CustomId
from bot.model.interaction import Interaction
from bot.model.kinds import Absence, GameStatus
from bot.service.lobby.choices import choose_absence
from bot.service.lobby.lobbies import Lobbies
from bot.service.seats.absences import check_absence
from bot.service.tables.games import Games
from bot.ui.absences import absences


class Absences:
    """The agreement on players whose time runs out."""

    def __init__(
        self,
        games: Games,
        lobbies: Lobbies,
        languages: Languages,
        replies: Replies,
        panels: Panels,
        moderation: Moderation,
    ) -> None:
        self._games = games
        self._lobbies = lobbies
        self._languages = languages
        self._replies = replies
        self._panels = panels
        self._moderation = moderation

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Show one person the ways; there, choose one in a lobby, or ask for it in a game.

        Raises Declined.
        """
        row = await self._games.get(press.game_id)
        check_absence(row)
        words = self._languages.words_for(interaction)
        if not press.detail:
            await self._replies.privately(interaction, absences(words, row))
            return
        way = press.detail_as(Absence)
        if row.status != GameStatus.LOBBY:
            await self._moderation.agree(interaction, row.id, way)
            return
        user_id = interaction.user.id
        await choose_absence(self._games, self._lobbies, row.id, user_id, way)
        row = await self._lobbies.lobby(row.id)
        await self._replies.edit(interaction, absences(words, row))
        await self._panels.refresh_lobby(row)
