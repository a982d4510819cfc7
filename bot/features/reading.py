"""Show the open paragraph to one person, or read it aloud to the table."""

from bot.delivery.panels import Panels
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.model.custom_id import CustomId
from bot.model.interaction import Interaction
from bot.service.tables import Tables


class Readings:
    """The open paragraph, shown privately or to the table."""

    def __init__(self, tables: Tables, reader: Reader, replies: Replies, panels: Panels) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._panels = panels

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Show a person what they may read.

        Raises Declined.
        """
        await self._show(interaction, press.game_id)

    async def show_here(self, interaction: Interaction) -> None:
        """Show a person what they may read in the channel's game.

        Raises Declined.
        """
        row = await self._tables.find(interaction.channel_id)
        await self._show(interaction, row.id)

    async def read_aloud(self, interaction: Interaction, press: CustomId) -> None:
        """Read the open paragraph aloud to the table, on behalf of the player to the left.

        Raises Declined.
        """
        opened = await self._tables.load(press.game_id)
        self._reader.read_aloud(opened, interaction.user.id, press.number)
        words = self._reader.words_for(interaction)
        await self._replies.privately(interaction, words("read-aloud"))
        await self._panels.refresh(opened)

    async def _show(self, interaction: Interaction, game_id: int) -> None:
        opened = await self._tables.load(game_id)
        words = self._reader.words_for(interaction)
        message = self._reader.private(opened, interaction.user.id, words)
        await self._replies.privately(interaction, message)
