"""Votes of the table, and what its host and the wardens may do without one."""

from datetime import datetime, timedelta
from random import Random
from typing import Any

import pytest

from bot.days.votes import Motion, needed
from bot.store import timers, votes
from bot.votes import on_vote
from tests.bot.test_people import events, notice, says, seat_named
from tests.bot.town import Town, answer_of, say, text_of
from tests.bot.wire import Wire


async def calls(town: Town, person: Any, what: str, **options: Any) -> str:
    """Let somebody use `/game vote`, and give the answer."""
    return answer_of(await person.slash(town.channel, "game vote", what=what, **options))


async def presses(town: Town, person: Any, label: str) -> str:
    """Let somebody press a button of the open vote, and give the private answer, if any."""
    result = await person.click(ballot(town), label=label)
    private = result.response and result.response.ephemeral
    return answer_of(result) if private else ""


def ballot(town: Town) -> Any:
    """Give the message of the open vote."""
    return notice(town, say("vote-yes"))


async def presses_stale(town: Town, person: Any, custom_id: str) -> str:
    """Let somebody press what is no longer there."""
    wire = Wire(town)
    pressed = wire.press(person, await town.panel(), custom_id)
    await wire.deliver(pressed)
    return answer_of(pressed.result)


async def later(town: Town, **passed: float) -> None:
    """Let time pass, and let what is due happen."""
    moment = town.bot.tables.now() + timedelta(**passed)
    town.bot.tables.now = lambda: moment
    stamp = town.bot.tables.stamp()
    for timer in await town.bot.database.read(lambda db: timers.due(db, stamp, 100)):
        if timer.kind == "vote":
            await on_vote(town.bot, timer)


async def open_vote(town: Town) -> Any:
    return await town.bot.database.read(lambda db: votes.find(db, town.game_id))


@pytest.mark.parametrize(
    ("motion", "by_count"),
    [
        ("pause", {1: 1, 2: 2, 3: 2, 4: 3}),
        ("pass", {1: 1, 2: 2, 3: 2}),
        ("undo", {1: 1, 2: 2, 3: 3, 4: 4}),
        ("end", {1: 1, 2: 2, 3: 2, 4: 3}),
        ("cancel", {1: 1, 2: 2, 3: 2, 4: 3}),
    ],
)
def test_how_many_it_takes(motion: str, by_count: dict[int, int]) -> None:
    assert {count: needed(motion, count) for count in by_count} == by_count


async def test_two_pause_and_go_on_again(town: Town) -> None:
    await town.start(2)
    assert await calls(town, town.ann, "pause") == say("vote-called")
    shown = text_of(ballot(town))
    assert say("motion-pause") in shown
    assert "2 yes of 2" in shown
    assert "<t:" in shown
    assert say("vote-still-out", names=f"<@{town.bob.id}>") in shown
    assert await presses(town, town.bob, say("vote-yes")) == say("vote-decided")
    opened = await town.opened()
    assert opened.row.status == "paused"
    assert all(seat.asked_at is None for seat in opened.row.seats)
    assert say("game-paused") in text_of(await town.panel())
    told = [text_of(message) for message in town.channel.history()]
    assert not any(say("vote-rule", count=2, need=2, until="")[:20] in text for text in told)
    assert say("voted-pause", yes=2, count=2) in "\n".join(told)
    await calls(town, town.bob, "resume")
    await presses(town, town.ann, say("vote-yes"))
    assert (await town.opened()).row.status == "running"
    log = await events(town)
    assert log.index(say("voted-pause", yes=2, count=2)) < log.index(
        say("voted-resume", yes=2, count=2)
    )
    await (await town.turn())[0].click(await town.panel(), label=say("verb-pass"))
    assert (await town.opened()).ply == 1


