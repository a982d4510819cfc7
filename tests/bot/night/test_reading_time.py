"""A night's clocks wait until its words are read or heard; it promises as long as it takes."""

import asyncio
from collections import Counter
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.model.loaded_game import LoadedGame
from bot.model.nights import NO_TALE, DecidedBy, Night, NightPace, ReadBy, Step
from bot.service.night.clock import time_for
from bot.service.night.reading_time import reading_time, tale_text
from bot.settings import OWN_BOOK, Settings
from rules.editions import VARIANTS, Variant
from rules.facts import RoundBegan
from rules.record import alter
from rules.words import TaleId
from tests.bench.minutes import play
from tests.bot.fireside import Fireside, say
from tests.bot.messages import text_of
from tests.bot.server import MONDAY, Server
from tests.hidden import open_book_once
from tests.narration.voices import beeping

SPOKEN = 100
"""Seconds that the slow voice takes."""

_ALOUD = (Step.READ, Step.END, Step.TALE, Step.GATHER)
"""The steps whose words come with them; those of the others have been read before."""

LABEL = 2
"""Seconds for labels, which are not counted, and for clocks, which are stored in whole ones."""

ANSWER = 30
"""Seconds for an answer, at the least, once everything is heard."""


@pytest.fixture
def settings(with_voice: Settings, tmp_path: Path, request: pytest.FixtureRequest) -> Settings:
    """The bot with a voice; a test may ask for one that takes `SPOKEN` seconds."""
    if not hasattr(request, "param"):
        return with_voice
    command = beeping(tmp_path / "said", "{out}", str(request.param * 50))  # a letter lasts 20 ms
    return with_voice.model_copy(update={"narration_command": command})


def seconds_aloud(text: str, language: str) -> float:
    """Return how long somebody reads a text aloud, counted as a person would."""
    if language == "ja":
        return sum(ord(sign) > 0x3040 for sign in text) / 400 * 60
    return len(text.split()) / 150 * 60


@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_no_choice_closes_before_its_paragraph_can_be_read(
    server: Server, language: str
) -> None:
    fire = Fireside(server)
    await fire.begin(language=language, reader="bot")
    loaded = await fire.until(Step.CHOOSE)
    table, stories = loaded.state.table, loaded.book.stories
    early: list[tuple[int, NightPace]] = []
    for number in stories.moods:  # the entries, and what follows them
        prompt = stories.prompt(number, language)
        words = " ".join([prompt.title, prompt.text, *prompt.labels])
        needed = timedelta(seconds=seconds_aloud(words, language) + ANSWER)
        there = alter(table, expedition=alter(table.expedition, path=(number,)))
        shown = alter(loaded, state=alter(loaded.state, table=there), recent=())
        for pace in NightPace:
            night = alter(shown.row.night, pace=pace)
            if time_for(shown.with_row(alter(shown.row, night=night))) < needed:
                early.append((number, pace))
    assert len(stories.moods) == 215
    assert not early


def quoted(message: Any) -> str:
    """Return what a message tells besides its own words: weather, papers, how a season goes on."""
    lines = [line for line in text_of(message).split("\n") if line.startswith("> ")]
    return "\n".join([line.removeprefix("> ") for line in lines])


def with_rounds(loaded: LoadedGame, *, begin: bool) -> LoadedGame:
    """Return a night in whose plies nothing but rounds begin, or no round does: then no paper."""
    plies = [
        alter(ply, facts=tuple([one for one in ply.facts if isinstance(one, RoundBegan) is begin]))
        for ply in loaded.recent
    ]
    return alter(loaded, recent=tuple(plies))


@pytest.mark.parametrize("tale", ["none", "long-bean"])
@pytest.mark.parametrize("language", ["en", "es", "ja"])
async def test_what_a_paper_tells_has_time_beside_its_story_or_a_gathering(
    server: Server, language: str, tale: str
) -> None:
    server.set_clock(MONDAY)
    fire, papers = Fireside(server), 0
    await fire.begin(language=language, pace="brisk", journeys="12", tale=tale)
    while (step := await fire.step()) != Step.OVER:
        loaded = await fire.loaded()
        words = quoted(await fire.stage()) if step == Step.STORY else ""
        if words:
            papers += 1
            read = reading_time(loaded, step)
            needed = timedelta(seconds=seconds_aloud(words, language) - LABEL)
            bare, rested = with_rounds(loaded, begin=False), with_rounds(loaded, begin=True)
            assert read - reading_time(bare, step) >= needed
            until = datetime.fromisoformat(loaded.row.seats[0].until or "")
            left = until - server.clock() + timedelta(seconds=1)  # stored in whole ones
            assert left >= read + timedelta(seconds=ANSWER)
            # The message of the story has it, so the step after it has not; but after a rest.
            for after in (Step.GATHER, Step.REST):
                assert reading_time(loaded, after) == reading_time(bare, after)
                assert reading_time(rested, after) - reading_time(bare, after) >= needed
        await fire.go_on()
    assert papers >= 2


