"""Look at a message again before it is taken for somebody's voice."""

from bot.delivery.discord_api import DiscordApi
from bot.delivery.network import FAILED
from bot.delivery.payloads import Json
from bot.delivery.requests import message_route

_VOICE = 1 << 13


class VoiceNotes:
    """The voice messages of people, of which the bot sees no more than whose they are."""

    def __init__(self, api: DiscordApi) -> None:
        self._api = api

    async def is_by(self, user_id: int, channel_id: int, message_id: int) -> bool:
        """Tell whether a message is there, is a voice message, and is that person's."""
        try:
            found: Json = await self._api.request(message_route("GET", channel_id, message_id))
        except FAILED:
            # Gone, or out of the bot's sight: then it is not kept.
            return False
        is_voice = bool(int(found.get("flags", 0)) & _VOICE)
        return is_voice and int(found["author"]["id"]) == user_id
