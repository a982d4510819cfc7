"""The lobby says how encounters are read; a press shows each way, and the host chooses there."""

from typing import Any

import pytest

from bot.model.custom_id import CustomId
from bot.model.presses import Press
from rules.editions import Reading
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire


def chosen(server: Server) -> list[Reading]:
    """Return the ways that the lobby gives a line to."""
    text = text_of(server.channel.last_message)
    return [way for way in Reading if say(f"lobby-reading-{way}") in text]


async def ask(person: Any, lobby: Any) -> Any:
    """Ask how encounters can be read."""
    return await person.click(lobby, label=say("lobby-who-reads"))


async def choose(person: Any, lobby: Any, way: str) -> Any:
    """Press the button of a way, where the ways are listed."""
    asked = await ask(person, lobby)
    return await person.click(asked.response.message, label=say(f"lobby-read-{way}"))


def line_of(way: str, *, is_chosen: bool) -> str:
    return say("lobby-reading", way=say(f"lobby-reading-{way}"), chosen=str(is_chosen))


def offered(listed: Any) -> list[str]:
    return [i.rsplit(":", 1)[1] for i in ids_of(listed) if ":reading:" in i]


async def test_private_dms_are_chosen_unless_the_host_says_otherwise(server: Server) -> None:
    lobby = await server.open(2)
    assert chosen(server) == [Reading.PRIVATE]
    asked = await ask(server.ann, lobby)
    assert offered(asked.response.message) == list(Reading)
    for way in Reading:
        assert line_of(way, is_chosen=way == Reading.PRIVATE) in answer_of(asked)


async def test_a_lobby_has_one_line_and_one_button_about_reading(server: Server) -> None:
    """Or it would not fit on a phone's screen."""
    lobby = await server.open(2)
    assert sum(":reading" in one for one in ids_of(lobby)) == 1
    assert say("lobby-readings") not in text_of(lobby)


@pytest.mark.parametrize("way", [Reading.TABLE, Reading.PLAYER, Reading.BOOK])
async def test_the_host_chooses_by_a_press(server: Server, way: Reading) -> None:
    lobby = await server.open(2)
    pressed = await choose(server.ann, lobby, way)
    assert chosen(server) == [way]
    assert line_of(way, is_chosen=True) in answer_of(pressed)
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))
    loaded = await server.loaded()
    assert loaded.row.reading == way
    assert loaded.game.reading == way


async def test_everybody_reads_what_can_be_chosen_and_the_host_alone_chooses(
    server: Server,
) -> None:
    lobby = await server.open(2)
    for person in (server.bob, server.eve):
        async with server.nothing_changes():
            pressed = await choose(person, lobby, Reading.TABLE)
            assert answer_of(pressed) == say("not-the-host")


async def test_the_command_still_chooses(server: Server) -> None:
    lobby = await server.open(2, reading="player")
    assert chosen(server) == [Reading.PLAYER]
    await choose(server.ann, lobby, Reading.PRIVATE)
    assert chosen(server) == [Reading.PRIVATE]


async def test_where_nobody_sits_to_the_left_no_player_reads(server: Server) -> None:
    lobby = await server.open(1, variant="solo")
    asked = await ask(server.ann, lobby)
    assert offered(asked.response.message) == [Reading.PRIVATE, Reading.TABLE, Reading.BOOK]
    assert say("lobby-read-player") not in answer_of(asked)


async def test_after_the_start_the_choice_stands(server: Server) -> None:
    lobby = await server.open(2)
    asked = await ask(server.ann, lobby)
    await server.restart()
    await server.ann.click(asked.response.message, label=say("lobby-read-table"))
    assert chosen(server) == [Reading.TABLE]
    await server.ann.slash(server.channel, "game start")
    loaded = await server.loaded()
    assert loaded.row.reading == Reading.TABLE


async def test_a_button_of_an_older_lobby_shows_the_ways(server: Server) -> None:
    lobby = await server.open(2)
    pressed = Wire(server).press(server.ann, lobby, str(CustomId(1, 0, Press.READING, "table")))
    async with server.nothing_changes():
        await Wire(server).deliver(pressed)
    assert line_of("private", is_chosen=True) in answer_of(pressed.result)
