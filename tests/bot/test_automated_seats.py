"""Seats that play by themselves: after every ply, over restarts, and to the end of a game."""

from random import Random
from typing import Any

import pytest

from rules import IllegalAction
from rules.actions import Labor, Pass
from rules.questions import TakeTurn
from tests.bot.messages import answer_of, say, text_of
from tests.bot.test_people import notice, says, seat_named
from tests.bot.town import Town


async def test_a_seat_plays_by_itself_after_every_ply(town: Town) -> None:
    await town.start(3)
    await says(town, town.bob, "leave")
    number = (await seat_named(town, "bob")).seat
    await town.fay.slash(town.channel, "game replace", seat=number, hands="automated")
    assert (await seat_named(town, "bob")).status == "automated"
    dice = Random(1)
    for _ in range(40):
        opened = await town.opened()
        asked = {question.seat for question in opened.state.table.questions}
        assert number not in asked
        before = opened.ply
        action = await town.decide(dice)
        await town.hands.press(await town.at(action.seat), action)
        assert (await town.opened()).ply > before
    rows = await town.bot.tables.plies(1)
    assert any(row.seat == number and row.ply for row in rows)
    await says(town, town.bob, "back")
    assert (await seat_named(town, "bob")).status == "taken"


async def test_a_table_with_automated_seats_comes_to_its_end(town: Town) -> None:
    await town.start(2)
    await says(town, town.bob, "leave")
    await town.ann.click(notice(town, say("let-it-play")), label=say("let-it-play"))
    assert (await seat_named(town, "bob")).status == "automated"
    dice = Random(2)
    while not (await town.opened()).state.table.over:
        await town.hands.press(town.ann, await town.decide(dice))
    assert say("seed-told", seed=(await town.opened()).row.seed.hex()) in text_of(
        await town.panel()
    )


async def test_a_stop_before_the_automated_seat_has_played_costs_nothing(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()

    def automate(db: Any) -> None:
        db.execute("UPDATE seats SET status = 'automated' WHERE user_id = ?", (asked.id,))

    await town.bot.database.write(automate)
    await town.restart()
    opened = await town.opened()
    assert opened.ply == 1
    (question,) = opened.state.table.questions
    assert isinstance(question, TakeTurn)
    assert question.seat != opened.row.seat_left_by(asked.id).seat


async def test_the_last_person_is_not_automated(town: Town) -> None:
    await town.start(2)
    await says(town, town.bob, "leave")
    number = (await seat_named(town, "ann")).seat
    refused = await town.fay.slash(town.channel, "game replace", seat=number, hands="automated")
    assert answer_of(refused) == say("last-person")
    await town.fay.slash(town.channel, "game replace", seat=number)
    assert (await seat_named(town, "ann")).status == "left"
    assert (await town.opened()).ply == 0
    assert say("seat-yours") in await says(town, town.ann, "back")


async def test_no_seat_plays_by_itself_where_the_players_read_their_own_book(town: Town) -> None:
    await town.start(3, reading="book")
    number = (await seat_named(town, "bob")).seat
    refused = await town.ann.slash(town.channel, "game replace", seat=number, hands="automated")
    assert answer_of(refused) == say("no-stand-in-by-book")


async def test_a_seat_may_be_played_for_and_only_as_the_rules_allow(town: Town) -> None:
    await town.start(2)
    seat = (await town.opened()).state.table.questions[0].seat
    with pytest.raises(IllegalAction):
        await town.bot.tables.play_for(1, seat, Labor(seat, ()))
    played = await town.bot.tables.play_for(1, seat, Pass(seat))
    assert [row.seat for row in played.plies] == [seat]
    await town.bot.people.show(played)
    other = await town.at((await town.opened()).state.table.questions[0].seat)
    assert f"<@{other.id}>" in text_of(await town.panel())
    assert await town.waiting() == []
