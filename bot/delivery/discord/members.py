"""Ask Discord who is still on a server."""

import discord

from bot.delivery.discord.network import FAILED, Failure, failure_of
from bot.delivery.discord.server_api import ServerApi


class GuildMembers:
    """The members of the servers, as Discord knows them."""

    def __init__(self, client: discord.Client, api: ServerApi) -> None:
        self._client = client
        self._api = api

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Return whether a person is still on a server; True where Discord cannot say."""
        if self._client.get_guild(guild_id) is None:
            return True
        try:
            await self._api.find_member(guild_id, user_id)
        except FAILED as error:
            # Nobody loses their seat because Discord is busy.
            return failure_of(error) != Failure.NOBODY
        return True
