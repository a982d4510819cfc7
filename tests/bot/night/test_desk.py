"""The host's desk: whoever hosts a night steers it by buttons alone, and nobody else does."""

from typing import Any

import pytest

from bot.model.kinds import GameStatus
from bot.model.nights import DecidedBy, NightPace, ReadBy, Step
from bot.service.night.clock import time_for
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, ids_of, text_of
from tests.bot.server import MONDAY, Server


@pytest.fixture
async def fire(server: Server) -> Fireside:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin()
    return fire


async def words_of(fire: Fireside) -> str:
    """Return how the open paragraph begins."""
    loaded = await fire.loaded()
    number = loaded.state.table.expedition.path[-1]
    return loaded.book.stories.prompt(number, "en", loaded.past.last_hearing(number)).text[:40]


async def test_only_the_host_gets_the_desk(server: Server, fire: Fireside) -> None:
    ann, bob, _ = fire.people
    for person in (bob, server.eve):
        assert answer_of(await fire.desk_button(person)) == say("night-not-the-host")
        typed = await person.slash(server.channel, "night desk")
        assert answer_of(typed) == say("night-not-the-host")
    shown = answer_of(await fire.desk_button(ann))
    assert "easy pace · guests read · the leader decides" in shown
    assert answer_of(await server.fay.slash(server.channel, "night desk")) == shown


async def test_a_break_is_taken_and_ended_at_the_desk(server: Server, fire: Fireside) -> None:
    ann = fire.people[0]
    desk = await fire.desk(ann, "break")
    assert (await fire.loaded()).row.status == GameStatus.PAUSED
    assert "A break" in text_of(await fire.stage())
    assert "Go on" in text_of(desk)
    await fire.desk(ann, "resume")
    assert (await fire.loaded()).row.status == GameStatus.RUNNING
    await fire.desk(ann, "pause")
    await server.pass_time(days=1)
    assert "this evening or another" in text_of(await fire.stage())


async def test_the_pace_changes_in_mid_night(server: Server, fire: Fireside) -> None:
    ann = fire.people[0]
    await fire.until(Step.CHOOSE)
    waits = []
    for pace in (NightPace.UNHURRIED, NightPace.BRISK, NightPace.EASY):
        desk = await fire.desk(ann, f"pace-{pace}")
        assert say(f"night-pace-{pace}") in text_of(desk)
        loaded = await fire.loaded()
        until = loaded.row.seats[0].until
        assert until == (server.clock() + time_for(loaded)).isoformat(timespec="seconds")
        assert ("Goes on by itself" in text_of(await fire.stage())) == loaded.row.night.is_timed
        waits.append(time_for(loaded))
        if pace == NightPace.UNHURRIED:
            await server.pass_time(days=1)
            assert await fire.step() == Step.CHOOSE
    assert waits[1] < waits[2] < waits[0]


async def test_the_bot_takes_over_the_reading(fire: Fireside) -> None:
    await fire.until(Step.READ)
    words = await words_of(fire)
    assert words not in text_of(await fire.stage())
    await fire.desk(fire.people[0], f"reader-{ReadBy.BOT}")
    assert words in text_of(await fire.stage())
    # What the bot has read stays read when guests read again.
    await fire.desk(fire.people[0], f"reader-{ReadBy.GUESTS}")
    assert await fire.step() == Step.CHOOSE
    assert words in text_of(await fire.stage())
    await fire.until(Step.READ)


async def test_the_table_decides_from_now_on(fire: Fireside) -> None:
    await fire.until(Step.CHOOSE)
    assert "the others advise" in text_of(await fire.stage())
    await fire.desk(fire.people[0], f"decide-{DecidedBy.TABLE}")
    assert "Most votes decide" in text_of(await fire.stage())


async def test_each_step_can_be_skipped_and_nobody_counts_as_silent(
    server: Server, fire: Fireside
) -> None:
    skipped: set[Step] = set()
    while await fire.step() != Step.OVER:
        skipped.add(await fire.step())
        await fire.desk(fire.people[0], "skip")
        night = (await fire.loaded()).row.night
        assert night is not None
        assert [one.silent for one in night.here] == [0, 0, 0]
    assert {Step.GATHER, Step.READ, Step.CHOOSE, Step.STORY} <= skipped
    assert "Journeys: 6" in text_of(await fire.stage())


async def test_a_guest_is_asked_to_leave_and_stays_away(server: Server, fire: Fireside) -> None:
    ann, bob, cid = fire.people
    form, other_form = await fire.desk(ann, "guests"), await fire.desk(ann, "guests")
    place = next(g.place for g in (await fire.night()).here if g.user_id == bob.id)
    left = await ann.submit_modal(form, {"leave": str(place)})
    assert say("desk-left", name="bob") in text_of(left.response.message)
    assert [one.name for one in (await fire.night()).here] == ["ann", "cid"]
    assert answer_of(await fire.act(bob, "sit")) == say("night-sent-away")
    again = await ann.submit_modal(other_form, {"leave": str(place)})
    assert say("desk-gone") in answer_of(again)
    fire.guests = [ann, cid]
    await fire.finish()


async def test_the_end_is_asked_first_and_what_it_cuts_is_not_heard(
    server: Server, fire: Fireside
) -> None:
    ann = fire.people[0]
    await fire.until(Step.CHOOSE)
    question = await fire.desk(ann, "end")
    assert "End the night now?" in text_of(question)
    assert (await fire.loaded()).row.status == GameStatus.RUNNING
    await ann.click(question, label=say("desk-back"))
    assert (await fire.loaded()).row.status == GameStatus.RUNNING
    await fire.desk(ann, "end", "ended")
    assert (await fire.loaded()).row.status == GameStatus.FINISHED
    assert "stories heard: 0" in text_of(await fire.stage())


async def test_the_command_asks_too_and_others_cannot_say_yes(
    server: Server, fire: Fireside
) -> None:
    asked = await fire.people[0].slash(server.channel, "night end")
    assert "End the night now?" in answer_of(asked)
    assert (await fire.loaded()).row.status == GameStatus.RUNNING
    refused = await server.bob.slash(server.channel, "night end")
    assert answer_of(refused) == say("night-not-the-host")
    await fire.end()
    assert (await fire.loaded()).row.status == GameStatus.FINISHED


async def test_only_the_host_begins(server: Server) -> None:
    fire = Fireside(server)
    ann, bob, cid = fire.people
    await ann.slash(server.channel, "night new")
    for person in (bob, cid):
        await fire.act(person, "sit")
    assert answer_of(await fire.act(bob, "start")) == say("night-host-begins")
    assert answer_of(await bob.slash(server.channel, "game start")) == say("night-host-begins")
    # Where the host has got up, whoever sat down first hosts the night.
    await fire.act(ann, "up")
    assert answer_of(await fire.act(cid, "start")) == say("night-host-begins")
    await fire.act(bob, "start")
    assert (await fire.loaded()).row.host_id == bob.id
    assert "The host's desk" in answer_of(await fire.desk_button(bob))


@pytest.mark.parametrize("language", ["es", "ja"])
async def test_the_desk_speaks_the_hosts_language(server: Server, language: str) -> None:
    fire = Fireside(server)
    await fire.begin(language=language)
    await fire.people[0].slash(server.channel, "me settings", language=language)
    shown: Any = await fire.desk(fire.people[0], "break", "resume", "end")
    assert say("desk-back", language) in text_of(shown)
    assert all(":desk:" in one for one in ids_of(shown))
