"""Let people follow a game that they do not play; they see what stands open on the table."""

from typing import TYPE_CHECKING

import discord

from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.kinds import Updates
from bot.store import watchers
from bot.ui.watching import watch_panel

if TYPE_CHECKING:
    from bot.app import TableBot


_LAST = 12
"""Plies that a watcher is told when he looks."""


class Spectators:
    """What those who watch are shown, and when they are written to."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot

    async def show(
        self, interaction: discord.Interaction, row: GameRow, often: Updates | None
    ) -> None:
        """Show a game to somebody who watches it; `often` is how often he wants to be told.

        Raises Declined where it is over or has not begun.
        """
        await self._bot.answers.privately(
            interaction, "", await self._view(interaction, row, often)
        )

    async def leave(self, interaction: discord.Interaction, row: GameRow) -> None:
        """Tell him of a game no more."""
        user = interaction.user.id
        await self._bot.database.write(lambda db: watchers.drop(db, row.id, user))
        words = self._bot.words_for(interaction)
        await self._bot.answers.privately(interaction, words("watch-left"))

    async def press(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Bring a watcher's panel up to date, or change how often he is told.

        Raises Declined.
        """
        row = await self._bot.tables.get(press.game_id)
        if press.detail != "look" and press.detail not in list(Updates):
            raise Declined("unknown-press")
        often = None if press.detail == "look" else Updates(press.detail)
        view = await self._view(interaction, row, often)
        if interaction.guild_id is None:  # the letter of a round stays as it is
            await self._bot.answers.privately(interaction, "", view)
        else:
            await self._bot.answers.edit(interaction, view)

    async def _view(
        self, interaction: discord.Interaction, row: GameRow, often: Updates | None
    ) -> discord.ui.LayoutView:
        user = interaction.user.id
        opened = await self._bot.tables.load(row.id)
        if often and not row.status.is_under_way:
            raise Declined("game-over")
        if often == Updates.NEVER:
            await self._bot.database.write(lambda db: watchers.drop(db, row.id, user))
        elif often:
            await self._bot.database.write(lambda db: watchers.put(db, row.id, user, often))
        told = await self._bot.database.read(lambda db: watchers.find(db, row.id, user))
        words = self._bot.words_for(interaction)
        plies = await self._bot.tables.plies(row.id, opened.ply - _LAST + 1)
        narrator = self._bot.reader.narrator(opened.row, words)
        return watch_panel(narrator, opened, plies, told or Updates.NEVER)
