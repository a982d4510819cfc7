"""The bot in a voice channel: what it sends there, packet by packet, and what may go wrong.

The voice server is simulated; its calls are end-to-end encrypted by the library that the bot uses.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from itertools import pairwise

import discord
import pytest
from discord import voice_state

from bot.delivery.aloud import voice_channels
from bot.delivery.aloud.voice_channels import CannotSpeak, VoiceChannels, is_installed
from tests.stub import shapes
from tests.stub.ears import a_recording, packets_of
from tests.stub.launch import aims
from tests.stub.loopback import Loopback
from tests.stub.voice import MODE, SILENCE
from tests.stub.world import ALL_RIGHTS, TOKEN, Channel, Guild, Person

pytestmark = pytest.mark.skipif(not is_installed(), reason="the extra `voice` is not installed")

_CONNECT, _SPEAK, _ADMINISTER = 1 << 20, 1 << 21, 1 << 3
_LONGEST = 120


@dataclass
class Hearth:
    """A voice channel with one person in it, and the bot's client."""

    server: Loopback
    guild: Guild
    channel: Channel
    ann: Person
    voices: VoiceChannels
    client: discord.Client

    async def play(self, letters: int = 20, channel: Channel | None = None) -> bytes:
        recording = a_recording(letters)
        await self.voices.play((channel or self.channel).id, recording, still)
        return recording.ogg

    async def until_out(self) -> None:
        """Wait until the client knows that it is in no voice channel."""
        channel = self.client.get_channel(self.channel.id)
        assert isinstance(channel, discord.VoiceChannel)
        await until(lambda: self.server.world.bot.id not in channel.voice_states)

    @property
    def is_speaking(self) -> bool:
        voices = [one for one in self.client.voice_clients if isinstance(one, discord.VoiceClient)]
        return any(one.is_playing() for one in voices)

    @property
    def bot_is_in(self) -> int | None:
        return self.guild.talking.get(self.server.world.bot.id)


async def still() -> bool:
    return True


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + _LONGEST
    while not holds():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


@pytest.fixture
async def hearth(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hearth]:
    async with Loopback() as loopback:
        world = loopback.world
        guild = world.add_guild("Town")
        channel, ann = world.add_channel(guild, "hearth", is_voice=True), world.add_person("ann")
        guild.talking[ann.id] = channel.id
        for owner, name, value in aims(loopback.url):
            monkeypatch.setattr(owner, name, value)
        client = discord.Client(intents=discord.Intents(guilds=True, voice_states=True))
        await client.login(TOKEN)
        running = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        voices = VoiceChannels(client)
        voices.connect_seconds, voices.check_seconds = 5, 0.05
        yield Hearth(loopback, guild, channel, ann, voices, client)
        await client.close()
        await running


async def settings_of(hearth: Hearth, **changed: int) -> None:
    """Let the client hear of other rights of everybody's, or of another limit of the channel."""
    hearth.guild.rights = changed.get("rights", hearth.guild.rights)
    hearth.channel.limit = changed.get("limit", 0)
    payload = shapes.guild(hearth.guild, hearth.ann, hearth.server.world.bot)
    await hearth.server.deliver("GUILD_UPDATE", payload, hearth.guild.id)
    for one in payload["channels"]:
        kind = "UPDATE" if hearth.client.get_channel(int(one["id"])) else "CREATE"
        await hearth.server.deliver(f"CHANNEL_{kind}", one, hearth.guild.id)
    last = int(payload["channels"][-1]["id"])
    limit = hearth.server.world.channels[last].limit
    await until(lambda: getattr(hearth.client.get_channel(last), "user_limit", -1) == limit)


