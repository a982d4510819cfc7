"""Call Discord for voice messages: each is one file, posted or sent after an answer.

A call that sends raises what `network.FAILED` lists.
"""

from typing import Any

from bot.delivery.discord.network import FAILED, RequestTarget
from bot.delivery.discord.payloads import voice_author, voice_name, voice_payload
from bot.delivery.discord.requests import FOLLOW_UP, MESSAGE, MESSAGES, Requests
from bot.model.interaction import Interaction
from bot.narration.audio import NarrationAudio
from bot.ui.message import File

_LARGEST = 3_000_000
"""Bytes of a voice message that a chronicle may hold: some twelve minutes."""


class VoiceApi:
    """The requests about voice messages; one that is `plain` goes out as a sound file."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests

    async def post(
        self, channel_id: int, audio: NarrationAudio, *, marker: int, nonce: str, plain: bool
    ) -> None:
        """Post a recording; `marker` finds it later, and `nonce` drops a second one at once."""
        payload = voice_payload(audio, marker, plain=plain)
        payload |= {"nonce": nonce, "enforce_nonce": True}
        file = File(voice_name(marker), audio.ogg)
        await self._requests.send(
            "POST", MESSAGES, payload, [file], target=RequestTarget.VOICE, channel_id=channel_id
        )

    async def reply(self, interaction: Interaction, audio: NarrationAudio, *, plain: bool) -> None:
        """Follow an answer up with a recording.

        In a server it is private; in direct messages it stays beside the paragraph.
        """
        marker, private = interaction.id, interaction.guild_id is not None
        payload = voice_payload(audio, marker, plain=plain, private=private)
        webhook = self._requests.webhook_of(interaction.token)
        file = File(voice_name(marker), audio.ogg)
        await self._requests.send_by_token(
            "POST", FOLLOW_UP, webhook, payload, [file], target=RequestTarget.VOICE
        )

    async def is_by(self, user_id: int, channel_id: int, message_id: int) -> bool:
        """Return whether a message is there, is a voice message, and is that person's."""
        try:
            message = await self._message(channel_id, message_id)
        except FAILED:
            # Gone, or out of the bot's sight: then it is not kept.
            return False
        return voice_author(message) == user_id

    async def sound_of(self, user_id: int, channel_id: int, message_id: int) -> bytes | None:
        """Return a person's voice message as Ogg Opus; None where it is gone, or too large."""
        try:
            message = await self._message(channel_id, message_id)
            if voice_author(message) != user_id:
                return None
            file = message["attachments"][0]
            return await self._requests.read_file(file["url"]) if file["size"] <= _LARGEST else None
        except FAILED:
            return None

    async def _message(self, channel_id: int, message_id: int) -> Any:
        return await self._requests.send(
            "GET",
            MESSAGE,
            target=RequestTarget.TABLE,
            channel_id=channel_id,
            message_id=message_id,
        )
