"""What is played for a person says nothing of when he plays, nor how fast."""

from datetime import timedelta
from typing import Any

import pytest

from bot.store import habits, paces
from bot.store.paces import PaceRow
from tests.bot.messages import say
from tests.bot.ordering import lay, order
from tests.bot.test_people import says
from tests.bot.town import Town
from tests.bot.voting import calls, overdue, presses


async def kept_of(town: Town, person: Any) -> tuple[dict[int, int], PaceRow]:
    """Give a person's habits and pace."""

    def query(db: Any) -> tuple[dict[int, int], PaceRow]:
        return habits.find(db, person.id), paces.find(db, person.id, town.guild.id)

    return await town.bot.database.read(query)


async def test_an_order_is_no_habit_and_no_move(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    before = await kept_of(town, town.ann)
    await clock.passes()
    assert (await town.opened()).ply == 1
    assert await kept_of(town, town.ann) == before


async def test_an_order_that_is_undone_takes_no_move_away(town: Town) -> None:
    clock = await lay(town)
    await order(town, town.ann, "labor")
    before = await kept_of(town, town.ann)
    await clock.passes()
    await town.ann.click(await town.panel(), label=say("verb-undo"))
    hours, pace = await kept_of(town, town.ann)
    assert (await town.opened()).ply == 2
    assert pace.moves == before[1].moves
    assert sum(hours.values()) == sum(before[0].values()) + 1  # to undo is his own press


async def test_a_pass_by_vote_is_the_absentees_neither(town: Town) -> None:
    asked, others = await overdue(town)
    before = await kept_of(town, asked)
    await calls(town, others[0], "pass")
    await presses(town, others[1], say("vote-yes"))
    assert (await town.opened()).ply == 1
    assert await kept_of(town, asked) == before


async def test_a_seat_that_plays_by_itself_has_no_habits(town: Town) -> None:
    await town.start(2)
    asked, _ = await town.turn()
    await says(town, asked, "leave")
    seat = next(s for s in (await town.opened()).row.seats if s.status == "left")
    before = await kept_of(town, asked)
    hands = {"seat": int(seat.seat), "hands": "automated"}
    await town.fay.slash(town.channel, "game replace", **hands)
    assert (await town.opened()).ply > 0
    assert await kept_of(town, asked) == before


@pytest.mark.parametrize("way", ["press", "type"])
async def test_a_press_and_a_command_are_his_own(town: Town, way: str) -> None:
    await town.start(2)
    town.set_clock(town.bot.tables.now() + timedelta(minutes=5))
    asked, _ = await town.turn()
    if way == "press":
        await asked.click(await town.panel(), label=say("verb-pass"))
    else:
        await asked.slash(town.channel, "pass")
    hours, pace = await kept_of(town, asked)
    assert (sum(hours.values()), pace.moves) == (1, 1)
    assert 300 <= pace.seconds < 310