async def test_the_packets_of_a_voice_message_arrive_as_they_are(hearth: Hearth) -> None:
    assert hearth.voices.has_listeners(hearth.channel.id)
    ogg = await hearth.play()
    voice = hearth.server.voice
    await until(lambda: len(voice.received) >= len(packets_of(ogg)))
    assert voice.opus() == packets_of(ogg)
    assert len(packets_of(ogg)) >= 20
    numbers = [int.from_bytes(one[2:4], "big") for one in voice.received]
    times = [int.from_bytes(one[4:8], "big") for one in voice.received]
    assert {b - a for a, b in pairwise(numbers)} == {1}
    assert {b - a for a, b in pairwise(times)} == {960}  # 20 ms of 48,000 samples a second
    assert [op for op, _ in voice.asked if op in (0, 1)] == [0, 1]
    assert next(payload for op, payload in voice.asked if op == 1)["data"]["mode"] == MODE
    assert 1 in [payload["speaking"] for op, payload in voice.asked if op == 5]
    assert hearth.bot_is_in == hearth.channel.id


@pytest.mark.parametrize("seconds", [0.0, 0.1, 0.3, 1.0])
async def test_no_word_is_lost_however_late_the_call_lets_the_bot_in(
    hearth: Hearth, seconds: float
) -> None:
    voice = hearth.server.voice
    voice.welcome_after = seconds
    ogg = await hearth.play(60)
    await until(lambda: len(voice.frames) >= len(packets_of(ogg)))
    assert voice.lost == []
    assert voice.opus() == packets_of(ogg)


async def test_who_comes_in_the_middle_hears_the_rest_and_nobody_loses_a_word(
    hearth: Hearth,
) -> None:
    voice = hearth.server.voice
    speaking = asyncio.create_task(hearth.play(150))
    await until(lambda: len(voice.heard) > 20)
    eve, before = await voice.let_another_in(2), len(voice.frames)
    ogg = await speaking
    await until(lambda: len(voice.frames) >= len(packets_of(ogg)))
    assert voice.lost == []
    assert voice.opus() == packets_of(ogg)
    under_way = 10  # what the bot had said before it knew of her
    later = [one for one in voice.frames[before + under_way :] if one != SILENCE]
    assert len(later) > 50
    assert all([voice.hears(eve, frame) for frame in later])


async def test_a_call_that_does_not_let_it_in_gets_no_word_in_the_clear(hearth: Hearth) -> None:
    hearth.server.voice.welcome_after = None
    hearth.voices.encrypt_seconds = 0.2
    with pytest.raises(CannotSpeak, match="lost"):
        await hearth.play()
    assert hearth.server.voice.received == []
    await hearth.until_out()
    hearth.server.voice.welcome_after = 0.0
    await hearth.play(5)
    assert hearth.server.voice.heard


async def test_without_encryption_it_is_turned_away(
    hearth: Hearth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice_state, "has_dave", False)
    with pytest.raises(CannotSpeak, match="lost"):
        await hearth.play()
    assert hearth.server.voice.received == []


@pytest.mark.parametrize("seconds", [0.0, 0.3])
async def test_it_follows_a_voice_server_that_moves_and_no_word_is_lost(
    hearth: Hearth, seconds: float
) -> None:
    voice = hearth.server.voice
    speaking = asyncio.create_task(hearth.play(120))
    await until(lambda: len(voice.heard) > 20)
    voice.welcome_after = seconds
    await hearth.server.gateway.move_voice(hearth.guild, hearth.channel.id)
    ogg = await speaking
    await until(lambda: len(voice.frames) >= len(packets_of(ogg)))
    assert [op for op, _ in voice.asked].count(0) == 2
    assert voice.lost == []
    assert voice.opus() == packets_of(ogg)


async def test_a_call_that_is_not_encrypted_after_a_move_is_lost(hearth: Hearth) -> None:
    voice = hearth.server.voice
    hearth.voices.encrypt_seconds = 0.2
    speaking = asyncio.create_task(hearth.play(400))
    await until(lambda: len(voice.heard) > 20)
    voice.welcome_after = None
    await hearth.server.gateway.move_voice(hearth.guild, hearth.channel.id)
    with pytest.raises(CannotSpeak, match="lost"):
        await speaking
    assert voice.lost == []
    assert len(voice.heard) < 400
    await hearth.until_out()


async def test_it_stays_for_the_next_reading_and_leaves_when_told(hearth: Hearth) -> None:
    await hearth.play(5)
    await hearth.play(5)
    assert [op for op, _ in hearth.server.voice.asked].count(0) == 1
    await hearth.voices.leave(hearth.channel.id)
    assert hearth.bot_is_in is None
    await hearth.voices.leave(hearth.channel.id)


