"""What a night sends: within Discord's limits, and nothing of those who want to be forgotten."""

import pytest

from bot.delivery.outbox.panels import Panels
from bot.model.names import NO_NAME
from bot.model.nights import Step
from tests.bot.fireside import PRESS, TYPE, Fireside
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, posts
from tests.bot.messages import say as words
from tests.bot.openapi import check_requests, description
from tests.bot.server import Server

LONG = "*_`Maximiliana von und zu~`_*"


@pytest.mark.parametrize("way", [PRESS, TYPE])
async def test_a_night_of_many_long_names_sends_what_discord_describes(
    server: Server, way: str
) -> None:
    description()
    fire = Fireside(server, 25, way)
    for number, person in enumerate(fire.people):
        person.user._user.global_name = f"{LONG}{number}"
    await fire.begin(pace="unhurried")
    assert "Maximiliana" in posts(server)[-1]
    await fire.until(Step.STORY)
    await fire.go_on()
    await fire.until(Step.FURTHER, Step.STORY)
    await server.ann.slash(server.channel, "night pause", minutes=5)
    await fire.end(server.ann)
    check_requests(server)


@pytest.mark.parametrize("way", [PRESS, TYPE])
async def test_an_evening_of_a_full_table_sends_what_discord_describes(
    server: Server, way: str
) -> None:
    description()
    evening = Gathering(server, way)
    await evening.begin(4, guests=("eve", "fay"))
    for _ in range(30):
        await evening.go_on()
    await evening.end()
    check_requests(server)


async def test_a_guest_who_is_forgotten_stays_as_a_former_player(server: Server) -> None:
    fire = Fireside(server, 3)
    await fire.begin()
    await fire.until(Step.STORY)
    bob = fire.people[1]
    stored = await bob.slash(server.channel, "me data")
    assert words("data-guests", count=1) in answer_of(stored)
    asked = await bob.slash(server.channel, "me forget")
    await bob.click(asked.response.message, label=words("forget-yes"))
    night = await fire.night()
    assert [guest.name for guest in night.guests] == ["ann", NO_NAME, "cid"]
    assert bob.id not in [guest.user_id for guest in night.guests]
    await server.parts[Panels].refresh(await fire.loaded())
    assert words("former-player") in posts(server)[-1]
    assert "bob" not in posts(server)[-1]
