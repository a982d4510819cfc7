"""An unhurried night: nothing happens by itself, and nobody who vanishes holds it up."""

from typing import Any

import pytest

from bot.model.games import TimerRow
from bot.model.nights import Step
from bot.service.night.steps import leader_now, night_of
from bot.store import timers
from bot.store.database import Database
from tests.bot.fireside import Fireside, say
from tests.bot.messages import answer_of, text_of
from tests.bot.server import EVER, MONDAY, Server

WHILE = {"minutes": 5}


@pytest.fixture
async def fire(server: Server) -> Fireside:
    server.set_clock(MONDAY)
    fire = Fireside(server)
    await fire.begin(pace="unhurried")
    return fire


async def timers_of(server: Server) -> list[TimerRow]:
    return await server.parts[Database].read(lambda db: timers.due(db, EVER, 100))


def other(fire: Fireside, *kept: Any) -> Any:
    """Return a guest who is neither the host nor one of those."""
    return next(one for one in fire.people[1:] if one not in kept)


async def test_no_step_goes_on_by_itself(server: Server, fire: Fireside) -> None:
    seen: set[Step] = set()
    while await fire.step() != Step.OVER:
        before = (await fire.loaded()).ply, await fire.step()
        seen.add(before[1])
        assert await timers_of(server) == []
        await server.pass_time(days=1)
        assert ((await fire.loaded()).ply, await fire.step()) == before
        await fire.go_on()
    assert {Step.GATHER, Step.READ, Step.CHOOSE, Step.FURTHER, Step.STORY} <= seen
    assert len(night_of((await fire.loaded()).row).here) == 3


async def test_the_stage_says_from_when_on_any_guest_goes_on(fire: Fireside) -> None:
    at = int(MONDAY.timestamp()) + 300
    assert say("night-anybody", since=f"<t:{at}:t>") in text_of(await fire.stage())


async def test_after_a_while_any_guest_goes_on_for_a_vanished_leader(
    server: Server, fire: Fireside
) -> None:
    bob, cid = fire.people[1:]
    await fire.until(Step.STORY)
    await fire.go_on()
    assert leader_now(await fire.loaded()).name == "bob"
    assert answer_of(await fire.act(cid, "go")) == say("night-not-the-leader")
    await server.pass_time(minutes=4)
    assert answer_of(await fire.act(cid, "others")) == say("night-not-the-leader")
    await server.pass_time(minutes=1)
    assert say("night-not-a-guest") in answer_of(await fire.act(server.eve, "go"))
    assert (await fire.act(cid, "others")).modal
    await fire.act(cid, "go")
    assert await fire.step() == Step.READ
    await fire.until(Step.CHOOSE)
    await server.pass_time(**WHILE)
    await fire.act(cid, "close")
    assert [guest.name for guest in (await fire.night()).here] == ["ann", "cid"]
    assert bob.id not in [guest.user_id for guest in (await fire.night()).here]


async def test_after_a_while_any_guest_has_the_bot_read_for_a_vanished_reader(
    server: Server, fire: Fireside
) -> None:
    await fire.until(Step.READ)
    reader = await fire.reader()
    cid = other(fire, reader)
    assert answer_of(await fire.act(cid, "bot")) == say("night-not-the-reader")
    await server.pass_time(**WHILE)
    await fire.act(cid, "bot")
    assert await fire.step() == Step.CHOOSE
    assert (await fire.night()).guest(reader.id).silent == 1


async def test_who_speaks_again_was_not_gone(server: Server, fire: Fireside) -> None:
    await fire.until(Step.READ)
    reader = await fire.reader()
    cid = other(fire, reader)
    await server.pass_time(**WHILE)
    await fire.act(cid, "bot")
    await fire.act(reader, "vote-0")
    assert (await fire.night()).guest(reader.id).silent == 0


async def test_the_host_passes_on_at_any_time_and_nobody_counts_as_gone(fire: Fireside) -> None:
    await fire.until(Step.STORY)
    await fire.go_on()
    ann = fire.people[0]
    assert leader_now(await fire.loaded()).name == "bob"
    await fire.act(ann, "go")
    assert {guest.silent for guest in (await fire.night()).here} == {0}


async def test_a_break_ends_by_itself_and_no_clock_is_left(server: Server, fire: Fireside) -> None:
    await fire.people[0].slash(server.channel, "night pause", minutes=10)
    await server.pass_time(minutes=11)
    assert (await fire.loaded()).row.status == "running"
    assert await timers_of(server) == []
    await server.pass_time(hours=5)
    assert await fire.step() == Step.GATHER
