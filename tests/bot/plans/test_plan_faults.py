"""Restarts, deleted messages and channels, presses that nobody could make, a locked store."""

import sqlite3
from contextlib import closing
from datetime import timedelta

import pytest

from bot.delivery.outbox.panels import Panels
from bot.features.plans import PlannedNights
from bot.features.timers import Timers
from bot.features.upkeep import Upkeep
from bot.model.kinds import GameStatus
from bot.model.notices import Moment
from tests.bot.messages import answer_of, dms, posts, say, text_of
from tests.bot.openapi import check_requests, description
from tests.bot.planning import EVENING, Planned
from tests.bot.server import Server
from tests.bot.wire import Wire


async def test_a_restart_at_any_step_shows_the_same(server: Server, planned: Planned) -> None:
    await planned.plan()
    await planned.press(server.bob, "come")
    for span in (timedelta(hours=-2), timedelta(hours=-1), timedelta(), timedelta(hours=1)):
        await planned.until(EVENING + span)
        before, shown = posts(server), await planned.text()
        await server.restart()
        await server.parts[Upkeep].run()
        await server.env.settle()
        assert posts(server) == before
        assert await planned.text() == shown
        assert len(planned.events()) == 1
    assert not await server.waiting()


async def test_a_bot_that_was_down_opens_the_night_a_little_late(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.set_clock(EVENING + timedelta(minutes=20))
    await server.restart()
    await server.parts[Timers].tick()
    await server.env.settle()
    assert "Nobody sits round the fire yet." in await planned.text()
    assert planned.calls() == [await planned.text()]
    await planned.until(EVENING + timedelta(minutes=70))
    assert (await planned.row()).status == GameStatus.LOBBY
    await planned.until(EVENING + timedelta(minutes=80))
    assert (await planned.row()).status == GameStatus.CLOSED


async def test_a_bot_that_was_down_for_long_says_that_the_night_is_missed(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.set_clock(EVENING + timedelta(hours=5))
    await server.restart()
    await server.parts[Timers].tick()
    await server.env.settle()
    assert (await planned.row()).status == GameStatus.CLOSED
    (call,) = planned.calls()
    assert say("plan-missed") in call


async def test_a_deleted_sign_up_message_is_posted_again(server: Server, planned: Planned) -> None:
    await planned.plan()
    shown, message = await planned.text(), await planned.message()
    server.env.backend.delete_message(server.channel.id, message.id)
    await server.parts[Panels].correct(server.game_id)
    assert await planned.text() == shown
    assert (await planned.message()).id != message.id
    await planned.press(server.bob, "come")
    assert len([post for post in posts(server) if say("plan-come") in post]) == 1


async def test_a_deleted_channel_ends_the_night_with_a_dm_to_each(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    await planned.press(server.bob, "come")
    path = f"/channels/{server.channel.id}/messages"
    for method in ("POST", "GET"):
        server.env.inject_error(method, path, status=404, code=10003, times=None)
    await server.parts[PlannedNights].channel_gone(server.channel.id)
    await server.env.settle()
    assert (await planned.row()).status == GameStatus.CLOSED
    for person in (server.ann, server.bob):
        assert say("plan-channel-gone") in dms(person)[0]
    assert planned.events()[0].status == 4
    assert not await server.waiting()


async def test_a_channel_lost_while_the_bot_was_down_is_found_when_the_night_opens(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    path = f"/channels/{server.channel.id}/messages"
    for method in ("POST", "GET"):
        server.env.inject_error(method, path, status=403, code=50001, times=None)
    await planned.after()
    assert (await planned.row()).status == GameStatus.CLOSED
    assert say("plan-channel-gone") in dms(server.ann)[0]
    assert not await server.waiting()


async def test_two_presses_at_once_count_once(server: Server, planned: Planned) -> None:
    await planned.plan()
    wire, message = Wire(server), await planned.message()
    custom_id = f"1:{server.game_id}:0:plan:come"
    both = [wire.press(server.bob, message, custom_id) for _ in range(2)]
    others = [wire.press(person, message, custom_id) for person in (server.cid, server.dee)]
    await wire.deliver(*both, *others)
    names = [one.name for one in (await planned.stored()).sign_ups]
    assert sorted(names) == ["ann", "bob", "cid", "dee"]
    assert "**Coming (4):**" in await planned.text()


async def test_the_night_opens_once_however_often_its_time_is_noticed(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    server.set_clock(EVENING)
    for _ in range(3):
        await server.parts[Timers].tick()
    await server.env.settle()
    opened = [post for post in posts(server) if "Nobody sits round the fire yet." in post]
    assert len(opened) == 1


@pytest.mark.parametrize(
    ("press", "key"),
    [
        ("night:sit", "plan-not-open"),
        ("night:up", "plan-not-open"),
        ("night:start", "plan-not-open"),
        ("night:go", "not-started"),
        ("lobby:join", "plan-not-open"),
        ("lobby:start", "plan-not-open"),
        ("reading:table", "plan-not-open"),
        ("plan:open", "unknown-press"),
    ],
)
async def test_presses_that_a_planned_night_does_not_have_change_nothing(
    server: Server, planned: Planned, press: str, key: str
) -> None:
    await planned.plan()
    before, wire = await planned.row(), Wire(server)
    pressed = wire.press(server.bob, await planned.message(), f"1:{server.game_id}:0:{press}")
    await wire.deliver(pressed)
    assert answer_of(pressed.result) == say(key)
    assert await planned.row() == before


async def test_a_press_on_an_old_sign_up_message_is_answered(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    wire = Wire(server)
    late = wire.press(server.bob, await planned.message(), f"1:{server.game_id}:0:plan:come")
    await planned.after()
    await wire.deliver(late)
    assert answer_of(late.result) == say("plan-over")
    await server.start_beside()
    other = wire.press(server.bob, await planned.message(), "1:2:0:plan:come")
    await wire.deliver(other)
    assert answer_of(other.result) == say("press-elsewhere")


async def test_a_plan_press_that_names_a_game_without_a_plan_is_refused(
    server: Server, planned: Planned
) -> None:
    lobby = await server.open(2)
    wire = Wire(server)
    forged = wire.press(server.bob, lobby, "1:1:0:plan:come")
    await wire.deliver(forged)
    assert answer_of(forged.result) == say("plan-none-here")


async def test_a_locked_store_is_said_and_nothing_is_half_done(
    server: Server, planned: Planned
) -> None:
    await planned.plan()
    wire, message = Wire(server), await planned.message()
    with closing(sqlite3.connect(server.settings.database)) as other:
        other.execute("BEGIN IMMEDIATE")
        come = wire.press(server.bob, message, f"1:{server.game_id}:0:plan:come")
        move = wire.command(server.ann, "night move", {"at": "2026-06-09 20:00"})
        await wire.deliver(come, move)
        other.rollback()
    assert [answer_of(one.result) for one in (come, move)] == [say("store-busy")] * 2
    stored = await planned.stored()
    assert (len(stored.sign_ups), stored.opens) == (1, EVENING)
    await planned.press(server.bob, "come")
    assert "**Coming (2):**" in await planned.text()


async def test_whoever_is_forgotten_comes_no_more(server: Server, planned: Planned) -> None:
    await planned.plan()
    await planned.press(server.bob, "come")
    stored = await server.ann.slash(server.channel, "me data")
    assert say("data-sign-ups", count=1) in answer_of(stored)
    asked = await server.ann.slash(server.channel, "me forget")
    await server.ann.click(asked.response.message, label=say("forget-yes"))
    row = await planned.row()
    assert row.host_id == server.bob.id
    assert "**Coming:** bob" in await planned.text()
    await server.bob.slash(server.channel, "night move", at="2026-06-03 20:00")
    assert (await planned.stored()).at == Moment("2026-06-03T20:00:00+00:00").at


async def test_names_and_languages_stay_within_discords_limits(
    server: Server, planned: Planned
) -> None:
    description()
    people = [server.guild.add_member(server.env.create_user(f"guest{n}")) for n in range(24)]
    for number, person in enumerate(people):
        person.user._user.global_name = f"*_`Maximiliana von und zu~`_*{number}"
    await planned.plan(language="es")
    for person in people:
        await planned.press(person, "come", "es")
    await planned.before(hours=1)
    await planned.after()
    await server.ann.autocomplete(server.channel, "night plan", "at", "")
    await server.ann.autocomplete(server.channel, "night plan", "at", "sat 20")
    check_requests(server)
    assert "Maximiliana" in text_of(await planned.message()) or "<@" in await planned.text()
