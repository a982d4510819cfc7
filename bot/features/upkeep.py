"""Send what waits in the outbox, repair panels, and check each game once after a start."""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from bot.delivery.discord.request_budget import Urgency
from bot.delivery.discord.scheduler import Scheduler, Work
from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.lost_panels import LostPanels
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.scheduled_events import ScheduledEvents
from bot.model.errors import StoreBusy
from bot.service.table_acts.outages import move_clocks, note_alive
from bot.service.tables.games import Games
from bot.worker.memory import return_memory

log = logging.getLogger(__name__)

# Seconds: a start does not wait for a slow Discord. What is not out by then waits for the upkeep.
_CATCH_UP_SECONDS = 10

_PACKED_AGAIN = 20
"""Games of earlier releases that are packed again at each run: 50 ms of process time each."""


class Upkeep:
    """The repairs between answers; `checked` says whether all games were checked."""

    def __init__(
        self,
        games: Games,
        outbox: Outbox,
        panels: Panels,
        lost_panels: LostPanels,
        events: ScheduledEvents,
        scheduler: Scheduler,
    ) -> None:
        self._games = games
        self._outbox = outbox
        self._panels = panels
        self._lost_panels = lost_panels
        self._events = events
        self._scheduler = scheduler
        self._is_checking = False
        self.checked = False

    async def catch_up(self) -> None:
        """Send what waits from before the start, before anybody can press a button."""
        # What does not go out now, or cannot be read, is left to the upkeep.
        with suppress(TimeoutError, StoreBusy):
            # Before timers run: an outage must not make them due.
            await move_clocks(self._games)
            async with asyncio.timeout(_CATCH_UP_SECONDS):
                # Before anything is sent, since messages carry these numbers.
                await self._lost_panels.note()
                await outbox_rows.number(self._games)
                await self._scheduler.run(await self._outbox.works())

    async def run(self) -> None:
        """Note that the bot runs, send what still waits, and pack some old games again.

        The first time, check every game.

        What an earlier run is still at is left to that one. Raises StoreBusy, also where the
        database's file is gone: nothing may go out then.
        """
        await self._games.database.keep_up()
        # Again where a start could not: only then may the time that it has stored be overwritten.
        await (note_alive if self.checked else move_clocks)(self._games)
        waiting = await self._outbox.works()
        await self._scheduler.run([*waiting, *self._panels.works(), *await self._events.works()])
        if not self.checked and not self._is_checking:
            self._is_checking = True
            try:
                await self._check_games()
            finally:
                self._is_checking = False
            self.checked = True
            return_memory()  # what the start and this have left
        await self._scheduler.run(self._lost_panels.works())
        await self._games.history.pack_again(_PACKED_AGAIN)

    async def _check_games(self) -> None:
        """Check every unfinished game: pause damaged ones, and show what is stored on each panel.

        Finished games that are not packed yet are packed.
        """
        await self._scheduler.run(
            [
                Work(("check", game_id), Urgency.REST, partial(self._check, game_id))
                for game_id in await self._games.with_panels()
            ]
        )
        self._games.loaded.drop_idle()  # 64 idle games would stay in memory
        for game_id in await self._games.history.unpacked():
            await outbox_rows.pack_finished(
                self._games, game_id
            )  # the bot was killed before it could

    async def _check(self, game_id: int) -> None:
        try:
            await self._panels.check(game_id)
        except StoreBusy:
            # The whole check is repeated: `checked` is still False.
            raise
        except Exception:
            # One damaged game must not keep the others from being checked.
            log.exception("game %s cannot go on", game_id)
