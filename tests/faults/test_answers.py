"""Discord's answers fail, or never come: what was done stands, and is shown."""

from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.faults.evidence import (
    acknowledged,
    check_acknowledged,
    check_plies,
    check_sent,
    read,
)
from tests.faults.kills import DATABASE
from tests.faults.table import count
from tests.stub.loopback import Loopback
from tests.stub.player import Gone, Table
from tests.stub.running import Running
from tests.stub.trouble import Answer, Cut, Trouble, too_many

_UPKEEP = 45
"""Seconds after which the upkeep has come by, and nothing that was begun before still hangs."""

_PLACES = {
    "answer": ("POST", r"/interactions/.*/callback"),
    "post": ("POST", r"/channels/[0-9]+/messages"),
    "edit": ("PATCH", r"/channels/[0-9]+/messages/[0-9]+"),
}
_ENDS = {
    "silence": Cut.SILENCE,
    "reset": Cut.RESET,
    "500": Answer(500),
    "429": too_many(60),
    "429 everywhere": too_many(count("F12", 1), everywhere=True),
}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people at a table of the real bot's, the game begun; at last all is said, and once."""
    log = tmp_path / "log"
    async with Loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        path = tmp_path / DATABASE
        hurried = {"PICTURES": "false", "UPKEEP_SECONDS": "3"}
        async with await Running.start(discord, path, log=log, **hurried) as bot:
            table = Table(discord, channel, people, Random(1))
            await table.open()
            yield table
            assert await bot.stop() == 0
        discord.troubles = []
        async with await Running.start(discord, path, log=log) as bot:
            assert await bot.stop() == 0
    assert "Traceback" not in log.read_text()
    (stored,) = read(path).values()
    check_plies(stored)
    check_acknowledged(stored, acknowledged(discord.world, stored.game.id))
    check_sent(stored, discord.world, channel)


@pytest.mark.parametrize(
    ("end", "done"),
    [
        *(("silence", True), ("silence", False), ("reset", True), ("reset", False)),
        *(("500", False), ("429", False), ("429 everywhere", False)),
    ],
)
@pytest.mark.parametrize("place", _PLACES)
async def test_the_game_goes_on(table: Table, place: str, end: str, *, done: bool) -> None:
    method, path = _PLACES[place]
    trouble = Trouble(method, path, 5 if end == "500" else 1, done=done, answer=_ENDS[end])
    table.discord.troubles = [trouble]
    while trouble.times:
        with suppress(Gone):
            assert await table.wait(_UPKEEP)
            await table.finish(await table.begin())
    for _ in range(3):
        assert await table.wait(_UPKEEP)
        await table.finish(await table.begin())
