"""Run the periodic jobs: upkeep, timers and backups."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord
from discord.ext import tasks

from bot.features.upkeep import Upkeep
from bot.model.errors import StoreBusy
from bot.settings import Settings

Tick = Callable[[], Awaitable[bool]]
"""Does what is due by the clock, or begins to, and returns whether it is soon due again.

Raises StoreBusy where the database is slow.
"""

_SECONDS, _SOON = 5, 1
"""How often the clock is looked at, and how often where people and companions play in turn."""

log = logging.getLogger(__name__)


class Jobs:
    """The tasks that run in the background.

    `copy_database` keeps so many copies; it raises StoreBusy, OSError.
    """

    def __init__(
        self,
        client: discord.Client,
        settings: Settings,
        copy_database: Callable[[int], Awaitable[None]],
        upload_emoji: Callable[[], Coroutine[Any, Any, None]],
        upkeep: Upkeep,
        ticks: tuple[Tick, ...],
    ) -> None:
        self._client = client
        self._settings = settings
        self._copy_database = copy_database
        self._upload_emoji = upload_emoji
        self._upkeep = upkeep
        self._ticks = ticks
        self._uploading: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the jobs; all but the emoji's upload wait until the bot is ready.

        Messages go without emoji until then, or where that fails.
        """
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
            # Usual while another process holds the file: a line, no traceback.
            log.warning("upkeep waits for the database")
        except Exception:
            # discord.ext.tasks ends a loop for good at an exception that it does not know.
            log.exception("upkeep failed; it runs again in a while")

    @tasks.loop(seconds=_SECONDS)
    async def tick(self) -> None:
        """Do what is due by the clock."""
        is_soon = False
        for tick in self._ticks:
            try:
                is_soon |= await tick()
            except StoreBusy:
                log.warning("what is due waits for the database")
            except Exception:
                log.exception("what is due has failed; it runs again in a while")
        self.tick.change_interval(seconds=_SOON if is_soon else _SECONDS)

    @tasks.loop(hours=24)
    async def back_up(self) -> None:
        """Copy the database once a day, and drop the oldest copy."""
        # Also right after each start, under the day's
        # name: a bot that never runs for a day has copies.
        most = self._settings.backups_kept
        if most:
            try:
                await self._copy_database(most)
            except (StoreBusy, OSError):
                # Logged in full, since the operator has
                # to fix it: a full disk, or no right to write.
                log.exception("backup failed")

    @keep_up.before_loop
    @tick.before_loop
    async def _until_ready(self) -> None:
        await self._client.wait_until_ready()
