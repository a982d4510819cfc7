"""What seats do at an evening beside the reading: their buttons, their votes, their leave."""

import re
from typing import Any

import pytest

from bot.model.nights import Step
from bot.service.night.steps import night_of
from rules.actions import Exert
from tests.bot.fireside import say
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, ids_of, text_of
from tests.bot.people.test_privacy import forget, traces
from tests.bot.server import Server
from tests.bot.voting import calls, presses


async def until_further(evening: Gathering) -> Any:
    """Play on until the explorer may exert villagers of a party, and return the explorer."""
    await evening.until(Step.FURTHER)
    return await evening.explorer()


def details(message: Any) -> list[str]:
    """List what the buttons of a message do."""
    return [one.split(":", 3)[3] for one in ids_of(message)]


async def test_whoever_is_below_has_all_their_buttons_on_the_stage(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    explorer = await until_further(evening)
    stage = await evening.stage()
    found = details(stage)
    assert "do:exert-nobody" in found
    assert [one for one in found if one.startswith("do:exert-") and one != "do:exert-nobody"]
    assert "more" in found
    assert "show:table" in found
    other = next(one for one in (server.ann, server.bob) if one is not explorer)
    for person in (explorer, other):
        assert say("guide-on") in answer_of(await person.click(stage, label=say("verb-more")))
        assert say("view-market") in answer_of(await person.click(stage, label=say("view-table")))
    before = (await evening.loaded()).ply
    await explorer.click(stage, label=say("verb-stop"))
    (exerted,) = [one for one in (await evening.loaded()).recent if one.ply == before + 1]
    assert isinstance(exerted.action, Exert)


async def test_more_is_up_to_date_after_a_move_at_an_evening(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    dice = 0
    while True:
        explorer = await until_further(evening)
        seat = (await evening.loaded()).row.seat_of(explorer.id)
        assert seat
        if (await evening.loaded()).state.table.players[seat.seat].items:
            break
        await evening.go_on()
        dice += 1
        assert dice < 40
    shown = await explorer.click(await evening.stage(), label=say("verb-more"))
    before = (await evening.loaded()).state.table.players[seat.seat].items
    place = next(one for one in ids_of(shown.response.message) if ":advance-" in one)
    pressed = await explorer.click(shown.response.message, custom_id=place)
    after = (await evening.loaded()).state.table.players[seat.seat].items
    assert len(after) == len(before) - 1
    assert place not in ids_of(pressed.response.message) or len(after) > 1


@pytest.mark.parametrize("step", [Step.CHOOSE, Step.FURTHER])
async def test_an_explorers_empty_seat_can_be_taken_from_the_stage(
    server: Server, evening: Gathering, step: Step
) -> None:
    await evening.begin(2)
    await evening.until(step)
    explorer = await evening.explorer()
    await explorer.slash(server.channel, "game seat", what="leave")
    await server.eve.click(await evening.stage(), label=say("take-seat"))
    assert await evening.explorer() is server.eve
    assert say("take-seat") not in text_of(await evening.stage())
    await evening.until(Step.STORY)


@pytest.mark.parametrize("is_over", [False, True])
async def test_a_neighbour_advises_and_takes_a_seat_at_an_evening_and_after_it(
    server: Server, evening: Gathering, *, is_over: bool
) -> None:
    await evening.begin(3)
    if is_over:
        await evening.end()
    asked, other = await server.turn()
    coached = await asked.click(await server.panel(), label=say("guide-on"))
    advised = await asked.click(coached.response.message, label=say("guide-ask"))
    assert answer_of(advised).startswith(say("guide-advice", kind="", what="").split("press")[0])
    number = (await evening.loaded()).row.seat_of(other.id).seat
    await other.slash(server.channel, "game seat", what="leave")
    await server.fay.slash(server.channel, "game replace", seat=number, hands="neighbour")
    assert (await evening.loaded()).row.seats[number].is_companion


@pytest.mark.parametrize("step", [Step.TURN, Step.READ, Step.CHOOSE, Step.END])
async def test_a_vote_is_held_at_an_evening(server: Server, evening: Gathering, step: Step) -> None:
    await evening.begin(3, guests=("eve",))
    await evening.until(step)
    stage = text_of(await evening.stage())
    await calls(server, server.ann, "pause")
    assert await presses(server, server.eve, say("vote-yes"))
    assert text_of(await evening.stage()) == stage
    await presses(server, server.bob, say("vote-yes"))
    assert (await evening.loaded()).row.status == "paused"
    assert (await evening.loaded()).row.lift
    await server.fay.slash(server.channel, "game resume")
    assert text_of(await evening.stage()) == stage
    await evening.until(Step.STORY)
    await evening.end()
    assert not await server.waiting()


async def test_a_vote_may_end_the_game_at_an_evening(server: Server, evening: Gathering) -> None:
    await evening.begin(3)
    await evening.until(Step.CHOOSE)
    await calls(server, server.ann, "end")
    await presses(server, server.bob, say("vote-yes"))
    loaded = await evening.loaded()
    assert loaded.row.status == "finished"
    assert night_of(loaded.row).lift is None
    assert not night_of(loaded.row).here
    assert not await server.waiting()


async def test_a_solo_game_comes_to_an_evening(server: Server, evening: Gathering) -> None:
    await evening.begin(1, guests=("eve",), variant="solo")
    await evening.until(Step.READ)
    assert await evening.explorer() is server.ann
    assert await evening.reader() is server.eve
    await evening.until(Step.FURTHER, Step.END)
    await evening.until(Step.STORY)
    assert "eve read" in text_of(await evening.stage())
    await evening.act(server.eve, "on")
    await evening.end()
    assert (await evening.loaded()).row.lift is None
    before = (await evening.loaded()).ply
    await server.step(evening.dice)
    assert (await evening.loaded()).ply > before
    assert not await server.waiting()


async def test_alone_at_an_evening_the_bot_reads(server: Server, evening: Gathering) -> None:
    await evening.begin(1, variant="solo")
    seen: set[Step] = set()
    while await evening.step() != Step.STORY:
        seen.add(await evening.step())
        await evening.go_on()
    assert Step.CHOOSE in seen
    assert not seen & {Step.READ, Step.END}


@pytest.mark.parametrize("step", [Step.TURN, Step.READ, Step.CHOOSE, Step.END, Step.STORY])
async def test_a_guest_who_is_forgotten_gets_up_first(
    server: Server, evening: Gathering, step: Step
) -> None:
    await evening.begin(2, guests=("dee", "eve"))
    while True:
        await evening.until(step)
        if step not in (Step.READ, Step.END) or await evening.reader() is server.eve:
            break
        await evening.go_on()
    if step == Step.CHOOSE:
        await evening.act(server.eve, "vote-0")
    await forget(server, server.eve)
    assert traces(server.settings.database, server.eve) == []
    assert [one.name for one in (await evening.night()).here] == ["ann", "bob", "dee"]
    if step != Step.STORY:
        assert not re.search(r"\beve\b", text_of(await evening.stage()))
    assert (await evening.step() == step) == (step != Step.END)
    if step == Step.READ:
        assert await evening.reader() is not server.eve
    await evening.until(Step.STORY)
    await evening.end()
    assert not await server.waiting()


async def test_a_player_who_is_forgotten_leaves_their_seat_and_the_evening(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, guests=("eve",))
    await evening.until(Step.CHOOSE)
    await forget(server, server.ann)
    loaded = await evening.loaded()
    assert traces(server.settings.database, server.ann) == []
    assert loaded.row.lift
    assert [one.name for one in night_of(loaded.row).here] == ["bob", "eve"]
    assert night_of(loaded.row).in_place(loaded.row.lift.host).name == "bob"


async def test_the_last_guest_who_is_forgotten_ends_the_evening(
    server: Server, evening: Gathering
) -> None:
    await server.start(2)
    await server.fay.slash(server.channel, "night lift")
    await forget(server, server.fay)
    assert (await evening.loaded()).row.lift is None
    assert traces(server.settings.database, server.fay) == []
