"""Tell people in private what no letter could bring them, at their next press or command."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import InteractionResponseType

from bot.delivery.network import BROKEN, LONGEST
from bot.model.errors import StoreBusy
from bot.model.notices import decode
from bot.store import outbox
from bot.text.notices import notice_text
from bot.ui.layout import layout

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)

_MOST = 10
"""Letters told at once; the rest comes with the press after."""


class Undelivered:
    """The letters that were refused; whose they are is at hand, as every press asks for it."""

    def __init__(self, bot: "TableBot") -> None:
        self._bot = bot
        self._people: set[tuple[int, int]] = set()

    async def open(self) -> None:
        """Learn for whom letters wait, and from which server."""
        self._people = await self._bot.database.read(outbox.refusals)

    def note(self, user_id: int, guild_id: int) -> None:
        """Note that a person did not take a letter from a server's game."""
        self._people.add((user_id, guild_id))

    async def tell(self, interaction: discord.Interaction) -> None:
        """Tell a person, after an answer, which letters he did not take, and forget them."""
        user_id, guild_id = interaction.user.id, interaction.guild_id or 0
        is_form = interaction.response.type is InteractionResponseType.modal
        if (user_id, guild_id) not in self._people or not interaction.response.is_done() or is_form:
            return
        self._people.discard((user_id, guild_id))  # who is noted from now on stays noted
        waits = True
        with suppress(StoreBusy):
            waits = await self._tell(interaction, user_id, guild_id)
        if waits:
            self.note(user_id, guild_id)

    async def _tell(self, interaction: discord.Interaction, user_id: int, guild_id: int) -> bool:
        """Tell as many as go at once; give whether some still wait."""
        rows = await self._bot.database.read(lambda db: outbox.refused(db, user_id, guild_id))
        if not rows:
            return False
        told = rows[:_MOST]
        words = self._bot.words_for(interaction)
        notes = [decode(row.body) for row in told if row.body]
        lines = [words("unsaid"), *[notice_text(words, note.key, note.figures) for note in notes]]
        try:
            async with asyncio.timeout(LONGEST):
                await interaction.followup.send(view=layout(lines), ephemeral=True)
        except (discord.HTTPException, *BROKEN) as error:
            log.info("letters to %s stay unsaid: %r", user_id, error)
            return True
        await self._bot.database.write(lambda db: outbox.delete(db, [row.id for row in told]))
        return len(rows) > len(told)
