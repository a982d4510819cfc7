"""Where a voice fails, is refused or is not there, the text stands alone and all goes on."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.delivery.outbox import outbox_rows, paragraph_reader
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.service.tables.games import Games
from bot.settings import Settings
from rules.facts import ParagraphRead
from tests.bot.limits.test_budget import spend
from tests.bot.listening import VOICE, all_listen, forge, hear_of, sound_messages, voices
from tests.bot.messages import answer_of, dms, ids_of, say, text_of
from tests.bot.server import Server
from tests.narration.voices import logged_texts


@pytest.fixture
def settings(with_voice: Settings) -> Settings:
    return with_voice


@pytest.mark.parametrize("code", [50159, 50160, 50161, 50162, 50173, 50013])
async def test_where_voices_are_refused_a_plain_file_is_sent_and_the_next_at_once(
    server: Server, code: int
) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm, custom_id = explorer.user.dm_channel.last_message, ""
    custom_id = hear_of(dm)
    server.env.inject_error("POST", "/webhooks/*/*", status=403, code=code, times=1)
    await explorer.user.click(dm, custom_id=custom_id)
    assert [one.json["flags"] for one in voices(server)] == [VOICE, 0]
    assert "waveform" not in voices(server)[-1].json["attachments"][0]
    await explorer.user.click(dm, custom_id=custom_id)
    assert [one.json["flags"] for one in voices(server)] == [VOICE, 0, 0]
    assert len(sound_messages(explorer)) == 2


async def test_what_is_a_bad_request_as_a_voice_message_is_sent_as_a_plain_file(
    server: Server,
) -> None:
    """Discord describes no voice messages after an answer: it may refuse them there by any code."""
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    custom_id = hear_of(dm)
    server.env.inject_error("POST", "/webhooks/*/*", status=400, code=50035, times=1)
    await explorer.user.click(dm, custom_id=custom_id)
    assert [one.json["flags"] for one in voices(server)] == [VOICE, 0]
    assert len(sound_messages(explorer)) == 1
    await explorer.user.click(dm, custom_id=custom_id)
    assert [one.json["flags"] for one in voices(server)] == [VOICE, 0, VOICE]
    server.env.inject_error("POST", "/webhooks/*/*", status=400, code=50035, times=2)
    pressed = await explorer.user.click(dm, custom_id=custom_id)
    assert text_of(pressed.followups[-1].message) == say("voice-fails")


async def test_where_files_are_refused_too_there_is_silence(server: Server) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    explorer = await server.until("choose_option", Random(2))
    path = f"/channels/{explorer.user.dm_channel.id}/messages"
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(2))
    server.env.inject_error("POST", path, status=403, code=50173, times=None)
    await server.until("choose_option", Random(2))
    assert [row for row in await server.waiting() if row.kind == OutboxKind.VOICE] == []


async def test_a_voice_that_a_busy_discord_does_not_take_is_sent_later(server: Server) -> None:
    await server.start(2)
    people = (server.ann, server.bob)
    await all_listen(server, *people)
    for person in people:
        path = f"/channels/{person.user.dm_channel.id}/messages"
        server.env.inject_error("POST", path, status=500, code=0, times=None)
    explorer = await server.until("choose_option", Random(2))
    assert OutboxKind.VOICE in [row.kind for row in await server.waiting()]
    assert sound_messages(explorer) == []
    server.env.backend.faults.clear()
    await server.env.advance_time(31)
    assert await server.waiting() == []
    assert len(sound_messages(explorer)) == 1


async def test_a_voice_that_went_out_before_a_crash_is_found_and_not_sent_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)

    async def crash(*_: object) -> None:
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(outbox_rows, "done", crash)
        explorer = await server.until("choose_option", Random(1))
    assert len(sound_messages(explorer)) == 1
    assert OutboxKind.VOICE in [row.kind for row in await server.waiting()]
    await server.restart()
    await server.env.settle()
    assert await server.waiting() == []
    assert len(sound_messages(explorer)) == 1


async def test_a_prompt_that_was_answered_before_it_could_be_read_is_not_read(
    server: Server, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    deliver, held = server.parts[Outbox].deliver, list[OutboxRow]()

    async def hold_voices(row: OutboxRow, **options: bool) -> None:
        if row.kind == OutboxKind.VOICE:
            held.append(row)
        else:
            await deliver(row, **options)

    monkeypatch.setattr(server.parts[Outbox], "deliver", hold_voices)
    await server.until("choose_option", Random(1))
    first = held[0]
    assert first.first_ply is not None
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(2))
    monkeypatch.undo()
    loaded = await server.loaded()
    plies = await server.parts[Games].history.plies(server.game_id, first.first_ply)
    plies_so_far = [ply for ply in plies if ply.ply <= first.ply]
    languages = server.parts[Languages]
    assert paragraph_reader.direct_narration(languages, loaded, first, plies_so_far) is None
    await server.parts[Outbox].deliver(first)
    await asyncio.gather(*server.parts[VoiceNoteDelivery]._tasks.values())
    assert first not in await server.waiting()
    number = next(f.number for p in plies_so_far for f in p.facts if isinstance(f, ParagraphRead))
    assert loaded.book.stories.title(number, "en") not in "".join(logged_texts(log))


async def test_a_voice_follows_its_dm_and_is_not_counted(server: Server) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    await spend(server, reading=False)
    explorer = await server.until("choose_option", Random(1))
    assert len(dms(explorer)) == 1 + len(sound_messages(explorer)) == 2
    dm = next(one for one in explorer.user.dm_channel.history() if not one.attachments)
    await explorer.user.click(dm, custom_id=hear_of(dm))
    assert len(sound_messages(explorer)) == 2


async def test_where_nobody_new_may_be_written_to_there_is_no_voice_either(server: Server) -> None:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    await spend(server, reading=True)
    explorer = await server.until("choose_option", Random(1))
    assert dms(explorer) == []
    assert [row.kind for row in await server.waiting()] == [OutboxKind.ENCOUNTER]


def fail(log: Path) -> None:
    """Make the command fail, which cannot write into a folder."""
    log.mkdir()


async def test_a_failing_voice_is_told_kindly(server: Server, log: Path) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    fail(log)
    pressed = await explorer.user.click(dm, custom_id=hear_of(dm))
    assert text_of(pressed.followups[-1].message) == say("voice-fails")


class TestSilence:
    """With nothing at hand that speaks, everything else is as it was."""

    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings(database=tmp_path / "table.sqlite3", pictures=False, narration=False)

    async def test_no_button_promises_a_voice_and_nothing_waits_for_one(
        self, server: Server
    ) -> None:
        await server.start(2)
        await all_listen(server, server.ann, server.bob)
        explorer = await server.until("choose_option", Random(1))
        dm = explorer.user.dm_channel.last_message
        assert [one for one in ids_of(dm) if "listen" in one] == []
        forged = f"1:{server.game_id}:0:listen"
        assert answer_of(await forge(server, explorer.user, dm, forged)) == say("no-voice")
        await server.finish(Random(1))
        assert await server.waiting() == []
