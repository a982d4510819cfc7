"""What the doctor has seen: without people, and comparable with what the loopback Discord sends."""

import asyncio
import os
from copy import deepcopy
from pathlib import Path
from typing import Any

import orjson
import pytest

from bot.delivery.aloud.voice_channels import is_installed
from bot.doctor.checkup import FILE
from bot.doctor.scrub import Scrubber
from tests.doctor.patient import Patient
from tests.repo.sources import ROOT
from tests.stub.recorded import differences

RECORDED = Path(os.environ.get("DOCTOR_RECORDING", ROOT / "data" / FILE))
"""A recording of the real Discord."""

Json = dict[str, Any]


async def recording_of(patient: Patient) -> Json:
    """Let the doctor look at all of the loopback Discord, and give what it recorded."""
    await patient.send_commands()
    patient.give_emoji()
    pressing = asyncio.create_task(patient.press_all())
    await patient.examine(channel_id=patient.channel.id)
    await pressing
    return orjson.loads((patient.settings.database.parent / FILE).read_bytes())


def recorded() -> Json:
    """Return what was seen of the real Discord, or skip the test that needs it."""
    if not RECORDED.exists():
        pytest.skip("no recording of the real Discord is here: set DOCTOR_RECORDING")
    return orjson.loads(RECORDED.read_bytes())


async def test_the_loopback_discord_sends_what_the_real_one_sent(patient: Patient) -> None:
    real = recorded()
    assert differences(real, await recording_of(patient)) == []


@pytest.mark.skipif(not is_installed(), reason="the extra `voice` is not installed")
async def test_a_difference_is_found_wherever_it_is(patient: Patient) -> None:
    simulated = await recording_of(patient)
    assert differences(simulated, simulated) == []

    def changed(asked: str, change: Any) -> list[str]:
        """List the differences where Discord sends something else in one kind of exchange."""
        real = deepcopy(simulated)
        for exchange in real["exchanges"]:
            if exchange["asked"] == asked:
                change(exchange["got"])
        return differences(real, simulated)

    press = "INTERACTION_CREATE 3"
    assert changed(press, lambda got: got.pop("locale")) == [f"{press}: .locale is not there"]
    assert changed(press, lambda got: got["member"]["user"].update(username=None)) == [
        f"{press}: .member.user.username is null and not text"
    ]
    assert changed(press, lambda got: got.update(member=None)) == [
        f"{press}: .member is null and not object"
    ]
    assert changed(press, lambda got: got.update(new=1)) == []
    message = "GET /channels/{id}/messages/{id}"
    assert changed(message, lambda got: got["components"][0].pop("id")) == [
        f"{message}: .components[type 17].id is not there"
    ]
    assert changed(message, lambda got: got.update(attachments=[])) == []


def test_ids_names_texts_and_tokens_are_replaced_and_shapes_are_kept() -> None:
    ann, town = "1" * 18, "2" * 19
    scrubber = Scrubber([{"content": "Hello", "custom_id": f"doctor:{ann}"}])
    seen = {
        "id": ann,
        "channel": {"guild_id": town, "name": "village", "last": None},
        "content": "Hello",
        "custom_id": f"doctor:{ann}",
        "token": "aW50ZXJhY3Rpb246",
        "permissions": "2248473465835073",
        "timestamp": "2026-11-27T01:02:03.456000+00:00",
        "url": f"https://example.org/{ann}/a.png?ex=1",
        "users": {ann: {"bot": False, "flags": 64}},
        "mentions": [f"<@{ann}>"],
    }
    first, second = "100000000000000000", "100000000000000001"
    assert scrubber.scrub(seen) == {
        "id": first,
        "channel": {"guild_id": second, "name": "text", "last": None},
        "content": "Hello",
        "custom_id": f"doctor:{first}",
        "token": "text",
        "permissions": "2248473465835073",
        "timestamp": "2000-01-01T00:00:00+00:00",
        "url": "https://example.org/",
        "users": {first: {"bot": False, "flags": 64}},
        "mentions": ["text"],
    }
