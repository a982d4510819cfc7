"""What the bot sends is what Discord describes, within every limit, whatever people are called."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.bot.openapi import check_requests, description
from tests.bot.server import Server


@pytest.mark.parametrize(
    ("players", "reading", "way"),
    [
        (4, "private", "press"),
        (3, "private", "type"),
        (2, "table", "press"),
        (3, "player", "press"),
        (2, "book", "press"),
    ],
)
async def test_whole_games_send_what_discord_describes(
    server: Server, players: int, reading: str, way: str
) -> None:
    description()
    await server.start(players, reading=reading)
    dice = Random(players)
    while not (await server.loaded()).state.table.over:
        if dice.random() < 0.05:
            await server.look()
        await server.step(dice, way)
    await server.look()
    check_requests(server)


async def test_refusals_and_closed_lobbies_send_what_discord_describes(server: Server) -> None:
    description()
    lobby = await server.open(2)
    await server.eve.click(lobby, label="Start")
    await server.ann.click(lobby, label="Start")
    await server.eve.slash(server.channel, "pass")
    await server.ann.slash(server.channel, "game undo")
    await server.ann.slash(server.channel, "me settings", dm=False)
    for topic in await server.ann.autocomplete(server.channel, "rules", "topic", ""):
        await server.ann.slash(server.channel, "rules", topic=topic["value"])
    await server.ann.slash(server.channel, "game end")
    check_requests(server)


async def test_the_commands_are_what_discord_describes(server: Server) -> None:
    discord = description()
    synced = [r for r in server.env.http_requests if r.path.endswith("/commands")]
    assert synced
    for request in synced:
        assert discord.faults(request.method, request.path, request.json) == []


def texts_of(command: dict[str, Any]) -> Iterator[str]:
    """List what counts for a command's size: names, descriptions, values, the longest language."""
    for name in ("name", "description"):
        texts = [command.get(name, ""), *(command.get(f"{name}_localizations") or {}).values()]
        yield max(texts, key=len)
    for choice in command.get("choices", ()):
        names = (choice["name"], *(choice.get("name_localizations") or {}).values())
        yield max(names, key=len)
        yield str(choice["value"])
    for option in command.get("options", ()):
        yield from texts_of(option)


def test_the_longest_language_counts_for_each_text() -> None:
    choice = {"name": "aa", "name_localizations": {"es-ES": "aaaa", "ja": "z"}, "value": "v"}
    command = {"name": "b", "description_localizations": {"ja": "ccc"}, "choices": [choice]}
    assert list(texts_of(command)) == ["b", "ccc", "aaaa", "v"]


async def test_the_commands_stay_within_discords_limits(server: Server) -> None:
    (request,) = [r for r in server.env.http_requests if r.path.endswith("/commands")]
    assert request.json
    assert len(request.json) <= 100
    for command in request.json:
        assert sum(map(len, texts_of(command))) <= 8_000, command["name"]
        assert len(command.get("options", ())) <= 25
        for option in command.get("options", ()):
            assert len(option.get("choices", ())) <= 25
