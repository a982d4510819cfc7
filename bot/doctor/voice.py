"""Join a voice channel, measure how long its encryption takes to begin, and say something there."""

from collections.abc import AsyncIterator
from time import monotonic

import discord

from bot.delivery.aloud.voice_channels import CannotSpeak, VoiceChannels
from bot.doctor.lines import Line, ok, without, wrong
from bot.narration.audio import NarrationAudio

_ABOUT = "in the voice channel"
_WHY = {
    "rights": "the bot may not connect or speak there",
    "full": "it is full",
    "busy": "the bot speaks in another channel of this server",
    "extra": "the extra `voice` is not installed (pip install -r requirements.voice.lock)",
    "lost": "no connection, or no encryption within three seconds",
}
_COST = "story nights are read by voice messages there"


async def voice_lines(
    client: discord.Client, channel_id: int, audio: NarrationAudio | None
) -> AsyncIterator[Line]:
    """Join a channel, speak, and leave it; `client` is connected to the gateway."""
    channels = VoiceChannels(client)
    try:
        if not channels.has_listeners(channel_id):
            yield wrong(_ABOUT, "nobody is there, and encryption takes two: go in, and start again")
            return
        began = monotonic()
        voice = await channels.connect(channel_id)
        joined = monotonic()
        await channels.until_encrypted(voice)
        encrypted = monotonic() - joined
        yield ok(_ABOUT, f"joined in {joined - began:.2f} s, encrypted {encrypted:.2f} s later")
        if audio is None:
            yield without("its sound", "nothing said, as there is no voice")
        else:
            await channels.play(channel_id, audio, _always)
            yield ok(
                "its sound", f"said for {audio.seconds:.1f} s: did you hear it from the start?"
            )
    except CannotSpeak as error:
        yield wrong(_ABOUT, f"{_WHY[error.why]}: {_COST}")
    finally:
        await channels.leave(channel_id)


async def _always() -> bool:
    return True
