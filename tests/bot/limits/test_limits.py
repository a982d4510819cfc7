"""The largest villages and the longest names still fit into what Discord takes."""

from itertools import islice
from typing import Any

import pytest

from rules.book import Outcome
from rules.cards import BUILDINGS
from rules.editions import FINAL
from rules.questions import AnswerOffer, RestVillagers, TakeReward, TakeTurn
from rules.table import ITEMS, GameState
from rules.words import Area, Good, QuestionNumber, Reward, Row, Token
from tests.bot.messages import ids_of
from tests.bot.openapi import check_requests
from tests.bot.server import NAMES, Server
from tests.bot.wire import Wire
from tests.tables import ANN, BOB, CEM, DEE, ONE, a_table, below, seat

EVERYBODY = (*FINAL.villagers, *FINAL.specials)
REROLL = next(card.id for card in BUILDINGS.values() if card.rerolls and card.row is Row.KEY)
TRACK = dict.fromkeys(Good, 12)


def huge(area: Area, **rest: Any) -> GameState:
    """Lay a table where Ann owns nearly all there is, with everybody in one area."""
    houses = tuple(card for card in FINAL.houses[:20])
    keys, stars = tuple(FINAL.keys[:4]), tuple(FINAL.stars)
    outposts = tuple(FINAL.outposts[:18])
    owned = tuple((card, BUILDINGS[card].goods) for card in (*houses, *keys, *stars, *outposts))
    items = tuple(item for item in ITEMS for _ in range(3))
    everybody: dict[str, Any] = (
        {str(area): EVERYBODY} if area is not Area.READY else {"ready": EVERYBODY}
    )
    ann = seat(coins=60, items=items, buildings=owned, track=TRACK, caves=3, **everybody)
    others = seat(coins=60, sale=Good.FISH, items=(Token.POTION,))
    return a_table(
        ann=ann, bob=others, cem=others, dee=others, slots=(None,) * 5, supply={}, **rest
    )


def long_names(server: Server) -> None:
    for letter, name in zip("*_~|", NAMES, strict=True):
        server.people[name].user._user.global_name = letter * 32


async def press_everything(server: Server, person: Any) -> int:
    """Open every form of the panel, as far as it has one."""
    panel = await server.panel()
    wire = Wire(server)
    opened = 0
    for custom_id in ids_of(panel):
        deed, _, verb = custom_id.split(":", 3)[3].partition(":")
        if deed not in ("do", "mine") or verb in ("pass", "take_back", "accept", "refuse"):
            continue
        pressed = wire.press(person, panel, custom_id)
        await wire.deliver(pressed)
        opened += pressed.result.modal is not None
    return opened


@pytest.mark.parametrize("area", [Area.READY, Area.EXHAUSTED, Area.INJURED])
async def test_a_huge_village_on_its_turn(server: Server, area: Area) -> None:
    long_names(server)
    await server.lay(huge(area, asks=(TakeTurn(ONE, ANN),)))
    assert await press_everything(server, await server.at(ANN))
    await server.look()
    check_requests(server)


async def test_a_huge_village_at_rest(server: Server) -> None:
    long_names(server)
    asks = tuple(
        RestVillagers(QuestionNumber(n + 1), s) for n, s in enumerate((ANN, BOB, CEM, DEE))
    )
    await server.lay(huge(Area.INJURED, asks=asks, turn=None))
    assert await press_everything(server, await server.at(ANN))
    check_requests(server)


async def test_a_huge_party_below(server: Server) -> None:
    long_names(server)
    rolled = dict.fromkeys(EVERYBODY, (1, 0))
    trip = below(option=0, rolled=rolled)
    await server.lay(huge(Area.CAVE, trip=trip))
    await press_everything(server, await server.at(ANN))
    check_requests(server)


@pytest.mark.parametrize("count", [2, 5, 6, 25])
async def test_a_long_list_to_pick_from(server: Server, count: int) -> None:
    picks = tuple(islice(EVERYBODY, count))
    outcome = Outcome(injured=1)
    trip = below(option=0, tier=0, owed=(Reward.VILLAGER,), outcome=outcome)
    asks = (TakeReward(ONE, ANN, Reward.VILLAGER, picks),)
    await server.lay(huge(Area.CAVE, trip=trip, asks=asks))
    panel = await server.panel()
    picking = [i for i in ids_of(panel) if ":pick" in i]
    assert len(picking) == (count if count <= 5 else 1)
    check_requests(server)
    if count > 5:
        assert await press_everything(server, await server.at(ANN))
        check_requests(server)


async def test_an_offer_between_long_names(server: Server) -> None:
    long_names(server)
    await server.lay(
        a_table(bob=seat(sale=Good.FISH), asks=(AnswerOffer(ONE, BOB, ANN, Good.FISH, 24),))
    )
    await server.look()
    check_requests(server)


async def test_a_long_game_is_told_in_one_message(server: Server) -> None:
    """The oldest lines give way."""
    await server.lay(a_table(ann=seat(coins=200, items=(Good.FISH,) * 2)))
    person = await server.at(ANN)
    for _ in range(40):
        await person.slash(server.channel, "sell", item="fish")
        await person.slash(server.channel, "sell")
    await server.look()
    await person.slash(server.channel, "pass")
    check_requests(server)
