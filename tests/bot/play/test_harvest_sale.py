"""Somebody harvests, and puts a good of the harvest up for sale with it."""

from typing import Any

import pytest

from rules import Code
from rules.actions import Harvest
from rules.table import Sale
from rules.words import BuildingId, Good, VillagerId
from tests.bot.messages import answer_of, posts, refused, text_of
from tests.bot.server import Server
from tests.tables import ANN, a_table, seat

ODO, TRAINER = VillagerId("builder-1"), VillagerId("trainer-1")
KILN = BuildingId("crooked-kiln")


async def lay(server: Server) -> Any:
    """Lay two clay pots on Ann's kiln."""
    return await server.lay(a_table(ann=seat(buildings=(("crooked-kiln", 2),)), bob=seat()))


@pytest.mark.parametrize(
    ("asking", "phrase"),
    [(None, "puts a clay pot up for sale"), (4, "puts a clay pot up for sale, asking 4 coins")],
)
async def test_a_form_or_a_command_sells_what_it_harvests(
    server: Server, asking: int | None, phrase: str
) -> None:
    await lay(server)
    harvest = Harvest(ANN, (ODO, TRAINER), (KILN, KILN), Good.POT, asking)
    await server.hands.press(server.ann, harvest)
    player = (await server.loaded()).state.table.players[ANN]
    assert (player.sale, player.items) == (Sale(Good.POT, asking), (Good.POT,))
    assert f"**ann** harvests 2 clay pots · {phrase}" in "\n".join(posts(server))
    assert "for sale: a clay pot" in text_of(await server.panel()).replace("\xa0", " ")


async def test_a_command_names_the_good_and_its_price(server: Server) -> None:
    await lay(server)
    listed = await server.ann.autocomplete(server.channel, "harvest", "sell", "")
    assert [choice["name"] for choice in listed] == ["clay pot"]
    typed = {"goods": "crooked-kiln", "villagers": "Odo", "sell": "clay pot", "asking": 5}
    await server.ann.slash(server.channel, "harvest", **typed)
    assert (await server.loaded()).state.table.players[ANN].sale == Sale(Good.POT, 5)


async def test_nothing_is_sold_unless_it_is_said(server: Server) -> None:
    await lay(server)
    harvest = Harvest(ANN, (ODO,), (KILN,))
    await server.hands.press(server.ann, harvest)
    assert (await server.loaded()).state.table.players[ANN].sale is None


async def test_what_is_not_harvested_is_not_sold_with_it(server: Server) -> None:
    buildings = (("crooked-kiln", 2), ("heron-jetty", 1))
    await server.lay(a_table(ann=seat(buildings=buildings), bob=seat()))
    typed = {"goods": "crooked-kiln", "villagers": "Odo", "sell": "fish"}
    answer = answer_of(await server.ann.slash(server.channel, "harvest", **typed))
    assert answer == refused(Code.NOT_HARVESTED, what="fish")
    assert answer == "Only what you harvest now can be put up for sale, and no fish is among it."
