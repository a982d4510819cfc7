"""The doctor looks at everything, says a line for each thing, and leaves nothing behind."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import orjson
import pytest
from pydantic import SecretStr

from bot.delivery.aloud.voice_channels import is_installed
from bot.doctor.checkup import FILE
from bot.doctor.lines import Verdict
from bot.i18n.words import languages
from tests.doctor.patient import Patient
from tests.stub.access import Right
from tests.stub.loopback import Loopback
from tests.stub.running import ROOT, environment
from tests.stub.world import TOKEN

pytestmark = pytest.mark.skipif(not is_installed(), reason="the extra `voice` is not installed")

ABOUT = {
    *("folder", "disk", "database", "voice channels", "token", "installation", "starts", "clock"),
    *(f"reading aloud, {language}" for language in languages()),
    *("emoji", "commands"),
    *("server Town", "channel #village", "pictures", "a message", "reading it back", "its nonce"),
    *("another picture", "a thread", "a voice message", "a sound file", "an event"),
    *("1 Edit this", "2 Answer me", "3 Answer all", "4 Follow up", "5 Open a form"),
    *("the form, sent", "cleaning up", "channel #hearth", "in the voice channel", "its sound"),
    "recording",
}


async def test_where_nothing_is_missing_each_line_says_so(patient: Patient) -> None:
    await patient.send_commands()
    patient.give_emoji()
    patient.guild.rights |= Right.MANAGE_THREADS
    pressing = asyncio.create_task(patient.press_all())
    rooms = {"channel_id": patient.channel.id, "voice_id": patient.voice.id}
    status = await patient.examine(**rooms)
    await pressing
    verdicts = {one.value for one in Verdict}
    lines = [line for line in patient.said if line[:9].strip() in verdicts]
    assert [line for line in lines if not line.startswith(Verdict.OK)] == []
    assert {line[9:].partition(": ")[0] for line in lines} == ABOUT
    assert patient.said[-1] == "All is well."
    assert status == 0
    assert patient.channel.messages == {}
    assert patient.servers.events == {}
    assert patient.discord.world.bot.id not in patient.guild.talking
    assert patient.discord.voice.heard
    assert patient.discord.voice.lost == []


async def test_its_recording_has_each_exchange_and_nobody_in_it(patient: Patient) -> None:
    patient.guild.name = "Secret Society"
    pressing = asyncio.create_task(patient.press_all())
    await patient.look(lambda checkup: checkup.channel(patient.channel.id))
    await pressing
    raw = (patient.settings.database.parent / FILE).read_text(encoding="utf-8")
    world = patient.discord.world
    tokens = [one.token for one in world.interactions.values()]
    people = [str(one.id) for one in (*world.people.values(), patient.guild, patient.channel)]
    secrets = (TOKEN, *tokens, *people, '"ann"', '"Ann"', "Secret", '"village"')
    assert len(tokens) == 6
    assert [one for one in secrets if one in raw] == []
    asked = [one["asked"] for one in orjson.loads(raw)["exchanges"]]
    assert "GET /oauth2/applications/@me" in asked
    assert "POST /channels/{id}/messages" in asked
    assert "INTERACTION_CREATE 3" in asked
    assert "INTERACTION_CREATE 5" in asked
    callbacks = {one for one in asked if one.startswith("POST /interactions/{id}/{token}/callback")}
    assert {one[-1] for one in callbacks} == {"4", "6", "7", "9"}


async def run(discord: Loopback, database: Path, *options: str) -> tuple[int | None, list[str]]:
    """Run the command line, and give its exit status and its lines."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.stub.launch", discord.url, "doctor", *options),
        cwd=ROOT,
        env=environment(database),
        stdout=PIPE,
        stderr=PIPE,
    )
    out, errors = await process.communicate()
    assert errors == b""
    return process.returncode, out.decode().splitlines()


async def test_from_the_command_line_it_ends_with_one_where_something_is_wrong(
    patient: Patient,
) -> None:
    status, lines = await run(patient.discord, patient.settings.database)
    assert status == 1
    wrong = [line for line in lines if line.startswith("WRONG")]
    assert len(wrong) > 1
    assert lines[-1] == f"{len(wrong)} things are wrong."
    assert not patient.channel.messages


async def test_a_reader_who_leaves_ends_it_without_a_traceback(patient: Patient) -> None:
    read, write = os.pipe()
    os.close(read)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.stub.launch", patient.discord.url, "doctor"),
        cwd=ROOT,
        env=environment(patient.settings.database),
        stdout=write,
        stderr=PIPE,
    )
    os.close(write)
    _, errors = await process.communicate()
    assert errors == b""
    assert process.returncode == 1


async def test_in_a_folder_that_is_closed_to_its_user_it_looks_at_the_rest(
    patient: Patient, monkeypatch: pytest.MonkeyPatch
) -> None:
    exists = Path.exists

    def closed(path: Path) -> bool:
        if path.name == patient.settings.database.name:
            raise PermissionError(13, "Permission denied")
        return exists(path)

    monkeypatch.setattr(Path, "exists", closed)
    assert await patient.examine() == 1
    assert patient.line("folder").startswith("ok")
    for about in ("disk", "database"):
        assert patient.line(about).startswith("WRONG cannot be looked at by this user")
    assert patient.line("token").startswith("ok")


async def test_a_token_that_is_refused_ends_it_before_all_else_at_discord(
    patient: Patient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    patient.settings = patient.settings.model_copy(update={"discord_token": SecretStr("")})
    assert await patient.examine() == 1
    env_file = tmp_path / ".env"
    said = f"WRONG DISCORD_TOKEN is empty, and there is no {env_file}: the bot cannot start"
    assert patient.line("token") == said
    assert patient.said[-1] == "1 thing is wrong."
    assert patient.line("recording") == "without nothing was seen of Discord"
    assert not patient.discord.world.requests
