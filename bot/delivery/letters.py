"""Deliver the letters that encounters are read in: posted once, then edited as they grow."""

from bot.delivery.discord_api import DiscordApi
from bot.delivery.dm_budget import DmBudget
from bot.delivery.notices import nonce_of
from bot.delivery.screens import Screens
from bot.delivery.sent import SentMessages
from bot.model.games import OutboxRow
from bot.service import outgoing
from bot.service.locks import Locks
from bot.service.tables import Tables


class Letters:
    """The direct messages that paragraphs are read in."""

    def __init__(
        self,
        api: DiscordApi,
        tables: Tables,
        screens: Screens,
        budget: DmBudget,
        sent: SentMessages,
    ) -> None:
        self._api = api
        self._tables = tables
        self._screens = screens
        self._budget = budget
        self._sent = sent
        self._locks = Locks()

    async def deliver(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post a paragraph's letter, or edit the one that it was begun in.

        Raises discord.HTTPException, OSError.
        """
        # One at a time: of two edits of a letter, the older could arrive last, and stay.
        async with self._locks.of(row.game_id):
            await self._deliver(row, search_first=search_first)

    async def _deliver(self, row: OutboxRow, *, search_first: bool) -> None:
        assert row.user_id is not None
        opened = await self._tables.load(row.game_id)
        message = await self._screens.letter(opened, row)
        letter = None
        if message is not None and row.message_id is not None:
            channel = await self._api.direct_channel(row.user_id)
            await self._api.edit(channel, row.message_id, message)
        elif message is not None:
            # The row stays in the outbox, for a later upkeep.
            if not self._budget.spend(self._tables.now(), reading=True):
                return
            channel = await self._api.direct_channel(row.user_id)
            letter = await self._sent.find(channel, row) if search_first else None
            letter = letter or await self._api.post(
                channel, message, marker=row.id, nonce=nonce_of(row)
            )
        # After it is sent: killed in between, the bot finds the letter by its marker.
        await self._tables.database.write_soon(
            lambda db: outgoing.record_letter(db, row, opened, letter)
        )