@pytest.mark.parametrize("language", ["en", "es", "ja"])
@pytest.mark.parametrize("tale", ["none", "long-bean"])
async def test_what_a_night_opens_with_has_time_at_its_first_step(
    server: Server, language: str, tale: str
) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    loaded = await fire.begin(language=language, pace="brisk", tale=tale, reader="bot")
    weather = "\n".join(filter(None, map(quoted, server.channel.history())))
    assert weather
    until = datetime.fromisoformat(loaded.row.seats[0].until or "")
    told = tale_text(loaded) if tale != "none" else weather
    needed = seconds_aloud(told, language) + ANSWER - LABEL
    assert (until - server.clock()).total_seconds() >= needed
    if tale != "none":
        loaded = await fire.until(Step.GATHER)
        read = reading_time(loaded, Step.GATHER).total_seconds()
        assert read >= seconds_aloud(weather, language) - LABEL


@pytest.mark.parametrize("settings", [SPOKEN], indirect=True)
async def test_a_voice_that_takes_longer_than_a_reader_is_heard_to_its_end(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin(reader="bot", pace="brisk")
    await fire.until(Step.CHOOSE)
    await asyncio.gather(*server.parts[VoiceNoteDelivery]._tasks.values())
    await server.env.settle()
    wait = SPOKEN + 5 + ANSWER
    until = int((MONDAY + timedelta(seconds=wait)).timestamp())
    stage = text_of(await fire.stage())
    assert f"<t:{until}:R>" in stage or f"<t:{until + 1}:R>" in stage
    await server.pass_time(seconds=wait - 1)
    assert await fire.step() == Step.CHOOSE
    await server.pass_time(seconds=3)
    assert await fire.step() != Step.CHOOSE


async def test_a_choice_that_goes_on_after_a_break_can_be_read_again(server: Server) -> None:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin(pace="brisk")
    loaded = await fire.until(Step.CHOOSE)
    await fire.people[0].slash(server.channel, "night pause")
    await server.pass_time(days=1)
    await fire.act(fire.people[1], "resume")
    until = (await fire.loaded()).row.seats[0].until
    assert until == (server.clock() + time_for(loaded)).isoformat(timespec="seconds")


@pytest.mark.parametrize("tale", ["none", "long-bean"])
async def test_a_night_is_about_as_long_as_it_promises(server: Server, tale: str) -> None:
    fire = Fireside(server)
    night = (await fire.begin(journeys="12", tale=tale)).row.night
    assert night is not None
    spoken, steps, last = timedelta(), Counter[Step](), None
    while (step := await fire.step()) != Step.OVER:
        loaded = await fire.loaded()
        if (loaded.ply, step) != last:
            steps[step] += 1
            spoken += reading_time(loaded, step) if step in _ALOUD else timedelta()
        last = loaded.ply, step
        await fire.go_on()
    answering = [times * night.answering(step) for step, times in steps.items()]
    minutes = sum(answering, spoken).total_seconds() / 60
    assert abs(night.minutes(12) - minutes) < minutes / 4


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_who_opens_a_night_is_told_how_long_one_of_twelve_takes(language: str) -> None:
    night = Night(ReadBy.GUESTS, DecidedBy.LEADER, NightPace.EASY)
    assert f"{night.minutes(12)}" in say("opt-journeys", language)


@pytest.mark.parametrize("tale", [None, NO_TALE])
@pytest.mark.parametrize("variant", [one for one in VARIANTS.values() if one.journeys])
@pytest.mark.parametrize("pace", list(NightPace))
def test_nights_of_each_length_and_pace_take_about_what_they_promise(
    variant: Variant, pace: NightPace, tale: TaleId | None
) -> None:
    night = Night(ReadBy.GUESTS, DecidedBy.LEADER, pace, tale=tale)
    book, promised = open_book_once(OWN_BOOK), night.minutes(variant.journeys)
    for guests in (3, 8, 25):
        nights = [play(book, variant, guests, tale, number) for number in range(3)]
        taken = median([one.minutes(night) for one in nights])
        assert abs(promised - taken) < taken / 4, guests
