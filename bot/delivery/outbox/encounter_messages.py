"""Deliver the letters that encounters are read in: posted once, then edited as they grow."""

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.dm_budget import DmBudget
from bot.delivery.outbox.outbox_rows import nonce_of
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.sent import SentMessages
from bot.model.games import OutboxRow
from bot.service.history.locks import Locks
from bot.service.plies.encounter_messages import is_explorer
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store import stories


class EncounterMessages:
    """The direct messages that paragraphs are read in."""

    def __init__(
        self, api: DiscordApi, games: Games, screens: Screens, budget: DmBudget, sent: SentMessages
    ) -> None:
        self._api = api
        self._games = games
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
        user_id = row.user_id
        assert user_id is not None
        opened = await self._games.load(row.game_id)
        message = await self._screens.letter(opened, row)
        letter, begun = None, row.message_id
        if begun is None and is_explorer(opened, user_id):
            # Of several that have waited, each would show the encounter as it is by now.
            begun = await self._games.database.find(
                lambda db: stories.find_letter(db, row.game_id, user_id)
            )
        if message is not None and begun is not None:
            channel = await self._api.direct_channel(user_id)
            await self._api.edit(channel, begun, message)
        elif message is not None:
            # The row stays in the outbox, for a later upkeep.
            if not self._budget.spend(self._games.now(), reading=True):
                return
            channel = await self._api.direct_channel(user_id)
            letter = await self._sent.find(channel, row) if search_first else None
            letter = letter or await self._api.post(
                channel, message, marker=row.id, nonce=nonce_of(self._games, row)
            )
        # After it is sent: killed in between, the bot finds the letter by its marker.
        await self._games.database.write(lambda db: outgoing.record_letter(db, row, opened, letter))
