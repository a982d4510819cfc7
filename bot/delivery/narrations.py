"""Read aloud on Discord: as a voice message, as a plain sound file where that is refused, or not.

A voice message has one file and nothing else, and cannot be edited. A channel that refuses them is
spared the next ones for an hour.
"""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic

import discord
from cachetools import LRUCache
from discord.http import Route

from bot.delivery.discord_api import DiscordApi
from bot.delivery.narration_queue import NarrationQueue
from bot.delivery.network import FAILED, NO_VOICE
from bot.delivery.payloads import Json, voice_name, voice_payload
from bot.delivery.requests import webhook_route
from bot.delivery.stage_voice import StageVoice
from bot.model.interaction import Interaction
from bot.narration.recording import Recording
from bot.text.speech import Spoken
from bot.ui.message import File

log = logging.getLogger(__name__)

# Somebody may give the right meanwhile: after an hour it is tried again.
_HOUR = 3_600.0
_CHANNELS = 10_000


class Narrations:
    """The voice messages of the bot; `stage` is its voice in the voice channels of nights."""

    def __init__(self, api: DiscordApi, queue: NarrationQueue, stage: StageVoice) -> None:
        self._api = api
        self._queue = queue
        self.stage = stage
        self._refused: LRUCache[int, float] = LRUCache(_CHANNELS)

    async def record(self, spoken: Spoken) -> Recording | None:
        """Return what a voice reads, however long it takes; None where there is no voice for it."""
        return await self._queue.record(spoken)

    async def is_recorded(self, spoken: Spoken) -> bool:
        """Tell whether a text can be heard at once."""
        return await self._queue.find(spoken) is not None

    async def post(self, channel_id: int, recording: Recording, *, marker: int, nonce: str) -> bool:
        """Post a recording in a channel, and tell whether it was taken.

        `marker` finds it later, as with other messages. Raises OSError, and discord.HTTPException
        where neither a voice message nor a file was refused as such.
        """
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
        once = {"nonce": nonce, "enforce_nonce": True}

        async def send(payload: Json, file: File) -> None:
            await self._api.request(route, payload | once, [file])

        return await self._send(channel_id, recording, marker, send)

    async def reply(self, interaction: Interaction, recording: Recording) -> bool:
        """Follow an answer up with a recording, and tell whether it arrived.

        In a server it is private; in direct messages it stays beside the letter.
        """
        route, private = webhook_route("POST", "", interaction), interaction.guild_id is not None

        async def send(payload: Json, file: File) -> None:
            await self._api.send_by_token(route, payload, [file])

        try:
            return await self._send(
                interaction.channel_id, recording, interaction.id, send, private=private
            )
        except FAILED as error:
            # Said in private by the caller: nobody else waits for it.
            log.info("a voice message does not arrive: %r", error)
            return False

    async def _send(
        self,
        channel_id: int,
        recording: Recording,
        marker: int,
        send: Callable[[Json, File], Awaitable[None]],
        *,
        private: bool = False,
    ) -> bool:
        file = File(voice_name(marker), recording.ogg)
        is_refused = monotonic() < self._refused.get(channel_id, 0.0)
        # As a voice message first, then as a file to play.
        for plain in (True,) if is_refused else (False, True):
            payload = voice_payload(recording, marker, plain=plain, private=private)
            try:
                await send(payload, file)
            except discord.HTTPException as error:
                if error.code not in NO_VOICE:
                    raise
                self._refused[channel_id] = monotonic() + _HOUR
            else:
                return True
        return False
