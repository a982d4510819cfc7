"""Bring the journal entry of a story up to date, when its count has changed elsewhere."""

import logging
from datetime import datetime, timedelta

from discord.utils import time_snowflake

from bot.delivery.discord_api import LOOK_BACK, DiscordApi
from bot.delivery.network import FAILED
from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.model.custom_id import CustomId, presses_among
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.open_game import OpenGame
from bot.model.stories import Story
from bot.service.locks import Locks
from bot.service.tables import Tables
from bot.store import outbox as store

log = logging.getLogger(__name__)

_SKEW = timedelta(minutes=5)
"""How far this machine's clock may be behind Discord's."""

_PAGES = 3
"""Pages of the channel that are looked through: no more may have been said during an encounter."""


class Entries:
    """The journal entries of stories, found in their channels by their buttons."""

    def __init__(self, api: DiscordApi, tables: Tables, outbox: Outbox, panels: Panels) -> None:
        self._api = api
        self._tables = tables
        self._outbox = outbox
        self._panels = panels
        self._locks = Locks()

    async def refresh(self, opened: OpenGame, story: Story) -> None:
        """Edit the entry of a story that is over, where it is still there; nobody is pinged."""
        # One at a time: of two edits of an entry, the older could arrive last, and stay.
        async with self._locks.of(opened.row.id):
            try:
                found = await self._find(opened, story)
            except FAILED as error:
                log.info("game %s: no entry of ply %s: %r", opened.row.id, story.ply, error)
                return
            if found:
                await self._edit(opened, *found)

    async def _edit(self, opened: OpenGame, message_id: int, press: CustomId) -> None:
        game_id, (first, _, last) = opened.row.id, press.detail.partition("-")
        if message_id == opened.row.panel_id:
            await self._panels.refresh(opened)
            return
        entry = OutboxRow(
            0, game_id, OutboxKind.JOURNAL, int(last), message_id=message_id, first_ply=int(first)
        )
        await self._outbox.deliver(
            await self._tables.database.write(lambda db: store.add(db, entry))
        )

    async def _find(self, opened: OpenGame, story: Story) -> tuple[int, CustomId] | None:
        """Find the message that tells a story, and its button to keep it.

        It was posted before the story was over. Raises discord.HTTPException, OSError.
        """
        (end, *_) = await self._tables.plies(opened.row.id, story.last)
        before = time_snowflake(datetime.fromisoformat(end.at) + _SKEW)
        for _ in range(_PAGES):
            page = await self._api.history(opened.row.channel_id, before)
            for one in page:
                for press in presses_among(one.get("components", ())):
                    if (press.game_id, press.number) == (opened.row.id, story.ply) and (
                        press.action == "story" and "-" in press.detail
                    ):
                        return int(one["id"]), press
            if len(page) < LOOK_BACK:
                break
            before = min([int(one["id"]) for one in page])
        return None