async def test_a_no_of_two_is_a_no(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    assert await presses(town, town.bob, say("vote-no")) == say("vote-decided")
    assert (await town.opened()).row.status == "running"
    assert await open_vote(town) is None
    assert say("vote-lost", motion="pause", name="", yes=1, count=2) in await events(town)


async def test_a_mind_may_change_and_the_count_is_shown(town: Town) -> None:
    await town.start(4)
    await calls(town, town.ann, "pause")
    await presses(town, town.bob, say("vote-no"))
    assert say("vote-no-so-far", names="bob") in text_of(ballot(town))
    assert await presses(town, town.bob, say("vote-no")) == say("vote-said-already")
    await presses(town, town.bob, say("vote-yes"))
    shown = text_of(ballot(town))
    assert "Yes: " in shown
    assert say("vote-no-so-far", names=say("nobody")) in shown
    await presses(town, town.dee, say("vote-yes"))
    assert (await town.opened()).row.status == "paused"


async def test_by_commands_alone(town: Town) -> None:
    await town.start(3)
    await calls(town, town.ann, "cancel")
    assert await calls(town, town.bob, "no") == say("vote-counted")
    assert say("vote-no-so-far", names="bob") in text_of(ballot(town))
    assert await calls(town, town.cid, "yes") == say("vote-decided")
    assert (await town.opened()).row.status == "closed"
    assert say("voted-cancel", yes=2, count=3) in text_of(town.channel.last_message)


async def test_wrong_people_and_stale_votes_change_nothing(town: Town) -> None:
    await town.start(3)
    async with town.nothing_changes():
        assert await calls(town, town.eve, "pause") == say("not-seated")
        assert await calls(town, town.fay, "end") == say("not-seated")
        assert await calls(town, town.ann, "yes") == say("vote-over")
        assert await calls(town, town.ann, "resume") == say("not-paused")
    await calls(town, town.ann, "pause")
    async with town.nothing_changes():
        assert await presses(town, town.eve, say("vote-yes")) == say("not-seated")
        assert await calls(town, town.bob, "end") == say("vote-open")
    await presses(town, town.bob, say("vote-no"))
    await presses(town, town.cid, say("vote-no"))
    assert await presses_stale(town, town.bob, "1:1:1:vote:yes") == say("vote-over")
    await calls(town, town.bob, "end")
    assert await presses_stale(town, town.cid, "1:1:1:vote:yes") == say("vote-over")
    for custom_id in ("1:1:2:vote:perhaps", "1:1:0:call:end", "1:1:0:seat:sell"):
        assert await presses_stale(town, town.cid, custom_id) == say("unknown-press")
    assert (await open_vote(town)).ballots == {(await seat_named(town, "bob")).seat: True}


async def test_a_vote_falls_when_its_time_is_over(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    await later(town, hours=23)
    assert await open_vote(town)
    await town.restart()
    await later(town, hours=25)
    assert await open_vote(town) is None
    assert say("vote-fell", motion="pause", name="", yes=1, count=2) in await events(town)
    assert not any(say("vote-yes") in text_of(m).split("\n") for m in town.channel.history())
    assert await town.bot.database.read(lambda db: timers.find(db, 1, -1, "vote")) is None


async def test_a_vote_goes_on_after_a_restart(town: Town) -> None:
    await town.start(2)
    await calls(town, town.ann, "pause")
    await town.restart()
    await presses(town, town.bob, say("vote-yes"))
    assert (await town.opened()).row.status == "paused"


async def test_seats_that_nobody_plays_do_not_count(town: Town) -> None:
    await town.start(3)
    await says(town, town.cid, "leave")
    await calls(town, town.ann, "pause")
    assert "2 yes of 2" in text_of(ballot(town))
    assert await presses(town, town.cid, say("vote-yes")) == say("seat-given-up")
    await presses(town, town.bob, say("vote-yes"))
    assert (await town.opened()).row.status == "paused"


async def overdue(town: Town, players: int = 3) -> tuple[Any, list[Any]]:
    """Start, and let the first player keep the others waiting; give him and them."""
    await town.start(players)
    asked, _ = await town.turn()
    await later(town, hours=49)
    return asked, [town.people[n] for n in ("ann", "bob", "cid")[:players] if n != asked.name]


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
