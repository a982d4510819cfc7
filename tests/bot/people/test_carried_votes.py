"""What votes do once they are carried: about an absentee, about the last step, about the game.

And what the host and the wardens do without a vote.
"""

from datetime import datetime, timedelta
from random import Random
from typing import Any

from bot.model.kinds import ABOUT_A_SEAT, Motion, TimerKind
from bot.service.seats.seats import overdue_buttons
from bot.service.tables.games import Games
from bot.store import timers
from bot.store.database import Database
from bot.text.shakes import first_digits
from tests.bot.messages import answer_of, say, text_of
from tests.bot.passing import passes
from tests.bot.people.test_seats import events, says, seat_named
from tests.bot.server import Server
from tests.bot.sitting import let_companions_play
from tests.bot.voting import ballot, calls, later, open_vote, overdue, presses, presses_stale


async def test_nobody_is_passed_before_his_time(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await later(server, hours=47)
    async with server.nothing_changes():
        for motion in ("pass", "replace", "automate"):
            assert await calls(server, other, motion) == say("vote-not-overdue")
        assert await calls(server, asked, "pass") == say("vote-about-you")


async def test_an_absentee_is_passed(server: Server) -> None:
    asked, (first, second) = await overdue(server)
    number = (await seat_named(server, asked.name)).seat
    assert await calls(server, first, "pass") == say("vote-called")
    assert await presses(server, asked, say("vote-no")) == say("vote-about-you")
    await presses(server, second, say("vote-yes"))
    loaded = await server.loaded()
    assert loaded.ply == 1
    assert loaded.state.table.players[number].passed
    assert loaded.row.seats[number].status == "taken"
    log = await events(server)
    assert log.index(say("voted-pass", name=asked.name, yes=2, count=2)) < log.index(
        say("line-pass", name=asked.name)
    )


async def test_of_two_the_other_may_pass_the_absentee_alone(server: Server) -> None:
    _, (other,) = await overdue(server, 2)
    assert await calls(server, other, "pass") == say("vote-decided")
    loaded = await server.loaded()
    assert loaded.ply == 1
    assert loaded.state.table.questions[0].seat == loaded.row.seat_of(other.id).seat
    assert f"<@{other.id}>" in text_of(await server.panel())


async def test_an_absentee_below_is_answered_for_plainly(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(4))
    other = server.bob if explorer.id == server.ann.id else server.ann
    number = (await seat_named(server, explorer.name)).seat
    await later(server, hours=49)
    await calls(server, other, "pass")
    questions = (await server.loaded()).state.table.questions
    assert all(question.seat != number for question in questions)


async def test_who_acts_in_time_is_not_passed(server: Server) -> None:
    asked, (first, second) = await overdue(server)
    await calls(server, first, "pass")
    await passes(asked, await server.panel())
    await presses(server, second, say("vote-yes"))
    assert (await server.loaded()).ply == 1
    line = say("vote-moot", motion="pass", name=asked.name, yes=2, count=2)
    assert line in await events(server)
    assert await open_vote(server) is None


async def test_more_time_is_given(server: Server) -> None:
    asked, (first, second) = await overdue(server)
    await calls(server, first, "extend")
    await presses(server, second, say("vote-yes"))
    assert await calls(server, first, "pass") == say("vote-not-overdue")
    held = await seat_named(server, asked.name)
    assert datetime.fromisoformat(held.asked_at) <= server.parts[Games].now()
    assert (await server.loaded()).ply == 0


async def test_a_clock_is_extended_by_what_a_move_gives(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()

    def paced(db: Any) -> None:
        db.execute("UPDATE games SET pace = 'fast'")
        db.execute("UPDATE seats SET bank = 3600")

    await server.parts[Database].write(paced)
    server.parts[Games].loaded.invalidate(1)
    await later(server, hours=2)
    await calls(server, other, "extend")
    held = await seat_named(server, asked.name)
    assert held.bank == 12 * 3600
    number = held.seat
    due = await server.parts[Database].read(
        lambda db: timers.find(db, 1, number, TimerKind.OVERDUE)
    )
    assert datetime.fromisoformat(due.at) - server.parts[Games].now() >= timedelta(
        hours=11, minutes=59
    )


async def test_an_absentee_is_replaced_and_may_come_back(server: Server) -> None:
    asked, (first, second) = await overdue(server)
    await calls(server, first, "replace")
    await presses(server, second, say("vote-yes"))
    assert (await seat_named(server, asked.name)).status == "left"
    assert say("seat-yours") in await says(server, asked, "back")


async def test_an_absentee_is_played_for(server: Server) -> None:
    asked, (first, second) = await overdue(server)
    await calls(server, first, "automate")
    await presses(server, second, say("vote-yes"))
    assert (await seat_named(server, asked.name)).status == "companion"
    await let_companions_play(server)
    loaded = await server.loaded()
    assert loaded.ply >= 1
    assert loaded.state.table.questions[0].seat != (await seat_named(server, asked.name)).seat
    assert say("seat-yours") in await says(server, asked, "back")


async def test_the_buttons_of_an_overdue_seat_call_for_votes(server: Server) -> None:
    asked, (first, second) = await overdue(server)
    number = (await seat_named(server, asked.name)).seat
    labels = overdue_buttons((await server.loaded()).row, number)
    assert [label for label, _ in labels] == [f"call-{motion}" for motion in ABOUT_A_SEAT]
    for label, custom_id in labels:
        assert say(label)
        assert await presses_stale(server, first, custom_id) == say("vote-called")
        await presses(server, second, say("vote-no"))
        assert await open_vote(server) is None


async def test_all_may_take_anothers_last_step_back(server: Server) -> None:
    await server.start(2)
    asked, other = await server.turn()
    await passes(asked, await server.panel())
    before = (await server.loaded()).state.table.turn
    assert answer_of(await other.slash(server.channel, "game undo")) == say("undo-not-yours")
    await calls(server, other, "undo")
    await presses(server, asked, say("vote-yes"))
    loaded = await server.loaded()
    assert loaded.state.table.turn != before
    assert loaded.state.table.questions[0].seat == loaded.row.seat_of(asked.id).seat
    assert f"<@{asked.id}>" in text_of(await server.panel())


async def test_nobody_takes_back_what_was_learned_or_gone_on_from(server: Server) -> None:
    await server.start(2)
    explorer = await server.until("choose_option", Random(4))
    async with server.nothing_changes():
        assert await calls(server, explorer, "undo") == say("undo-cave-drawn")
    while True:
        await server.step(Random(9))
        asked, other = await server.turn()
        if (await calls(server, other, "undo")) == say("vote-called"):
            break
    await passes(asked, await server.panel())
    ply = (await server.loaded()).ply
    await presses(server, asked, say("vote-yes"))
    assert (await server.loaded()).ply == ply
    assert say("vote-moot", motion="undo", name="", yes=2, count=2) in await events(server)


async def test_a_game_ends_now_and_is_scored(server: Server) -> None:
    await server.start(3)
    explorer = await server.until("choose_option", Random(4))
    await calls(server, server.ann, "end")
    assert (await server.loaded()).row.status == "running"
    await presses(server, server.bob, say("vote-yes"))
    loaded = await server.loaded()
    assert loaded.row.status == "finished"
    assert loaded.state.table.over
    assert say("seed-told", seed=first_digits(loaded.row.seed.hex())) in text_of(
        await server.panel()
    )
    assert answer_of(await explorer.slash(server.channel, "read")) == say("nothing-to-read")
    assert say("voted-end", yes=2, count=3) in await events(server)
    shown = answer_of(await server.ann.slash(server.channel, "game verify"))
    assert "wrong" not in shown
    await server.restart()
    assert (await server.loaded()).state.table.over


async def test_a_game_ends_in_a_pause_too(server: Server) -> None:
    await server.start(2)
    await server.ann.slash(server.channel, "game pause")
    await calls(server, server.ann, "end")
    await presses(server, server.bob, say("vote-yes"))
    assert (await server.loaded()).row.status == "finished"


async def test_a_vote_of_a_game_that_is_over_goes_without_a_word(server: Server) -> None:
    await server.start(2)
    await calls(server, server.ann, "pause")
    await server.fay.slash(server.channel, "game end")
    count = len(server.channel.history())
    stale = await server.bob.click(ballot(server), label=say("vote-yes"))
    assert answer_of(stale) == say("game-over")
    await later(server, hours=25)
    assert await open_vote(server) is None
    assert len(server.channel.history()) == count - 1


async def test_host_and_warden_pause_resume_and_replace(server: Server) -> None:
    await server.start(2)
    for person, what in ((server.bob, "pause"), (server.eve, "resume")):
        async with server.nothing_changes():
            answer = answer_of(await person.slash(server.channel, f"game {what}"))
            assert answer == say("not-in-charge")
    await server.fay.slash(server.channel, "game pause")
    assert say("set-paused-by", name="fay") in text_of(server.channel.last_message)
    refused = await server.ann.slash(server.channel, "game pause")
    assert answer_of(refused) == say("game-paused")
    asked, _ = await server.turn()
    pressed = await asked.slash(server.channel, "pass")
    assert answer_of(pressed) == say("game-paused")
    await server.ann.slash(server.channel, "game resume")
    assert (await server.loaded()).row.status == "running"
    number = (await seat_named(server, "bob")).seat
    await server.fay.slash(server.channel, "game replace", seat=number)
    assert (await seat_named(server, "bob")).status == "left"
    log = await events(server)
    for sentence in (
        say("set-paused-by", name="fay"),
        say("set-running-by", name="ann"),
        say("seat-opened-by", by="fay", name="bob"),
    ):
        assert sentence in log
    again = await server.fay.slash(server.channel, "game replace", seat=number)
    assert answer_of(again) == say("seat-open-already")


async def test_others_who_replace_call_a_vote(server: Server) -> None:
    asked, others = await overdue(server)
    other = next(person for person in others if person.id != server.ann.id)
    number = (await seat_named(server, asked.name)).seat
    answer = await other.slash(server.channel, "game replace", seat=number)
    assert answer_of(answer) == say("vote-called")
    assert (await open_vote(server)).kind == Motion.REPLACE


async def test_seats_are_suggested_by_name(server: Server) -> None:
    await server.start(2)
    found = await server.ann.autocomplete(server.channel, "game vote pass", "seat", "bo")
    assert [choice["name"] for choice in found] == ["bob"]
