"""A voice message on the wire: what Discord wants of it, and what it refuses."""

from base64 import b64decode
from collections.abc import AsyncIterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.faults.kills import DATABASE
from tests.narration.voices import beeping
from tests.stub.loopback import Loopback
from tests.stub.player import Table
from tests.stub.running import Running
from tests.stub.shapes import parts
from tests.stub.trouble import Answer, Trouble
from tests.stub.uploads import VOICE
from tests.stub.world import Channel, Request

soundfile: Any = import_module("soundfile")

_LONGEST = 120
_FILES = r"reading-[0-9]+\.ogg"

Json = dict[str, Any]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people who listen, at a table of the real bot's, which speaks by a command."""
    line, log = beeping(tmp_path / "said", "{out}"), tmp_path / "log"
    more = {"PICTURES": "false", "NARRATION": "true", "NARRATION_COMMAND": line}
    async with Loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        path = tmp_path / DATABASE
        async with await Running.start(discord, path, log=log, **more) as bot:
            table = Table(discord, channel, people, Random(1))
            for person in people:
                asked = await discord.command(person, channel, "me settings", {"narration": True})
                await table.answered(asked)
            await table.open()
            yield table
            assert await bot.stop() == 0
    assert "Traceback" not in log.read_text()


async def play_until_sound(table: Table, count: int = 1) -> list[tuple[Channel, Json]]:
    """Play until that many voices or files were heard; give them with their channels."""
    for _ in range(400):
        found = sound_messages(table)
        if len(found) >= count:
            return found
        await table.wait(_LONGEST)
        await table.finish(await table.begin())
        for direct in list(table.discord.world.direct.values()):
            await direct.stirs(0.2)
    raise AssertionError("nothing is heard")


def sound_messages(table: Table) -> list[tuple[Channel, Json]]:
    return [
        (channel, message)
        for channel in table.discord.world.direct.values()
        for message in channel.messages.values()
        if message["attachments"]
    ]


def sent(table: Table) -> list[Request]:
    """List the requests that sent sound, the oldest first."""
    return [one for one in table.discord.world.requests if one.files]


async def test_a_voice_message_is_one_on_the_wire_and_as_its_listener_sees_it(
    table: Table,
) -> None:
    ((channel, message), *_) = await play_until_sound(table)
    request = next(one for one in sent(table) if f"/{channel.id}/" in one.path)
    assert request.body["flags"] == VOICE == 8192
    (file,) = request.files
    assert (file.part, file.type) == ("files[0]", "audio/ogg")
    assert file.content[:4] == b"OggS"
    (attachment,) = request.body["attachments"]
    assert set(attachment) == {"id", "filename", "duration_secs", "waveform"}
    assert attachment["filename"] == file.name
    assert "components" not in request.body
    assert "content" not in request.body
    (shown,) = message["attachments"]
    assert shown["size"] == len(file.content)
    assert shown["content_type"] == "audio/ogg"
    length = soundfile.info(BytesIO(file.content)).duration
    assert shown["duration_secs"] == attachment["duration_secs"] == pytest.approx(length, abs=0.05)
    assert 1 <= len(b64decode(shown["waveform"])) <= 256
    assert channel.recipient in table.people
    dm = next(iter(channel.messages.values()))
    assert any(":listen" in one.get("custom_id", "") for one in parts(dm["components"]))


async def test_a_channel_without_voices_gets_plain_files(table: Table) -> None:
    for person in table.people:
        direct = table.discord.world.direct_channel(person)
        table.discord.world.mute.add(direct.id)
    ((_, message), (_, later), *_) = await play_until_sound(table, 2)
    for one in (message, later):
        assert not one["flags"] & VOICE
        assert "waveform" not in one["attachments"][0]
        assert one["attachments"][0]["size"] > 1_000


async def test_a_voice_whose_answer_is_lost_is_sent_once(table: Table) -> None:
    """Its request arrived; the second one has the same nonce."""
    seen: set[int] = set()

    def is_first() -> None:
        seen.add(len(sent(table)))

    path = r"/channels/[0-9]+/messages"
    await table.wait(_LONGEST)
    lost = Trouble("POST", path, times=0, after=is_first, answer=Answer(500))
    table.discord.troubles.append(lost)

    def lose(request: Request) -> None:
        if request.files and not seen:
            lost.times = 1

    table.discord.watch = lose
    ((_, message), *_) = await play_until_sound(table)
    table.discord.watch = None
    assert seen
    names = [one["attachments"][0]["filename"] for _, one in sound_messages(table)]
    assert names.count(message["attachments"][0]["filename"]) == 1
