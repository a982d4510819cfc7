"""Hours in which the bot was down are on nobody's clock, and nobody is blamed for them."""

from datetime import timedelta

import pytest

from bot.features.upkeep import Upkeep
from bot.service.table_acts.outages import SHORT
from tests.bot.days.test_clocks import clock_of, overdue
from tests.bot.days.test_reminders import reminders
from tests.bot.fireside import Fireside
from tests.bot.messages import say, text_of
from tests.bot.server import MONDAY, Server
from tests.bot.voting import ballot, calls, presses


async def test_a_clock_stands_still_while_the_bot_is_down(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked, other = await server.turn()
    await server.pass_time(hours=3)
    await server.restart(days=3)
    assert await clock_of(server, asked.name) == (24, "2026-06-05T12:00:00+00:00")
    await server.pass_time()
    assert overdue(server) == []
    assert reminders(server) == []
    await asked.slash(server.channel, "pass")
    assert await clock_of(server, asked.name) == (25, None)  # 3 hours used, 4 gained
    assert await clock_of(server, other.name) == (24, "2026-06-05T15:00:00+00:00")


async def test_the_panel_shows_when_the_clock_runs_out_by_now(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    await server.restart(days=3)
    await server.parts[Upkeep].run()
    until = MONDAY + timedelta(days=4)
    assert f"<t:{int(until.timestamp())}:R>" in text_of(await server.panel())


async def test_quiet_hours_cost_nothing_twice(server: Server) -> None:
    """Down from ten in the evening to seven: the night in which no clock runs anyway."""
    server.set_clock(MONDAY.replace(hour=20))
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me away", zone="UTC", quiet="22:00-07:00")
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    await server.pass_time(hours=2)
    await server.restart(hours=9)
    _, until = await clock_of(server, asked.name)
    assert until == "2026-06-03T14:00:00+00:00"  # 22 hours left: 15 today, 7 tomorrow
    await asked.slash(server.channel, "pass")
    assert (await clock_of(server, asked.name))[0] == 24 - 2 + 4


async def test_a_seat_without_a_clock_is_overdue_after_48_hours_of_a_running_bot(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    await server.start(3)
    asked, other = await server.turn()
    await server.pass_time(hours=20)
    await server.restart(days=4)
    assert await calls(server, other, "pass") == say("vote-not-overdue")
    await server.pass_time(hours=28)
    await calls(server, other, "pass")
    assert asked.name in text_of(ballot(server))


async def test_a_reminder_comes_as_late_as_the_bot_did(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    await server.pass_time(hours=20)
    await server.restart(days=5)
    await server.pass_time(hours=3, minutes=59)
    assert reminders(server) == []
    await server.pass_time(minutes=1)
    assert len(reminders(server)) == 1


async def test_a_vote_stays_open_for_its_time(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(3)
    await calls(server, server.ann, "pause")
    await server.restart(days=5)
    await server.pass_time()
    await presses(server, server.bob, say("vote-yes"))
    assert (await server.loaded()).row.status == "paused"


async def test_a_nights_step_waits_for_its_guests(server: Server) -> None:
    fire = Fireside(server)
    server.set_clock(MONDAY)
    await fire.begin()
    before = (await server.loaded()).row.seats[0].until
    await server.restart(hours=2)
    after = (await server.loaded()).row.seats[0].until
    assert before
    assert after
    assert after > before
    await server.pass_time()
    assert (await server.loaded()).ply == 0


@pytest.mark.parametrize("seconds", [0, SHORT.seconds - 60])
async def test_a_short_stop_moves_nothing(server: Server, seconds: int) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    before = await clock_of(server, asked.name)
    await server.restart(seconds=seconds)
    assert await clock_of(server, asked.name) == before


async def test_a_clock_of_the_machine_that_is_set_back_moves_nothing(server: Server) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me away", zone="UTC", quiet="22:00-07:00")
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    before = await clock_of(server, asked.name)
    await server.restart(hours=-5)
    assert await clock_of(server, asked.name) == before
    await asked.slash(server.channel, "pass")
    assert (await clock_of(server, asked.name))[0] == 24 + 4
