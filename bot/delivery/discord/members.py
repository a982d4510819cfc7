"""Ask Discord who is still on a server."""

import discord

from bot.delivery.discord.server_api import ServerApi

_NOBODY = (10007, 10013)
"""No such member, no such user."""


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
        except discord.NotFound as error:
            return error.code not in _NOBODY
        except discord.HTTPException:
            # Nobody loses their seat because Discord is busy.
            return True
        return True
