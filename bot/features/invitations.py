"""Close lobbies that nobody starts, after a warning to those who wait in them."""

from bot.delivery.publisher import Publisher
from bot.model.timers import TimerRow
from bot.service import invitations
from bot.service.lobbies import Lobbies
from bot.service.tables import Tables


class Invitations:
    """The end of open invitations."""

    def __init__(self, tables: Tables, lobbies: Lobbies, publisher: Publisher) -> None:
        self._tables = tables
        self._lobbies = lobbies
        self._publisher = publisher

    async def on_expire(self, timer: TimerRow) -> None:
        """Warn those who wait that their invitation closes, and a day later close it."""
        now = self._tables.now()
        async with self._lobbies.lock(timer.game_id):
            pending = await self._tables.database.write(
                lambda db: invitations.expire(db, timer, now)
            )
        await self._publisher.deliver(pending)
