"""Pause games whose channel is gone or whose record is damaged, and report it."""

import logging

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED
from bot.delivery.outbox.languages import Languages
from bot.model.errors import Corrupt
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, PauseReason
from bot.service.tables.games import Games
from bot.text.push import plain_line
from bot.ui.layout import layout
from bot.ui.message import Push

log = logging.getLogger(__name__)


class Pauses:
    """The games that cannot go on."""

    def __init__(
        self, api: DiscordApi, games: Games, languages: Languages, direct: DirectChannels
    ) -> None:
        self._api = api
        self._games = games
        self._languages = languages
        self._direct = direct

    async def pause_in(self, channel_id: int) -> None:
        """Pause the game of a channel that is gone.

        Raises Declined where it has none.
        """
        await self.pause_unreachable(await self._games.find(channel_id))

    async def pause_unreachable(self, row: GameRow) -> None:
        """Pause a game whose channel cannot be reached, and notify its host."""
        if row.status != GameStatus.RUNNING:
            return
        # Stored before anybody is told: they find the game paused.
        await self._games.set_status_by_bot(
            row.id, GameStatus.PAUSED, pause_reason=PauseReason.CHANNEL
        )
        words = self._languages.words(row)
        try:
            async with self._direct.to(row.host_id, row.guild_id) as channel:
                text = words("held-host", channel=f"<#{row.channel_id}>")
                message = layout([text]).pushed(Push(plain_line(text)))
                await self._api.post_unmarked(channel, message)
        except FAILED:
            # They see it with the next command; the row says why the game is paused.
            log.info("game %s: its host cannot be notified", row.id)

    async def pause_corrupt(self, game_id: int, error: Corrupt) -> None:
        """Pause a game whose rows are damaged, and notify its channel."""
        log.error("game %s is damaged, and paused: %s", game_id, error)
        row = await self._games.get(game_id)
        if row.status != GameStatus.RUNNING:
            return
        await self._games.set_status_by_bot(
            game_id, GameStatus.PAUSED, pause_reason=PauseReason.CORRUPT
        )
        message = layout([self._languages.words(row)(PauseReason.CORRUPT)])
        try:
            await self._api.post_unmarked(row.channel_id, message)
        except FAILED as failure:
            log.warning("game %s: its channel cannot be notified: %r", game_id, failure)
