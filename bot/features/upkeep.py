"""Keep the games in order: say what waits, renew panels, and look at each game after a start."""

import asyncio
import logging
from contextlib import suppress

from bot.delivery.outbox import Outbox
from bot.delivery.panels import Panels
from bot.delivery.suspensions import Suspensions
from bot.model.errors import Corrupt, StoreBusy
from bot.service.tables import Tables
from bot.store import games

log = logging.getLogger(__name__)

_CATCH_UP_SECONDS = 10


class Upkeep:
    """What is put right beside the answers; `checked` tells whether all games were looked at."""

    def __init__(
        self, tables: Tables, outbox: Outbox, panels: Panels, suspensions: Suspensions
    ) -> None:
        self._tables = tables
        self._outbox = outbox
        self._panels = panels
        self._suspensions = suspensions
        self.checked = False

    async def catch_up(self) -> None:
        """Say what waits since before the start, before anybody can press it."""
        with suppress(TimeoutError, StoreBusy):
            async with asyncio.timeout(_CATCH_UP_SECONDS):
                await self._outbox.flush()

    async def run(self) -> None:
        """Say what still waits; once, look at every game too.

        Raises StoreBusy.
        """
        await self._outbox.flush()
        await self._panels.catch_up()
        if not self.checked:
            await self._check_games()
            self.checked = True

    async def lose_channel(self, channel_id: int) -> None:
        """Pause the game of a channel that is gone, if it has one."""
        await self._suspensions.lose_channel(await self._tables.find(channel_id))

    async def _check_games(self) -> None:
        """Look at every running game: what cannot be trusted is held, lost panels are posted."""
        for game_id in await self._tables.database.read(games.running_games):
            try:
                opened = await self._tables.load(game_id)
                await self._panels.look_for(opened.row)
            except Corrupt as error:
                await self._suspensions.distrust(game_id, error)
            except StoreBusy:
                raise
            except Exception:
                log.exception("game %s cannot go on", game_id)
            await asyncio.sleep(0)
