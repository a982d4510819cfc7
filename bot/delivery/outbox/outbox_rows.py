"""Read the rows of the outbox, and delete or postpone them."""

from bot.delivery.discord.network import Policy
from bot.model.games import OutboxRow
from bot.model.kinds import GameStatus, OutboxKind
from bot.service.clocks.clocks import timestamp
from bot.service.tables.tables import Tables
from bot.store import outbox as store


class OutboxRows:
    """The rows of the outbox, as those who deliver them see them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def waiting(self, game_id: int | None = None) -> list[OutboxRow]:
        """List what is to be delivered now, of all games or of one."""
        now, database = self._tables.timestamp(), self._tables.database
        # Of one game by an index, on the loop; of all games on the reader's thread.
        query = database.read if game_id is None else database.find
        return await query(lambda db: store.waiting(db, now, game_id))

    async def done(self, row: OutboxRow) -> None:
        """Delete a row that is done; the last one of a finished game lets it be packed."""
        await self._tables.database.write(lambda db: store.delete(db, [row.id]))
        if row.kind == OutboxKind.VOICE:
            await self.pack_finished(row.game_id)

    async def postpone(self, row: OutboxRow, policy: Policy) -> None:
        """Postpone a row that was refused once more."""
        tries = row.refused + 1
        at = timestamp(self._tables.now() + policy.wait_after(tries))
        await self._tables.database.write(lambda db: store.postpone(db, row.id, at, refused=tries))

    async def pack_finished(self, game_id: int) -> None:
        """Pack a finished game once its outbox is empty."""
        game = await self._tables.get(game_id)
        if game.status == GameStatus.FINISHED and not await self.waiting(game_id):
            await self._tables.pack(game_id)
