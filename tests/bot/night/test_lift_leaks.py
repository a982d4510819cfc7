"""Nobody hears early at an evening: not the explorer, not a seat, not by DM nor by command."""

import pytest

from bot.model.nights import Step
from bot.service.night.steps import choices
from tests.bot.fireside import PRESS, TYPE, say
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, dms
from tests.bot.night.test_night_leaks import (
    LOOKS,
    MARK,
    check,
    check_end,
    look_at_all,
    outcomes,
    settlements,
)
from tests.bot.server import MONDAY, Server
from tests.bot.surfaces import Surfaces

_MOST = 16
"""Steps of an evening: about three encounters."""


@pytest.mark.parametrize(
    ("reading", "way"), [("private", PRESS), ("private", TYPE), ("table", PRESS), ("player", TYPE)]
)
async def test_no_surface_of_an_evening_tells_what_is_not_read(
    server: Server, reading: str, way: str
) -> None:
    server.set_clock(MONDAY)
    evening, surfaces = Gathering(server, way), Surfaces(server)
    await evening.begin(2, guests=("dee",), reading=reading)
    hidden, prompts = outcomes(await evening.loaded()), dict[int, str]()
    for _ in range(_MOST):
        step, loaded = await evening.step(), await evening.loaded()
        trip = loaded.state.table.expedition
        if step == Step.READ:
            assert trip is not None
            number = trip.path[-1]
            hearing = loaded.past.last_hearing(number)
            prompts[number] = loaded.book.stories.prompt(number, "en", hearing).text[:MARK]
        elif step == Step.CHOOSE:
            assert trip is not None
            prompts.pop(trip.path[-1], None)
        for look in (*LOOKS, "game export"):
            for person in (server.ann, server.bob):
                await person.slash(server.channel, look)
        await server.ann.autocomplete(server.channel, "choose", "option", "")
        await server.bob.autocomplete(server.channel, "choose", "option", "")
        reads = (await evening.reader()).id if step == Step.READ else None
        check(surfaces, hidden, prompts, reads)
        await evening.go_on()
        ends = [hidden.pop(where, "") for where in settlements(await evening.loaded())]
        if await evening.step() != Step.READ:
            prompts.clear()
        new = check(surfaces, hidden, prompts, reads)
        if await evening.step() == Step.END:
            reads = (await evening.reader()).id
            await look_at_all(server, server.ann, server.bob, server.eve)
            check_end([*new, *check(surfaces, hidden, prompts, reads)], ends, reads)


async def test_the_explorer_cannot_choose_nor_read_before_it_is_read(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    loaded = await evening.until(Step.READ)
    explorer = await evening.explorer()
    refusal = say("night-listen-first")
    assert answer_of(await explorer.slash(server.channel, "choose", option="0")) == refusal
    assert answer_of(await explorer.slash(server.channel, "read")) == refusal
    (nothing,) = await explorer.autocomplete(server.channel, "choose", "option", "")
    assert nothing["value"] == "-"
    assert (await evening.loaded()).ply == loaded.ply
    assert not dms(explorer)


async def test_no_dm_is_sent_and_after_the_evening_they_are_again(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    await evening.until(Step.STORY)
    assert not dms(server.ann)
    assert not dms(server.bob)
    await evening.end()
    asked, _ = await server.turn()
    await asked.slash(server.channel, "explore", party="*")
    assert dms(asked)


async def test_an_encounter_of_the_evening_that_nobody_heard_goes_to_its_explorer(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    await evening.until(Step.READ)
    explorer = await evening.explorer()
    await evening.end()
    assert dms(explorer)
    read = await explorer.slash(server.channel, "read")
    assert answer_of(read)


async def test_a_paragraph_that_a_player_was_to_read_waits_for_them_again(
    server: Server, evening: Gathering
) -> None:
    await server.start(3, reading="player")
    explorer, _ = await server.turn()
    await explorer.slash(server.channel, "explore", party="*")
    before = (await server.loaded()).row
    assert before.waiting_reader is not None
    await evening.lift()
    assert (await server.loaded()).row.waiting_reader is None
    await evening.end()
    after = (await server.loaded()).row
    assert (after.reader, after.is_read) == (before.reader, before.is_read)


async def test_a_paragraph_that_was_read_out_tonight_counts_as_read(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(3, reading="player")
    await evening.until(Step.CHOOSE)
    explorer = await evening.explorer()
    await evening.end()
    loaded = await server.loaded()
    assert loaded.row.waiting_reader is None
    await explorer.slash(server.channel, "choose", option=choices(loaded)[0][0])
    assert (await server.loaded()).ply > loaded.ply
