"""Story nights stand among a person's games, with a link and what is asked of them."""

import pytest

from bot.model.nights import Step
from bot.service.night.steps import leader_now, readers_now
from bot.ui.notice import panel_link
from tests.bot.fireside import Fireside
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, say
from tests.bot.planning import Planned
from tests.bot.server import Server


async def listed(server: Server, person: object, command: str = "me games") -> str:
    return answer_of(await person.slash(server.channel, command))  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", ["me games", "catchup"])
async def test_each_guest_sees_what_a_night_asks_of_them(
    server: Server, fire: Fireside, command: str
) -> None:
    await fire.begin()
    loaded = await fire.until(Step.GATHER)
    leads = fire.person(leader_now(loaded))
    listing = await listed(server, leads, command)
    assert say("guest-asked", what="lead") in listing
    assert panel_link(loaded.row) in listing
    assert say("owed-nothing") not in listing
    loaded = await fire.until(Step.READ)
    reads = fire.person(readers_now(loaded)[0])
    assert say("guest-asked", what="read") in await listed(server, reads, command)
    others = [one for one in fire.people if one is not reads]
    assert say("guest-asked", what="listen") in await listed(server, others[0], command)
    assert say("games-nights") not in await listed(server, server.eve, command)


async def test_a_planned_night_is_listed_from_the_sign_up_on(server: Server) -> None:
    planned = Planned(server)
    await planned.plan()
    await planned.press(server.bob, "come")
    row = await planned.row()
    line = say("guest-planned", at="", rest="").split(",")[0].strip()
    listing = await listed(server, server.bob)
    assert line in listing
    assert panel_link(row) in listing
    assert line not in await listed(server, server.cid)
    await planned.after(minutes=1)
    assert say("guest-asked", what="sit") in await listed(server, server.bob)
    await server.bob.slash(server.channel, "night do", what=say("night-sit"))
    assert say("guest-asked", what="begin") in await listed(server, server.bob)


async def test_an_evening_is_listed_for_whoever_has_no_seat(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, guests=("eve",))
    assert say("games-nights") in await listed(server, server.eve)
    assert say("games-nights") not in await listed(server, server.bob)
    await evening.end()
    assert say("games-nights") not in await listed(server, server.eve)
