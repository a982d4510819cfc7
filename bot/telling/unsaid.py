"""Tell people in private what no letter could bring them, at their next press or command."""

import asyncio
import logging
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING

import discord
from discord import InteractionResponseType

from bot.days.notes import decode
from bot.errors import StoreBusy
from bot.store import outbox
from bot.store.rows import OutboxRow
from bot.telling.calls import BROKEN, LONGEST
from bot.ui.layout import layout

if TYPE_CHECKING:
    from bot.app import TableBot

log = logging.getLogger(__name__)

_MOST = 10
"""Letters told at once; the rest comes with the press after."""


async def tell_unsaid(bot: "TableBot", interaction: discord.Interaction) -> None:
    """Tell a person, after an answer of the bot, which letters he did not take, and forget them."""
    is_form = interaction.response.type is InteractionResponseType.modal
    if not interaction.response.is_done() or is_form:
        return
    with suppress(StoreBusy):
        await _tell(bot, interaction, interaction.user.id, interaction.guild_id or 0)


async def _tell(
    bot: "TableBot", interaction: discord.Interaction, user_id: int, guild_id: int
) -> None:
    def query(db: sqlite3.Connection) -> list[OutboxRow]:
        return outbox.refused(db, user_id, guild_id)[:_MOST]

    rows = await bot.database.read(query)
    if not rows:
        return
    words = await bot.words_for(interaction)
    notes = [decode(row.body) for row in rows if row.body]
    lines = [words("unsaid"), *[words(note.key, **note.figures) for note in notes]]
    try:
        async with asyncio.timeout(LONGEST):
            await interaction.followup.send(view=layout(lines), ephemeral=True)
    except (discord.HTTPException, *BROKEN) as error:
        log.info("letters to %s stay unsaid: %r", user_id, error)
        return
    await bot.database.write(lambda db: outbox.said(db, [row.id for row in rows]))
