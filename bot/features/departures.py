"""Take a person out of all that they have a part in, where they are erased."""

from bot.delivery.outbox.stages import Stages
from bot.features.lobby import Lobby
from bot.features.seats import Seats
from bot.model.kinds import GameStatus
from bot.service.nights.nights import Nights
from bot.service.table_acts import people
from bot.service.tables.tables import Tables


class Departures:
    """What a person leaves: seats in lobbies and in games, and places on nights."""

    def __init__(
        self, tables: Tables, lobby: Lobby, seats: Seats, nights: Nights, stages: Stages
    ) -> None:
        self._tables = tables
        self._lobby = lobby
        self._seats = seats
        self._nights = nights
        self._stages = stages

    async def leave_all(self, user_id: int) -> None:
        """Give up the seats and the places of a person where games are not over."""
        for game_id, status in await people.open_games_of(self._tables, user_id):
            if status == GameStatus.LOBBY:
                await self._lobby.unseat(game_id, user_id)
            else:
                await self._seats.give_up(game_id, user_id)
        # After the seats: with its last guest gone, a lifted game goes back to its days.
        for game_id in await people.open_nights_of(self._tables, user_id):
            played = await self._nights.stand(game_id, user_id)
            if played is None:
                await self._lobby.refresh(game_id)
            else:
                await self._stages.show(played)
