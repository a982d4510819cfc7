"""A build can be taken back until the next player looks at the market or acts."""

from random import Random
from typing import Any

import pytest

from bot.service.plies.idle import is_dealing
from bot.service.plies.verify import verify
from bot.service.tables.games import Games
from rules.actions import Advance, Build, Labor
from rules.cards import BUILDINGS
from rules.editions import FINAL
from rules.facts import RowRefilled
from rules.table import GameState
from rules.words import BuildingId, Good, Row, Seat, VillagerId
from tests.bot.messages import answer_of, say, text_of
from tests.bot.server import Server
from tests.tables import a_table, seat

ANN, BOB = Seat(0), Seat(1)
ROW = tuple([one for one in FINAL.houses if BUILDINGS[one].cost == 4][:4])
UNDO, GAP = say("verb-undo-of", name="ann"), say("panel-gap", name="bob")


async def build(server: Server) -> tuple[GameState, BuildingId]:
    """Let ann build; return the state before, and the card that comes next."""
    laid = await server.lay(a_table(ann=seat(), bob=seat(), rows={"houses": ROW}))
    await server.hands.type(server.ann, Build(ANN, VillagerId("builder-1"), ROW[0]))
    return laid.state, laid.state.decks.houses[0]


async def houses(server: Server) -> tuple[BuildingId, ...]:
    return (await server.loaded()).state.table.market.houses


def told(server: Server, text: str) -> list[Any]:
    return [message for message in server.channel.history() if text in text_of(message)]


async def test_a_build_is_undone_with_all_that_it_brought(server: Server) -> None:
    before, _ = await build(server)
    assert await houses(server) == ROW[1:]
    panel = await server.panel()
    assert GAP in text_of(panel)
    await server.ann.click(panel, label=UNDO)
    after = (await server.loaded()).state
    assert after.table.players == before.table.players
    assert (after.table.market, after.decks) == (before.table.market, before.decks)
    assert GAP not in text_of(await server.panel())


async def test_goods_placed_after_a_build_are_undone_before_it(server: Server) -> None:
    state = a_table(ann=seat(items=("fish",)), bob=seat(), rows={"houses": ROW})
    laid = await server.lay(state)
    await server.hands.type(server.ann, Build(ANN, VillagerId("builder-1"), ROW[0]))
    await server.hands.type(server.ann, Advance(ANN, (Good.FISH,)))
    for _ in range(2):
        await server.ann.slash(server.channel, "game undo")
    assert (await server.loaded()).state.table.players == laid.state.table.players


@pytest.mark.parametrize("looked", ["panel", "market"])
async def test_who_looks_in_their_turn_finds_four_cards(server: Server, looked: str) -> None:
    _, upcoming = await build(server)
    panel = await server.panel()
    if looked == "panel":
        shown = await server.bob.click(panel, label=say("verb-build"))
    else:
        shown = await server.bob.slash(server.channel, "look market")
    name = say(f"building-{upcoming}")
    assert name in text_of(shown.response.message)
    assert await houses(server) == (*ROW[1:], upcoming)
    panel = await server.panel()
    assert GAP not in text_of(panel)
    assert UNDO not in text_of(panel)
    assert say("line-dealt", buildings=name) in text_of(panel)
    refused = await server.ann.slash(server.channel, "game undo")
    assert say("undo-row-refilled") in answer_of(refused)


async def test_nobody_else_sees_the_next_card(server: Server) -> None:
    _, upcoming = await build(server)
    shown = await server.ann.slash(server.channel, "look market")
    assert say("market-gap") in text_of(shown.response.message)
    assert say(f"building-{upcoming}") not in text_of(shown.response.message)
    assert await houses(server) == ROW[1:]
    assert UNDO in text_of(await server.panel())


async def test_who_acts_at_once_can_still_undo_their_own_step(server: Server) -> None:
    _, upcoming = await build(server)
    await server.hands.type(server.bob, Labor(BOB, (VillagerId("builder-2"),)))
    assert await houses(server) == (*ROW[1:], upcoming)
    assert told(server, say("line-dealt", buildings=say(f"building-{upcoming}")))
    await server.ann.slash(server.channel, "game undo")
    await server.bob.slash(server.channel, "game undo")
    state = (await server.loaded()).state
    assert state.table.turn is not None
    assert state.table.turn.seat == BOB
    assert await houses(server) == (*ROW[1:], upcoming)


async def test_the_card_is_dealt_in_a_ply_of_its_own(server: Server) -> None:
    _, upcoming = await build(server)
    await server.hands.type(server.bob, Labor(BOB, (VillagerId("builder-2"),)))
    *_, dealt, _ = await server.parts[Games].history.plies(server.game_id)
    assert dealt.action is None
    assert dealt.facts == (RowRefilled(Row.HOUSE, upcoming),)


async def test_a_game_that_began_while_rows_were_filled_at_once_goes_on_and_verifies(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = Random(5)
    with monkeypatch.context() as before:
        before.setattr("rules.rounds.learned", lambda _facts: True)
        await server.start(2)
        while (await server.loaded()).state.table.round < 4:
            await server.step(dice)
    assert not any(await dealing(server))
    await server.finish(dice)
    assert any(await dealing(server))
    ended = await server.loaded()
    rows = await server.parts[Games].history.stored_plies(server.game_id)
    assert not verify(ended.game, ended.row, rows).wrong


async def dealing(server: Server) -> list[bool]:
    """Tell of each ply of a game whether it only deals cards."""
    plies = await server.parts[Games].history.plies(server.game_id)
    return [is_dealing(ply.facts) for ply in plies]
