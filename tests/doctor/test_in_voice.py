"""The doctor in a voice channel: it joins, waits for the encryption, speaks, and leaves."""

import re

import pytest

from bot.delivery.aloud import voice_channels
from bot.delivery.aloud.voice_channels import is_installed
from bot.doctor.checkup import Checkup
from tests.doctor.patient import Patient

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
