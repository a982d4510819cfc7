"""What the bot sends is what Discord describes, within every limit, whatever people are called."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.bot.openapi import description
from tests.bot.town import Town

TEXTS, COMPONENTS = 4_000, 40
LIMITS = {"label": 80, "custom_id": 100, "placeholder": 150, "title": 45}
LOOKS = ("board", "market", "score", "village", "game log", "game status", "game export", "read")


def parts(body: Any) -> Iterator[dict[str, Any]]:
    """List the components of a body, however deep they lie."""
    waiting = [body]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            if "type" in one and one is not body:
                yield one
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one


def check_limits(body: dict[str, Any]) -> None:
    """Hold a message or a modal against the limits that no schema states."""
    data = body.get("data", body)
    if "components" not in data:
        return
    components = list(parts({"components": data["components"]}))
    assert len(components) <= COMPONENTS
    assert sum(len(part.get("content", "")) for part in components) <= TEXTS
    ids = [part["custom_id"] for part in components if "custom_id" in part]
    assert len(ids) == len(set(ids)), ids
    for part in components:
        for name, most in LIMITS.items():
            longest = 45 if (name, part["type"]) == ("label", 18) else most
            assert 0 < len(part.get(name) or "x") <= longest, part
        for option in part.get("options", ()):
            assert 0 < len(option["label"]) <= 100
            assert 0 < len(option["value"]) <= 100
            assert len(option.get("description") or "") <= 100
        if part["type"] == 1:
            assert 0 < len(part["components"]) <= 5
        if part["type"] == 3:
            assert 0 < len(part["options"]) <= 25
            assert part["min_values"] <= part["max_values"] <= len(part["options"])


def check_requests(town: Town) -> None:
    discord = description()
    assert town.env.http_requests
    faults: list[str] = []
    for request in town.env.http_requests:
        faults += discord.faults(request.method, request.path, request.json)
        if isinstance(request.json, dict):
            check_limits(request.json)
    assert faults == []


async def look_at_everything(town: Town) -> None:
    for look in LOOKS:
        await town.ann.slash(town.channel, look)
    for command, option in (("explore", "party"), ("build", "building"), ("train", "villager")):
        await town.ann.autocomplete(town.channel, command, option, "")


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
            await look_at_everything(town)
        await town.step(dice, way)
    await look_at_everything(town)
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
