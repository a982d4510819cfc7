"""What a night tells besides its stories is read aloud by itself, in the order of the stage."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.delivery.aloud.voice_channels import VoiceChannels
from bot.delivery.aloud.voice_note_sender import VoiceNoteSender
from bot.delivery.outbox.languages import Languages
from bot.model.nights import ReadBy, Step
from bot.narration.audio import NarrationAudio
from bot.settings import Settings
from bot.text.narration import NarrationText, paper_narration
from tests.bot.fireside import Fireside, say
from tests.bot.gathering import Gathering
from tests.bot.listening import tidings
from tests.bot.messages import text_of
from tests.bot.night.test_desk_anywhere import desk_of
from tests.bot.night.test_voice_on_stage import letters
from tests.bot.night.test_voice_to_the_end import check_order, count_sound_messages
from tests.bot.server import Server
from tests.narration.voices import logged_texts


@pytest.fixture
def settings(with_voice: Settings) -> Settings:
    return with_voice


@pytest.fixture
async def hearth(server: Server) -> Any:
    """Return a voice channel in which somebody waits."""
    channel = server.guild.create_voice_channel("hearth")
    await server.ann.join_voice(channel)
    return channel


class Listener:
    """What is heard in a voice channel, each text from its beginning to its end."""

    def __init__(self, server: Server, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self._texts: dict[int, str] = {}
        self._now = 0
        made = server.parts[VoiceNoteSender].record

        async def record(text: NarrationText) -> NarrationAudio | None:
            audio = await made(text)
            if audio is not None:
                self._texts[id(audio)] = text.text
                self._kept.append(audio)
            return audio

        async def play(_: Any, __: int, audio: NarrationAudio, *___: Any) -> None:
            self._now += 1
            assert self._now == 1, "two at once"
            self.heard.append(self._texts[id(audio)])
            await asyncio.sleep(0)
            self._now -= 1

        self._kept: list[NarrationAudio] = []
        patch.setattr(server.parts[VoiceNoteSender], "record", record)
        patch.setattr(VoiceChannels, "play", play)


async def to_the_end(fire: Fireside) -> AsyncIterator[Step]:
    while await fire.step() != Step.OVER:
        await count_sound_messages(fire.server)
        yield await fire.step()
        await fire.go_on()
    await count_sound_messages(fire.server)


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_in_a_voice_channel_all_is_heard_in_its_order_and_one_at_a_time(
    server: Server, fire: Fireside, hearth: Any, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    listener = Listener(server, monkeypatch)
    await fire.begin(language, reader="bot", pace="brisk", voice=hearth, journeys="12")
    async for _ in to_the_end(fire):
        pass
    told = await tidings(server)
    assert len(told) >= 4
    assert [one for one in listener.heard if one in told] == told
    assert listener.heard[0] == told[0]  # the weather, before all
    assert listener.heard[-2:] == told[-2:]  # the last story and the fates, after all ends
    assert len(listener.heard) == len(set(listener.heard))
    stage = text_of(await fire.stage())
    assert say("tale-fate", language, name="ann", count=3) not in stage  # no guest is asked


async def test_with_a_tale_its_ending_is_heard_between_the_last_paper_and_the_fates(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(reader="bot", pace="brisk", tale="long-bean")
    assert await count_sound_messages(server) == 2
    first, *_ = await tidings(server)
    assert set(logged_texts(log)) > {first}
    async for _ in to_the_end(fire):
        pass
    check_order(server)
    heard = {letters(text) for text in logged_texts(log)}  # quotation marks are not spoken
    assert heard > {letters(text) for text in await tidings(server)}


async def test_what_is_made_first_does_not_overtake_what_comes_before_it(
    server: Server, fire: Fireside, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fire.begin(reader="bot", pace="brisk", tale="long-bean")
    while not (await fire.loaded()).state.table.over:
        await count_sound_messages(server)
        if await fire.step() == Step.FINALE:
            break
        await fire.go_on()
    before, is_free = await count_sound_messages(server), asyncio.Event()
    voice_notes = server.parts[VoiceNoteSender]
    made, fates = voice_notes.record, say("became")

    async def slowly(text: NarrationText) -> NarrationAudio | None:
        if not text.text.startswith(fates):
            await server.env.external_wait(is_free.wait(), reason="the voice is slow")
        return await made(text)

    monkeypatch.setattr(voice_notes, "record", slowly)
    await fire.finish()
    is_free.set()
    assert await count_sound_messages(server) > before + 1
    check_order(server)


async def test_where_guests_read_and_meet_in_no_channel_nothing_is_read_to_them(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin()
    async for _ in to_the_end(fire):
        pass
    assert logged_texts(log) == []
    assert "** reads:" in text_of(await fire.stage())


async def test_where_guests_read_in_a_voice_channel_only_what_nobody_is_asked_to_read_is_heard(
    server: Server, fire: Fireside, hearth: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener = Listener(server, monkeypatch)
    await fire.begin(voice=hearth)
    async for _ in to_the_end(fire):
        pass
    *told, fates = await tidings(server)
    assert listener.heard == told
    assert fates not in listener.heard
    assert "** reads:" in text_of(await fire.stage())


async def test_the_weather_makes_way_for_a_guest_who_reads(
    server: Server, fire: Fireside, hearth: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    listener, is_free = Listener(server, monkeypatch), asyncio.Event()
    voice_notes = server.parts[VoiceNoteSender]
    made = voice_notes.record

    async def slowly(text: NarrationText) -> NarrationAudio | None:
        await server.env.external_wait(is_free.wait(), reason="the voice is slow")
        return await made(text)

    monkeypatch.setattr(voice_notes, "record", slowly)
    await fire.begin(voice=hearth)
    await fire.act(await fire.leader(), "go")
    assert await fire.step() == Step.READ
    is_free.set()
    await count_sound_messages(server)
    assert listener.heard == []


async def test_a_night_that_is_ended_early_has_no_last_story(
    server: Server, fire: Fireside, log: Path
) -> None:
    await fire.begin(reader="bot", pace="brisk")
    await fire.until(Step.STORY)
    await count_sound_messages(server)
    before = len(logged_texts(log))
    await fire.end()
    await count_sound_messages(server)
    assert len(logged_texts(log)) == before


async def test_at_an_evening_that_the_bot_reads_a_paper_is_heard_when_it_comes_out(
    server: Server, evening: Gathering, log: Path
) -> None:
    await evening.begin(2)
    await desk_of(server, server.ann, f"reader-{ReadBy.BOT}")
    while (await evening.loaded()).state.table.round == 1:
        await count_sound_messages(server)
        await evening.go_on()
    while await evening.step() == Step.STORY:
        await count_sound_messages(server)
        await evening.go_on()
    await count_sound_messages(server)
    narrator = server.parts[Languages].narrator(await evening.loaded())
    paper = paper_narration(narrator, 1)
    assert paper
    heard = [letters(text).lower() for text in logged_texts(log)]  # capitals are not spelled out
    assert heard.count(letters(paper.text).lower()) == 1
    check_order(server)
