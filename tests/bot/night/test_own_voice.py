"""A guest keeps their own reading for the chronicle, and takes it back; nobody does it for them."""

from base64 import b64encode
from typing import Any

import pytest

from bot.model.nights import Step
from bot.store import recordings
from bot.store.database import Database
from tests.bot.fireside import Fireside
from tests.bot.listening import VOICE
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.openapi import check_requests
from tests.bot.server import Server
from tests.bot.wire import Wire

SOUND = b"OggS"
OWN = f"data:audio/ogg;base64,{b64encode(SOUND).decode()}"
HOSTILE = "../<script>alert(1)</script>\u202egg.ogg"


def record(
    server: Server, person: Any, *, flags: int = VOICE, seconds: float | None = 41.6, files: int = 1
) -> Any:
    """Post a voice message in the channel, and return it."""
    backend, channel = server.env.backend, server.channel
    stored = backend.store_attachments(channel.id, [(HOSTILE, SOUND)] * files)
    sound = {"waveform": "AAAA", "duration_secs": seconds} if seconds is not None else {}
    attachments = [one | sound for one in stored]
    message = backend.create_message(
        channel.id, person.id, "", attachments=attachments, flags=flags
    )
    return next(one for one in channel.history() if one.id == message.id)


async def menu(server: Server, person: Any, message: Any) -> Any:
    return await person.context_menu(server.channel, say("menu-reading"), message)


async def read_one(fire: Fireside) -> Any:
    """Let a guest read a paragraph aloud, and return them."""
    await fire.begin(pace="brisk")
    await fire.until(Step.READ)
    reader = await fire.reader()
    await fire.act(reader, "read")
    await fire.act(reader, "heard")
    return reader


async def recorded(server: Server) -> list[Any]:
    return await server.parts[Database].read(lambda db: recordings.of_game(db, server.game_id))


async def chronicle(server: Server, person: Any) -> str:
    given = await person.slash(server.channel, "game chronicle")
    files = [one for shown in given.followups for one in shown.message.attachments]
    page = next(one for one in files if one.filename.endswith(".html"))
    return server.env.backend.cdn.get(page.url).decode()


async def forge(server: Server, person: Any, custom_id: str) -> Any:
    """Press a button that the person was not shown, and return what happens."""
    listed = (await person.slash(server.channel, "about")).response.message
    wire = Wire(server)
    forged = wire.press(person, listed, custom_id)
    await wire.deliver(forged)
    return forged.result


async def keep(server: Server, reader: Any, message: Any) -> Any:
    asked = await menu(server, reader, message)
    return await reader.click(asked.response.message, custom_id=ids_of(asked.response.message)[0])


async def test_a_reading_is_kept_after_its_reader_said_so_and_linked_in_the_chronicle(
    server: Server, fire: Fireside
) -> None:
    reader = await read_one(fire)
    message = record(server, reader)
    asked = await menu(server, reader, message)
    assert asked.response.ephemeral
    assert say("recording-ask") in answer_of(asked)
    assert await recorded(server) == []
    custom_id = ids_of(asked.response.message)[0]
    pressed = await reader.click(asked.response.message, custom_id=custom_id)
    assert say("recording-kept") in text_of(pressed.response.message)
    (one,) = await recorded(server)
    assert (one.user_id, one.message_id, one.seconds) == (reader.id, message.id, 42)
    await fire.finish()
    page = await chronicle(server, reader)
    url = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{message.id}"
    assert page.count(url) == 1
    assert say("chronicle-voice", name=reader.name, length="0:42") in page
    assert "alert(1)" not in page
    check_requests(server)


async def test_a_voice_is_in_the_chronicle_itself_only_if_its_reader_says_so(
    server: Server, fire: Fireside
) -> None:
    reader = await read_one(fire)
    message = record(server, reader)
    kept = await keep(server, reader, message)
    custom_id = ids_of(kept.response.message)[0]
    other = next(person for person in fire.people if person.id != reader.id)
    assert answer_of(await forge(server, other, custom_id)) == say("recording-none")
    assert [one.is_copied for one in await recorded(server)] == [False]
    pressed = await reader.click(kept.response.message, custom_id=custom_id)
    assert text_of(pressed.response.message) == say("recording-copied")
    await fire.finish()
    page = await chronicle(server, reader)
    assert page.count(OWN) == 1
    assert f"/{message.id}" in page
    server.env.backend.delete_message(server.channel.id, message.id)
    page = await chronicle(server, reader)
    assert OWN not in page
    assert f"/{message.id}" in page
    check_requests(server)


