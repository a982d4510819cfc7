"""Pause games that cannot go on, and say so: the channel is gone, or the record is damaged."""

import logging

import discord
from discord import Object

from bot.delivery.network import BROKEN
from bot.delivery.reader import Reader
from bot.model.errors import Corrupt
from bot.model.games import GameRow
from bot.model.kinds import GameStatus, Hold
from bot.service.tables import Tables
from bot.ui.layout import layout

log = logging.getLogger(__name__)


class Suspensions:
    """What holds games up."""

    def __init__(self, client: discord.Client, tables: Tables, reader: Reader) -> None:
        self._client = client
        self._tables = tables
        self._reader = reader

    async def lose_channel(self, row: GameRow) -> None:
        """Pause a game whose channel cannot be reached, and tell its host."""
        if row.status != GameStatus.RUNNING:
            return
        await self._tables.close(row.id, GameStatus.PAUSED, held=Hold.CHANNEL)
        words = self._reader.words(row)
        try:
            host = await self._client.create_dm(Object(row.host_id))
            await host.send(words("held-host", channel=f"<#{row.channel_id}>"))
        except (discord.HTTPException, *BROKEN):
            log.info("game %s: its host cannot be told", row.id)

    async def distrust(self, game_id: int, error: Corrupt) -> None:
        """Pause a game whose rows are damaged, and tell its channel."""
        log.error("game %s is held: %s", game_id, error)
        row = await self._tables.get(game_id)
        if row.status != GameStatus.RUNNING:
            return
        await self._tables.close(game_id, GameStatus.PAUSED, held=Hold.CORRUPT)
        channel = self._client.get_partial_messageable(row.channel_id, guild_id=row.guild_id)
        try:
            await channel.send(view=layout([self._reader.words(row)("held-corrupt")]))
        except (discord.HTTPException, *BROKEN) as failure:
            log.warning("game %s: its channel cannot be told: %r", game_id, failure)
