"""Remind people of open questions, and announce that a clock has run out."""

from bot.delivery.outbox.publisher import Publisher
from bot.features.membership import Membership
from bot.model.timers import TimerRow
from bot.service.table_acts import asked_seats
from bot.service.tables.tables import Tables


class Reminders:
    """The reminders to people for whom a table waits."""

    def __init__(self, tables: Tables, publisher: Publisher, membership: Membership) -> None:
        self._tables = tables
        self._publisher = publisher
        self._membership = membership

    async def on_remind(self, timer: TimerRow) -> None:
        """Remind a player of an open question."""
        if await self._is_here(timer):
            await self._publisher.deliver(await asked_seats.remind(self._tables, timer))

    async def on_overdue(self, timer: TimerRow) -> None:
        """Announce to the table that a clock has run out."""
        if await self._is_here(timer):
            await self._publisher.deliver(await asked_seats.announce_overdue(self._tables, timer))

    async def _is_here(self, timer: TimerRow) -> bool:
        """Tell whether a timer's player is still on the server."""
        opened = await self._tables.load(timer.game_id)
        return await self._membership.check(timer.game_id, opened.row.seats[timer.seat])
