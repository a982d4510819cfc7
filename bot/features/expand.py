"""Show the rest of a message that is still as it was first posted, for lock screens."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox import outbox_rows
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from bot.service.tables.games import Games


class Expand:
    """The button of messages whose edit has not come: the bot was stopped, or Discord failed."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, outbox: Outbox
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._outbox = outbox

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Deliver what waits in the game's outbox, and with it the rest of this message.

        Raises Declined where the message waits for nothing any more.
        """
        if not await self._waits(press):
            raise Declined("stale-question")
        await self._replies.acknowledge(interaction)
        await self._outbox.flush(press.game_id)
        if await self._waits(press):
            words = self._languages.words_for(interaction)
            await self._replies.privately(interaction, words("push-waits"))

    async def _waits(self, press: CustomId) -> bool:
        rows = await outbox_rows.waiting(self._games, press.game_id)
        return press.detail in [str(row.id) for row in rows]
