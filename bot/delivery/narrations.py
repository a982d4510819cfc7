"""Read aloud on Discord: as a voice message, as a plain sound file where that is refused, or not.

A voice message has one file and nothing else, and cannot be edited. A channel that refuses them is
spared the next ones for an hour.
"""

import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Protocol

import discord
from cachetools import LRUCache

from bot.delivery.narration_queue import NarrationQueue
from bot.delivery.network import FAILED, Failure, failure_of
from bot.delivery.stage_voice import StageVoice
from bot.delivery.voice_api import VoiceApi
from bot.model.interaction import Interaction
from bot.narration.recording import Recording
from bot.text.speech import Spoken

log = logging.getLogger(__name__)

# Somebody may give the right meanwhile: after an hour it is tried again.
_HOUR = 3_600.0
_CHANNELS = 10_000


class _Send(Protocol):
    """Sends a recording as a voice message, or as a plain file."""

    async def __call__(self, *, plain: bool) -> None: ...


class Narrations:
    """The voice messages of the bot, and its voice in the voice channels of nights."""

    def __init__(self, api: VoiceApi, queue: NarrationQueue, stage: StageVoice) -> None:
        self._api = api
        self._queue = queue
        self._stage = stage
        self._refused: LRUCache[int, float] = LRUCache(_CHANNELS)

    async def record(self, spoken: Spoken) -> Recording | None:
        """Return what a voice reads, however long it takes; None where there is no voice for it."""
        return await self._queue.record(spoken)

    async def is_recorded(self, spoken: Spoken) -> bool:
        """Tell whether a text can be heard at once."""
        return await self._queue.find(spoken) is not None

    async def read_out(
        self, game_id: int, recording: Recording, is_wanted: Callable[[], Awaitable[bool]]
    ) -> bool:
        """Read in a night's voice channel; return whether all is said and a message needless."""
        return await self._stage.read_out(game_id, recording, is_wanted)

    async def post(self, channel_id: int, recording: Recording, *, marker: int, nonce: str) -> bool:
        """Post a recording in a channel, and tell whether it was taken.

        `marker` finds it later, as with other messages. Raises OSError, and discord.HTTPException
        where neither a voice message nor a file was refused as such.
        """

        async def send(*, plain: bool) -> None:
            await self._api.post(channel_id, recording, marker=marker, nonce=nonce, plain=plain)

        return await self._send(channel_id, send)

    async def reply(self, interaction: Interaction, recording: Recording) -> bool:
        """Follow an answer up with a recording, and tell whether it arrived."""

        async def send(*, plain: bool) -> None:
            await self._api.reply(interaction, recording, plain=plain)

        try:
            return await self._send(interaction.channel_id, send)
        except FAILED as error:
            # Said in private by the caller: nobody else waits for it.
            log.info("a voice message does not arrive: %r", error)
            return False

    async def _send(self, channel_id: int, send: _Send) -> bool:
        """Send a voice message, or else a plain file; tell whether one went out."""
        is_refused = monotonic() < self._refused.get(channel_id, 0.0)
        # As a voice message first, then as a file to play.
        for plain in (True,) if is_refused else (False, True):
            try:
                await send(plain=plain)
            except discord.HTTPException as error:
                if failure_of(error) not in (Failure.NO_VOICE, Failure.NO_PERMISSION):
                    raise
                self._refused[channel_id] = monotonic() + _HOUR
            else:
                return True
        return False
