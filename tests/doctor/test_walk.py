"""The walk through a channel: what it says where Discord does otherwise, and what it leaves."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bot.delivery.discord.picture_queue import PictureLimits, PictureQueue
from bot.doctor.lines import Line, Verdict
from bot.doctor.probe import Probe
from bot.doctor.walk import Walk
from bot.pictures.process import RendererProcess
from bot.text.emoji import Emoji
from tests.doctor.patient import Patient
from tests.stub import shapes
from tests.stub.access import Right
from tests.stub.ears import a_recording
from tests.stub.trouble import Answer, Trouble
from tests.stub.uploads import VOICE
from tests.stub.world import TOKEN

_MESSAGE = r"/channels/[0-9]+/messages/[0-9]+"

Json = dict[str, Any]


@pytest.fixture
async def pictures() -> AsyncIterator[PictureQueue]:
    queue = PictureQueue(RendererProcess(), PictureLimits(), enabled=True)
    yield queue
    await queue.close()


@pytest.fixture
async def walk(patient: Patient, pictures: PictureQueue) -> AsyncIterator[Walk]:
    probe = Probe()
    await probe.client.login(TOKEN)
    channel = shapes.channel(patient.channel)
    yield Walk(probe, channel, pictures, Emoji("coin", 10**18), a_recording())
    await probe.client.close()


async def lines_of(walk: Walk) -> dict[str, Line]:
    return {line.about: line async for line in walk.lines()}


def refuse(patient: Patient, method: str, path: str, status: int = 403, code: int = 50013) -> None:
    answer = Answer(status, {"code": code, "message": "No"})
    patient.discord.troubles.append(Trouble(method, path, done=False, answer=answer))


def failures(lines: dict[str, Line]) -> list[str]:
    return [line.about for line in lines.values() if line.verdict != Verdict.OK]


async def test_a_walk_without_trouble_is_right_and_leaves_an_archived_thread(
    patient: Patient, walk: Walk
) -> None:
    lines = await lines_of(walk)
    assert failures(lines) == []
    assert len(lines) == 9
    cleaned = await walk.clean_up()
    assert cleaned.verdict == Verdict.OK
    assert "only who may manage threads can delete it" in cleaned.text
    assert not patient.channel.messages
    assert not patient.servers.events


async def test_where_it_may_delete_threads_nothing_is_left(patient: Patient, walk: Walk) -> None:
    patient.guild.rights |= Right.MANAGE_THREADS
    channels = {*patient.discord.world.channels}
    await lines_of(walk)
    assert (await walk.clean_up()).text == "nothing is left"
    assert {*patient.discord.world.channels} == channels


async def test_a_message_that_is_refused_ends_the_walk(patient: Patient, walk: Walk) -> None:
    refuse(patient, "POST", r"/channels/[0-9]+/messages")
    lines = await lines_of(walk)
    assert list(lines) == ["pictures", "a message"]
    assert lines["a message"].text == ("Discord answers 403 (50013) No; no game can be played here")
    assert (await walk.clean_up()).text == "nothing is left"


@pytest.mark.parametrize(
    ("method", "path", "about"),
    [
        ("GET", _MESSAGE, "reading it back"),
        ("PATCH", _MESSAGE, "another picture"),
        ("POST", r"/channels/[0-9]+/messages/[0-9]+/threads", "a thread"),
        ("POST", r"/guilds/[0-9]+/scheduled-events", "an event"),
        ("GET", r"/guilds/[0-9]+/scheduled-events/[0-9]+", "an event"),
    ],
)
async def test_what_is_refused_is_said_with_its_cost_and_the_rest_goes_on(
    patient: Patient, walk: Walk, method: str, path: str, about: str
) -> None:
    refuse(patient, method, path)
    lines = await lines_of(walk)
    assert failures(lines) == [about]
    assert "Discord answers 403 (50013) No; " in lines[about].text
    assert (await walk.clean_up()).verdict == Verdict.OK


def part(message: Json, kind: int) -> Json:
    return next(one for one in shapes.parts(message["components"]) if one["type"] == kind)


def forget_marker(message: Json) -> None:
    part(message, 10)["id"] = 1


def forget_digest(message: Json) -> None:
    part(message, 17)["id"] = 1


def change_button(message: Json) -> None:
    part(message, 2)["custom_id"] = "other"


def drop_emoji(message: Json) -> None:
    del part(message, 2)["emoji"]


def rename_picture(message: Json) -> None:
    part(message, 12)["items"][0]["media"]["url"] = "https://example.org/1/image.png?ex=1"


def keep_another_file(message: Json) -> None:
    message["attachments"].append({"id": "7", "filename": "old.png"})


def drop_alt_text(message: Json) -> None:
    del part(message, 12)["items"][0]["description"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (forget_marker, "its marker has changed"),
        (forget_digest, "its digest has changed"),
        (change_button, "its button has changed"),
        (drop_emoji, "the emoji of its button is missing"),
        (rename_picture, "its pictures are ['image.png'] instead of ['cover.png']"),
        (keep_another_file, "it keeps ['old.png'], which it does not show"),
        (drop_alt_text, "the alt text of its picture has changed"),
    ],
)
async def test_what_discord_has_changed_in_a_message_is_said(
    patient: Patient, walk: Walk, change: Callable[[Json], None], said: str
) -> None:
    def spoil() -> None:
        assert patient.channel.last
        change(patient.channel.last)

    patient.discord.troubles.append(Trouble("GET", _MESSAGE, before=spoil))
    lines = await lines_of(walk)
    assert failures(lines) == ["reading it back"]
    assert lines["reading it back"].text.startswith(said)
    await walk.clean_up()


async def test_a_message_that_lists_no_file_which_it_shows_is_right(
    patient: Patient, walk: Walk
) -> None:
    """Discord lists none that a component shows, and gives each an address of its own."""

    def as_discord_does() -> None:
        assert patient.channel.last
        patient.channel.last["attachments"] = []
        media = part(patient.channel.last, 12)["items"][0]["media"]
        media["url"] = "https://example.org/attachments/1/2/cover.png?ex=6&is=7"

    patient.discord.troubles.append(Trouble("GET", _MESSAGE, before=as_discord_does))
    assert failures(await lines_of(walk)) == []


async def test_an_edit_that_keeps_the_old_picture_is_said(patient: Patient, walk: Walk) -> None:
    refused = Trouble("PATCH", _MESSAGE, done=False)

    def answer_with_the_old_one() -> None:
        assert patient.channel.last
        refused.answer = Answer(200, patient.channel.last)

    refused.before = answer_with_the_old_one
    patient.discord.troubles.append(refused)
    lines = await lines_of(walk)
    assert failures(lines) == ["another picture"]
    assert "['cover.png'] instead of ['title.png']" in lines["another picture"].text


async def test_a_nonce_that_counts_for_nothing_is_said_and_both_messages_go(
    patient: Patient, walk: Walk
) -> None:
    patient.discord.world.seconds_of_a_nonce = 0
    lines = await lines_of(walk)
    assert failures(lines) == ["its nonce"]
    await walk.clean_up()
    assert not patient.channel.messages


async def test_a_channel_without_voice_messages_is_said_and_takes_files(
    patient: Patient, walk: Walk
) -> None:
    patient.discord.world.mute.add(patient.channel.id)
    lines = await lines_of(walk)
    assert failures(lines) == ["a voice message"]
    assert lines["a voice message"].text.endswith("what is read aloud comes as a plain file")


async def test_a_voice_message_that_comes_as_a_file_is_said(patient: Patient, walk: Walk) -> None:
    sound = Trouble("POST", r"/channels/[0-9]+/messages", times=0, done=False)
    plain = shapes.message(patient.channel.id, 10**18, patient.discord.world.bot, {})
    sound.answer = Answer(200, plain)
    patient.discord.troubles.append(sound)

    def plain_once(request: Any) -> None:
        if request.body.get("flags") == VOICE:
            sound.times = 1

    patient.discord.watch = plain_once
    lines = await lines_of(walk)
    assert failures(lines) == ["a voice message"]
    assert lines["a voice message"].text == "came as a plain file"


async def test_an_event_with_other_words_is_said(patient: Patient, walk: Walk) -> None:
    def change() -> None:
        for event in patient.servers.events.values():
            event["description"] = "else"

    path = r"/guilds/[0-9]+/scheduled-events/[0-9]+"
    patient.discord.troubles.append(Trouble("GET", path, before=change))
    assert failures(await lines_of(walk)) == ["an event"]


async def test_what_cannot_be_deleted_is_said(patient: Patient, walk: Walk) -> None:
    await lines_of(walk)
    message_id = walk.messages[0]
    refuse(patient, "DELETE", rf"/channels/[0-9]+/messages/{message_id}")
    refuse(patient, "DELETE", r"/guilds/[0-9]+/scheduled-events/[0-9]+")
    (event_id,) = patient.servers.events
    cleaned = await walk.clean_up()
    assert cleaned.verdict == Verdict.WRONG
    assert cleaned.text.startswith(f"message {message_id}, event {event_id} could not be deleted")
    assert [*patient.channel.messages] == [message_id]


async def test_a_renderer_that_fails_is_said_and_the_walk_goes_on(
    patient: Patient, walk: Walk, pictures: PictureQueue
) -> None:
    await pictures.close()
    lines = await lines_of(walk)
    assert failures(lines) == ["pictures"]


async def test_without_a_voice_no_sound_is_sent(patient: Patient, pictures: PictureQueue) -> None:
    probe = Probe()
    await probe.client.login(TOKEN)
    silent = Walk(probe, shapes.channel(patient.channel), pictures, None, None)
    lines = await lines_of(silent)
    await probe.client.close()
    assert failures(lines) == ["sound"]
    assert lines["sound"].verdict == Verdict.WITHOUT
