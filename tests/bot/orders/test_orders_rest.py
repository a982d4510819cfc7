"""A rest that is said ahead: who gets a bed, a cider, a potion, as long as nothing has changed."""

from typing import Any

import pytest

from bot.model.orders import RestLikeOrder
from rules.errors import Code
from rules.questions import RestVillagers
from rules.words import Area, QuestionNumber, VillagerId
from tests.bot.messages import answer_of, refused, say, text_of
from tests.bot.ordering import INN, Clock, kinds, lay, order, standing, struck_off
from tests.bot.people.test_catch_up import now_shown
from tests.bot.server import Server
from tests.tables import ANN, BOB, seat

HUT = "mossback-hut"
WOUNDED = (VillagerId("cobb"), VillagerId("bram"))
THREE = ("builder-1", "trainer-1", "explorer-1")
FIRST, SECOND, LAST = [say(f"villager-{villager}") for villager in THREE]
TIRED = {"exhausted": (*THREE, "cobb"), "injured": ("bram",)}
"""Five would sleep, in three beds."""


async def a_round_that_ends(server: Server, **ann: Any) -> Clock:
    """Lay a table where Ann alone has not passed, and a villager who labors finds no cider."""
    return await lay(server, seat(**ann), seat(passed=True), cider=False)


async def at_rest(server: Server, **ann: Any) -> Clock:
    """Lay a table where Ann is asked who sleeps."""
    asks = (RestVillagers(QuestionNumber(1), ANN),)
    return await lay(server, seat(**{**TIRED, **ann}), asks=asks, turn=None)


async def areas(server: Server) -> dict[str, Area]:
    return {v.id: v.area for v in (await server.loaded()).state.table.players[ANN].villagers}


async def test_who_is_named_gets_a_bed_a_cider_a_potion(server: Server) -> None:
    clock = await at_rest(server, items=("cider", "potion", "potion"))
    options = {"beds": f"{FIRST},{SECOND},Bram", "ciders": LAST, "potions": "Bram"}
    message = await order(server, server.ann, "rest", **options)
    shown = text_of(message)
    for share, names in (
        ("beds", f"{FIRST}, {SECOND} and Bram"),
        ("ciders", LAST),
        ("potions", "Bram"),
    ):
        assert say(f"order-rest-{share}", names=names) in shown
    await clock.passes()
    loaded = await server.loaded()
    found = await areas(server)
    assert loaded.ply == 1
    assert {v for v, area in found.items() if area is Area.READY} == {*THREE, "bram"}
    assert loaded.state.table.players[ANN].items.count("potion") == 1
    assert await standing(server) == []


async def test_it_is_given_while_everybody_is_up_and_waits_for_the_rounds_end(
    server: Server,
) -> None:
    clock = await a_round_that_ends(server, ready=(*THREE, "cobb"))
    await order(server, server.ann, "rest", beds="builder-1, explorer-1, cobb")
    await order(server, server.ann, "labor")
    await clock.passes()
    assert kinds(await standing(server)) == ["rest_like"]
    await server.ann.slash(server.channel, "pass")
    assert (await server.loaded()).state.table.round == 1
    await clock.passes()
    loaded = await server.loaded()
    assert loaded.state.table.round == 2
    assert (await areas(server))["trainer-1"] is Area.EXHAUSTED
    assert struck_off(server.ann) == []


async def test_it_is_said_in_a_form_as_well(server: Server) -> None:
    await at_rest(server)
    drafted = await server.ann.slash(server.channel, "order rest")
    assert say("order-rest") in answer_of(drafted)
    message = drafted.response.message
    form = await server.ann.click(message, label=say("order-like"))
    assert [row["component"]["custom_id"] for row in form.modal["components"]] == ["beds"]
    await server.ann.submit_modal(form, {"beds": ["cobb", "bram"]})
    shown = now_shown(server.channel, server.ann, message)
    assert say("order-rest-beds", names=f"{say('villager-cobb')} and Bram") in text_of(shown)
    assert await standing(server) == []
    await server.ann.click(shown, label=say("order-confirm"))
    assert [one.order for one in await standing(server)] == [RestLikeOrder(beds=WOUNDED)]


async def test_a_form_that_names_nobody_rests_as_proposed(server: Server) -> None:
    await at_rest(server)
    drafted = await server.ann.slash(server.channel, "order rest")
    form = await server.ann.click(drafted.response.message, label=say("order-like"))
    await server.ann.submit_modal(form, {"beds": []})
    shown = now_shown(server.channel, server.ann, drafted.response.message)
    await server.ann.click(shown, label=say("order-confirm"))
    assert kinds(await standing(server)) == ["rest"]


