"""A backup that is made while people play is a prefix of what they did, and they can go on from it.

Whoever restores one takes the games back to where they were; what Discord shows is then ahead.
"""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.store.upgrade import copy
from tests.faults.evidence import Stored, acknowledged, check_acknowledged, check_plies, read
from tests.faults.kills import DATABASE
from tests.faults.table import count
from tests.stub.loopback import Loopback
from tests.stub.player import Gone, Table
from tests.stub.running import Nursery

TIMES = count("F28", 1)
_TABLES = 2
_LONGEST = 20
_STEPS = 3


def sit_down(discord: Loopback, number: int) -> Table:
    guild = discord.world.add_guild("Town")
    channel = discord.world.add_channel(guild, f"village-{number}")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    return Table(discord, channel, people, Random(number))


async def play(table: Table) -> None:
    with suppress(Gone, TimeoutError):
        while await table.wait(_LONGEST):
            await table.finish(await table.begin())


def seen(discord: Loopback) -> set[int]:
    """List what people did and saw done in any game."""
    games = range(1, 2 * _TABLES * TIMES + 1)
    return {one.id for number in games for one in acknowledged(discord.world, number)}


def known(stored: dict[int, Stored]) -> set[int | None]:
    return {row.interaction_id for one in stored.values() for row in one.rows}


def told(stored: Stored) -> list[Any]:
    """List what every form of a ply keeps, packed or not."""
    return [(row.ply, row.seat, row.action, row.facts) for row in stored.rows]


def check_prefix(copied: dict[int, Stored], left: dict[int, Stored]) -> None:
    """What was copied is how each game began."""
    assert set(copied) <= set(left)
    for number, stored in copied.items():
        check_plies(stored)
        assert told(left[number])[: len(stored.rows)] == told(stored)


async def test_a_backup_beside_play_is_restored_and_played_on(tmp_path: Path) -> None:
    path, backup, dice = tmp_path / DATABASE, tmp_path / "backup", Random(1)
    async with Loopback() as discord:
        nursery = await Nursery.open(discord, path, tmp_path / "log")
        tables = [sit_down(discord, number) for number in range(_TABLES)]
        gone: set[int] = set()
        try:
            for _ in range(TIMES):
                await nursery.start()
                for table in tables:
                    if table.panel is None:
                        await table.open()
                playing = [asyncio.create_task(play(table)) for table in tables]
                await asyncio.sleep(dice.uniform(0.1, 0.6))
                before = seen(discord) - gone
                await copy(path, backup)
                await asyncio.sleep(dice.uniform(0, 0.3))
                for one in playing:
                    one.cancel()
                await asyncio.wait(playing)
                assert await nursery.stop(signal.SIGTERM) == 0
                copied = read(backup)
                check_prefix(copied, read(path))
                assert before <= known(copied)
                gone = seen(discord) - known(copied)
                backup.replace(path)
                for ending in ("-wal", "-shm"):
                    path.with_name(path.name + ending).unlink(missing_ok=True)
                await nursery.start()
                for table in tables:
                    await go_on(table)
                assert await nursery.stop(signal.SIGTERM) == 0
        finally:
            await nursery.close()
        for number, stored in read(path).items():
            check_plies(stored)
            done = [one for one in acknowledged(discord.world, number) if one.id not in gone]
            check_acknowledged(stored, done)
    assert "Traceback" not in (tmp_path / "log").read_text()


async def go_on(table: Table) -> None:
    """Ask how the game stands, and play some steps."""
    person = next(iter(table.people.values()))
    await table.answered(await table.discord.command(person, table.channel, "game status"))
    for _ in range(_STEPS):
        if await table.wait(_LONGEST):
            await table.finish(await table.begin())
