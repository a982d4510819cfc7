"""Orders that no longer fit are struck off with a private word, and the others stay."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.model.orders import BuildOrder, LaborOrder
from bot.service.orders.evaluate import depends
from bot.service.orders.follow import LATEST
from bot.store import orders
from bot.store.database import Database
from rules import legal_actions
from rules.actions import Action, Exert
from rules.errors import Code
from rules.table import Villager
from rules.words import Area
from tests.bot.messages import answer_of, refused, say
from tests.bot.ordering import (
    COTTAGE,
    HOUSES,
    INN,
    kinds,
    lay,
    order,
    standing,
    struck_off,
    timer_of,
)
from tests.bot.server import Server
from tests.tables import ANN, BOB, a_table, below, seat

DEEDS = ("labor", "build", "pass", "rest", "sell")


def why(key: str, **figures: Any) -> str:
    return say(f"tie-{key}", **figures)


async def test_a_building_that_another_has_bought(server: Server) -> None:
    clock = await lay(server, ann=seat(coins=9))
    await order(server, server.bob, "build", building=INN)
    await order(server, server.bob, "labor")
    await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")
    (dm,) = struck_off(server.bob)
    assert say(f"building-{INN}") in dm
    assert why("offer") in dm
    assert kinds(await standing(server)) == ["labor"]
    await clock.passes()
    assert (await server.loaded()).ply == 3  # her build, the card for the gap, his labor
    assert len(struck_off(server.bob)) == 1
    assert struck_off(server.ann) == []


async def test_coins_that_do_not_suffice_when_the_turn_comes(server: Server) -> None:
    clock = await lay(server, bob=seat(coins=3))
    await order(server, server.bob, "build", building=INN)
    assert kinds(await standing(server)) == ["build"]
    await server.ann.slash(server.channel, "pass")
    (dm,) = struck_off(server.bob)
    assert say("refusal-not-enough-coins", need=7, have=3, what=INN) in dm
    assert await standing(server) == []
    assert await timer_of(server, BOB) is None
    await clock.passes()
    assert (await server.loaded()).ply == 1


async def test_a_builder_who_is_not_ready_when_the_turn_comes(server: Server) -> None:
    await lay(server, bob=seat(exhausted=("builder-2",)))
    await order(server, server.bob, "build", building=INN, builder="builder-2")
    await server.ann.slash(server.channel, "pass")
    (dm,) = struck_off(server.bob)
    assert refused(Code.NOT_READY, what="builder-2") in dm


async def test_something_else_that_lies_for_sale(server: Server) -> None:
    await lay(server, ann=seat(items=("rope",), sale="fish"))
    await order(server, server.ann, "sell", least=4)
    await server.ann.slash(server.channel, "sell", item="fish", asking=9)
    assert kinds(await standing(server)) == ["sell"]
    await server.ann.slash(server.channel, "sell", item="rope")
    (dm,) = struck_off(server.ann)
    assert why("sale") in dm


async def test_what_was_sold_at_its_asking_price(server: Server) -> None:
    await lay(server, bob=seat(sale=("fish", 4)))
    await order(server, server.bob, "sell", least=3)
    await server.ann.slash(server.channel, "buy", seller="1", coins=4)
    assert why("sale") in struck_off(server.bob)[0]


async def test_acting_by_hand_strikes_off_what_it_takes_away_and_no_more(server: Server) -> None:
    clock = await lay(server, ann=seat(coins=9))
    for building in (INN, COTTAGE):
        await order(server, server.ann, "build", building=building)
    await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")
    assert why("offer") in struck_off(server.ann)[0]
    assert [one.order for one in await standing(server)] == [BuildOrder(COTTAGE)]
    await clock.passes()
    assert (await server.loaded()).ply == 1


async def test_acting_by_hand_gives_the_next_order_its_own_time(server: Server) -> None:
    clock = await lay(server, ann=seat(items=("rope",)))
    await order(server, server.ann, "labor")
    clock.now += LATEST - timedelta(seconds=1)
    await server.ann.slash(server.channel, "sell", item="rope")
    timer = await timer_of(server, ANN)
    assert timer is not None
    assert datetime.fromisoformat(timer.at) > clock.now + timedelta(minutes=1)


def test_labor_depends_on_everyone_who_is_unhurt() -> None:
    state = a_table(ann=seat(injured=("explorer-1",)))
    before = depends(LaborOrder(), state.table, ANN)
    assert before == {("sound", "builder-1"), ("sound", "trainer-1")}

    def after(area: Area) -> frozenset[tuple[str, str]]:
        first, *others = state.table.players[ANN].villagers
        villagers = (Villager(first.id, area), *others)
        player = replace(state.table.players[ANN], villagers=villagers)
        players = (player, *state.table.players[1:])
        return depends(LaborOrder(), replace(state.table, players=players), ANN)

    assert before - after(Area.INJURED) == {("sound", "builder-1")}
    assert before <= after(Area.EXHAUSTED)


def test_a_price_depends_on_who_could_build() -> None:
    bare = a_table(rows={"houses": HOUSES}).table
    saving = a_table(ann=seat(ready=("builder-1", "cobb")), rows={"houses": HOUSES}).table
    hurt = a_table(ann=seat(ready=("builder-1",), injured=("cobb",)), rows={"houses": HOUSES}).table
    given = BuildOrder(INN)
    assert depends(given, saving, ANN) - depends(given, hurt, ANN) == {("price", "6")}
    assert depends(given, bare, ANN) <= depends(given, saving, ANN)


async def test_labor_is_struck_off_when_a_villager_is_hurt(server: Server) -> None:
    """A villager who is exerted in the dark does not come back to labor."""
    trip = below(option=0, rolled={"builder-1": (1, 0), "trainer-1": (1, 0)})
    clock = await lay(server, ann=seat(cave=("builder-1", "trainer-1")), trip=trip)
    await order(server, server.ann, "labor")
    loaded = await server.loaded()
    exert = max(legal_actions(loaded.game, loaded.state), key=lambda a: len(_exerted(a)))
    await server.ann.slash(server.channel, "exert", villagers=",".join(_exerted(exert)))
    assert (await server.loaded()).state.table.players[ANN].villagers_in(Area.INJURED)
    (dm,) = struck_off(server.ann)
    assert why("sound", who=say(f"villager-{min(_exerted(exert))}")) in dm
    await clock.passes()
    assert (await server.loaded()).ply == 1


def _exerted(action: Action) -> tuple[str, ...]:
    return action.villagers if isinstance(action, Exert) else ()


@pytest.mark.parametrize(
    ("kind", "options", "code", "figures"),
    [
        ("build", {"building": "nowhere"}, Code.NOT_FOR_SALE, {}),
        ("build", {"building": INN, "builder": "trainer-1"}, Code.NO_HAMMER, {}),
        ("build", {"building": INN}, Code.NOT_ENOUGH_COINS, {"need": 7, "have": 1}),
        ("sell", {"least": 3}, Code.NOTHING_FOR_SALE, {}),
    ],
)
async def test_an_order_that_makes_no_sense_is_refused_at_once(
    server: Server, kind: str, options: Any, code: Code, figures: Any
) -> None:
    await lay(server, ann=seat(coins=1))
    result = await server.ann.slash(server.channel, f"order {kind}", **options)
    assert answer_of(result) == refused(code, **figures)


@pytest.mark.parametrize("kind", DEEDS)
async def test_who_has_no_seat_orders_nothing(server: Server, kind: str) -> None:
    await lay(server)
    options = {"build": {"building": INN}, "sell": {"least": 4}}.get(kind, {})
    result = await server.eve.slash(server.channel, f"order {kind}", **options)
    assert answer_of(result) == say("not-seated")


async def test_nobody_confirms_or_cancels_another_persons_order(server: Server) -> None:
    await lay(server)
    drafted = await server.ann.slash(server.channel, "order labor")
    (row,) = await server.parts[Database].read(
        lambda db: db.execute("SELECT id FROM orders").fetchall()
    )
    for user, found in ((server.bob.id, False), (server.ann.id, True)):
        sought = await server.parts[Database].read(lambda db, u=user: orders.find(db, row[0], u))
        assert (sought is not None) is found
    await server.ann.click(drafted.response.message, label=say("order-confirm"))
    assert say("orders-none") in answer_of(await server.bob.slash(server.channel, "me orders"))


async def test_five_orders_are_enough(server: Server) -> None:
    await lay(server)
    for _ in range(5):
        await order(server, server.ann, "labor")
    result = await server.ann.slash(server.channel, "order pass")
    assert answer_of(result) == say("orders-full", most=5)


async def test_an_order_that_broke_between_draft_and_confirmation_is_not_armed(
    server: Server,
) -> None:
    await lay(server, ann=seat(coins=9))
    drafted = await server.bob.slash(server.channel, "order build", building=INN)
    await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")
    result = await server.bob.click(drafted.response.message, label=say("order-confirm"))
    assert answer_of(result) == say("refusal-not-for-sale")
    assert await standing(server) == []


async def test_an_order_whose_price_has_risen_since_the_draft_is_not_armed(server: Server) -> None:
    """Cobb, who builds for less, is hurt in the dark before Ann confirms."""
    trip = below(option=0, rolled={"cobb": (1, 0), "trainer-1": (1, 0)})
    await lay(server, ann=seat(ready=("builder-1",), cave=("cobb", "trainer-1")), trip=trip)
    drafted = await server.ann.slash(server.channel, "order build", building=INN)
    assert say("order-build", building=say(f"building-{INN}"), count=6) in answer_of(drafted)
    loaded = await server.loaded()
    exert = max(legal_actions(loaded.game, loaded.state), key=lambda a: "cobb" in _exerted(a))
    await server.ann.slash(server.channel, "exert", villagers=",".join(_exerted(exert)))
    result = await server.ann.click(drafted.response.message, label=say("order-confirm"))
    assert answer_of(result) == say("order-changed")
    assert await standing(server) == []
