"""Send what waits in the outbox, repair panels, and check each game once after a start."""

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
    """The repairs between answers; `checked` says whether all games were checked."""

    def __init__(
        self, tables: Tables, outbox: Outbox, panels: Panels, suspensions: Suspensions
    ) -> None:
        self._tables = tables
        self._outbox = outbox
        self._panels = panels
        self._suspensions = suspensions
        self.checked = False

    async def catch_up(self) -> None:
        """Send what waits from before the start, before anybody can press a button."""
        with suppress(TimeoutError, StoreBusy):
            async with asyncio.timeout(_CATCH_UP_SECONDS):
                await self._outbox.flush()

    async def run(self) -> None:
        """Send what still waits; the first time, check every game too.

        Raises StoreBusy.
        """
        await self._outbox.flush()
        await self._panels.catch_up()
        if not self.checked:
            await self._check_games()
            self.checked = True

    async def pause_unreachable(self, channel_id: int) -> None:
        """Pause the game of a channel that is gone, if it has one."""
        await self._suspensions.pause_unreachable(await self._tables.find(channel_id))

    async def _check_games(self) -> None:
        """Check every running game: suspend damaged ones, and post lost panels again.

        Finished games that are not packed yet are packed.
        """
        for game_id in await self._tables.database.read(games.running_games):
            try:
                opened = await self._tables.load(game_id)
                if opened.row.night is None:
                    await self._panels.ensure_posted(opened.row)
                else:  # a kill may have left it between two dice
                    await self._panels.refresh(opened)
            except Corrupt as error:
                await self._suspensions.pause_corrupt(game_id, error)
            except StoreBusy:
                raise
            except Exception:
                log.exception("game %s cannot go on", game_id)
            await asyncio.sleep(0)  # presses go first: a check may load a whole game
        for game_id in await self._tables.database.read(games.finished_unpacked_games):
            await self._outbox.pack_finished(game_id)  # the bot was killed before it could
