"""Answer a press or a command, in time, where it was made."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Any, TypeAlias

import discord
from discord import AllowedMentions, ui

from bot.delivery.messages import Shown
from bot.delivery.network import BROKEN, LONGEST
from bot.delivery.picture_queue import PictureQueue
from bot.pictures.request import PictureRequest
from bot.ui.layout import layout
from bot.ui.picture import hang

log = logging.getLogger(__name__)

Files: TypeAlias = Sequence[discord.File]

IN_TIME = 5
"""Seconds that an answer may take; Discord takes it for three."""

TOO_LATE = (10062, 10015, 40060)
"""Interaction gone, its token gone, or answered already."""


class Replies:
    """How the bot answers interactions."""

    def __init__(self, pictures: PictureQueue) -> None:
        self._pictures = pictures

    async def privately(
        self,
        interaction: discord.Interaction,
        text: str,
        view: ui.LayoutView | None = None,
        wish: PictureRequest | None = None,
    ) -> None:
        """Tell the person alone; the picture of the `wish` follows when it is drawn."""
        shown = view or layout([text])
        try:
            async with asyncio.timeout(LONGEST):
                await self._tell(interaction, shown, wish)
        except (discord.HTTPException, *BROKEN) as error:
            self._missed(interaction, error)

    async def _tell(
        self, interaction: discord.Interaction, shown: ui.LayoutView, wish: PictureRequest | None
    ) -> None:
        if interaction.response.is_done():
            await interaction.followup.send(view=shown, ephemeral=True)
        else:
            await interaction.response.send_message(view=shown, ephemeral=True)
        if wish:
            picture = await self._pictures.paint(wish)
            files = hang(shown, picture, first=True)
            if files:
                await interaction.edit_original_response(view=shown, attachments=files)

    async def edit(
        self, interaction: discord.Interaction, view: ui.LayoutView, files: Files = ()
    ) -> bool:
        """Answer by changing the message that was pressed; tell whether that went through."""
        none = AllowedMentions.none()
        return await self._in_time(
            interaction,
            interaction.response.edit_message(view=view, attachments=files, allowed_mentions=none),
        )

    async def publicly(self, interaction: discord.Interaction, text: str) -> None:
        """Tell the whole channel what has been done."""
        view = layout([text])
        await self._in_time(interaction, interaction.response.send_message(view=view))

    async def ask(self, interaction: discord.Interaction, modal: ui.Modal) -> None:
        """Answer by opening a form.

        Raises discord.HTTPException where Discord does not take it.
        """
        try:
            async with asyncio.timeout(IN_TIME):
                await interaction.response.send_modal(modal)
        except BROKEN as error:
            self._missed(interaction, error)

    async def _in_time(
        self, interaction: discord.Interaction, answer: Coroutine[Any, Any, object]
    ) -> bool:
        """Send an answer; tell whether that went through."""
        try:
            async with asyncio.timeout(IN_TIME):
                await answer
        except (discord.HTTPException, *BROKEN) as error:
            self._missed(interaction, error)
            return False
        return True

    async def post(
        self, interaction: discord.Interaction, shown: Shown, pings: AllowedMentions
    ) -> int | None:
        """Answer a command with a message that everybody sees; give its id if that went through."""
        view, files = shown
        try:
            async with asyncio.timeout(IN_TIME):
                sent = await interaction.response.send_message(
                    view=view, files=files, allowed_mentions=pings
                )
        except (discord.HTTPException, *BROKEN) as error:
            self._missed(interaction, error)
            return None
        assert sent.message_id is not None
        return sent.message_id

    async def leave(self, interaction: discord.Interaction) -> None:
        """Answer, where nothing was answered, by leaving the message as it is."""
        if not interaction.response.is_done():
            await self._in_time(interaction, interaction.response.defer())

    def _missed(self, interaction: discord.Interaction, error: Exception) -> None:
        is_late = isinstance(error, discord.HTTPException) and error.code in TOO_LATE
        level = logging.INFO if is_late else logging.WARNING
        log.log(level, "interaction %s not answered: %r", interaction.id, error)


def is_private(interaction: discord.Interaction) -> bool:
    """Tell whether the message that was pressed is seen by one person alone.

    Never by the panel's id: a panel can be pressed before it is noted which message it is.
    """
    message = interaction.message
    return message is not None and (interaction.guild_id is None or message.flags.ephemeral)