async def test_a_reading_is_taken_back_at_any_time(server: Server, fire: Fireside) -> None:
    reader = await read_one(fire)
    message = record(server, reader)
    await keep(server, reader, message)
    again = await menu(server, reader, message)
    assert say("recording-list", count=1) in answer_of(again)
    await reader.click(again.response.message, custom_id=ids_of(again.response.message)[0])
    assert await recorded(server) == []
    await keep(server, reader, message)
    server.env.backend.delete_message(server.channel.id, message.id)
    await fire.finish()
    listed = await reader.slash(server.channel, "night readings")
    pressed = await reader.click(
        listed.response.message, custom_id=ids_of(listed.response.message)[0]
    )
    assert say("recording-dropped") in text_of(pressed.response.message)
    assert str(message.id) not in await chronicle(server, reader)
    none = await reader.slash(server.channel, "night readings")
    assert answer_of(none) == say("recording-how")


async def test_nobody_keeps_the_voice_of_another(server: Server, fire: Fireside) -> None:
    reader = await read_one(fire)
    other = next(person for person in fire.people if person.id != reader.id)
    message = record(server, reader)
    for person in (other, server.fay, server.eve):
        assert answer_of(await menu(server, person, message)) == say("recording-not-yours")
    asked = await menu(server, reader, message)
    custom_id = ids_of(asked.response.message)[0]
    assert answer_of(await forge(server, other, custom_id)) == say("recording-no-voice")
    own = record(server, other)
    stolen = custom_id.replace(str(message.id), str(own.id))
    assert answer_of(await forge(server, other, stolen)) == say("recording-not-read")
    assert await recorded(server) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"flags": 0},
        {"files": 2},
        {"seconds": None},
        {"seconds": 0},
    ],
)
async def test_only_a_voice_message_is_a_reading(
    server: Server, fire: Fireside, wrong: dict[str, Any]
) -> None:
    reader = await read_one(fire)
    message = record(server, reader, **wrong)
    assert answer_of(await menu(server, reader, message)) == say("recording-no-voice")


async def test_whoever_has_read_nothing_has_nothing_to_keep(server: Server, fire: Fireside) -> None:
    reader = await read_one(fire)
    other = next(person for person in fire.people if person.id != reader.id)
    for person in (other, server.eve):
        answer = answer_of(await menu(server, person, record(server, person)))
        assert answer == say("recording-not-read")


async def test_without_a_night_there_is_nothing_to_keep(server: Server) -> None:
    message = record(server, server.ann)
    assert answer_of(await menu(server, server.ann, message)) == say("no-game-here")
    await server.start(2)
    assert answer_of(await menu(server, server.ann, message)) == say("night-none-here")


@pytest.mark.parametrize(
    "detail",
    ["keep-1-5", "keep-9999999999999999999-5", "keep-x-5", "keep-1", "drop-1", "take", "keep-1-0"],
)
async def test_forged_presses_keep_nothing(server: Server, fire: Fireside, detail: str) -> None:
    reader = await read_one(fire)
    message, wire = record(server, reader), Wire(server)
    shown = (await menu(server, reader, message)).response.message
    question = ids_of(shown)[0].split(":")[2]
    detail = detail.replace("keep-1-0", f"keep-{message.id}-0")
    forged = wire.press(reader, shown, f"1:{server.game_id}:{question}:record:{detail}")
    await wire.deliver(forged)
    known = (say("recording-no-voice"), say("unknown-press"))
    assert answer_of(forged.result) in known
    assert await recorded(server) == []


async def test_two_presses_at_once_keep_one_reading(server: Server, fire: Fireside) -> None:
    reader = await read_one(fire)
    shown = (await menu(server, reader, record(server, reader))).response.message
    wire = Wire(server)
    both = [wire.press(reader, shown, ids_of(shown)[0]) for _ in range(2)]
    await wire.deliver(*both)
    assert len(await recorded(server)) == 1


async def test_the_choice_works_after_a_restart(server: Server, fire: Fireside) -> None:
    reader = await read_one(fire)
    shown = (await menu(server, reader, record(server, reader))).response.message
    await server.restart()
    await reader.click(shown, custom_id=ids_of(shown)[0])
    assert len(await recorded(server)) == 1


async def test_whoever_is_forgotten_is_heard_no_more(server: Server, fire: Fireside) -> None:
    reader = await read_one(fire)
    await keep(server, reader, record(server, reader))
    stored = await reader.slash(server.channel, "me data")
    assert say("data-recordings", count=1) in answer_of(stored)
    asked = await reader.slash(server.channel, "me forget")
    await reader.click(asked.response.message, label=say("forget-yes"))
    assert await recorded(server) == []
