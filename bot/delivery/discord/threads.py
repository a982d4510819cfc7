"""Open threads."""

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.discord.network import PASSING, Failure, RequestFailed
from bot.delivery.discord.server_api import ServerApi
from bot.model.errors import Declined
from bot.model.interaction import Interaction
from rules.record import alter


class Threads:
    """The threads that the bot opens for games."""

    def __init__(self, api: DiscordApi, server_api: ServerApi) -> None:
        self._api = api
        self._server_api = server_api

    async def open(self, interaction: Interaction, name: str) -> int:
        """Open a thread at the pressed message, and return its id.

        Opening it again returns the same one. Raises Declined where Discord refuses it.
        """
        pressed = interaction.message
        if pressed is None:
            raise Declined("no-new-thread")
        try:
            thread_id = await self._server_api.open_thread(interaction.channel_id, pressed.id, name)
        except RequestFailed as error:
            if error.failure in PASSING:
                raise
            if error.failure != Failure.HAS_THREAD:
                raise Declined("no-new-thread") from error
            thread_id = pressed.id  # a message's thread has its id
        # The thread's first message, a panel, may have its picture at once.
        self._api.note_rights(alter(interaction, channel_id=thread_id))
        return thread_id
