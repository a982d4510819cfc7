"""Take the buttons from panels that the database does not know: an older copy was restored.

The game comes to their questions again, under the same numbers, and their buttons would work.
"""

import logging
from collections.abc import Mapping
from typing import Any

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.discord.payloads import is_marked
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import presses_among
from bot.model.games import GameRow
from bot.model.notices import Notice
from bot.model.presses import ON_PANELS, Press
from bot.service.tables.games import Games
from bot.store import games as stored
from bot.store import outbox as store
from bot.store import votes
from bot.ui.notice import notice_message, panel_link

log = logging.getLogger(__name__)

_PAGES = 10
"""Pages of a channel that are looked through: older messages are out of sight."""

_ASKING = {*ON_PANELS, Press.VOTE}


class LostPanels:
    """The panels and votes in channels that are younger than the panel of their game as stored."""

    def __init__(self, api: DiscordApi, games: Games, outbox: Outbox, languages: Languages) -> None:
        self._api = api
        self._games = games
        self._outbox = outbox
        self._languages = languages
        self._panels: dict[int, int] = {}

    async def note(self) -> None:
        """Record the panels as they are stored, before any message goes out. Raises StoreBusy."""
        self._panels = await self._games.database.read(stored.panels)

    async def catch_up(self) -> None:
        """Look at the games that could not be looked at before."""
        for game_id in tuple(self._panels):
            await self.retire(game_id)

    async def retire(self, game_id: int) -> None:
        """Take the buttons from a game's lost panels, once after a start."""
        panel = self._panels.get(game_id)
        if panel is None:
            return
        try:
            # No panel is posted or recorded meanwhile.
            async with self._outbox.panel_lock(game_id):
                await self._retire_after(await self._games.get(game_id), panel)
        except FAILED as error:
            log.info("game %s: its channel is not looked through: %r", game_id, error)
            if failure_of(error) == Failure.BUSY:
                return
        del self._panels[game_id]

    async def _retire_after(self, row: GameRow, panel: int) -> None:
        waiting, vote, newest = await self._games.database.find(
            lambda db: (store.of_game(db, row.id), votes.find(db, row.id), stored.newest(db))
        )
        known = {row.panel_id, vote and vote.message_id, *[one.message_id for one in waiting]}
        before = None
        for _ in range(_PAGES):
            page = await self._api.history(row.channel_id, before)
            for message in page:
                before = int(message["id"])
                if before <= panel:
                    return
                if before in known or any(is_marked(message, one.id) for one in waiting):
                    continue
                if _asks_in(message, row.id, newest):
                    words, lost = self._languages.words(row), Notice("panel-lost")
                    shown = notice_message(words, lost, panel=panel_link(row))
                    await self._api.edit(row.channel_id, before, shown)
            if not page:
                return


def _asks_in(message: Mapping[str, Any], game_id: int, newest: int) -> bool:
    """Return whether a message asks something in a game, or in one that is not stored at all."""
    presses = presses_among(message.get("components", ()))
    asking = [one.game_id for one in presses if one.action in _ASKING]
    return any(one == game_id or one > newest for one in asking)
