"""What the bot sends is what Discord describes, within every limit, whatever people are called."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.bot.openapi import check_requests, description
from tests.bot.town import Town


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
    town: Town, players: int, reading: str, way: str
) -> None:
    description()
    await town.start(players, reading=reading)
    dice = Random(players)
    while not (await town.opened()).state.table.over:
        if dice.random() < 0.05:
            await town.look()
        await town.step(dice, way)
    await town.look()
    check_requests(town)


async def test_refusals_and_closed_lobbies_send_what_discord_describes(town: Town) -> None:
    description()
    lobby = await town.open(2)
    await town.eve.click(lobby, label="Start")
    await town.ann.click(lobby, label="Start")
    await town.eve.slash(town.channel, "pass")
    await town.ann.slash(town.channel, "game undo")
    await town.ann.slash(town.channel, "settings", dm=False)
    for topic in await town.ann.autocomplete(town.channel, "rules", "topic", ""):
        await town.ann.slash(town.channel, "rules", topic=topic["value"])
    await town.ann.slash(town.channel, "game end")
    check_requests(town)


async def test_the_commands_are_what_discord_describes(town: Town) -> None:
    discord = description()
    synced = [r for r in town.env.http_requests if r.path.endswith("/commands")]
    assert synced
    for request in synced:
        assert discord.faults(request.method, request.path, request.json) == []


def texts_of(command: dict[str, Any]) -> Iterator[str]:
    """List what counts for a command's size: names, descriptions, values, the longest language."""
    for name in ("name", "description"):
        said = [command.get(name, ""), *(command.get(f"{name}_localizations") or {}).values()]
        yield max(said, key=len)
    for choice in command.get("choices", ()):
        yield from (max((choice["name"], *(choice.get("name_localizations") or {}).values())),)
        yield str(choice["value"])
    for option in command.get("options", ()):
        yield from texts_of(option)


async def test_the_commands_stay_within_discords_limits(town: Town) -> None:
    (request,) = [r for r in town.env.http_requests if r.path.endswith("/commands")]
    assert len(request.json) <= 100
    for command in request.json:
        assert sum(map(len, texts_of(command))) <= 8_000, command["name"]
        assert len(command.get("options", ())) <= 25
        for option in command.get("options", ()):
            assert len(option.get("choices", ())) <= 25
