"""Send audio to Discord: as a voice message, or as a plain sound file where that is refused.

A voice message has one file and nothing else, and cannot be edited. A channel that refuses them is
spared the next ones for an hour. Discord describes them for channels and for first answers, not for
what follows an answer: whatever it calls a bad request there is sent as a plain file too.
"""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Protocol

from cachetools import LRUCache

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.aloud.night_voice_channels import NightVoiceChannels
from bot.delivery.discord.network import FAILED, Failure, RequestFailed
from bot.delivery.discord.voice_api import VoiceApi
from bot.model.interaction import Interaction
from bot.narration.audio import NarrationAudio
from bot.text.narration import NarrationText

log = logging.getLogger(__name__)

# The right may be granted meanwhile: after an hour it is tried again.
_HOUR = 3_600.0
_CHANNELS = 10_000


class _Send(Protocol):
    """Sends a recording as a voice message, or as a plain file."""

    async def __call__(self, *, plain: bool) -> None: ...


class VoiceNoteSender:
    """The voice messages of the bot, and its voice in the voice channels of nights."""

    def __init__(self, api: VoiceApi, queue: NarrationQueue, stage: NightVoiceChannels) -> None:
        self._api = api
        self._queue = queue
        self._stage = stage
        self._refused: LRUCache[int, float] = LRUCache(_CHANNELS)

    async def record(self, text: NarrationText) -> NarrationAudio | None:
        """Return the audio of a text, however long it takes; None if there is no voice for it."""
        return await self._queue.record(text)

    async def is_recorded(self, text: NarrationText) -> bool:
        """Return whether the audio of a text is cached."""
        return await self._queue.find(text) is not None

    async def read_out(
        self, game_id: int, audio: NarrationAudio, is_wanted: Callable[[], Awaitable[bool]]
    ) -> bool:
        """Read in a night's voice channel; return whether no voice message is needed."""
        return await self._stage.read_out(game_id, audio, is_wanted)

    async def post(
        self, channel_id: int, audio: NarrationAudio, *, marker: int, nonce: str
    ) -> bool:
        """Post audio in a channel, and return whether Discord accepted it.

        `marker` finds it later, as with other messages. Raises what `network.FAILED` lists where
        neither a voice message nor a file was refused as such.
        """

        async def send(*, plain: bool) -> None:
            await self._api.post(channel_id, audio, marker=marker, nonce=nonce, plain=plain)

        return await self._send(channel_id, send)

    async def reply(self, interaction: Interaction, audio: NarrationAudio) -> bool:
        """Send audio after an answer, and return whether Discord accepted it."""

        async def send(*, plain: bool) -> None:
            await self._api.reply(interaction, audio, plain=plain)

        try:
            return await self._send(interaction.channel_id, send)
        except FAILED as error:
            # The caller reports it in private: no one else waits for it.
            log.info("a voice message does not arrive: %r", error)
            return False

    async def _send(self, channel_id: int, send: _Send) -> bool:
        """Send a voice message, or else a plain file; return whether one went out."""
        is_refused = monotonic() < self._refused.get(channel_id, 0.0)
        # As a voice message first, then as a file to play.
        for plain in (True,) if is_refused else (False, True):
            try:
                await send(plain=plain)
            except RequestFailed as error:
                if error.failure == Failure.NO_VOICE:
                    self._refused[channel_id] = monotonic() + _HOUR
                elif plain or error.failure != Failure.BAD_VOICE:
                    raise
            else:
                return True
        return False
