"""What votes do once they are carried: about an absentee, about the last step, about the game.

And what the host and the wardens do without a vote.
"""

from datetime import datetime, timedelta
from random import Random
from typing import Any

from bot.service.seats import overdue_buttons
from bot.service.votes import ABOUT_A_SEAT, Motion
from bot.store import timers
from tests.bot.messages import answer_of, say, text_of
from tests.bot.test_people import events, says, seat_named
from tests.bot.town import Town
from tests.bot.voting import ballot, calls, later, open_vote, overdue, presses, presses_stale


async def test_nobody_is_passed_before_his_time(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await later(town, hours=47)
    async with town.nothing_changes():
        for motion in ("pass", "replace", "automate"):
            assert await calls(town, other, motion) == say("vote-not-overdue")
        assert await calls(town, asked, "pass") == say("vote-about-you")


async def test_an_absentee_is_passed(town: Town) -> None:
    asked, (first, second) = await overdue(town)
    number = (await seat_named(town, asked.name)).seat
    assert await calls(town, first, "pass") == say("vote-called")
    assert await presses(town, asked, say("vote-no")) == say("vote-about-you")
    await presses(town, second, say("vote-yes"))
    opened = await town.opened()
    assert opened.ply == 1
    assert opened.state.table.players[number].passed
    assert opened.row.seats[number].status == "taken"
    log = await events(town)
    assert log.index(say("voted-pass", name=asked.name, yes=2, count=2)) < log.index(
        say("line-pass", name=asked.name)
    )


async def test_of_two_the_other_may_pass_the_absentee_alone(town: Town) -> None:
    _, (other,) = await overdue(town, 2)
    assert await calls(town, other, "pass") == say("vote-decided")
    opened = await town.opened()
    assert opened.ply == 1
    assert opened.state.table.questions[0].seat == opened.row.seat_of(other.id).seat
    assert f"<@{other.id}>" in text_of(await town.panel())


async def test_an_absentee_below_is_answered_for_plainly(town: Town) -> None:
    await town.start(2)
    explorer = await town.until("choose_option", Random(4))
    other = town.bob if explorer.id == town.ann.id else town.ann
    number = (await seat_named(town, explorer.name)).seat
    await later(town, hours=49)
    await calls(town, other, "pass")
    questions = (await town.opened()).state.table.questions
    assert all(question.seat != number for question in questions)


async def test_who_acts_in_time_is_not_passed(town: Town) -> None:
    asked, (first, second) = await overdue(town)
    await calls(town, first, "pass")
    await asked.click(await town.panel(), label=say("verb-pass"))
    await presses(town, second, say("vote-yes"))
    assert (await town.opened()).ply == 1
    told = say("vote-moot", motion="pass", name=asked.name, yes=2, count=2)
    assert told in await events(town)
    assert await open_vote(town) is None


async def test_more_time_is_given(town: Town) -> None:
    asked, (first, second) = await overdue(town)
    await calls(town, first, "extend")
    await presses(town, second, say("vote-yes"))
    assert await calls(town, first, "pass") == say("vote-not-overdue")
    held = await seat_named(town, asked.name)
    assert datetime.fromisoformat(held.asked_at) <= town.bot.tables.now()
    assert (await town.opened()).ply == 0


async def test_a_clock_is_extended_by_what_a_move_gives(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()

    def paced(db: Any) -> None:
        db.execute("UPDATE games SET pace = 'fast'")
        db.execute("UPDATE seats SET bank = 3600")

    await town.bot.database.write(paced)
    town.bot.tables.forget(1)
    await later(town, hours=2)
    await calls(town, other, "extend")
    held = await seat_named(town, asked.name)
    assert held.bank == 12 * 3600
    number = held.seat
    due = await town.bot.database.read(lambda db: timers.find(db, 1, number, "overdue"))
    assert datetime.fromisoformat(due.at) - town.bot.tables.now() >= timedelta(hours=11, minutes=59)


async def test_an_absentee_is_replaced_and_may_come_back(town: Town) -> None:
    asked, (first, second) = await overdue(town)
    await calls(town, first, "replace")
    await presses(town, second, say("vote-yes"))
    assert (await seat_named(town, asked.name)).status == "left"
    assert say("seat-yours") in await says(town, asked, "back")


async def test_an_absentee_is_played_for(town: Town) -> None:
    asked, (first, second) = await overdue(town)
    await calls(town, first, "automate")
    await presses(town, second, say("vote-yes"))
    assert (await seat_named(town, asked.name)).status == "automated"
    opened = await town.opened()
    assert opened.ply == 1
    assert opened.state.table.questions[0].seat != (await seat_named(town, asked.name)).seat
    assert say("seat-yours") in await says(town, asked, "back")


async def test_the_buttons_of_an_overdue_seat_call_for_votes(town: Town) -> None:
    asked, (first, second) = await overdue(town)
    number = (await seat_named(town, asked.name)).seat
    labels = overdue_buttons(1, number)
    assert [label for label, _ in labels] == [f"call-{motion}" for motion in ABOUT_A_SEAT]
    for label, custom_id in labels:
        assert say(label)
        assert await presses_stale(town, first, custom_id) == say("vote-called")
        await presses(town, second, say("vote-no"))
        assert await open_vote(town) is None


async def test_all_may_take_anothers_last_step_back(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    await asked.click(await town.panel(), label=say("verb-pass"))
    before = (await town.opened()).state.table.turn
    assert answer_of(await other.slash(town.channel, "game undo")) == say("undo-not-yours")
    await calls(town, other, "undo")
    await presses(town, asked, say("vote-yes"))
    opened = await town.opened()
    assert opened.state.table.turn != before
    assert opened.state.table.questions[0].seat == opened.row.seat_of(asked.id).seat
    assert f"<@{asked.id}>" in text_of(await town.panel())


async def test_nobody_takes_back_what_was_learned_or_gone_on_from(town: Town) -> None:
    await town.start(2)
    explorer = await town.until("choose_option", Random(4))
    async with town.nothing_changes():
        assert await calls(town, explorer, "undo") == say("undo-cave-drawn")
    while True:
        await town.step(Random(9))
        asked, other = await town.turn()
        if (await calls(town, other, "undo")) == say("vote-called"):
            break
    await asked.click(await town.panel(), label=say("verb-pass"))
    ply = (await town.opened()).ply
    await presses(town, asked, say("vote-yes"))
    assert (await town.opened()).ply == ply
    assert say("vote-moot", motion="undo", name="", yes=2, count=2) in await events(town)


async def test_a_game_ends_now_and_is_scored(town: Town) -> None:
    await town.start(3)
    explorer = await town.until("choose_option", Random(4))
    await calls(town, town.ann, "end")
    assert (await town.opened()).row.status == "running"
    await presses(town, town.bob, say("vote-yes"))
    opened = await town.opened()
    assert opened.row.status == "finished"
    assert opened.state.table.over
    assert say("seed-told", seed=opened.row.seed.hex()) in text_of(await town.panel())
    assert answer_of(await explorer.slash(town.channel, "read")) == say("nothing-to-read")
    assert say("voted-end", yes=2, count=3) in await events(town)
    shown = answer_of(await town.ann.slash(town.channel, "game verify"))
    assert "wrong" not in shown
    await town.restart()
    assert (await town.opened()).state.table.over


async def test_a_game_ends_in_a_pause_too(town: Town) -> None:
    await town.start(2)
    await town.ann.slash(town.channel, "game pause")
    await calls(town, town.ann, "end")
    await presses(town, town.bob, say("vote-yes"))
    assert (await town.opened()).row.status == "finished"


async def test_a_vote_of_a_game_that_is_over_goes_without_a_word(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    await town.fay.slash(town.channel, "game end")
    count = len(town.channel.history())
    stale = await town.bob.click(ballot(town), label=say("vote-yes"))
    assert answer_of(stale) == say("game-over")
    await later(town, hours=25)
    assert await open_vote(town) is None
    assert len(town.channel.history()) == count - 1


async def test_host_and_warden_pause_resume_and_replace(town: Town) -> None:
    await town.start(2)
    for person, what in ((town.bob, "pause"), (town.eve, "resume")):
        async with town.nothing_changes():
            answer = answer_of(await person.slash(town.channel, f"game {what}"))
            assert answer == say("not-in-charge")
    await town.fay.slash(town.channel, "game pause")
    assert say("set-paused-by", name="fay") in text_of(town.channel.last_message)
    refused = await town.ann.slash(town.channel, "game pause")
    assert answer_of(refused) == say("game-paused")
    asked, _ = await town.turn()
    pressed = await asked.slash(town.channel, "pass")
    assert answer_of(pressed) == say("game-paused")
    await town.ann.slash(town.channel, "game resume")
    assert (await town.opened()).row.status == "running"
    number = (await seat_named(town, "bob")).seat
    await town.fay.slash(town.channel, "game replace", seat=number)
    assert (await seat_named(town, "bob")).status == "left"
    log = await events(town)
    for sentence in (
        say("set-paused-by", name="fay"),
        say("set-running-by", name="ann"),
        say("seat-opened-by", by="fay", name="bob"),
    ):
        assert sentence in log
    again = await town.fay.slash(town.channel, "game replace", seat=number)
    assert answer_of(again) == say("seat-open-already")


async def test_others_who_replace_call_a_vote(town: Town) -> None:
    asked, others = await overdue(town)
    other = next(person for person in others if person.id != town.ann.id)
    number = (await seat_named(town, asked.name)).seat
    answer = await other.slash(town.channel, "game replace", seat=number)
    assert answer_of(answer) == say("vote-called")
    assert (await open_vote(town)).kind == Motion.REPLACE


async def test_seats_are_suggested_by_name(town: Town) -> None:
    await town.start(2)
    found = await town.ann.autocomplete(town.channel, "game vote", "seat", "bo", what="pass")
    assert [choice["name"] for choice in found] == ["bob"]
