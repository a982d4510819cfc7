"""Speak in voice channels: join, play the audio of voice messages, and leave.

The bot speaks in one channel of a server. It plays the Opus packets of a recording as they are:
neither ffmpeg nor libopus is needed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from io import BytesIO
from itertools import islice
from time import monotonic, sleep

import discord
from discord.oggparse import OggStream

from bot.narration.audio import NarrationAudio

log = logging.getLogger(__name__)

_HEADERS = 2
"""Packets of an Ogg Opus file without sound: its head, and its tags."""

# Seconds. Each spoken part would wait as long for a channel that drops the connection.
_CONNECT, _CHECK = 10.0, 1.0

# Seconds until a call encrypts what the bot says, at most, and between two looks at that.
_ENCRYPT, _LOOK = 3.0, 0.02


class CannotSpeak(Exception):
    """The bot cannot speak in a voice channel; `why` is a word for the catalogues' sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class VoiceChannels:
    """The voice channels of all servers.

    `connect_seconds` is how long a connection may take, `encrypt_seconds` how long its encryption
    may take after that, `check_seconds` how often it is asked whether what is being read is still
    wanted.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.connect_seconds: float = _CONNECT
        self.encrypt_seconds: float = _ENCRYPT
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
        voice = await self.connect(channel_id)
        await self.until_encrypted(voice)
        ended, loop = asyncio.Event(), asyncio.get_running_loop()
        packets = _Packets(audio.ogg)
        try:
            # `after` is called in the thread of discord.py's that sends the packets.
            voice.play(packets, after=lambda _: loop.call_soon_threadsafe(ended.set))
            # It ends too where discord.py gives the connection up: first it follows one to another
            # voice server by itself.
            while not ended.is_set():
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
        if packets.is_left or not voice.is_connected():
            await self.leave(channel_id)
            raise CannotSpeak("lost")

    async def connect(self, channel_id: int) -> discord.VoiceClient:
        """Join, unless the bot is in the channel already.

        Raises CannotSpeak.
        """
        return self._voice_in(channel_id) or await self._join(channel_id)

    async def until_encrypted(self, voice: discord.VoiceClient) -> None:
        """Wait until the call encrypts what the bot says, end to end; leave it if that takes long.

        Until then discord.py sends it in the clear, and the listeners' clients drop it: the first
        words would be lost. Raises CannotSpeak.
        """
        end = monotonic() + self.encrypt_seconds
        # discord.py has no event for it.
        while voice.voice_privacy_code is None:
            if monotonic() > end:
                log.warning("channel %s: its call is not encrypted", voice.channel.id)
                await voice.disconnect(force=True)
                raise CannotSpeak("lost")
            await asyncio.sleep(_LOOK)

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
            # messages take over, and the next spoken part tries.
            return await channel.connect(
                timeout=self.connect_seconds,
                reconnect=False,
                cls=partial(_EncryptedVoice, seconds=self.encrypt_seconds),
                self_deaf=True,
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


class _EncryptedVoice(discord.VoiceClient):
    """A connection that sends nothing in the clear, for some seconds at most.

    discord.py does so whenever the call's encryption is about to begin: also where it begins again,
    as on another voice server.
    """

    def __init__(
        self, client: discord.Client, channel: discord.abc.Connectable, *, seconds: float
    ) -> None:
        super().__init__(client, channel)
        self._seconds = seconds

    def send_audio_packet(self, data: bytes, *, encode: bool = True) -> None:
        """Send a packet once it is encrypted; called in the thread that plays.

        Raises discord.ClientException, which ends the playing.
        """
        end = monotonic() + self._seconds
        while self.voice_privacy_code is None:
            if not self.is_playing() or monotonic() > end:
                raise discord.ClientException("not encrypted")
            sleep(_LOOK)
        super().send_audio_packet(data, encode=encode)


class _Packets(discord.AudioSource):
    """The Opus packets of an Ogg file, each of 20 ms; `is_left` while there are more."""

    def __init__(self, ogg: bytes) -> None:
        self._left = islice(OggStream(BytesIO(ogg)).iter_packets(), _HEADERS, None)
        self.is_left = True

    def read(self) -> bytes:
        """Return the next packet; nothing at the end."""
        packet = next(self._left, b"")
        self.is_left = bool(packet)
        return packet

    def is_opus(self) -> bool:
        """Return True: the packets are sent as they are."""
        return True
