"""Send people who want it a list of their games once a day."""

from bot.delivery.outbox.publisher import Publisher
from bot.service.table_acts.digests import queue_due
from bot.service.tables.games import Games


class Digests:
    """The daily lists."""

    def __init__(self, games: Games, publisher: Publisher) -> None:
        self._games = games
        self._publisher = publisher

    async def tick(self) -> bool:
        """Send what is due; return whether more was due at once, which never is.

        Raises StoreBusy.
        """
        await self._publisher.deliver(await queue_due(self._games))
        return False