async def test_a_form_of_an_order_that_is_gone_is_refused(server: Server) -> None:
    await at_rest(server)
    drafted = await server.ann.slash(server.channel, "order rest")
    form = await server.ann.click(drafted.response.message, label=say("order-like"))
    await server.ann.click(drafted.response.message, label=say("order-discard"))
    result = await server.ann.submit_modal(form, {"beds": ["cobb"]})
    assert answer_of(result) == say("order-gone")


async def test_whoever_may_be_named_is_suggested_one_after_the_other(server: Server) -> None:
    await lay(server, seat(ready=("builder-1", "cobb"), injured=("bram",), items=("potion",)))

    async def found(option: str, text: str) -> list[str]:
        shown = await server.ann.autocomplete(server.channel, "order rest", option, text)
        return [choice["value"] for choice in shown]

    assert await found("potions", "") == ["*", "bram"]
    assert await found("beds", "cobb, ") == ["cobb,builder-1", "cobb,bram"]
    assert await found("ciders", "") == []
    assert await server.eve.autocomplete(server.channel, "order rest", "beds", "") == []


@pytest.mark.parametrize(
    ("options", "code", "figures"),
    [
        ({"beds": ",".join([*THREE, "cobb"])}, Code.NOT_ENOUGH_BEDS, {"have": 3}),
        ({"ciders": FIRST}, Code.NOT_ENOUGH_ITEMS, {"need": 1, "have": 0, "what": "cider"}),
        ({"potions": "builder-1"}, Code.CANNOT_REST, {"what": "builder-1"}),
        ({"beds": "builder-2"}, Code.CANNOT_REST, {"what": "builder-2"}),
        ({"beds": "builder-1,builder-1"}, Code.NAMED_TWICE, {"what": FIRST}),
    ],
)
async def test_a_rest_that_makes_no_sense_is_refused_at_once(
    server: Server, options: Any, code: Code, figures: Any
) -> None:
    await lay(server, seat(ready=(*THREE, "cobb"), injured=("bram",), items=("potion",)))
    result = await server.ann.slash(server.channel, "order rest", **options)
    assert answer_of(result) == refused(code, **figures)
    assert await standing(server) == []


async def test_whoever_is_up_still_needs_no_bed_and_strikes_it_off(server: Server) -> None:
    clock = await a_round_that_ends(
        server, ready=("builder-1",), injured=("bram",), items=("cider",)
    )
    await order(server, server.ann, "rest", beds="builder-1")
    await server.ann.slash(server.channel, "pass")
    (dm,) = struck_off(server.ann)
    assert say("refusal-cannot-rest", what=FIRST) in dm
    assert await standing(server) == []
    await clock.passes()
    (question,) = (await server.loaded()).state.table.questions
    assert isinstance(question, RestVillagers)


async def test_more_beds_strike_it_off(server: Server) -> None:
    await lay(server, seat(coins=9), seat(passed=True))
    await order(server, server.ann, "rest", beds="builder-1")
    await server.ann.slash(server.channel, "build", building=INN, builder="builder-1")
    (dm,) = struck_off(server.ann)
    assert say("tie-beds") in dm
    assert say("order-rest-beds", names=FIRST) in dm


async def test_a_drink_that_was_won_strikes_it_off(server: Server) -> None:
    """The player who builds the hut is given a potion."""
    await lay(server, seat(coins=9), seat(passed=True), rows={"houses": (HUT,)})
    await order(server, server.ann, "rest", beds="builder-1")
    await server.ann.slash(server.channel, "build", building=HUT, builder="builder-1")
    assert say("tie-potions") in struck_off(server.ann)[0]


async def test_a_villager_who_was_hired_strikes_it_off(server: Server) -> None:
    await lay(server, seat(coins=9), seat(passed=True))
    hired = (await server.loaded()).state.table.board.slots[0]
    await order(server, server.ann, "rest", beds="builder-1")
    await server.ann.slash(server.channel, "train", villager=hired, teacher="trainer-1")
    assert say("tie-village") in struck_off(server.ann)[0]


async def test_a_villager_who_was_healed_strikes_it_off(server: Server) -> None:
    """Ann rests by hand before her order is due; what she said of Bram holds no longer."""
    clock = await at_rest(server)
    await order(server, server.ann, "rest", beds="bram")
    asked = await server.ann.slash(server.channel, "rest", beds="cobb,bram")
    await server.ann.click(asked.response.message, label=say("beds-leave"))
    assert say("tie-hurt", who="Bram") in struck_off(server.ann)[0]
    await clock.passes()
    assert (await server.loaded()).ply == 1


async def test_what_others_do_leaves_it_alone(server: Server) -> None:
    await lay(server, bob=seat(exhausted=("builder-2", "trainer-2", "explorer-2")))
    await order(server, server.bob, "rest", beds="builder-2")
    await server.ann.slash(server.channel, "labor", villagers="builder-1")
    assert kinds(await standing(server)) == ["rest_like"]
    assert (await standing(server))[0].seat == BOB
    assert struck_off(server.bob) == []
