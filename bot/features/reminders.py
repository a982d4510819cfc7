"""Remind people of open questions, and announce that a clock has run out."""

from bot.delivery.discord.members import GuildMembers
from bot.delivery.outbox.publisher import Publisher
from bot.features.seats import Seats
from bot.features.votes import Votes
from bot.model.games import SeatRow, TimerRow
from bot.model.kinds import SeatStatus
from bot.service.seats.absences import is_stood_in_for
from bot.service.table_acts import seat_reminders
from bot.service.tables.games import Games


class Reminders:
    """The reminders to people for whom a table waits, if they are still on its server."""

    def __init__(
        self,
        games: Games,
        publisher: Publisher,
        members: GuildMembers,
        seats: Seats,
        votes: Votes,
    ) -> None:
        self._games = games
        self._publisher = publisher
        self._members = members
        self._seats = seats
        self._votes = votes

    async def on_remind(self, timer: TimerRow) -> None:
        """Remind a player of an open question."""
        if not await self._is_gone(timer):
            await self._publisher.deliver(await seat_reminders.remind(self._games, timer))

    async def on_overdue(self, timer: TimerRow) -> None:
        """Do what the table has agreed on for a clock that has run out, or tell it to vote."""
        if await self._is_gone(timer):
            return
        if is_stood_in_for(await self._games.get(timer.game_id), timer.seat):
            await self._publisher.show(await seat_reminders.stand_in(self._games, timer))
            # Those whose seats are kept no longer count, which may decide an open vote.
            await self._votes.recount(timer.game_id)
        else:
            await self._publisher.deliver(await seat_reminders.announce_overdue(self._games, timer))

    async def _is_gone(self, timer: TimerRow) -> bool:
        loaded = await self._games.load(timer.game_id)
        return await self.mark_absent_as_gone(timer.game_id, loaded.row.seats[timer.seat])

    async def mark_absent_as_gone(self, game_id: int, seat: SeatRow) -> bool:
        """Mark all seats of a seat's player if they have left the server; return whether they had.

        Discord is asked for that. A seat without a player is left as it is.
        """
        row = await self._games.get(game_id)
        if seat.status != SeatStatus.TAKEN or await self._members.is_member(
            row.guild_id, seat.user_id
        ):
            return False
        await self._seats.mark_gone_from_server(row.guild_id, seat.user_id)
        return True
