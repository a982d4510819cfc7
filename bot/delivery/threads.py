"""Open threads."""

from http import HTTPStatus

import discord
from discord.http import Route

from bot.delivery.discord_api import DiscordApi
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from rules.record import alter

_HAS_THREAD = 160004
"""The message has a thread already; its id is that of the message."""

# Characters that Discord takes.
_LONGEST_NAME = 100
_QUIET_MINUTES = 10_080
"""How long Discord leaves a silent thread open: a week, the most there is."""


class Threads:
    """The threads that the bot opens for games."""

    def __init__(self, api: DiscordApi) -> None:
        self._api = api

    async def open(self, interaction: Interaction, name: str) -> int:
        """Open a thread at the pressed message, and return its id.

        Opening it again returns the same one. Raises Declined where the bot may not, or where there
        are no threads.
        """
        pressed = interaction.message
        if pressed is None or not interaction.may_open_threads:
            raise Declined("no-new-thread")
        route = Route(
            "POST",
            "/channels/{channel_id}/messages/{message_id}/threads",
            channel_id=interaction.channel_id,
            message_id=pressed.id,
        )
        payload = {"name": name[:_LONGEST_NAME], "auto_archive_duration": _QUIET_MINUTES}
        try:
            made = await self._api.request(route, payload)
            thread_id = int(made["id"])
        except discord.HTTPException as error:
            if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
                raise
            if error.code != _HAS_THREAD:
                raise Declined("no-new-thread") from error
            thread_id = pressed.id
        # The thread's first message, a panel, may have its picture at once.
        self._api.note_rights(alter(interaction, channel_id=thread_id))
        return thread_id
