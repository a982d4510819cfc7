"""What the doctor says of the application, of its commands, and of the clock."""

import re
from copy import deepcopy
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

import pytest

from bot.doctor.application import (
    clock_line,
    covers,
    emoji_line,
    installation_lines,
    starts_line,
)
from bot.doctor.lines import Verdict
from bot.text.emoji import ICONS
from tests.doctor.patient import Patient
from tests.stub.trouble import Answer, Trouble

APPLICATION = {"id": "1", "bot_public": True, "integration_types_config": {"0": {}}}

Json = dict[str, Any]


def test_an_installation_by_servers_alone_is_right() -> None:
    (line,) = installation_lines(APPLICATION)
    assert line.verdict == Verdict.OK
    assert "anyone can add it" in line.text
    assert "client_id=1" in line.text
    (line,) = installation_lines({**APPLICATION, "bot_public": False})
    assert "its owner alone can add it" in line.text


@pytest.mark.parametrize(
    ("changed", "how"),
    [
        ({"integration_types_config": {"0": {}, "1": {}}}, "switch User Install off"),
        ({"integration_types_config": {"1": {}}}, "switch Guild Install on"),
        ({"bot_require_code_grant": True}, "switch Requires OAuth2 Code Grant off"),
        ({"interactions_endpoint_url": "https://example.org"}, "empty Interactions Endpoint URL"),
    ],
)
def test_a_switch_that_stands_wrong_is_said_with_how_to_turn_it(changed: Json, how: str) -> None:
    lines = installation_lines({**APPLICATION, **changed})
    assert {line.verdict for line in lines} == {Verdict.WRONG}
    assert how in lines[-1].text


def starts(remaining: int, shards: int = 1) -> Json:
    limit = {"total": 1000, "remaining": remaining, "reset_after": 7_200_000}
    return {"shards": shards, "session_start_limit": limit}


def test_few_starts_that_are_left_are_wrong() -> None:
    assert starts_line(starts(100)).verdict == Verdict.OK
    line = starts_line(starts(99))
    assert line.verdict == Verdict.WRONG
    assert "99 of 1000 left today" in line.text
    assert "more in 2 hours" in line.text
    assert starts_line(starts(150, shards=200)).verdict == Verdict.WRONG


@pytest.mark.parametrize(("ahead", "said"), [(40.0, "40 s slow"), (-90.0, "90 s fast")])
def test_a_clock_that_is_wrong_is_said(ahead: float, said: str) -> None:
    assert clock_line(ahead / 10).verdict == (Verdict.OK if ahead > 0 else Verdict.WRONG)
    line = clock_line(ahead)
    assert line.verdict == Verdict.WRONG
    assert said in line.text


async def test_the_clock_is_compared_with_that_of_discords_answers(patient: Patient) -> None:
    gateway = patient.discord.gateway.recommended(patient.discord.url)
    late = format_datetime(datetime.now(UTC) + timedelta(hours=1), usegmt=True)
    answer = Answer(200, gateway, {"Date": late})
    patient.discord.troubles.append(Trouble("GET", "/gateway/bot", answer=answer))
    await patient.look(lambda checkup: checkup.application())
    told = re.search(r"^WRONG this machine's clock is (\d+) s slow", patient.line("clock"))
    # The answer may have taken a while to come.
    assert 3_500 < int(told[1]) <= 3_600
    await patient.look(lambda checkup: checkup.application())
    assert patient.lines("clock")[-1].startswith("ok")


def test_icons_that_are_missing_are_counted() -> None:
    assert emoji_line(ICONS, pictures=True).verdict == Verdict.OK
    line = emoji_line(ICONS[2:], pictures=True)
    assert line.verdict == Verdict.WRONG
    assert line.text.startswith(f"2 of {len(ICONS)} icons are missing")
    assert emoji_line(ICONS[2:], pictures=False).verdict == Verdict.WITHOUT


async def test_commands_are_compared_with_those_that_the_bot_sends(patient: Patient) -> None:
    await patient.send_commands()
    world = patient.discord.world
    sent = deepcopy(world.commands)

    async def said() -> str:
        patient.said.clear()
        await patient.look(lambda checkup: checkup.application())
        return patient.line("commands")

    assert (await said()).startswith(f"ok {len(sent)} are there")
    world.commands = [one for one in deepcopy(sent) if one["name"] != "night"]
    assert (await said()).startswith("WRONG missing: night: ")
    world.commands = []
    assert (await said()).startswith(f"WRONG none of {len(sent)} is there")
    world.commands = [*deepcopy(sent), {"id": "1", "type": 1, "name": "ban"}]
    assert (await said()).startswith("WRONG of another bot: ban: ")
    world.commands = deepcopy(sent)
    (rules,) = [one for one in world.commands if one["name"] == "rules"]
    rules["description_localizations"] = {"ja": "?"}
    assert (await said()).startswith("WRONG old: rules: ")


@pytest.mark.parametrize(
    ("sent", "there", "holds"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1}, {"a": 2}, False),
        ({"a": {"b": []}}, {}, True),
        ({"a": [1, 2]}, {"a": [1]}, False),
        ({"a": None}, {"a": [0]}, True),
        ({"a": False}, {"a": None}, True),
        ({"a": "b"}, {}, False),
        ({"dm_permission": True}, {}, True),
    ],
)
def test_discord_adds_fields_and_leaves_empty_ones_out(
    sent: Json, there: Json, *, holds: bool
) -> None:
    assert covers(sent, there) == holds


async def test_what_discord_does_not_answer_is_said_and_the_rest_is_looked_at(
    patient: Patient,
) -> None:
    def refuse(path: str) -> None:
        body = {"code": 50001, "message": "Missing Access"}
        patient.discord.troubles.append(Trouble("GET", path, answer=Answer(403, body)))

    refuse("/gateway/bot")
    refuse("/users/@me/guilds")
    await patient.look(lambda checkup: checkup.application())
    refused = "WRONG Discord answers 403 (50001) Missing Access; "
    assert patient.line("starts").startswith(refused)
    assert patient.line("servers").startswith(refused)
    assert patient.line("installation").startswith("ok")


async def test_a_book_with_faults_is_said(patient: Patient) -> None:
    folder = patient.settings.database.parent / "pack"
    folder.mkdir()
    (folder / "p001.toml").write_text("nonsense", encoding="utf-8")
    patient.settings = patient.settings.model_copy(update={"encounter_packs": (folder,)})
    await patient.look(lambda checkup: checkup.application())
    assert patient.line("books").startswith("WRONG ")
    assert "the bot cannot start" in patient.line("books")
