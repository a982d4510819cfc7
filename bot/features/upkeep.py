"""Send what waits in the outbox, repair panels, and check each game once after a start."""

import asyncio
import logging
from contextlib import suppress

from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.events import Events
from bot.delivery.outbox.lost_panels import LostPanels
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.pauses import Pauses
from bot.model.errors import Corrupt, StoreBusy
from bot.service.tables.games import Games
from bot.worker.memory import return_memory

log = logging.getLogger(__name__)

# Seconds: a start does not wait for a slow Discord. What is not out by then waits for the upkeep.
_CATCH_UP_SECONDS = 10

_AT_ONCE = 4
"""Games that are checked at once: Discord takes 50 requests a second, and presses go first."""

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
        events: Events,
        pauses: Pauses,
    ) -> None:
        self._games = games
        self._outbox = outbox
        self._panels = panels
        self._lost_panels = lost_panels
        self._events = events
        self._pauses = pauses
        self.checked = False

    async def catch_up(self) -> None:
        """Send what waits from before the start, before anybody can press a button."""
        # What does not go out now, or cannot be read, is left to the upkeep.
        with suppress(TimeoutError, StoreBusy):
            async with asyncio.timeout(_CATCH_UP_SECONDS):
                # Before anything is sent, since messages carry these numbers.
                await self._lost_panels.note()
                await outbox_rows.number(self._games)
                await self._outbox.flush()

    async def run(self) -> None:
        """Send what still waits, and pack some old games again; the first time, check every game.

        Raises StoreBusy, also where the database's file is gone: what it says must not go out.
        """
        await self._games.database.keep_up()
        await self._outbox.flush()
        await self._panels.catch_up()
        await self._events.catch_up()
        if not self.checked:
            await self._check_games()
            self.checked = True
            return_memory()  # what the start and this have left
        await self._lost_panels.catch_up()
        await self._games.history.pack_again(_PACKED_AGAIN)

    async def _check_games(self) -> None:
        """Check every open game: suspend damaged ones, and show what is stored on each panel.

        Finished games that are not packed yet are packed.
        """
        found = await self._games.with_panels()
        for first in range(0, len(found), _AT_ONCE):
            checks = [self._check(game_id) for game_id in found[first : first + _AT_ONCE]]
            await asyncio.gather(*checks)
            self._games.loaded.drop_idle()  # 64 idle games would stay in memory
        for game_id in await self._games.history.unpacked():
            await outbox_rows.pack_finished(
                self._games, game_id
            )  # the bot was killed before it could

    async def _check(self, game_id: int) -> None:
        try:
            await self._lost_panels.retire(game_id)
            await self._panels.correct(game_id)
        except Corrupt as error:
            await self._pauses.pause_corrupt(game_id, error)
        except StoreBusy:
            # The whole check is repeated: `checked` is still False.
            raise
        except Exception:
            # One damaged game must not keep the others from being checked.
            log.exception("game %s cannot go on", game_id)
