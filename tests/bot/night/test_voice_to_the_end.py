"""What the bot reads on a night is heard whole and in order: what follows too, and the last end."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.aloud.narration_queue import NarrationQueue
from bot.delivery.aloud.night_voice_channels import NightVoiceChannels
from bot.delivery.aloud.voice_channels import VoiceChannels
from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.features.upkeep import Upkeep
from bot.model.kinds import GameStatus
from bot.model.nights import Step
from bot.model.notices import Notice, encode
from bot.model.stories import Chapter
from bot.narration.audio import NarrationAudio
from bot.service.night.narration import SpokenPart
from bot.service.night.steps import chapters_to_read, journey_of, question_of
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store.database import Database
from bot.text.narration import NarrationText, prompt_narration
from rules.questions import TakeTurn
from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.listening import tidings
from tests.bot.server import Server
from tests.narration.voices import logged_texts
from tests.tables import ANN, ONE, a_table, seat

BEGINNING = 20
"""How many characters of a text are looked for."""


@pytest.fixture
def settings(with_voice: Settings) -> Settings:
    return with_voice


async def beginnings(loaded: Any, plies: Any) -> list[tuple[int, str]]:
    """List how all that was told begins, in its order, with the question of its paragraph."""
    found: list[tuple[int, str]] = []
    for story in stories_of(plies):
        for chapter in story.chapters:
            asked, end = question_of(chapter), chapter.settled
            hearing = loaded.past.hearing(chapter.ply, chapter.number)
            prompt = loaded.book.stories.prompt(chapter.number, "en", hearing)
            found.append((asked, prompt.before[:BEGINNING] or prompt.title))
            if end is not None:
                words = loaded.book.stories.outcome(end.number, end.option, end.tier, "en")
                found += [(asked, words.strip()[:BEGINNING])] if words else []
    return found


def check(server: Server, spoken: list[str], expected: list[tuple[int, str]]) -> None:
    """Check that the voice has said all that was told, and nothing else, and is heard in order.

    What is made ready at the same time is made in any order.
    """
    pairs = zip(sorted(spoken), sorted([begins for _, begins in expected]), strict=True)
    assert not [(text[:BEGINNING], begins) for text, begins in pairs if not text.startswith(begins)]
    check_order(server)


def check_order(server: Server) -> None:
    """Check that recordings were posted in the order in which they were queued."""
    files = [one for message in server.channel.history() for one in message.attachments]
    numbers = [int(one.filename[8:-4]) for one in files]
    assert numbers == sorted(numbers)


async def count_sound_messages(server: Server) -> int:
    """Count the messages with sound, once all that is being read was posted."""
    while tasks := list(server.parts[VoiceNoteDelivery]._tasks.values()):
        await asyncio.gather(*tasks)
    await server.env.settle()
    return len([one for one in server.channel.history() if one.attachments])


@pytest.mark.usefixtures("lone_choices")
async def test_a_night_that_the_bot_reads_is_heard_whole_and_in_order(
    server: Server, fire: Fireside, log: Path
) -> None:
    fire.sends_own = True  # these meet a paragraph that leaves no choice
    await fire.begin(reader="bot", pace="brisk")
    while await fire.step() != Step.OVER:
        await count_sound_messages(server)
        await fire.go_on()
    loaded = await fire.loaded()
    expected = await beginnings(loaded, await fire.bot.parts[Games].history.plies(loaded.row.id))
    assert not all(asked for asked, _ in expected)  # a paragraph that follows has no choice
    expected += [(0, text[:BEGINNING]) for text in await tidings(server)]
    posted = await count_sound_messages(server)
    check(server, logged_texts(log), expected)
    assert posted == len(expected)
    assert not await server.waiting()


@pytest.mark.usefixtures("lone_choices")
async def test_an_end_that_is_handed_to_the_bot_is_heard_with_what_follows_it(
    server: Server, fire: Fireside, log: Path
) -> None:
    fire.sends_own = True  # these meet a paragraph that leaves no choice
    await fire.begin(pace="brisk")
    ends: list[tuple[int, str]] = []
    while await fire.step() != Step.OVER:
        if await fire.step() != Step.END:
            await fire.go_on()
            continue
        loaded = await fire.loaded()
        (story,) = stories_of(loaded.panel_plies)
        ends += (await beginnings(loaded, loaded.panel_plies))[1:]
        assert story.is_over
        assert len(logged_texts(log)) == await count_sound_messages(server)
        await fire.act(await fire.reader(), "bot")
        await count_sound_messages(server)
    assert 0 in [asked for asked, _ in ends]
    check(server, logged_texts(log), ends)
    assert await count_sound_messages(server) == len(ends)
    assert not await server.waiting()


@pytest.mark.usefixtures("lone_choices")
async def test_what_was_made_before_waits_for_its_turn(server: Server, fire: Fireside) -> None:
    fire.sends_own = True  # these meet a paragraph that leaves no choice
    await fire.begin(pace="brisk")
    while not (found := await unread(fire)):
        await fire.go_on()
    narrator = fire.bot.parts[Languages].narrator(await fire.loaded())
    made = prompt_narration(narrator, found[1].number, is_asked=False)
    assert made
    await server.parts[NarrationQueue].record(made)
    await fire.act(await fire.reader(), "bot")
    assert await count_sound_messages(server) > 1
    check_order(server)


async def unread(fire: Fireside) -> tuple[Chapter, ...]:
    """Return an end that its reader has, with what follows it; nothing where nothing does."""
    chapters = chapters_to_read(await fire.loaded())
    return chapters if len(chapters) > 1 else ()


async def test_a_last_end_that_went_unsaid_is_heard_after_a_restart(
    server: Server, fire: Fireside
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    await fire.finish()
    before = await count_sound_messages(server)
    loaded = await fire.loaded()
    story = stories_of(await fire.bot.parts[Games].history.plies(loaded.row.id))[-1]
    question = max(map(question_of, story.chapters))
    body = encode(Notice("passage", SpokenPart(question, is_end=True)._asdict()))
    await server.parts[Database].write(
        lambda db: (
            db.execute(
                "INSERT INTO outbox (game_id, kind, ply, body) VALUES (1, 'voice', ?, ?)",
                (loaded.ply, body),
            )
            and None
        )
    )
    await server.restart()
    await server.parts[Upkeep].run()
    assert await count_sound_messages(server) == before + 1
    assert not await server.waiting()


async def test_a_night_that_is_ended_is_not_read_on(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    while await fire.step() != Step.CHOOSE:
        await fire.go_on()
    await fire.end()
    assert await count_sound_messages(server) <= 2  # the weather, and perhaps the paragraph
    assert not await server.waiting()


async def test_a_paragraph_that_was_open_before_the_evening_is_heard_there(
    server: Server, evening: Gathering, log: Path
) -> None:
    await server.start(2)
    explorer, other = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    await evening.lift()
    for person in (server.ann, server.bob):
        if (await evening.night()).guest(person.id) is None:
            await evening.act(person, "sit")
    loaded = await evening.loaded()
    assert await evening.step() == Step.READ
    assert await evening.reader() is other
    await evening.act(other, "bot")
    assert await count_sound_messages(server) == 1
    number = loaded.state.table.expedition.path[-1]
    assert logged_texts(log)[0].startswith(loaded.book.stories.title(number, "en"))


async def test_the_last_end_of_a_lifted_game_is_heard_where_nobody_else_sits(
    server: Server, evening: Gathering, log: Path
) -> None:
    ann = seat(ready=("builder-1", "trainer-1"), coins=0)
    state = a_table(ann=ann, bob=seat(passed=True), round=7, asks=(TakeTurn(ONE, ANN),))
    await server.lay(state)
    await evening.lift()
    while not (await evening.loaded()).state.table.over:
        await evening.go_on()
    loaded = await evening.loaded()
    assert loaded.row.status == GameStatus.FINISHED
    posted = await count_sound_messages(server)
    expected = await beginnings(loaded, await server.parts[Games].history.plies(server.game_id))
    check(server, logged_texts(log), expected)
    assert posted == len(expected)
    assert not await server.waiting()


async def test_it_stays_in_the_voice_channel_until_the_last_end_is_made(
    server: Server, fire: Fireside, monkeypatch: pytest.MonkeyPatch
) -> None:
    hearth = server.guild.create_voice_channel("hearth")
    await server.ann.join_voice(hearth)
    is_made, played, left = asyncio.Event(), list[int](), list[int]()
    voice_notes = server.parts[VoiceNoteSender]
    made = voice_notes.record

    async def slowly(spoken: NarrationText) -> NarrationAudio | None:
        await server.env.external_wait(is_made.wait(), reason="the voice is slow")
        return await made(spoken)

    async def play(_: Any, channel_id: int, *__: Any) -> None:
        played.append(channel_id)

    async def leave(_: Any, channel_id: int) -> None:
        left.append(channel_id)

    monkeypatch.setattr(VoiceChannels, "play", play)
    monkeypatch.setattr(VoiceChannels, "leave", leave)
    await fire.begin(reader="bot", pace="brisk", voice=hearth)
    while journey_of(await fire.loaded()) < 6:
        await fire.go_on()
        await count_sound_messages(server)
    before = len(played)
    monkeypatch.setattr(voice_notes, "record", slowly)
    await fire.finish()
    await server.parts[NightVoiceChannels].tick()
    assert (len(played), left) == (before, [])
    is_made.set()
    assert not await count_sound_messages(server)
    assert len(played) > before
    await server.parts[NightVoiceChannels].tick()
    assert left == [hearth.id]
