"""The lobby asks how encounters are read: a button and a line a way, and the host chooses."""

from typing import Any

import pytest

from rules.editions import Reading
from tests.bot.messages import answer_of, ids_of, say, text_of
from tests.bot.server import Server


def chosen(server: Server) -> list[Reading]:
    """Return the ways that the lobby marks as chosen."""
    text = text_of(server.channel.last_message)
    return [way for way in Reading if say(f"lobby-reading-{way}", chosen="True") in text]


def offered(lobby: Any) -> list[str]:
    return [i.rsplit(":", 1)[1] for i in ids_of(lobby) if ":reading:" in i]


async def test_private_letters_are_chosen_unless_the_host_says_otherwise(server: Server) -> None:
    lobby = await server.open(2)
    assert chosen(server) == [Reading.PRIVATE]
    assert offered(lobby) == list(Reading)
    for way in (Reading.TABLE, Reading.PLAYER, Reading.BOOK):
        assert say(f"lobby-reading-{way}", chosen="False") in text_of(lobby)


@pytest.mark.parametrize("way", [Reading.TABLE, Reading.PLAYER, Reading.BOOK])
async def test_the_host_chooses_by_a_press(server: Server, way: Reading) -> None:
    lobby = await server.open(2)
    await server.ann.click(lobby, label=say(f"lobby-read-{way}"))
    assert chosen(server) == [way]
    await server.ann.click(lobby, label=say("lobby-start"))
    opened = await server.opened()
    assert opened.row.reading == way
    assert opened.game.reading == way


async def test_nobody_else_chooses(server: Server) -> None:
    lobby = await server.open(2)
    for person in (server.bob, server.eve):
        async with server.nothing_changes():
            pressed = await person.click(lobby, label=say("lobby-read-table"))
            assert answer_of(pressed) == say("not-the-host")


async def test_the_command_still_chooses(server: Server) -> None:
    lobby = await server.open(2, reading="player")
    assert chosen(server) == [Reading.PLAYER]
    await server.ann.click(lobby, label=say("lobby-read-private"))
    assert chosen(server) == [Reading.PRIVATE]


async def test_where_nobody_sits_to_the_left_no_player_reads(server: Server) -> None:
    lobby = await server.open(1, variant="solo")
    assert offered(lobby) == [Reading.PRIVATE, Reading.TABLE, Reading.BOOK]
    assert say("lobby-read-player") not in text_of(lobby)


async def test_after_the_start_the_choice_stands(server: Server) -> None:
    lobby = await server.open(2)
    table = next(i for i in ids_of(lobby) if i.endswith(":reading:table"))
    await server.restart()
    await server.ann.click(lobby, custom_id=table)
    assert chosen(server) == [Reading.TABLE]
    await server.ann.slash(server.channel, "game start")
    opened = await server.opened()
    assert opened.row.reading == Reading.TABLE
