"""Do what the bot does by itself: say what waits, see to the timers, check and copy the games."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from discord.ext import tasks

from bot.delivery.emoji import upload
from bot.model.errors import Corrupt, StoreBusy
from bot.store import games
from bot.store.backups import back_up

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)

_CATCH_UP_SECONDS = 10


class Jobs:
    """What runs beside the answers."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._uploading: asyncio.Task[None] | None = None
        self._checked = False

    def start(self) -> None:
        """Begin; all but the emoji wait until the bot is ready."""
        self._upkeep.start()
        self._ticking.start()
        self._backups.start()
        if self._bot.settings.pictures:
            self._uploading = asyncio.create_task(self._upload_emoji())

    def stop(self) -> None:
        """Stop at once."""
        for loop in (self._upkeep, self._ticking, self._backups):
            loop.cancel()
        if self._uploading:
            self._uploading.cancel()

    @tasks.loop(seconds=30)
    async def _upkeep(self) -> None:
        """Say what still waits; after a start, look at every game too."""
        try:
            await self._bot.outbox.flush()
            await self._bot.panels.catch_up()
            if not self._checked:
                await self._check_games()
                self._checked = True
        except StoreBusy:
            log.warning("upkeep waits for the database")
        except Exception:
            log.exception("upkeep goes on in a while")

    @tasks.loop(seconds=30)
    async def _ticking(self) -> None:
        """Let happen what is due."""
        try:
            await self._bot.timers.tick()
        except StoreBusy:
            log.warning("timers wait for the database")
        except Exception:
            log.exception("timers go on in a while")

    @tasks.loop(hours=24)
    async def _backups(self) -> None:
        """Copy the database once a day, and drop the oldest copy."""
        if self._bot.settings.backups_kept:
            kept, now = self._bot.settings.backups_kept, self._bot.tables.now()
            try:
                await back_up(self._bot.database, kept, now)
            except (StoreBusy, OSError):
                log.exception("no backup today")

    @_upkeep.before_loop
    @_ticking.before_loop
    async def _until_ready(self) -> None:
        await self._bot.wait_until_ready()

    async def _upload_emoji(self) -> None:
        """See to it that the icons are there as emoji; until then, and without them, words do."""
        self._bot.reader.signs = await upload(self._bot)

    async def catch_up(self) -> None:
        """Say what waits since before the start, before anybody can press it."""
        with suppress(TimeoutError, StoreBusy):
            async with asyncio.timeout(_CATCH_UP_SECONDS):
                await self._bot.outbox.flush()

    async def _check_games(self) -> None:
        """Look at every running game: what cannot be trusted is held, lost panels are posted."""
        for game_id in await self._bot.database.read(games.running_games):
            try:
                opened = await self._bot.tables.load(game_id)
                await self._bot.panels.look_for(opened.row)
            except Corrupt as error:
                await self._bot.holds.distrust(game_id, error)
            except StoreBusy:
                raise
            except Exception:
                log.exception("game %s cannot go on", game_id)
            await asyncio.sleep(0)
