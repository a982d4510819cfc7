"""The bot writes no more direct messages than Discord puts up with, and readings come first."""

from datetime import timedelta
from random import Random

from bot.delivery.discord.dm_budget import MAX_MESSAGES, WINDOW, DmBudget
from tests.bot.messages import letters, posts, say
from tests.bot.server import MONDAY, Server


def test_so_many_in_one_window_the_last_for_readings_alone() -> None:
    budget = DmBudget()
    taken = [budget.spend(MONDAY) for _ in range(MAX_MESSAGES)]
    assert taken.count(True) == 80
    assert [budget.spend(MONDAY, reading=True) for _ in range(30)].count(True) == MAX_MESSAGES - 80
    almost = MONDAY + WINDOW - timedelta(seconds=1)
    assert not budget.spend(almost)
    assert not budget.spend(almost, reading=True)
    assert budget.spend(MONDAY + WINDOW)


def spend(server: Server, *, reading: bool) -> None:
    while server.parts.delivery.budget.spend(server.parts.service.games.now(), reading=reading):
        pass


async def test_beyond_it_calls_go_to_the_channel_and_letters_wait(server: Server) -> None:
    server.set_clock(MONDAY)
    people = [server.ann, server.bob, server.cid]
    for person in people:
        await person.slash(server.channel, "me settings", pings="dm", next=True)
    spend(server, reading=False)
    await server.start(3)
    asked, following = await server.turn()
    assert not any(letters(person) for person in people)
    (call,) = [post for post in posts(server) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call
    assert [row.kind for row in await server.waiting()] == ["letter"]
    await server.pass_time(hours=2)
    await server.parts.delivery.outbox.flush()
    assert say("next-is-you") in letters(following)[0]
    assert await server.waiting() == []


async def test_a_letter_that_waited_too_long_is_dropped(server: Server) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", next=True)
    spend(server, reading=False)
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")
    await server.pass_time(hours=2)
    await server.parts.delivery.outbox.flush()
    assert letters(other) == []
    assert await server.waiting() == []


async def test_readings_still_go_out_and_wait_at_the_very_end(server: Server) -> None:
    server.set_clock(MONDAY)
    spend(server, reading=False)
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    assert len(letters(explorer)) == 1
    spend(server, reading=True)
    dice = Random(1)
    await server.step(dice)
    while not any(row.kind == "reading" for row in await server.waiting()):
        await server.step(dice)
    await server.pass_time(hours=2)
    await server.parts.delivery.outbox.flush()
    assert await server.waiting() == []
