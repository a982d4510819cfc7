"""Show how many keep a story where the channel tells it: in its journal entry, or on a stage."""

import logging
import re
from datetime import datetime, timedelta

from discord.utils import time_snowflake

from bot.delivery.discord.discord_api import LOOK_BACK, DiscordApi
from bot.delivery.discord.network import FAILED
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.screens import Screens
from bot.model.custom_id import CustomId, presses_among
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import OutboxKind
from bot.model.presses import Press
from bot.model.stories import Story
from bot.service.tables.games import Games
from bot.store import outbox as store

log = logging.getLogger(__name__)

_PLIES = re.compile(r"([0-9]{1,9})-([1-9][0-9]{0,8})")
"""What the button to keep a story has in a journal entry: the plies of the entry."""

_SKEW = timedelta(minutes=5)
"""How far this machine's clock may be behind Discord's."""

_PAGES = 3
"""Pages of the channel that are looked through: no more may have been said during an encounter."""


class StoryEntries:
    """The messages of channels that tell stories, found by their buttons to keep them.

    Each is edited under the lock of its game's panel. A turn that ends has its message edited
    before the next panel is posted: in between an entry is still recorded as the panel.
    """

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        outbox: Outbox,
        panels: Panels,
        screens: Screens,
        replies: Replies,
    ) -> None:
        self._api = api
        self._games = games
        self._outbox = outbox
        self._panels = panels
        self._screens = screens
        self._replies = replies

    async def answer(self, interaction: Interaction, press: CustomId) -> bool:
        """Answer a press by updating the entry or the stage; return whether that went through."""
        game_id, plies = press.game_id, _PLIES.fullmatch(press.detail)
        async with self._outbox.panel_lock(game_id, self._panels.lock_timeout) as is_free:
            if not is_free or interaction.message is None:
                return False
            loaded = await self._games.load(game_id)
            if interaction.message.id == loaded.row.panel_id:
                shown = await self._screens.panel(loaded)
            elif plies:
                shown = await self._screens.entry(game_id, *map(int, plies.groups()))
            else:
                return False
            return await self._replies.edit(interaction, shown)

    async def refresh(self, row: GameRow, story: Story) -> None:
        """Edit the message that tells a story, where it is still there; nobody is pinged."""
        try:
            found = await self._find(row, story)
        except FAILED as error:
            # No harm: the count is stored, and the entry shows it with its next edit.
            log.info("game %s: no entry of ply %s: %r", row.id, story.ply, error)
            return
        if found is None:
            return
        message_id, press = found
        async with self._outbox.panel_lock(row.id):
            is_panel = message_id == (await self._games.get(row.id)).panel_id
            if not is_panel:
                await self._edit(row.id, message_id, press)
        # Outside the lock, which `refresh` takes itself.
        if is_panel:
            await self._panels.refresh(await self._games.load(row.id))

    async def _edit(self, game_id: int, message_id: int, press: CustomId) -> None:
        plies = _PLIES.fullmatch(press.detail)
        if plies is None:  # a stage that has retired since: its entry counts the story already
            return
        first, last = map(int, plies.groups())
        entry = OutboxRow(0, game_id, OutboxKind.JOURNAL, last, None, message_id, first)
        await self._outbox.deliver_locked(
            await self._games.database.write(lambda db: store.add(db, entry))
        )

    async def _find(self, row: GameRow, story: Story) -> tuple[int, CustomId] | None:
        """Find the message that tells a story, and its button to keep it.

        It was posted before the story was over. Raises what `network.FAILED` lists.
        """
        (end, *_) = await self._games.history.plies(row.id, story.last)
        before = time_snowflake(datetime.fromisoformat(end.at) + _SKEW)
        for _ in range(_PAGES):
            page = await self._api.history(row.channel_id, before)
            for one in page:
                for press in presses_among(one.get("components", ())):
                    said = (press.game_id, press.about, press.action)
                    if said == (row.id, story.ply, Press.KEEP_STORY):
                        return int(one["id"]), press
            if len(page) < LOOK_BACK:
                break
            before = min([int(one["id"]) for one in page])
        return None
