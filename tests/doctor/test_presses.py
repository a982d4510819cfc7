"""A press for each kind of answer: what the doctor says where one fails or does not come."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from filelock import FileLock

from bot.doctor.checkup import Checkup
from tests.doctor.patient import ENTERED, Patient
from tests.stub import shapes
from tests.stub.trouble import Answer, Trouble
from tests.stub.uploads import VOICE
from tests.stub.world import snowflake

_CALLBACK, _FOLLOW_UP = r"/interactions/[0-9]+/[0-9a-f]+/callback", r"/webhooks/[0-9]+/[0-9a-f]+"
_BUTTONS = ("1 Edit this", "2 Answer me", "3 Answer all", "4 Follow up", "5 Open a form")
_ALL = (*_BUTTONS, "the form, sent")


async def walked(
    patient: Patient,
    people: Callable[[], Awaitable[object]],
    *,
    seconds: float = 1.0,
    has_voice: bool = False,
) -> None:
    """Let the doctor walk through the channel while people do something there."""

    async def walk(checkup: Checkup) -> None:
        if has_voice:
            await checkup.machine(patient.mounts)
        await checkup.channel(patient.channel.id)

    doing = asyncio.ensure_future(people())
    await patient.look(walk, press_seconds=seconds)
    await doing


def verdicts(patient: Patient) -> list[str]:
    return [patient.line(about).partition(" ")[0] for about in _ALL]


def refuse(patient: Patient, path: str, status: int = 400) -> Trouble:
    answer = Answer(status, {"code": 50035, "message": "Invalid Form Body"})
    trouble = Trouble("POST", path, done=False, answer=answer)
    patient.discord.troubles.append(trouble)
    return trouble


async def test_each_answer_arrives_and_what_all_see_goes(patient: Patient) -> None:
    await walked(patient, patient.press_all, seconds=30, has_voice=True)
    assert verdicts(patient) == ["ok"] * len(_ALL)
    kinds = [
        one.answer["type"] for one in patient.discord.world.interactions.values() if one.answer
    ]
    assert kinds == [7, 4, 4, 6, 9, 7]
    assert not patient.channel.messages
    private = [one for one in patient.discord.world.ephemeral.values() if one["attachments"]]
    assert [one["attachments"][0]["filename"].rpartition(".")[2] for one in private] == [
        *("png", "ogg")
    ]


async def test_presses_that_do_not_come_are_named(patient: Patient) -> None:
    await walked(patient, lambda: patient.press("private"))
    assert verdicts(patient) == ["WRONG", "ok", *["WRONG"] * 4]
    assert patient.line("1 Edit this") == "WRONG not pressed within 1 s, so not known"


@pytest.mark.parametrize(
    ("name", "about"),
    list(zip(("edit", "private", "public", "later", "form"), _BUTTONS, strict=True)),
)
async def test_an_answer_that_is_refused_is_said_with_its_cost(
    patient: Patient, name: str, about: str
) -> None:
    async def press() -> None:
        board = await patient.board()
        refuse(patient, _CALLBACK)
        await patient.discord.press(patient.ann, board, f"doctor:{name}")

    await walked(patient, press)
    said = patient.line(about)
    assert said.startswith("WRONG Discord answers 400 (50035) Invalid Form Body; ")
    assert len(said.partition("; ")[2]) > 10


async def test_a_press_that_the_bot_cannot_read_is_said(patient: Patient) -> None:
    async def press() -> None:
        board = await patient.board()
        payload = shapes.interaction(
            *(patient.discord.world, snowflake(), "token", 3, patient.ann, patient.channel),
            {"component_type": 2, "custom_id": "doctor:edit"},
        )
        del payload["member"]["user"]
        payload["message"] = board
        await patient.discord.deliver("INTERACTION_CREATE", payload, patient.guild.id)

    await walked(patient, press)
    assert patient.line("1 Edit this").startswith("WRONG the press has a shape that")


async def test_a_second_press_is_answered_and_not_counted(patient: Patient) -> None:
    async def press() -> None:
        await patient.press("edit")
        await patient.press("edit")

    await walked(patient, press)
    assert len(patient.lines("1 Edit this")) == 1
    assert [one.answer["type"] for one in patient.discord.world.interactions.values()] == [7, 6]


async def test_others_presses_and_commands_are_left_alone(patient: Patient) -> None:
    async def press() -> None:
        board = await patient.board()
        await patient.discord.press(patient.ann, board, "1:1:1:mine")
        await patient.discord.command(patient.ann, patient.channel, "about")
        await patient.press("public")

    await walked(patient, press)
    assert patient.line("3 Answer all").startswith("ok")
    answered = [one.answer is not None for one in patient.discord.world.interactions.values()]
    assert answered == [False, False, True]


@pytest.mark.parametrize("status", [400, 403])
async def test_a_voice_message_that_may_not_follow_comes_as_a_file(
    patient: Patient, status: int
) -> None:
    refused = refuse(patient, _FOLLOW_UP, status)
    refused.times = 0

    def refuse_voice(request: Any) -> None:
        refused.times = 1 if request.body.get("flags", 0) & VOICE else refused.times

    async def press() -> None:
        await patient.board()
        patient.discord.watch = refuse_voice
        await patient.press("later")

    await walked(patient, press, has_voice=True)
    said = patient.line("4 Follow up")
    assert said.startswith("without a voice message may not follow")
    files = [one for one in patient.discord.world.ephemeral.values() if one["attachments"]]
    assert len(files) == 1


async def test_a_form_that_comes_incomplete_is_said(patient: Patient) -> None:
    async def press() -> None:
        opened = await patient.press("form")
        await patient.submit(opened, **{**ENTERED, "radio": [], "boxes": ["1"]})

    await walked(patient, press)
    assert patient.line("the form, sent").startswith("WRONG holds {'radio': 0, 'boxes': 1,")


async def test_a_running_bot_would_answer_too_so_nothing_is_pressed(patient: Patient) -> None:
    with FileLock(f"{patient.settings.database}.lock"):
        await patient.look(lambda checkup: checkup.channel(patient.channel.id))
        await patient.look(lambda checkup: checkup.voice(patient.voice.id))
    assert patient.line("presses").startswith("WRONG not tried: the bot runs")
    assert patient.line("in the voice channel").startswith("WRONG not tried: the bot runs")
    assert not patient.lines("1 Edit this")
    assert patient.discord.gateway.identified == 0


async def test_a_gateway_that_ends_the_connection_is_said(patient: Patient) -> None:
    patient.discord.gateway.refuses = 4013
    await patient.look(lambda checkup: checkup.channel(patient.channel.id))
    assert patient.line("presses").startswith("WRONG ")
    assert "4013" in patient.line("presses")
    assert not patient.channel.messages
