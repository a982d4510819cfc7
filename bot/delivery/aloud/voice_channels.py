"""Speak in voice channels: join, play the audio of voice messages, and leave.

The bot speaks in one channel of a server. It plays the Opus packets of a recording as they are:
neither ffmpeg nor libopus is needed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.util import find_spec
from io import BytesIO
from itertools import islice

import discord
from discord.oggparse import OggStream

from bot.narration.audio import NarrationAudio

log = logging.getLogger(__name__)

_HEADERS = 2
"""Packets of an Ogg Opus file without sound: its head, and its tags."""

# Seconds. Each passage would wait as long for a channel that drops the connection.
_CONNECT, _CHECK = 10.0, 1.0


class CannotSpeak(Exception):
    """The bot cannot speak in a voice channel; `why` is a word for the catalogues' sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class VoiceChannels:
    """The voice channels of all servers.

    `connect_seconds` is how long a connection may take, `check_seconds` how often it is asked
    whether what is being read is still wanted.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.connect_seconds: float = _CONNECT
        self.check_seconds: float = _CHECK

    def has_listeners(self, channel_id: int) -> bool:
        """Return whether anybody but the bot is in a voice channel.

        Raises CannotSpeak where the bot may not speak there, or is not installed for it.
        """
        channel, me = self._allowed(channel_id), self._client.user
        return any(me is None or user_id != me.id for user_id in channel.voice_states)

    async def play(
        self, channel_id: int, audio: NarrationAudio, is_wanted: Callable[[], Awaitable[bool]]
    ) -> None:
        """Join, and play a recording to its end or until it is not wanted any more.

        Raises CannotSpeak.
        """
        voice = self._voice_in(channel_id) or await self._join(channel_id)
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        try:
            # `after` is called in the thread of discord.py's that sends the packets.
            voice.play(_Packets(audio.ogg), after=lambda _: loop.call_soon_threadsafe(ended.set))
            while not ended.is_set() and voice.is_connected():
                # Until the recording ends, or it is time to look whether it is still wanted.
                with suppress(TimeoutError):
                    async with asyncio.timeout(self.check_seconds):
                        await ended.wait()
                if not ended.is_set() and not await is_wanted():
                    voice.stop()
                    return
        except discord.ClientException as error:
            raise CannotSpeak("lost") from error
        finally:
            voice.stop()
        if not voice.is_connected():
            await self.leave(channel_id)
            raise CannotSpeak("lost")

    async def leave(self, channel_id: int) -> None:
        """Leave a voice channel, if the bot is in it."""
        channel = self._client.get_channel(channel_id)
        voice = channel.guild.voice_client if isinstance(channel, discord.VoiceChannel) else None
        if isinstance(voice, discord.VoiceClient) and voice.channel.id == channel_id:
            await voice.disconnect(force=True)

    async def _join(self, channel_id: int) -> discord.VoiceClient:
        channel = self._allowed(channel_id)
        other = channel.guild.voice_client
        if isinstance(other, discord.VoiceClient):
            if other.is_connected():
                raise CannotSpeak("busy")
            await other.disconnect(force=True)  # what is left of a connection that was lost
        may_move = channel.permissions_for(channel.guild.me).move_members
        # Anyone who may move members may enter a full channel as well.
        if 0 < channel.user_limit <= len(channel.voice_states) and not may_move:
            raise CannotSpeak("full")
        try:
            # Without retries by discord.py itself: voice
            # messages take over, and the next passage tries.
            return await channel.connect(
                timeout=self.connect_seconds, reconnect=False, self_deaf=True
            )
        except (TimeoutError, OSError, RuntimeError, discord.DiscordException) as error:
            log.warning("channel %s: no voice connection: %r", channel_id, error)
            raise CannotSpeak("lost") from error

    def _allowed(self, channel_id: int) -> discord.VoiceChannel:
        if not is_installed():
            raise CannotSpeak("extra")
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.VoiceChannel):
            raise CannotSpeak("lost")
        rights = channel.permissions_for(channel.guild.me)
        if not (rights.view_channel and rights.connect and rights.speak):
            raise CannotSpeak("rights")
        return channel

    def _voice_in(self, channel_id: int) -> discord.VoiceClient | None:
        """Return the connection to a channel; None where there is none."""
        channel = self._client.get_channel(channel_id)
        voice = channel.guild.voice_client if isinstance(channel, discord.VoiceChannel) else None
        if not isinstance(voice, discord.VoiceClient) or not voice.is_connected():
            return None
        return voice if voice.channel.id == channel_id else None


def is_installed() -> bool:
    """Return whether the extra `voice` is installed, without which discord.py has no voice."""
    return all(map(find_spec, ("nacl", "davey")))


class _Packets(discord.AudioSource):
    """The Opus packets of an Ogg file, each of 20 ms."""

    def __init__(self, ogg: bytes) -> None:
        self._left = islice(OggStream(BytesIO(ogg)).iter_packets(), _HEADERS, None)

    def read(self) -> bytes:
        """Return the next packet; nothing at the end."""
        return next(self._left, b"")

    def is_opus(self) -> bool:
        """Return True: the packets are sent as they are."""
        return True
