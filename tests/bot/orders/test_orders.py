"""Orders given ahead: shown back, confirmed, cancelled, carried out once, as if by hand."""

from datetime import timedelta

from bot.service.orders.follow import LATEST, SOONEST
from rules.questions import AnswerOffer, RestVillagers
from rules.words import Area, QuestionNumber
from tests.bot.messages import answer_of, say, text_of
from tests.bot.ordering import INN, NOON, kinds, lay, order, standing, struck_off, timer_of
from tests.bot.server import Server
from tests.tables import ANN, BOB, seat

THREE = ("builder-1", "trainer-1", "explorer-1")


async def test_an_order_is_shown_back_and_counts_once_it_is_confirmed(server: Server) -> None:
    clock = await lay(server)
    text = say("order-build", building=say(f"building-{INN}"), count=7)
    drafted = await server.ann.slash(server.channel, "order build", building=INN)
    assert text in answer_of(drafted)
    assert await standing(server) == []
    await clock.passes()
    assert (await server.loaded()).ply == 0
    await server.ann.click(drafted.response.message, label=say("order-confirm"))
    assert kinds(await standing(server)) == ["build"]
    assert text in text_of(drafted.response.message)


async def test_a_discarded_order_never_counts(server: Server) -> None:
    clock = await lay(server)
    drafted = await server.ann.slash(server.channel, "order labor")
    await server.ann.click(drafted.response.message, label=say("order-discard"))
    assert say("orders-none") in text_of(drafted.response.message)
    await clock.passes()
    assert (await server.loaded()).ply == 0


async def test_an_order_to_build_is_carried_out_some_minutes_later(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "build", building=say(f"building-{INN}"))
    timer = await timer_of(server, ANN)
    assert timer is not None
    at = clock.now.fromisoformat(timer.at)
    assert NOON + SOONEST <= at <= NOON + LATEST
    await clock.passes(at - clock.now - timedelta(seconds=1))
    assert (await server.loaded()).ply == 0
    await clock.passes(timedelta(seconds=1))
    loaded = await server.loaded()
    ann = loaded.state.table.players[ANN]
    assert (loaded.ply, ann.coins, ann.buildings[-1].id) == (1, 0, INN)
    assert await standing(server) == []
    assert await timer_of(server, ANN) is None
    assert f"<@{server.bob.id}>" in text_of(await server.panel())


async def test_an_order_waits_for_its_turn(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.bob, "labor")
    assert await timer_of(server, BOB) is None
    await clock.passes()
    assert (await server.loaded()).ply == 0
    await server.ann.slash(server.channel, "pass")
    await clock.passes()
    loaded = await server.loaded()
    assert loaded.ply == 3  # with nobody ready any more, Bob is passed
    assert loaded.state.table.round == 2
    assert loaded.state.table.players[BOB].coins == 14


async def test_a_named_builder_builds(server: Server) -> None:
    clock = await lay(server, seat(ready=("builder-1", "bram"), coins=9))
    await order(server, server.ann, "build", building=INN, builder="bram")
    await clock.passes()
    ann = (await server.loaded()).state.table.players[ANN]
    assert ann.villagers_in(Area.EXHAUSTED) == ("bram",)


async def test_an_order_to_pass_neither_pings_nor_waits(server: Server) -> None:
    await lay(server, seat(ready=("builder-1",), coins=3))
    await server.ann.slash(server.channel, "me settings", pass_for_me=False)
    await order(server, server.ann, "pass")
    await server.ann.slash(server.channel, "labor", villagers="builder-1")
    await server.bob.slash(server.channel, "pass")
    loaded = await server.loaded()
    assert loaded.state.table.round == 2
    assert await standing(server) == []


async def test_an_order_to_pass_waits_until_there_is_nothing_else_to_do(server: Server) -> None:
    clock = await lay(server, seat(ready=("builder-1",)))
    await order(server, server.ann, "pass")
    await clock.passes()
    assert (await server.loaded()).ply == 0
    await server.ann.slash(server.channel, "labor", villagers="builder-1")
    await server.bob.slash(server.channel, "pass")
    await clock.passes()
    loaded = await server.loaded()
    assert loaded.ply == 3
    assert loaded.state.table.round == 2


