"""Seats that play by themselves: after every ply, over restarts, and to the end of a game."""

from random import Random
from typing import Any

import pytest

from rules import IllegalAction
from rules.actions import Labor, Pass
from rules.questions import TakeTurn
from tests.bot.messages import answer_of, say, text_of
from tests.bot.people.test_seats import notice, says, seat_named
from tests.bot.server import Server


async def test_a_seat_plays_by_itself_after_every_ply(server: Server) -> None:
    await server.start(3)
    await says(server, server.bob, "leave")
    number = (await seat_named(server, "bob")).seat
    await server.fay.slash(server.channel, "game replace", seat=number, hands="automated")
    assert (await seat_named(server, "bob")).status == "automated"
    dice = Random(1)
    for _ in range(40):
        opened = await server.opened()
        asked = {question.seat for question in opened.state.table.questions}
        assert number not in asked
        before = opened.ply
        action = await server.decide(dice)
        await server.hands.press(await server.at(action.seat), action)
        assert (await server.opened()).ply > before
    rows = await server.bot.tables.plies(1)
    assert any(row.seat == number and row.ply for row in rows)
    await says(server, server.bob, "back")
    assert (await seat_named(server, "bob")).status == "taken"


async def test_a_table_with_automated_seats_comes_to_its_end(server: Server) -> None:
    await server.start(2)
    await says(server, server.bob, "leave")
    await server.ann.click(notice(server, say("let-it-play")), label=say("let-it-play"))
    assert (await seat_named(server, "bob")).status == "automated"
    dice = Random(2)
    while not (await server.opened()).state.table.over:
        await server.hands.press(server.ann, await server.decide(dice))
    assert say("seed-told", seed=(await server.opened()).row.seed.hex()) in text_of(
        await server.panel()
    )


async def test_a_stop_before_the_automated_seat_has_played_costs_nothing(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()

    def automate(db: Any) -> None:
        db.execute("UPDATE seats SET status = 'automated' WHERE user_id = ?", (asked.id,))

    await server.bot.database.write(automate)
    await server.restart()
    opened = await server.opened()
    assert opened.ply == 1
    (question,) = opened.state.table.questions
    assert isinstance(question, TakeTurn)
    assert question.seat != opened.row.seat_left_by(asked.id).seat


async def test_the_last_person_is_not_automated(server: Server) -> None:
    await server.start(2)
    await says(server, server.bob, "leave")
    number = (await seat_named(server, "ann")).seat
    refused = await server.fay.slash(server.channel, "game replace", seat=number, hands="automated")
    assert answer_of(refused) == say("last-person")
    await server.fay.slash(server.channel, "game replace", seat=number)
    assert (await seat_named(server, "ann")).status == "left"
    assert (await server.opened()).ply == 0
    assert say("seat-yours") in await says(server, server.ann, "back")


async def test_no_seat_plays_by_itself_where_the_players_read_their_own_book(
    server: Server,
) -> None:
    await server.start(3, reading="book")
    number = (await seat_named(server, "bob")).seat
    refused = await server.ann.slash(server.channel, "game replace", seat=number, hands="automated")
    assert answer_of(refused) == say("no-stand-in-by-book")


async def test_a_seat_may_be_played_for_and_only_as_the_rules_allow(server: Server) -> None:
    await server.start(2)
    seat = (await server.opened()).state.table.questions[0].seat
    with pytest.raises(IllegalAction):
        await server.bot.tables.play_for(1, seat, Labor(seat, ()))
    played = await server.bot.tables.play_for(1, seat, Pass(seat))
    assert [row.seat for row in played.plies] == [seat]
    await server.bot.publisher.show(played)
    other = await server.at((await server.opened()).state.table.questions[0].seat)
    assert f"<@{other.id}>" in text_of(await server.panel())
    assert await server.waiting() == []
