"""Keep each game's panel up to date, and there."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta

import discord
from discord import AllowedMentions
from discord.utils import snowflake_time, utcnow

from bot.delivery.messages import Messages
from bot.delivery.network import BROKEN, LONGEST
from bot.delivery.notices import ARCHIVED, GONE, MESSAGE_GONE, channel_of
from bot.delivery.outbox import Outbox
from bot.delivery.suspensions import Suspensions
from bot.model.games import GameRow, OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.model.open_game import OpenGame
from bot.service.tables import Tables
from bot.store import outbox as store
from bot.ui.layout import layout

log = logging.getLogger(__name__)

_TOO_MANY = 429
_SERVER_ERRORS = 500

_FRESH = timedelta(hours=1)
"""For how long Discord lets a message be edited as often as one likes."""


class Panels:
    """The panels of games and lobbies, once they stand in their channels."""

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        outbox: Outbox,
        holds: Suspensions,
        displays: Messages,
    ) -> None:
        self._client = client
        self._tables = tables
        self._outbox = outbox
        self._holds = holds
        self._displays = displays
        self._due: set[int] = set()
        self._missed: set[int] = set()

    async def refresh(self, opened: OpenGame) -> None:
        """Bring the panel up to date; what is asked for while one edit waits becomes that one."""
        game_id = opened.row.id
        if game_id in self._due:
            return
        self._due.add(game_id)
        async with self._outbox.speaking(game_id):
            self._due.discard(game_id)
            await self._edit(await self._tables.load(game_id))

    async def look_for(self, row: GameRow) -> None:
        """Post a game's panel anew where it is gone."""
        async with self._outbox.speaking(row.id):
            await self._reach(await self._tables.get(row.id), lambda found: found.fetch())

    async def catch_up(self) -> None:
        """Bring the panels up to date that Discord did not take when they changed."""
        missed, self._missed = self._missed, set()
        for game_id in missed:
            row = await self._tables.get(game_id)
            if row.status in (GameStatus.LOBBY, GameStatus.CLOSED):
                await self.refresh_lobby(row)
            else:
                await self.refresh(await self._tables.load(game_id))

    async def refresh_lobby(self, row: GameRow) -> None:
        """Bring a lobby's message up to date; where it is gone, post a new one."""
        async with self._outbox.speaking(row.id):
            row = await self._tables.get(row.id)
            if row.status in (GameStatus.LOBBY, GameStatus.CLOSED):
                view = await self._displays.reader.lobby(row)
                await self._reach(row, lambda found: found.edit(view=view))

    async def post_anew(self, row: GameRow) -> None:
        """Post a game's panel again at the end of its channel; a lobby stays where it is."""
        await self._outbox.flush(row.id)
        if row.status == GameStatus.LOBBY:
            await self.refresh_lobby(row)
            return
        async with self._outbox.speaking(row.id):
            now = await self._tables.get(row.id)
            if now.panel_id == row.panel_id:
                await self._post(now)

    async def strip(self, row: GameRow) -> None:
        """Take the buttons off the panel of a game that was closed."""
        if row.panel_id is None:
            return
        message = channel_of(self._client, row).get_partial_message(row.panel_id)
        closed = layout([self._displays.reader.words(row)("lobby-closed")])
        async with self._outbox.speaking(row.id):
            try:
                async with asyncio.timeout(LONGEST):
                    await message.edit(view=closed, attachments=[])
            except (discord.HTTPException, *BROKEN) as error:
                log.info("game %s: panel not stripped: %r", row.id, error)

    async def _edit(self, opened: OpenGame) -> None:
        """Edit the panel; where it has grown old, post a new one."""
        row = opened.row
        if row.status == GameStatus.CLOSED:
            return
        if row.panel_id is not None and utcnow() - snowflake_time(row.panel_id) > _FRESH:
            await self._post(row)
            return
        view, files = await self._displays.panel(opened)
        none = AllowedMentions.none()
        await self._reach(
            row, lambda found: found.edit(view=view, attachments=files, allowed_mentions=none)
        )

    async def _reach(
        self, row: GameRow, reach: Callable[[discord.PartialMessage], Awaitable[object]]
    ) -> None:
        if row.panel_id is None:
            return
        message = channel_of(self._client, row).get_partial_message(row.panel_id)
        try:
            async with asyncio.timeout(LONGEST):
                await reach(message)
        except discord.HTTPException as error:
            if error.code in (MESSAGE_GONE, ARCHIVED):
                await self._post(row, retired=True)
            elif error.code in GONE:
                await self._holds.lose_channel(row)
            else:
                log.warning("game %s: panel not reached: %s", row.id, error)
                if error.status == _TOO_MANY or error.status >= _SERVER_ERRORS:
                    self._missed.add(row.id)
        except BROKEN as error:
            log.warning("game %s: panel not reached: %r", row.id, error)
            self._missed.add(row.id)

    async def _post(self, row: GameRow, *, retired: bool = False) -> None:
        """Post a panel that tells all that the one before it told, and pings nobody again."""
        owed = OutboxRow(0, row.id, OutboxKind.PANEL, row.panel_from - 1, first_ply=row.panel_from)
        owed = await self._tables.database.write(lambda db: store.add(db, owed))
        await self._outbox.say(owed, retired=retired)
