"""Whole nights on Discord: by buttons alone and by commands alone, of few and of many."""

from typing import Any

import pytest

from bot.demo.night import tell_night
from bot.model.nights import Step
from bot.service.night.steps import journey_of, night_of
from tests.bot.fireside import PRESS, TYPE, Fireside
from tests.bot.messages import text_of
from tests.bot.server import Server


@pytest.mark.parametrize("way", [PRESS, TYPE])
@pytest.mark.parametrize("guests", [3, 8])
async def test_a_night_is_played_to_its_end(server: Server, guests: int, way: str) -> None:
    fire = Fireside(server, guests, way)
    await fire.begin()
    await fire.finish()
    loaded = await fire.loaded()
    assert loaded.row.status == "finished"
    sheet = text_of(await fire.stage())
    assert "The night is over" in sheet
    assert "Journeys: 6" in sheet
    assert not await server.waiting()


async def test_five_and_twenty_guests_hear_a_night(server: Server) -> None:
    fire = Fireside(server, 25)
    loaded = await fire.begin()
    held = [villager for guest in night_of(loaded.row).here for villager in guest.villagers]
    assert len(night_of(loaded.row).here) == 25
    assert set(held) == {one.id for one in loaded.state.table.players[0].villagers}
    await fire.until(Step.STORY)
    late = server.guild.add_member(server.env.create_user("late"))
    refused = await fire.act(late, "sit")
    assert "All 25 places are taken" in text_of(refused.response.message)


@pytest.mark.parametrize("way", [PRESS, TYPE])
async def test_a_night_of_many_who_come_and_go_is_played_to_its_end(
    server: Server, way: str
) -> None:
    fire = Fireside(server, 25, way)
    everybody, fire.guests = fire.guests, fire.guests[:22]
    await fire.begin()
    journeys: dict[int, int] = {}
    while await fire.step() != Step.OVER:
        loaded = await fire.loaded()
        journey = journey_of(loaded)
        if await fire.step() == Step.GATHER and journey not in journeys:
            await _come_and_go(fire, journey, everybody)
            journeys[journey] = len((await fire.night()).at(journey))
        await fire.go_on()
    assert journeys == {1: 22, 2: 20, 3: 20, 4: 24, 5: 24, 6: 25}
    sheet = text_of(await fire.stage())
    assert "Journeys: 6" in sheet
    for person in everybody:
        assert person.name in sheet
    assert not await server.waiting()


async def _come_and_go(fire: Fireside, journey: int, everybody: list[Any]) -> None:
    """Let two get up, three come late and one come back; those who come sit at the next journey."""
    if journey == 2:
        for person in fire.guests[5:7]:
            await fire.act(person, "up")
        fire.guests = [*fire.guests[:5], *fire.guests[7:]]
    elif journey == 3:
        for person in (*everybody[22:], everybody[5]):
            await fire.act(person, "sit")
        fire.guests = [everybody[5], *everybody[22:], *fire.guests]
    elif journey == 5:
        await fire.act(everybody[6], "sit")
        fire.guests = [everybody[6], *fire.guests]


async def test_a_night_is_told_in_plain_text(server: Server) -> None:
    fire = Fireside(server, 3)
    await fire.begin()
    await fire.finish()
    text = await tell_night(fire)
    assert text.count("\n### ") + text.startswith("### ") == 6
    assert "bob read" in text
    assert "## The night is over\nJourneys: 6" in text
    assert "<:" not in text  # emoji are for Discord
