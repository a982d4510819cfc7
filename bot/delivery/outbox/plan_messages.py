"""Show planned nights: each by an event of its server, its message, and calls to those who come."""

import logging

from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.scheduled_events import ScheduledEvents
from bot.model.errors import StoreBusy
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.service.tables.games import Games

log = logging.getLogger(__name__)


class PlanMessages:
    """The events, messages and calls of planned nights."""

    def __init__(
        self, games: Games, outbox: Outbox, panels: Panels, events: ScheduledEvents
    ) -> None:
        self._games = games
        self._outbox = outbox
        self._panels = panels
        self._events = events

    async def answer(self, interaction: Interaction, game_id: int) -> None:
        """Answer a press by updating a night's message."""
        await self._panels.answer_lobby(interaction, game_id)

    async def show(self, game_id: int) -> None:
        """Show a night on its event and its message, and send what waits.

        It is all stored, so the upkeep shows what fails now.
        """
        try:
            await self._events.show(game_id)
            await self._outbox.flush(game_id)
            row = await self._games.get(game_id)
            if row.status == GameStatus.LOBBY:
                await self._panels.refresh_lobby(row)
        except StoreBusy:
            # The upkeep brings events, messages and panels up to date by what is stored.
            log.warning("game %s: stored, and not shown yet", game_id)

    async def show_abandoned(self, game_id: int) -> None:
        """Send what waits of a night whose channel cannot be used, and end its event."""
        await self._outbox.flush(game_id)
        await self._events.show(game_id)
