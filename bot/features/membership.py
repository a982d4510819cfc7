"""Mark the seats of people who have left the server."""

from bot.features.seats import Seats
from bot.model.games import SeatRow
from bot.model.kinds import SeatStatus
from bot.model.members import Members
from bot.service.tables.tables import Tables


class Membership:
    """Who of the players is still on the server."""

    def __init__(self, tables: Tables, members: Members, seats: Seats) -> None:
        self._tables = tables
        self._members = members
        self._seats = seats

    async def check(self, game_id: int, seat: SeatRow) -> bool:
        """Return whether a seat's player is still on the server; where not, mark the seat."""
        row = await self._tables.get(game_id)
        if seat.status != SeatStatus.TAKEN or await self._members.is_member(
            row.guild_id, seat.user_id
        ):
            return True
        await self._seats.mark_gone_from_server(row.guild_id, seat.user_id)
        return False
