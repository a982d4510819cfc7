"""Show the hall of a server's villages."""

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.reader import Reader
from bot.model.interaction import Interaction
from bot.service.tables.overviews import Overviews
from bot.ui.hall import hall

_SHOWN = 10


class Hall:
    """The best villages of a server."""

    def __init__(self, overviews: Overviews, reader: Reader, replies: Replies) -> None:
        self._overviews = overviews
        self._reader = reader
        self._replies = replies

    async def show(self, interaction: Interaction) -> None:
        """Show the hall to one person."""
        tally, best = await self._overviews.hall(interaction.guild_id or 0, _SHOWN)
        words = self._reader.words_for(interaction)
        await self._replies.privately(interaction, hall(words, tally, best))
