"""Check with Discord that a message is a person's own voice message."""

from bot.delivery.discord.network import FAILED
from bot.delivery.discord.voice_api import VoiceApi


class VoiceNoteCheck:
    """The voice messages of people; the bot reads only whose they are."""

    def __init__(self, api: VoiceApi) -> None:
        self._api = api

    async def is_by(self, user_id: int, channel_id: int, message_id: int) -> bool:
        """Tell whether a message exists, is a voice message, and is that person's."""
        try:
            return await self._api.author(channel_id, message_id) == user_id
        except FAILED:
            # Gone, or out of the bot's sight: then it is not kept.
            return False
