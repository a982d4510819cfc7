"""Deliver direct messages with encounters: each is posted once, then edited as it grows."""

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.screens import Screens
from bot.delivery.outbox.sent import SentMessages
from bot.model.games import OutboxRow
from bot.service.history.locks import Locks
from bot.service.plies.encounter_messages import is_explorer
from bot.service.tables import outgoing
from bot.service.tables.games import Games
from bot.store import encounter_messages


class EncounterMessages:
    """The direct messages that paragraphs are read in."""

    def __init__(
        self,
        api: DiscordApi,
        games: Games,
        screens: Screens,
        direct: DirectChannels,
        sent: SentMessages,
    ) -> None:
        self._api = api
        self._games = games
        self._screens = screens
        self._direct = direct
        self._sent = sent
        self._locks = Locks()

    async def deliver(self, row: OutboxRow, *, search_first: bool) -> None:
        """Post the message of an encounter, or edit the one in which it began.

        Raises what `network.FAILED` lists.
        """
        # One at a time: of two edits of a message, the older could arrive last, and stay.
        async with self._locks.of(row.game_id):
            await self._deliver(row, search_first=search_first)

    async def _deliver(self, row: OutboxRow, *, search_first: bool) -> None:
        user_id = row.user_id
        assert user_id is not None
        loaded = await self._games.load(row.game_id)
        message = await self._screens.encounter_message(loaded, row)
        posted, begun = None, row.message_id
        if begun is None and is_explorer(loaded, user_id):
            # Of several that have waited, each would show the encounter as it is by now.
            begun = await self._games.database.find(
                lambda db: encounter_messages.find(db, row.game_id, user_id)
            )
        if message is not None:
            async with self._direct.to(user_id, loaded.row.guild_id, reading=True) as channel:
                if begun is not None:
                    await self._api.edit(channel, begun, message)
                else:
                    posted = await self._sent.post(channel, row, message, search_first=search_first)
        # After it is sent: killed in between, the bot finds the message by its marker.
        await self._games.database.write(
            lambda db: outgoing.record_encounter_message(db, row, loaded, posted)
        )
