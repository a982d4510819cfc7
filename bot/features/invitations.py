"""Close lobbies that nobody starts, after a warning to those who wait in them."""

from bot.delivery.outbox.publisher import Publisher
from bot.model.timers import TimerRow
from bot.service.table_acts.statuses import Statuses


class Invitations:
    """The end of open invitations."""

    def __init__(self, statuses: Statuses, publisher: Publisher) -> None:
        self._statuses = statuses
        self._publisher = publisher

    async def on_expire(self, timer: TimerRow) -> None:
        """Warn those who wait that their invitation closes, and a day later close it."""
        await self._publisher.deliver(await self._statuses.expire(timer))