async def test_what_is_no_longer_wanted_is_cut_off(hearth: Hearth) -> None:
    asked = 0

    async def once() -> bool:
        nonlocal asked
        asked += 1
        return asked < 2

    recording = a_recording(400)
    await hearth.voices.play(hearth.channel.id, recording, once)
    assert 0 < len(hearth.server.voice.received) < len(packets_of(recording.ogg)) / 2
    assert not hearth.is_speaking
    assert hearth.bot_is_in == hearth.channel.id


async def test_nobody_but_the_bot_is_no_listener(hearth: Hearth) -> None:
    await hearth.play(5)
    await hearth.server.enter(hearth.ann, hearth.guild, None)
    await until(lambda: not hearth.voices.has_listeners(hearth.channel.id))
    await hearth.server.enter(hearth.ann, hearth.guild, hearth.channel)
    await until(lambda: hearth.voices.has_listeners(hearth.channel.id))


@pytest.mark.parametrize("code", [4006, 4014])
async def test_a_connection_that_is_refused_is_none(hearth: Hearth, code: int) -> None:
    hearth.server.voice.refuses = code
    with pytest.raises(CannotSpeak, match="lost"):
        await hearth.play()
    hearth.server.voice.refuses = None
    await hearth.until_out()
    await hearth.play(5)


async def test_a_connection_that_takes_too_long_is_none(hearth: Hearth) -> None:
    hearth.server.voice.is_deaf = True
    hearth.voices.connect_seconds = 0.2
    with pytest.raises(CannotSpeak, match="lost"):
        await hearth.play()
    assert hearth.bot_is_in is None


@pytest.mark.parametrize("code", [4006, 4014])
async def test_a_connection_that_is_lost_while_it_speaks_is_noticed(
    hearth: Hearth, code: int
) -> None:
    speaking = asyncio.create_task(hearth.play(400))
    await until(lambda: len(hearth.server.voice.received) > 2)
    if code == 4014:  # somebody has thrown it out: the gateway says so too
        await hearth.server.enter(hearth.server.world.bot, hearth.guild, None)
    await hearth.server.voice.cut(code)
    with pytest.raises(CannotSpeak, match="lost"):
        await speaking
    assert not hearth.is_speaking


@pytest.mark.parametrize("right", [_CONNECT, _SPEAK])
async def test_it_needs_the_right_to_connect_and_to_speak(hearth: Hearth, right: int) -> None:
    await settings_of(hearth, rights=ALL_RIGHTS & ~_ADMINISTER & ~right, limit=9)
    with pytest.raises(CannotSpeak, match="rights"):
        hearth.voices.has_listeners(hearth.channel.id)
    assert not hearth.server.voice.asked


async def test_a_full_channel_is_left_alone(hearth: Hearth) -> None:
    move_members = 1 << 24
    await settings_of(hearth, rights=ALL_RIGHTS & ~_ADMINISTER & ~move_members, limit=1)
    with pytest.raises(CannotSpeak, match="full"):
        await hearth.play()
    assert hearth.bot_is_in is None


async def test_it_has_one_voice_in_a_server(hearth: Hearth) -> None:
    other = hearth.server.world.add_channel(hearth.guild, "cellar", is_voice=True)
    await settings_of(hearth)
    await hearth.play(5)
    with pytest.raises(CannotSpeak, match="busy"):
        await hearth.play(5, other)
    await hearth.voices.leave(hearth.channel.id)
    await hearth.play(5, other)
    assert hearth.bot_is_in == other.id


async def test_without_the_extra_nothing_is_tried(
    hearth: Hearth, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice_channels, "is_installed", lambda: False)
    with pytest.raises(CannotSpeak, match="extra"):
        hearth.voices.has_listeners(hearth.channel.id)


async def test_a_channel_that_is_gone_is_lost(hearth: Hearth) -> None:
    with pytest.raises(CannotSpeak, match="lost"):
        hearth.voices.has_listeners(1)
    await hearth.voices.leave(1)
