"""What is played for a person says nothing of when they play, nor how fast."""

from datetime import timedelta
from typing import Any

import pytest

from bot.model.paces import PaceRow
from bot.service.tables.games import Games
from bot.store import habits, paces
from bot.store.database import Database
from tests.bot.messages import say
from tests.bot.ordering import lay, order
from tests.bot.passing import passes
from tests.bot.people.test_seats import says
from tests.bot.server import Server
from tests.bot.sitting import let_companions_play
from tests.bot.voting import calls, overdue, presses


async def stored_habits(server: Server, person: Any) -> tuple[dict[int, int], PaceRow]:
    """Return a person's habits and pace."""

    def query(db: Any) -> tuple[dict[int, int], PaceRow]:
        return habits.find(db, person.id), paces.find(db, person.id, server.guild.id)

    return await server.parts[Database].read(query)


async def test_an_order_is_no_habit_and_no_move(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    before = await stored_habits(server, server.ann)
    await clock.passes()
    assert (await server.loaded()).ply == 1
    assert await stored_habits(server, server.ann) == before


async def test_an_order_that_is_undone_takes_no_move_away(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "labor")
    before = await stored_habits(server, server.ann)
    await clock.passes()
    await server.ann.click(await server.panel(), label=say("verb-undo-of", name="ann"))
    hours, pace = await stored_habits(server, server.ann)
    assert (await server.loaded()).ply == 2
    assert pace.moves == before[1].moves
    assert sum(hours.values()) == sum(before[0].values()) + 1  # to undo is their own press


async def test_a_pass_by_vote_is_the_absentees_neither(server: Server) -> None:
    asked, others = await overdue(server)
    before = await stored_habits(server, asked)
    await calls(server, others[0], "pass")
    await presses(server, others[1], say("vote-yes"))
    assert (await server.loaded()).ply == 1
    assert await stored_habits(server, asked) == before


async def test_a_seat_that_plays_by_itself_has_no_habits(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    await says(server, asked, "leave")
    seat = next(s for s in (await server.loaded()).row.seats if s.status == "left")
    before = await stored_habits(server, asked)
    hands = {"seat": int(seat.seat), "hands": "neighbour"}
    await server.fay.slash(server.channel, "game replace", **hands)
    await let_companions_play(server)
    assert (await server.loaded()).ply > 0
    assert await stored_habits(server, asked) == before


@pytest.mark.parametrize("way", ["press", "type"])
async def test_a_press_and_a_command_are_his_own(server: Server, way: str) -> None:
    await server.start(2)
    server.set_clock(server.parts[Games].now() + timedelta(minutes=5))
    asked, _ = await server.turn()
    if way == "press":
        await passes(asked, await server.panel())
    else:
        await asked.slash(server.channel, "pass")
    hours, pace = await stored_habits(server, asked)
    assert (sum(hours.values()), pace.moves) == (1, 1)
    assert 300 <= pace.seconds < 310
