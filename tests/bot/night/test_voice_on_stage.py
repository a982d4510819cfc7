"""Where the bot reads on a night it is heard: what the stage shows, when it shows it, and once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.features.upkeep import Upkeep
from bot.model.nights import Step
from bot.model.notices import Notice, encode
from bot.service.night.narration import SpokenPart
from bot.service.night.steps import question_of
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store.database import Database
from encounters.tales import tale_words
from rules.facts import EncounterSettled
from rules.words import TaleId
from tests.bot.fireside import Fireside
from tests.bot.listening import VOICE, tidings, voices
from tests.bot.openapi import check_requests
from tests.bot.server import Server
from tests.narration.voices import logged_texts


@pytest.fixture
def settings(with_voice: Settings) -> Settings:
    return with_voice


def played(server: Server) -> list[Any]:
    """List the messages of the channel with sound."""
    return [one for one in server.channel.history() if one.attachments]


async def deliver(server: Server) -> None:
    """Deliver what waits, to its end."""
    await server.parts[Upkeep].run()
    await asyncio.gather(*server.parts[VoiceNoteDelivery]._tasks.values())
    await server.env.settle()


def letters(text: str) -> str:
    """Return a text without its marks, which a voice is given in other forms."""
    return "".join(filter(str.isalpha, text))


async def prompt(fire: Fireside) -> str:
    """Return the title of the open paragraph."""
    loaded = await fire.loaded()
    number = loaded.state.table.expedition.path[-1]
    return loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number)).title


async def ends(fire: Fireside) -> list[str]:
    """List how the paragraphs of the night ended, by how their words begin."""
    loaded = await fire.loaded()
    plies = await fire.bot.parts[Games].history.plies(loaded.row.id)
    found = [one for ply in plies for one in ply.facts if isinstance(one, EncounterSettled)]
    outcomes = [loaded.book.stories.outcome(f.number, f.option, f.tier, "en") or "" for f in found]
    return [text.strip()[:20] for text in outcomes]


async def test_a_tale_read_by_the_bot_is_heard_in_the_channel(
    server: Server, fire: Fireside, log: Path
) -> None:
    words = tale_words(TaleId("long-bean"), "en")[0]
    await fire.begin(reader="bot", pace="brisk", tale="long-bean")
    while await fire.step() != Step.OVER:
        await deliver(server)
        await fire.go_on()
    await deliver(server)
    tale = (await fire.loaded()).state.table.tale
    heard = "\n".join(logged_texts(log))
    signs = [
        words.signs[index].bright if sign.bright else words.signs[index].dim
        for index, sign in enumerate(tale.signs)
    ]
    ending = words.endings[tale.result.ending]
    told = [words.opening, *signs, words.finale.text, ending]
    places = [letters(heard).find(letters(text)[:30]) for text in told]
    assert -1 not in places
    assert places == sorted(places)
    assert not await server.waiting()


async def test_a_night_read_by_the_bot_is_heard_in_the_channel(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    (weather,) = logged_texts(log)
    assert weather == (await tidings(server))[0]
    await fire.until(Step.CHOOSE)
    _, spoken = logged_texts(log)
    assert spoken.startswith(await prompt(fire))
    _, message = played(server)
    assert message.attachments[0].content_type == "audio/ogg"
    _, sent = voices(server)
    assert sent.json["flags"] == VOICE
    assert sent.path == f"/channels/{server.channel.id}/messages"
    await fire.until(Step.STORY)
    first, *_ = [end for end in await ends(fire) if end]
    assert first in logged_texts(log)[2]
    await fire.finish()
    assert len(played(server)) == len(voices(server))
    assert not await server.waiting()
    check_requests(server)


@pytest.mark.usefixtures("lone_choices")
async def test_no_end_is_spoken_before_its_dice_have_fallen(
    server: Server, fire: Fireside, log: Path
) -> None:
    fire.sends_own = True  # these meet a paragraph that leaves no choice
    await fire.begin(reader="bot", pace="brisk")
    while await fire.step() != Step.OVER:
        settled = await ends(fire)
        spoken = logged_texts(log)
        spoken_ends = [
            text for text in spoken if any(end and text.startswith(end) for end in settled)
        ]
        told = [*spoken_ends, *await tidings(server)]
        prompts = [text for text in spoken if text not in told]
        assert len(prompts) <= len(settled) + 1
        await fire.go_on()


@pytest.mark.usefixtures("lone_choices")
async def test_where_guests_read_the_bot_is_silent(
    server: Server, fire: Fireside, log: Path
) -> None:
    fire.sends_own = True  # these meet a paragraph that leaves no choice
    await fire.begin(pace="brisk")
    await fire.finish()
    plies = await fire.bot.parts[Games].history.plies((await fire.loaded()).row.id)
    chapters = [chapter for story in stories_of(plies) for chapter in story.chapters]
    assert not all(map(question_of, chapters))  # a paragraph that follows has no choice
    assert logged_texts(log) == []
    assert played(server) == []


async def test_a_reading_that_is_handed_to_the_bot_is_heard_with_its_end(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(pace="brisk")
    await fire.until(Step.READ)
    assert logged_texts(log) == []
    title = await prompt(fire)
    await fire.act(await fire.reader(), "bot")
    (spoken,) = logged_texts(log)
    assert spoken.startswith(title)
    await fire.until(Step.STORY, Step.READ)
    assert [len(logged_texts(log)) > 1] == [bool([end for end in await ends(fire) if end])]


async def test_an_end_that_is_handed_to_the_bot_is_heard_alone(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(pace="brisk")
    await fire.until(Step.END)
    assert logged_texts(log) == []
    await fire.act(await fire.reader(), "bot")
    (spoken,) = logged_texts(log)
    assert any(spoken.startswith(end) for end in await ends(fire))


async def test_after_a_restart_nothing_is_said_twice(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    await fire.until(Step.CHOOSE)
    await server.restart()
    await deliver(server)
    assert len(played(server)) == 2  # the weather, and the paragraph
    assert len(logged_texts(log)) == 2


async def test_a_voice_that_went_out_unnoted_is_found_by_its_file(
    server: Server, fire: Fireside
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    await fire.until(Step.CHOOSE)
    loaded = await fire.loaded()
    name = played(server)[1].attachments[0].filename
    row_id, question = int(name[8:-4]), loaded.state.table.questions[0].number
    body = encode(Notice("passage", SpokenPart(question, is_end=False)._asdict()))
    await server.parts[Database].write(
        lambda db: (
            db.execute(
                "INSERT INTO outbox (id, game_id, kind, ply, body) VALUES (?, 1, 'voice', ?, ?)",
                (row_id, loaded.ply, body),
            )
            and None
        )
    )
    await deliver(server)
    assert len(played(server)) == 2
    assert not await server.waiting()


@pytest.mark.parametrize("code", [50173, 50160, 50035])
async def test_a_refused_voice_message_is_a_plain_file(
    server: Server, fire: Fireside, code: int
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    path = f"/channels/{server.channel.id}/messages"
    await fire.until(Step.GATHER)
    server.env.inject_error("POST", path, status=400, code=code, times=1)
    await fire.until(Step.CHOOSE)
    assert [one.json["flags"] for one in voices(server)] == [VOICE, VOICE, 0]
    assert len(played(server)) == 2


async def test_a_channel_that_takes_no_sound_is_read_to_in_silence(
    server: Server, fire: Fireside
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    path = f"/channels/{server.channel.id}/messages"
    before = played(server)
    server.env.inject_error("POST", path, status=403, code=50013, times=2)
    await fire.until(Step.CHOOSE)
    assert played(server) == before
    assert not await server.waiting()
    await fire.until(Step.STORY)


async def test_what_was_chosen_meanwhile_is_not_read_any_more(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    await fire.until(Step.CHOOSE)
    loaded = await fire.loaded()
    question = loaded.state.table.questions[0].number
    await fire.until(Step.STORY)
    before = len(logged_texts(log))
    body = encode(Notice("passage", SpokenPart(question, is_end=False)._asdict()))
    await server.parts[Database].write(
        lambda db: (
            db.execute(
                "INSERT INTO outbox (game_id, kind, ply, body) VALUES (1, 'voice', ?, ?)",
                (loaded.ply, body),
            )
            and None
        )
    )
    await deliver(server)
    assert len(logged_texts(log)) == before
    assert not await server.waiting()
