"""Tell the owner by direct message what only they can fix: once a day at most, of each kind."""

import logging
import os
import shutil
from contextlib import suppress
from datetime import datetime, timedelta
from enum import StrEnum

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED, PASSING, failure_of
from bot.delivery.discord.server_api import ServerApi
from bot.delivery.outbox.languages import Languages
from bot.model.errors import StoreBusy
from bot.service.table_acts import alerts
from bot.service.tables.games import Games
from bot.text.push import plain_line
from bot.ui.layout import layout
from bot.ui.message import Push

log = logging.getLogger(__name__)

_EVERY = timedelta(hours=1)
_LEAST_FREE = 500_000_000
"""Bytes on the disk below which copies fail soon, and games after them."""

_NO_SERVER = 0
"""For whose game an owner's direct messages are opened."""


class Trouble(StrEnum):
    """What only the owner can fix, as the key of a sentence."""

    DISK = "alert-disk"
    RIGHTS = "alert-rights"
    BACKUPS = "alert-backups"


class OwnerAlerts:
    """The messages to the owner."""

    def __init__(
        self,
        games: Games,
        api: DiscordApi,
        server_api: ServerApi,
        direct: DirectChannels,
        languages: Languages,
    ) -> None:
        self._games = games
        self._api = api
        self._server_api = server_api
        self._direct = direct
        self._languages = languages
        self._looked: datetime | None = None
        self._backups_fail = False

    def note_backup(self, *, failed: bool) -> None:
        """Note whether the daily copy could be made."""
        self._backups_fail = failed
        if failed:
            self._looked = None

    async def tick(self) -> bool:
        """Look once an hour whether something is wrong, and tell the owner."""
        now = self._games.now()
        # A clock that is set back must not end it.
        if self._looked is None or not self._looked <= now < self._looked + _EVERY:
            self._looked = now
            for trouble, figure in self._troubles():
                await self._tell(trouble, figure)
        return False

    def _troubles(self) -> list[tuple[Trouble, int]]:
        path, found = self._games.database.path, list[tuple[Trouble, int]]()
        with suppress(OSError):
            free = shutil.disk_usage(path.parent).free
            if free < _LEAST_FREE:
                found.append((Trouble.DISK, free // 1_000_000))
        if not (os.access(path.parent, os.W_OK) and os.access(path, os.W_OK)):
            found.append((Trouble.RIGHTS, 0))
        if self._backups_fail:
            found.append((Trouble.BACKUPS, 0))
        return found

    async def _tell(self, trouble: Trouble, figure: int) -> None:
        """Tell the owner of a trouble, unless that was done in the last day."""
        try:
            # Stored first: a lost message is better than a second one.
            if not await alerts.begin(self._games, trouble):
                return
        except StoreBusy:
            # What cannot be stored might be told again and again.
            log.error("%s: the owner is not told, as that cannot be stored", trouble)  # noqa: TRY400 - foreseen
            return
        log.error("%s: the owner is told by direct message, once a day", trouble)
        try:
            owner, *_ = await self._server_api.owners()
            words = self._languages.user_words(owner, "")
            text = words(trouble, folder=str(self._games.database.path.parent), free=figure)
            message = layout([text]).pushed(Push(plain_line(text)))
            async with self._direct.to(owner, _NO_SERVER, is_player=False) as channel:
                await self._api.post_unmarked(channel, message)
        except FAILED as error:
            log.warning("%s: the owner cannot be told: %r", trouble, error)
            if failure_of(error) not in PASSING:  # it has not arrived for sure
                await alerts.withdraw(self._games, trouble)
