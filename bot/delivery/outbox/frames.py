"""Show an animation: one frame after another, on a panel."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import FAILED
from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.screens import Screens
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.ui.message import Message


class Frames:
    """The frames that panels show before the result."""

    def __init__(self, api: DiscordApi, outbox: Outbox, replies: Replies, screens: Screens) -> None:
        self._api = api
        self._outbox = outbox
        self._replies = replies
        self._shown = screens.shown

    async def show(
        self,
        row: GameRow,
        frames: Sequence[Message],
        seconds: float,
        interaction: Interaction | None = None,
    ) -> None:
        """Show one frame after another on a panel, each for some `seconds`, and nothing else.

        The first answers a press of the panel. One that fails ends them.
        """
        pressed = interaction.message.id if interaction and interaction.message else None
        assert row.panel_id is not None
        # Throughout: another edit would show the result of the dice, as the panel does after it.
        async with self._outbox.panel_lock(row.id):
            with suppress(*FAILED):
                for index, frame in enumerate(frames):
                    if index == 0 and interaction is not None and pressed == row.panel_id:
                        await self._replies.edit(interaction, frame)
                    else:
                        await self._api.edit(row.channel_id, row.panel_id, frame)
                    self._shown.note_posted(row.id, frame)
                    await asyncio.sleep(seconds)
