"""Remind people of open questions, and announce that a clock has run out."""

from bot.delivery.discord.members import GuildMembers
from bot.delivery.outbox.publisher import Publisher
from bot.features.seats import Seats
from bot.model.games import SeatRow, TimerRow
from bot.model.kinds import SeatStatus
from bot.service.table_acts import seat_reminders
from bot.service.tables.games import Games


class Reminders:
    """The reminders to people for whom a table waits, if they are still on its server."""

    def __init__(
        self, games: Games, publisher: Publisher, members: GuildMembers, seats: Seats
    ) -> None:
        self._games = games
        self._publisher = publisher
        self._members = members
        self._seats = seats

    async def on_remind(self, timer: TimerRow) -> None:
        """Remind a player of an open question."""
        if await self._is_there(timer):
            await self._publisher.deliver(await seat_reminders.remind(self._games, timer))

    async def on_overdue(self, timer: TimerRow) -> None:
        """Announce to the table that a clock has run out."""
        if await self._is_there(timer):
            await self._publisher.deliver(await seat_reminders.announce_overdue(self._games, timer))

    async def _is_there(self, timer: TimerRow) -> bool:
        opened = await self._games.load(timer.game_id)
        return await self.is_here(timer.game_id, opened.row.seats[timer.seat])

    async def is_here(self, game_id: int, seat: SeatRow) -> bool:
        """Return whether a seat's player is still on the server; where not, mark the seat."""
        row = await self._games.get(game_id)
        if seat.status != SeatStatus.TAKEN or await self._members.is_member(
            row.guild_id, seat.user_id
        ):
            return True
        await self._seats.mark_gone_from_server(row.guild_id, seat.user_id)
        return False
