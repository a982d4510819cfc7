"""How a paragraph ended: its reader has it first, and the others once it is read."""

import pytest

from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.panels import Panels
from bot.model.kinds import GameStatus
from bot.model.nights import Step
from bot.service.night.clock import time_for
from bot.service.night.steps import night_of, unread_chapter
from bot.store import game_rows
from bot.store.database import Database
from bot.text.story import outcome_text
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, posts, text_of
from tests.bot.server import MONDAY, Server


@pytest.fixture
async def fire(server: Server) -> Fireside:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin()
    await fire.until(Step.END)
    return fire


async def words_of_the_end(fire: Fireside) -> str:
    loaded = await fire.loaded()
    chapter = unread_chapter(loaded)
    assert chapter is not None
    return outcome_text(fire.bot.parts[Languages].narrator(loaded), chapter).split("\n")[0][:40]


async def test_the_reader_alone_gets_the_end_until_it_is_read(
    server: Server, fire: Fireside
) -> None:
    words, reader = await words_of_the_end(fire), await fire.reader()
    assert say("night-end-listen", reader=reader.name) in text_of(await fire.stage())
    assert await fire.labels() == ["Read the end", "It is read", "Let the bot read", *SEATS]
    for person in fire.people:
        answer = answer_of(await fire.act(person, "read"))
        assert (words in answer) == (person is reader)
        if person is not reader:
            assert answer == say("night-not-the-reader")
    assert not [post for post in posts(server) if words in post]
    await fire.act(reader, "heard")
    assert words in text_of(await fire.stage())
    assert await fire.step() in (Step.STORY, Step.REWARD)


async def test_who_read_the_paragraph_reads_its_end(fire: Fireside) -> None:
    (recital,) = night_of((await fire.loaded()).row).recitals
    assert recital.place is not None
    assert (await fire.reader()).name == (await fire.night()).in_place(recital.place).name
    await fire.act(await fire.reader(), "heard")
    first, end = (await fire.night()).recitals
    assert (end.question, end.place, end.is_end) == (first.question, first.place, True)


async def test_the_end_of_what_the_bot_read_is_shown_at_once(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin(reader="bot")
    seen: set[Step] = set()
    while await fire.step() != Step.OVER:
        seen.add(await fire.step())
        await fire.go_on()
    assert Step.STORY in seen
    assert Step.END not in seen


async def test_a_reader_who_gets_up_leaves_the_end_to_all(fire: Fireside) -> None:
    words = await words_of_the_end(fire)
    await fire.act(await fire.reader(), "up")
    assert await fire.step() != Step.END
    assert words in text_of(await fire.stage())


async def test_a_silent_reader_does_not_keep_the_end(server: Server, fire: Fireside) -> None:
    words = await words_of_the_end(fire)
    loaded = await fire.loaded()
    waits = int(time_for(loaded).total_seconds())
    assert waits > 60 + len(words.split()) / 3
    await server.pass_time(seconds=waits - 1)
    assert await fire.step() == Step.END
    await server.pass_time(seconds=2)
    assert words in text_of(await fire.stage())
    assert (await fire.loaded()).row.seats[0].until


async def test_the_end_is_hidden_after_a_restart_too(server: Server, fire: Fireside) -> None:
    words, stage = await words_of_the_end(fire), text_of(await fire.stage())
    await server.restart()
    await server.env.settle()
    assert text_of(await fire.stage()) == stage
    assert words not in stage


async def test_the_last_end_of_all_is_read_out_before_the_sheet(
    server: Server, fire: Fireside
) -> None:
    words = await until_the_last(fire)
    sheet, reader = say("night-over").removeprefix("## "), await fire.reader()
    assert "Read the end" in await fire.labels()
    assert (await fire.loaded()).row.status == GameStatus.RUNNING
    assert not [post for post in posts(server) if words in post or sheet in post]
    assert words in answer_of(await fire.act(reader, "read"))
    await fire.act(reader, "heard")
    assert await fire.step() == Step.OVER
    assert (await fire.loaded()).row.status == GameStatus.FINISHED
    assert [post for post in posts(server) if words in post]
    assert sheet in text_of(await fire.stage())
    assert not await server.waiting()


@pytest.mark.parametrize("how", ["bot", "up", "time", "end"])
async def test_a_night_ends_without_the_reader_of_its_last_end(
    server: Server, fire: Fireside, how: str
) -> None:
    words, reader = await until_the_last(fire), await fire.reader()
    match how:
        case "time":
            await server.pass_time(minutes=3)
        case "end":
            await fire.end()
        case _:
            await fire.act(reader, how)
    assert await fire.step() == Step.OVER
    assert (await fire.loaded()).row.status == GameStatus.FINISHED
    assert [post for post in posts(server) if words in post]
    assert say("night-over").removeprefix("## ") in text_of(await fire.stage())


async def test_the_last_end_waits_through_a_break_and_a_restart(
    server: Server, fire: Fireside
) -> None:
    words = await until_the_last(fire)
    await fire.people[0].slash(server.channel, "night pause")
    await server.restart()
    await server.env.settle()
    await fire.act(fire.people[1], "resume")
    assert await fire.step() == Step.END
    assert words not in text_of(await fire.stage())
    await server.pass_time(minutes=3)
    assert await fire.step() == Step.OVER


async def test_a_night_that_was_over_before_its_last_end_was_read_stays_over(
    server: Server, fire: Fireside
) -> None:
    await until_the_last(fire)
    row = (await fire.loaded()).row
    await server.parts[Database].write(
        lambda db: game_rows.set_status(db, row.id, GameStatus.FINISHED, at=row.opened_at)
    )
    await server.restart()
    await server.parts[Panels].correct(row.id)
    assert await fire.step() == Step.OVER
    assert say("night-over").removeprefix("## ") in text_of(await fire.stage())


async def until_the_last(fire: Fireside) -> str:
    """Play on until the last end of the night is its reader's alone; return how it begins."""
    while not (await fire.until(Step.END)).state.table.over:
        await fire.go_on()
    return await words_of_the_end(fire)


SEATS = ("Sit down", "Get up", "Host's desk")
