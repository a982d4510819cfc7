"""Build and Train show what is for sale: a press buys it, and what is too dear says by how much."""

from random import Random
from typing import Any

import pytest

from rules.actions import Build
from rules.cards import BUILDINGS
from rules.editions import FINAL
from rules.words import Area, BuildingId, Seat, VillagerId
from tests.bot.messages import answer_of, ids_of, parts_of, say, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire
from tests.tables import a_table, seat

FOUR = tuple(map(VillagerId, ("builder-1", "trainer-1", "explorer-1", "tansy")))
BUILD, TRAIN = say("verb-build"), say("verb-train")


async def menu_of(server: Server, label: str) -> Any:
    shown = await server.ann.click(await server.panel(), label=label)
    assert shown.modal is None
    return shown.response.message


def bought_by(message: Any) -> dict[str, str]:
    """Map the labels of a menu's buttons to their ids."""
    pressable = [part for part in parts_of(message) if getattr(part, "custom_id", None)]
    return {part.label: part.custom_id for part in pressable}


def a_house(cost: int) -> BuildingId:
    return next(one for one in FINAL.houses if BUILDINGS[one].cost == cost)


def a_shop(coins: int = 5) -> Any:
    houses = (a_house(4), a_house(5), a_house(7))
    return a_table(ann=seat(coins=coins), bob=seat(), rows={"houses": houses}), houses


async def test_what_can_be_paid_has_a_button_and_what_cannot_says_how_much_is_missing(
    server: Server,
) -> None:
    table, houses = a_shop()
    await server.lay(table)
    menu = await menu_of(server, BUILD)
    shown, buttons = text_of(menu), bought_by(menu)
    named = [say("buy-card", name=say(f"building-{b}"), count=BUILDINGS[b].cost) for b in houses]
    assert named[:2] == [label for label in buttons if label in named]
    assert say("buy-missing", count=2) in shown
    assert say("buy-no-cave") in shown
    outposts = (await server.loaded()).state.table.market.outposts
    assert outposts
    assert all(f"-# **{say(f'building-{one}')}**" in shown for one in outposts)


async def test_two_presses_build_a_house(server: Server) -> None:
    table, (cheap, *_) = a_shop()
    await server.lay(table)
    menu = await menu_of(server, BUILD)
    label = say("buy-card", name=say(f"building-{cheap}"), count=4)
    await server.ann.click(menu, custom_id=bought_by(menu)[label])
    player = (await server.loaded()).state.table.players[0]
    assert cheap in [one.id for one in player.buildings]
    assert player.coins == 1
    assert player.villagers_in(Area.EXHAUSTED) == ("builder-1",)


async def test_two_presses_hire_a_villager(server: Server) -> None:
    await server.lay(a_table(ann=seat(coins=3), bob=seat()))
    loaded = await server.loaded()
    hired = next(one for one in loaded.state.table.board.slots if one)
    menu = await menu_of(server, TRAIN)
    label = say("buy-card", name=say(f"villager-{hired}"), count=2)
    await server.ann.click(menu, custom_id=bought_by(menu)[label])
    player = (await server.loaded()).state.table.players[0]
    assert hired in [one.id for one in player.villagers]
    assert player.coins == 1


async def test_another_builder_is_a_form_away(server: Server) -> None:
    houses = (a_house(4),)
    table = a_table(ann=seat(ready=FOUR), bob=seat(), rows={"houses": houses})
    await server.lay(table)
    menu = await menu_of(server, BUILD)
    form = await server.ann.click(menu, label=say("buy-otherwise"))
    entered = {"builder": "tansy", "building": str(houses[0])}
    await server.ann.submit_modal(form, entered)
    player = (await server.loaded()).state.table.players[0]
    assert player.villagers_in(Area.EXHAUSTED) == ("tansy",)


@pytest.mark.parametrize(
    "end", ["build-", "build-zz", "build-0", "build-000", "build-9z", "train-99"]
)
@pytest.mark.parametrize("is_asked", [True, False])
async def test_a_button_that_was_never_ours_buys_nothing(
    server: Server, end: str, *, is_asked: bool
) -> None:
    table, _ = a_shop()
    await server.lay(table)
    before = (await server.loaded()).ply
    question = (await server.loaded()).state.table.questions[0].number if is_asked else 0
    panel = await server.panel()
    custom_id = f"1:1:{question}:do:{end}"
    pressed = Wire(server).press(server.ann, panel, custom_id)
    await Wire(server).deliver(pressed)
    assert pressed.result.modal or answer_of(pressed.result)
    assert (await server.loaded()).ply == before


async def test_no_panel_has_a_button_for_what_cannot_be_done(server: Server) -> None:
    await server.start(2)
    dice = Random(4)
    seen: set[str] = set()
    while not (loaded := await server.loaded()).state.table.over:
        question = loaded.state.table.questions[0]
        if question.kind == "take_turn":
            legal = {one.verb for one in loaded.offers(question.seat) if not one.refusal}
            shown = {
                custom_id.rsplit(":", 1)[1]
                for custom_id in ids_of(await server.panel())
                if ":do:" in custom_id
            }
            verbs = {one.partition("-")[0] for one in shown}
            assert verbs <= legal
            refused = {"explore", "build", "harvest", "train", "labor"} - legal
            seen |= refused
            if refused and len(seen) < 3:
                person = await server.at(question.seat)
                more = answer_of(await person.click(await server.panel(), label=say("verb-more")))
                assert say("more-not-now") in more
                for verb in refused:
                    assert f"{say(f'verb-{verb}')}: " in more
        await server.step(dice)
    assert len(seen) > 2


async def test_companions_and_hands_buy_by_the_menu_too(server: Server) -> None:
    """An action with another builder, or paid otherwise, goes by the form."""
    houses = (a_house(4), a_house(5))
    table = a_table(ann=seat(ready=FOUR, coins=9), bob=seat(), rows={"houses": houses})
    await server.lay(table)
    await server.hands.press(server.ann, Build(Seat(0), VillagerId("tansy"), BuildingId(houses[1])))
    player = (await server.loaded()).state.table.players[0]
    assert houses[1] in [one.id for one in player.buildings]
    assert player.villagers_in(Area.EXHAUSTED) == ("tansy",)
