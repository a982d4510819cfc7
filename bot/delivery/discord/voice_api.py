"""Call Discord for voice messages: each is one file, posted or sent after an answer.

Each call raises discord.HTTPException, or OSError where the network fails.
"""

from bot.delivery.discord.payloads import voice_author, voice_name, voice_payload
from bot.delivery.discord.requests import FOLLOW_UP, MESSAGE, MESSAGES, Requests, webhook_of
from bot.model.interaction import Interaction
from bot.narration.audio import NarrationAudio
from bot.ui.message import File


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
        await self._requests.send("POST", MESSAGES, payload, [file], channel_id=channel_id)

    async def reply(self, interaction: Interaction, audio: NarrationAudio, *, plain: bool) -> None:
        """Follow an answer up with a recording.

        In a server it is private; in direct messages it stays beside the letter.
        """
        marker, private = interaction.id, interaction.guild_id is not None
        payload = voice_payload(audio, marker, plain=plain, private=private)
        webhook, file = webhook_of(interaction), File(voice_name(marker), audio.ogg)
        await self._requests.send_by_token("POST", FOLLOW_UP, webhook, payload, [file])

    async def author(self, channel_id: int, message_id: int) -> int | None:
        """Return whose voice message a message is; None where it is none.

        Raises discord.NotFound where it is gone.
        """
        return voice_author(
            await self._requests.send("GET", MESSAGE, channel_id=channel_id, message_id=message_id)
        )
