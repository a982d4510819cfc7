"""The doctor in a voice channel: it joins, waits for the encryption, speaks, and leaves."""

import asyncio
import re
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.delivery.aloud import voice_channels
from bot.delivery.aloud.voice_channels import VoiceChannels, is_installed
from bot.doctor.checkup import Checkup
from bot.doctor.lines import Line, Verdict
from bot.doctor.voice import voice_lines
from tests.doctor.patient import Patient
from tests.stub import shapes
from tests.stub.world import ALL_RIGHTS

_ADMINISTER, _MOVE = 1 << 3, 1 << 24

pytestmark = pytest.mark.skipif(not is_installed(), reason="the extra `voice` is not installed")


async def look(patient: Patient) -> None:
    async def join(checkup: Checkup) -> None:
        await checkup.machine(patient.mounts)
        await checkup.voice(patient.voice.id)

    await patient.look(join)
    assert patient.discord.world.bot.id not in patient.guild.talking


async def test_it_says_how_long_the_encryption_took(patient: Patient) -> None:
    patient.discord.voice.welcome_after = 0.4
    await look(patient)
    said = patient.line("in the voice channel")
    found = re.fullmatch(r"ok joined in ([0-9.]+) s, encrypted ([0-9.]+) s later", said)
    assert found
    assert 0.3 < float(found[2]) < 2
    assert patient.line("its sound").startswith("ok ")
    assert patient.discord.voice.heard
    assert patient.discord.voice.lost == []


async def test_where_nobody_is_it_asks_for_somebody(patient: Patient) -> None:
    patient.guild.talking.clear()
    await look(patient)
    assert patient.line("in the voice channel").startswith("WRONG nobody is there")
    assert not patient.discord.voice.asked


async def test_a_call_that_does_not_let_it_in_is_said(patient: Patient) -> None:
    patient.discord.voice.refuses = 4006
    await look(patient)
    said = patient.line("in the voice channel")
    assert said.startswith("WRONG no connection, or no encryption within three seconds: ")
    assert said.endswith("story nights are read by voice messages there")


async def test_a_call_that_is_not_encrypted_is_said(patient: Patient) -> None:
    patient.discord.voice.welcome_after = None
    await look(patient)
    assert patient.line("in the voice channel").startswith("WRONG no connection, or no encryption")
    assert patient.discord.voice.received == []


async def test_without_the_extra_it_says_what_to_install(
    patient: Patient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(voice_channels, "is_installed", lambda: False)
    await look(patient)
    assert "pip install -r requirements.voice.lock" in patient.line("in the voice channel")


async def test_without_a_voice_it_joins_and_says_nothing(patient: Patient) -> None:
    patient.settings = patient.settings.model_copy(update={"narration": False})
    await look(patient)
    assert patient.line("in the voice channel").startswith("ok joined")
    assert patient.line("its sound").startswith("without nothing said")
    assert patient.discord.voice.received == []


async def said_with(patient: Patient, prepare: Callable[[discord.Client], Awaitable[None]]) -> Line:
    """Return the one line that the doctor says after a client was prepared."""
    lines: list[Line] = []

    async def join(checkup: Checkup) -> None:
        async with checkup._gateway(patient.guild.id) as client:
            await prepare(client)
            lines.extend([line async for line in voice_lines(client, patient.voice.id, None)])

    await patient.look(join)
    (line,) = lines
    assert line.verdict == Verdict.WRONG
    return line


async def test_a_full_channel_is_said(patient: Patient) -> None:
    patient.voice.limit = 1
    patient.guild.rights = ALL_RIGHTS & ~(_ADMINISTER | _MOVE)

    async def belong_to_ann(client: discord.Client) -> None:
        """A bot that owns its server may enter each of its channels."""
        guild = shapes.guild(patient.guild, patient.ann, patient.discord.world.bot)
        await patient.discord.deliver("GUILD_UPDATE", guild, patient.guild.id)
        while client.guilds[0].owner_id != patient.ann.id:  # noqa: ASYNC110 - polls
            await asyncio.sleep(0.01)

    line = await said_with(patient, belong_to_ann)
    assert line.text == "it is full: story nights are read by voice messages there"
    assert not patient.discord.voice.asked


async def test_a_bot_that_speaks_in_another_channel_of_the_server_is_said(
    patient: Patient,
) -> None:
    other = patient.discord.world.add_channel(patient.guild, "cellar", is_voice=True)

    async def speak_there(client: discord.Client) -> None:
        await VoiceChannels(client).connect(other.id)

    line = await said_with(patient, speak_there)
    assert line.text.startswith("the bot speaks in another channel of this server: ")
