"""Take the buttons from panels that the database does not know: an older copy was restored.

The game comes to their questions again, under the same numbers, and their buttons would work.
"""

import logging
from functools import partial

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.discord.payloads import Json, is_marked
from bot.delivery.discord.request_budget import Urgency
from bot.delivery.discord.scheduler import Work
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import presses_among
from bot.model.games import GameRow
from bot.model.notices import Notice
from bot.model.presses import ON_PANELS, Press
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store import game_rows
from bot.ui.notice import notice_message, panel_link
from rules.record import record

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
        self._panels = await self._games.database.read(game_rows.panels)

    def works(self) -> list[Work]:
        """List what looks for the lost panels of the games that were not looked at yet."""
        return [
            Work(("lost panels", game_id), Urgency.REST, partial(self.retire, game_id))
            for game_id in self._panels
        ]

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
        before = None
        for _ in range(_PAGES):
            # What is known before and after: meanwhile a message is recorded, or a game opened.
            known = await self._known(row.id)
            page = await self._api.history(row.channel_id, before)
            known = known.joined(await self._known(row.id))
            for message in page:
                before = int(message["id"])
                if before <= panel:
                    return
                if known.is_lost(message, row.id):
                    words, lost = self._languages.words(row), Notice("panel-lost")
                    shown = notice_message(words, lost, panel=panel_link(row))
                    await self._api.edit(row.channel_id, before, shown)
            if not page:
                return

    async def _known(self, game_id: int) -> "_Known":
        find = self._games.database.find
        return _Known(*await find(lambda db: outgoing.known_messages(db, game_id)))


@record
class _Known:
    """What the database knows: messages by their ids, those on their way by those of their rows.

    `newest` is the newest game.
    """

    messages: set[int | None]
    rows: set[int]
    newest: int

    def joined(self, later: "_Known") -> "_Known":
        """Return all that was known now or later."""
        return _Known(self.messages | later.messages, self.rows | later.rows, later.newest)

    def is_lost(self, message: Json, game_id: int) -> bool:
        """Return whether a message asks something in a game without being known."""
        if int(message["id"]) in self.messages or any(is_marked(message, one) for one in self.rows):
            return False
        return _asks_in(message, game_id, self.newest)


def _asks_in(message: Json, game_id: int, newest: int) -> bool:
    """Return whether a message asks something in a game, or in one that is not stored at all."""
    presses = presses_among(message.get("components", ()))
    asking = [one.game_id for one in presses if one.action in _ASKING]
    return any(one == game_id or one > newest for one in asking)