async def test_an_order_to_rest_sends_the_exhausted_to_bed(server: Server) -> None:
    bob = seat(exhausted=("builder-2", "trainer-2", "explorer-2"), injured=("bram",))
    asks = (RestVillagers(QuestionNumber(1), BOB),)
    clock = await lay(server, bob=bob, asks=asks, turn=None)
    await order(server, server.bob, "rest")
    await clock.passes()
    player = (await server.loaded()).state.table.players[BOB]
    assert len(player.villagers_in(Area.READY)) == 3
    assert player.villagers_in(Area.INJURED) == ("bram",)


async def test_a_rest_that_is_to_be_decided_is_asked_as_ever(server: Server) -> None:
    ann = seat(exhausted=(*THREE, "bram"))
    clock = await lay(server, ann, asks=(RestVillagers(QuestionNumber(1), ANN),), turn=None)
    await order(server, server.ann, "rest")
    await clock.passes()
    assert (await server.loaded()).ply == 0
    assert kinds(await standing(server)) == ["rest"]


async def test_an_order_to_sell_takes_the_price_or_more(server: Server) -> None:
    clock = await lay(server, bob=seat(sale="fish"))
    await order(server, server.bob, "sell", least=5)
    await server.ann.slash(server.channel, "buy", seller="1", coins=4)
    await clock.passes()
    (question,) = (await server.loaded()).state.table.questions
    assert isinstance(question, AnswerOffer)
    await server.bob.slash(server.channel, "answer", reply="refuse")
    await server.ann.slash(server.channel, "buy", seller="1", coins=6)
    await clock.passes()
    bob = (await server.loaded()).state.table.players[BOB]
    assert (bob.sale, bob.coins) == (None, 13)


async def test_orders_are_carried_out_in_the_order_in_which_they_were_given(server: Server) -> None:
    clock = await lay(server, seat(coins=9))
    await order(server, server.ann, "build", building=INN)
    await order(server, server.ann, "labor")
    await clock.passes()
    assert kinds(await standing(server)) == ["labor"]
    await clock.passes()
    assert (await server.loaded()).ply == 1
    await server.bob.slash(server.channel, "pass")
    await clock.passes()
    table = (await server.loaded()).state.table
    assert (table.players[ANN].coins, table.round) == (8, 2)  # with the income of four
    assert struck_off(server.ann) == []


async def test_what_is_ordered_is_listed_with_a_button_to_cancel_each(server: Server) -> None:
    clock = await lay(server)
    await order(server, server.ann, "build", building=INN)
    await order(server, server.ann, "labor")
    shown = await server.ann.slash(server.channel, "me orders")
    assert say("order-labor") in answer_of(shown)
    await server.ann.click(shown.response.message, label=say("order-cancel", number=1))
    assert say(f"building-{INN}") not in text_of(shown.response.message)
    assert kinds(await standing(server)) == ["labor"]
    await clock.passes()
    ann = (await server.loaded()).state.table.players[ANN]
    assert (len(ann.buildings), ann.coins) == (1, 10)
    assert say("orders-none") in answer_of(await server.ann.slash(server.channel, "me orders"))


async def test_a_cancelled_order_is_not_carried_out(server: Server) -> None:
    clock = await lay(server)
    message = await order(server, server.ann, "labor")
    await server.ann.click(message, label=say("order-cancel", number=1))
    assert await timer_of(server, ANN) is None
    await clock.passes()
    assert (await server.loaded()).ply == 0
    assert struck_off(server.ann) == []


async def test_an_order_that_was_carried_out_is_not_repeated_after_an_undo(server: Server) -> None:
    clock = await lay(server, ann=seat(coins=9), decks={"houses": ()})
    await order(server, server.ann, "labor")
    await clock.passes()
    assert (await server.loaded()).ply == 1
    await server.ann.slash(server.channel, "game undo")
    assert (await server.loaded()).ply == 2
    await clock.passes()
    assert (await server.loaded()).ply == 2


async def test_buildings_and_builders_are_suggested(server: Server) -> None:
    await lay(server)
    found = await server.bob.autocomplete(server.channel, "order build", "building", "inn")
    assert [choice["value"] for choice in found] == [INN]
    found = await server.bob.autocomplete(server.channel, "order build", "builder", "")
    assert [choice["value"] for choice in found] == ["builder-2"]
    assert await server.eve.autocomplete(server.channel, "order build", "building", "") == []
