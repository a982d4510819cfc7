"""Run the periodic jobs: upkeep, timers and backups."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import discord
from discord.ext import tasks

from bot.delivery.discord.request_budget import Urgency, urgency
from bot.features.timers import Timers
from bot.features.upkeep import Upkeep
from bot.model.errors import StoreBusy

T = TypeVar("T")
Tick = Callable[[], Awaitable[bool]]
"""Does what is due by the clock, or begins to, and returns whether it is soon due again.

Raises StoreBusy where the database is slow.
"""

_SECONDS, _SOON = 5, 1
"""How often the clock is looked at, and how often where people and companions play in turn."""

_LOOK = 0.5
"""Seconds between two looks for due timers: a night's step may be late by these."""

log = logging.getLogger(__name__)


class Jobs:
    """The tasks that run in the background.

    An upkeep and a look at the timers may wait for Discord, but the next one comes at its time: it
    leaves out what those before it are still at. `upload_emoji` is None where there are no
    pictures; `copy_database` raises StoreBusy, OSError.
    """

    def __init__(
        self,
        client: discord.Client,
        timers: Timers,
        upkeep: Upkeep,
        ticks: tuple[Tick, ...],
        copy_database: Callable[[], Awaitable[None]],
        upload_emoji: Callable[[], Coroutine[Any, Any, None]] | None,
    ) -> None:
        self._client = client
        self._timers = timers
        self._upkeep = upkeep
        self._copy_database = copy_database
        self._upload_emoji = upload_emoji
        self._begun: set[asyncio.Task[None]] = set()
        self.loops = (self.keep_up, self.look, *map(self._loop, ticks))

    def start(self) -> None:
        """Start the jobs; all but the emoji's upload wait until the bot is ready.

        Messages go without emoji until then, or where that fails.
        """
        for loop in (*self.loops, self.back_up):
            loop.start()
        if self._upload_emoji:
            self._begin("the upload of emoji", self._upload_emoji)

    def stop(self) -> None:
        """Stop at once."""
        for loop in (*self.loops, self.back_up):
            loop.cancel()
        for task in self._begun:
            task.cancel()

    @tasks.loop(seconds=30)
    async def keep_up(self) -> None:
        """Begin an upkeep."""
        self._begin("the upkeep", self._upkeep.run)

    @tasks.loop(seconds=_LOOK)
    async def look(self) -> None:
        """Begin what timers are due."""
        self._begin("what is due", self._timers.tick)

    def _loop(self, tick: Tick) -> tasks.Loop[Any]:
        """Return the loop of a tick, which begins the next one after the last has ended."""

        async def run() -> None:
            is_soon = await self._run("a tick", tick)
            loop.change_interval(seconds=_SOON if is_soon else _SECONDS)

        loop = tasks.loop(seconds=_SECONDS)(run)
        loop.before_loop(self._client.wait_until_ready)
        return loop

    @tasks.loop(hours=24)
    async def back_up(self) -> None:
        """Copy the database once a day, and drop the oldest copy."""
        # Also right after each start, under the day's
        # name: a bot that never runs for a day has copies.
        try:
            await self._copy_database()
        except (StoreBusy, OSError):
            # Logged in full, since the operator has
            # to fix it: a full disk, or no right to write.
            log.exception("backup failed")

    @keep_up.before_loop
    @look.before_loop
    async def _until_ready(self) -> None:
        await self._client.wait_until_ready()

    def _begin(self, what: str, job: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.create_task(self._run(what, job))
        self._begun.add(task)  # the loop holds tasks weakly
        task.add_done_callback(self._begun.discard)

    async def _run(self, what: str, job: Callable[[], Awaitable[T]]) -> T | None:
        """Run a job, less urgently than a press; log an error, as the next run tries again."""
        urgency.set(Urgency.PANEL)
        try:
            return await job()
        except StoreBusy:
            # Usual while another process holds the file: a line, no traceback.
            log.warning("%s waits for the database", what)
        except Exception:
            # discord.ext.tasks ends a loop for good at an exception that it does not know.
            log.exception("%s has failed; it runs again in a while", what)
        return None
