"""What is logged: no token and no private text at any level, and no incident where a line breaks.

Against real sockets: a simulated client in the bot's own process would bypass discord.py's loggers.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.faults.kills import DATABASE
from tests.stub.loopback import Loopback
from tests.stub.player import Table, texts
from tests.stub.running import Running
from tests.stub.trouble import Answer, Cut, Trouble
from tests.stub.world import TOKEN

_CALLBACK = ("POST", r"/interactions/.*/callback")
_STEPS = 40
_LINES = 25
"""Private lines that are looked for, at least; games of 25 steps had 25 to 60."""

_LONGEST = 120
_WORTH = 25
"""Letters from which on a line of a private message is its own."""

_ENDS = {
    "reset": Cut.RESET,
    "silence": Cut.SILENCE,
    "500": Answer(500),
    "late": Answer(404, {"code": 10062, "message": "Unknown interaction"}),
}


def table_of(discord: Loopback) -> Table:
    channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    return Table(discord, channel, people, Random(3))


@pytest.mark.parametrize("level", ["DEBUG", "WARNING"])
async def test_no_token_and_no_private_text_is_logged(tmp_path: Path, level: str) -> None:
    log = tmp_path / "log"
    async with Loopback() as discord:
        table = table_of(discord)
        start = Running.start(
            discord, tmp_path / DATABASE, log=log, PICTURES="false", LOG_LEVEL=level
        )
        async with await start as bot:
            await table.open()
            for _ in range(_STEPS):
                assert await table.wait(_LONGEST)
                await table.finish(await table.begin())
            for command in ("game export", "me games", "catchup", "read"):
                await table.answered(
                    await discord.command(next(iter(table.people.values())), table.channel, command)
                )
            assert await bot.stop() == 0
        world = discord.world
        dms = [one for channel in world.direct.values() for one in channel.messages.values()]
        private = [*dms, *world.ephemeral.values()]
        lines = {
            line.strip()
            for message in private
            for text in texts(message)
            for line in text.split("\n")
            if len(line.strip()) > _WORTH
        }
    logged = log.read_text()
    assert dms
    assert len(lines) > _LINES
    assert (" INFO " in logged) == (level == "DEBUG")
    for secret in (TOKEN, *world.interactions, *lines):
        assert secret not in logged


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people at a table; afterwards nothing may be logged as an incident."""
    log = tmp_path / "log"
    async with Loopback() as discord:
        start = Running.start(
            discord, tmp_path / DATABASE, log=log, PICTURES="false", LOG_LEVEL="INFO"
        )
        async with await start as bot:
            table = table_of(discord)
            await table.open()
            yield table
            assert await bot.stop() == 0
    logged = log.read_text()
    for word in ("Traceback", "incident", " ERROR "):
        assert word not in logged, logged


async def until_logged(tmp_path: Path, line: str) -> None:
    until = time.monotonic() + _LONGEST
    while not any(
        line in one and " INFO " in one for one in (tmp_path / "log").read_text().split("\n")
    ):
        assert time.monotonic() < until, (tmp_path / "log").read_text()
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("end", _ENDS)
async def test_an_export_whose_line_breaks_is_a_line_in_the_log(
    table: Table, tmp_path: Path, end: str
) -> None:
    times = 5 if end == "500" else 1
    table.discord.troubles = [Trouble(*_CALLBACK, times, done=False, answer=_ENDS[end])]
    person = next(iter(table.people.values()))
    await table.discord.command(person, table.channel, "game export")
    await until_logged(tmp_path, "not answered")
    table.discord.troubles = []
    again = await table.discord.command(person, table.channel, "game export")
    await table.answered(again)


@pytest.mark.parametrize("end", ["reset", "late", "silence"])
async def test_suggestions_that_come_too_late_are_a_line_in_the_log(
    table: Table, tmp_path: Path, end: str
) -> None:
    table.discord.troubles = [Trouble(*_CALLBACK, done=False, answer=_ENDS[end])]
    person = next(iter(table.people.values()))
    await table.discord.complete(person, table.channel, "explore", "party", "")
    await until_logged(tmp_path, "suggestions not sent")
    again = await table.discord.complete(person, table.channel, "explore", "party", "")
    assert await table.answered(again)
