"""Run the periodic jobs: upkeep, timers and backups."""

import asyncio
import logging

import discord
from discord.ext import tasks

from bot.delivery.emoji import upload
from bot.delivery.reader import Reader
from bot.features.timers import Timers
from bot.features.upkeep import Upkeep
from bot.model.errors import StoreBusy
from bot.service.tables import Tables
from bot.settings import Settings
from bot.store.backups import back_up

log = logging.getLogger(__name__)


class Jobs:
    """The tasks that run in the background."""

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        tables: Tables,
        reader: Reader,
        upkeep: Upkeep,
        timers: Timers,
    ) -> None:
        self._client = client
        self._settings = settings
        self._tables = tables
        self._reader = reader
        self._upkeep = upkeep
        self._timers = timers
        self._uploading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the jobs; all but the emoji's upload wait until the bot is ready."""
        for loop in (self.keep_up, self.tick, self.back_up):
            loop.start()
        if self._settings.pictures:
            self._uploading = asyncio.create_task(self._upload_emoji())

    def stop(self) -> None:
        """Stop at once."""
        for loop in (self.keep_up, self.tick, self.back_up):
            loop.cancel()
        if self._uploading:
            self._uploading.cancel()

    @tasks.loop(seconds=30)
    async def keep_up(self) -> None:
        """Run the upkeep; errors wait for its next run."""
        try:
            await self._upkeep.run()
        except StoreBusy:
            log.warning("upkeep waits for the database")
        except Exception:
            log.exception("upkeep failed; it runs again in a while")

    @tasks.loop(seconds=5)  # a step of a story night may be over within half a minute
    async def tick(self) -> None:
        """Run the timers that are due."""
        try:
            await self._timers.tick()
        except StoreBusy:
            log.warning("timers wait for the database")
        except Exception:
            log.exception("timers failed; they run again in a while")

    @tasks.loop(hours=24)
    async def back_up(self) -> None:
        """Copy the database once a day, and drop the oldest copy."""
        kept = self._settings.backups_kept
        if kept:
            try:
                await back_up(self._tables.database, kept, self._tables.now())
            except (StoreBusy, OSError):
                log.exception("backup failed")

    @keep_up.before_loop
    @tick.before_loop
    async def _until_ready(self) -> None:
        await self._client.wait_until_ready()

    async def _upload_emoji(self) -> None:
        """Upload the icons as emoji; messages go without them until then, or where that fails."""
        self._reader.emoji = await upload(self._client, self._tables.database)
