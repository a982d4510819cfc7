"""The bot writes no more direct messages than Discord puts up with, and readings come first."""

from datetime import timedelta
from random import Random

from bot.delivery.dm_budget import MOST, WINDOW, DmBudget
from tests.bot.messages import letters, posts, say
from tests.bot.town import MONDAY, Town


def test_so_many_in_one_window_the_last_for_readings_alone() -> None:
    budget = DmBudget()
    taken = [budget.take(MONDAY) for _ in range(MOST)]
    assert taken.count(True) == 80
    assert [budget.take(MONDAY, reading=True) for _ in range(30)].count(True) == MOST - 80
    almost = MONDAY + WINDOW - timedelta(seconds=1)
    assert not budget.take(almost)
    assert not budget.take(almost, reading=True)
    assert budget.take(MONDAY + WINDOW)


def spend(town: Town, *, reading: bool) -> None:
    while town.bot.outbox._letters.take(town.bot.tables.now(), reading=reading):
        pass


async def test_beyond_it_calls_go_to_the_channel_and_letters_wait(town: Town) -> None:
    town.set_clock(MONDAY)
    people = [town.ann, town.bob, town.cid]
    for person in people:
        await person.slash(town.channel, "settings", pings="dm", next=True)
    spend(town, reading=False)
    await town.start(3)
    asked, following = await town.turn()
    assert not any(letters(person) for person in people)
    (call,) = [post for post in posts(town) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call
    assert [row.kind for row in await town.waiting()] == ["letter"]
    await town.pass_time(hours=2)
    await town.bot.outbox.flush()
    assert say("next-is-you") in letters(following)[0]
    assert await town.waiting() == []


async def test_a_letter_that_waited_too_long_is_dropped(town: Town) -> None:
    town.set_clock(MONDAY)
    for person in (town.ann, town.bob):
        await person.slash(town.channel, "settings", next=True)
    spend(town, reading=False)
    await town.start(2)
    asked, other = await town.turn()
    await asked.slash(town.channel, "pass")
    await town.pass_time(hours=2)
    await town.bot.outbox.flush()
    assert letters(other) == []
    assert await town.waiting() == []


async def test_readings_still_go_out_and_wait_at_the_very_end(town: Town) -> None:
    town.set_clock(MONDAY)
    spend(town, reading=False)
    await town.start(2)
    explorer = await town.until("choose_option", Random(1))
    assert len(letters(explorer)) == 1
    spend(town, reading=True)
    dice = Random(1)
    await town.step(dice)
    while not any(row.kind == "reading" for row in await town.waiting()):
        await town.step(dice)
    await town.pass_time(hours=2)
    await town.bot.outbox.flush()
    assert await town.waiting() == []
