"""Whole nights on Discord: by buttons alone and by commands alone, of few and of many."""

import pytest

from bot.demo.night import tell_night
from bot.model.nights import Step
from bot.service.night_steps import night_of
from tests.bot.fireside import PRESS, TYPE, Fireside
from tests.bot.messages import text_of
from tests.bot.server import Server


@pytest.mark.parametrize("way", [PRESS, TYPE])
@pytest.mark.parametrize("guests", [3, 8])
async def test_a_night_is_played_to_its_end(server: Server, guests: int, way: str) -> None:
    fire = Fireside(server, guests, way)
    await fire.begin()
    await fire.finish()
    opened = await fire.opened()
    assert opened.row.status == "finished"
    sheet = text_of(await fire.stage())
    assert "The night is over" in sheet
    assert "Journeys: 6" in sheet
    assert not await server.waiting()


async def test_five_and_twenty_guests_hear_a_night(server: Server) -> None:
    fire = Fireside(server, 25)
    opened = await fire.begin()
    held = [villager for guest in night_of(opened.row).here for villager in guest.villagers]
    assert len(night_of(opened.row).here) == 25
    assert set(held) == {one.id for one in opened.state.table.players[0].villagers}
    await fire.until(Step.TOLD)
    late = server.guild.add_member(server.env.create_user("late"))
    refused = await fire.act(late, "sit")
    assert "All 25 places are taken" in text_of(refused.response.message)


async def test_a_night_is_told_in_plain_text(server: Server) -> None:
    fire = Fireside(server, 3)
    await fire.begin()
    await fire.finish()
    told = await tell_night(fire)
    assert told.count("\n### ") + told.startswith("### ") == 6
    assert "bob read" in told
    assert "## The night is over\nJourneys: 6" in told
    assert "<:" not in told  # emoji are for Discord


@pytest.mark.parametrize("language", ["es", "ja"])
async def test_a_night_is_held_in_each_language(server: Server, language: str) -> None:
    fire = Fireside(server, 3)
    await fire.begin(language=language)
    await fire.finish()
    assert (await fire.opened()).state.table.over
