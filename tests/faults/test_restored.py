"""A backup that is made while people play is a prefix of what they did, and they can go on from it.

A host who restores one takes the games back to where they were; what Discord shows is then ahead.
"""

import asyncio
import signal
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.store.upgrade import copy
from tests.faults.evidence import (
    Stored,
    acknowledged,
    all_acknowledged,
    check_acknowledged,
    check_plies,
    read,
)
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


def seen(discord: Loopback, packed: Collection[int] = ()) -> set[int]:
    """List what people did and saw done in any game but those: packed plies bear no ids."""
    found = all_acknowledged(discord.world).items()
    return {one.id for number, done in found if number not in packed for one in done}


def known(stored: dict[int, Stored]) -> set[int | None]:
    return {row.interaction_id for one in stored.values() for row in one.rows}


def visible_state(stored: Stored) -> list[Any]:
    """List what every form of a ply keeps, packed or not."""
    return [(row.ply, row.seat, row.action, row.facts) for row in stored.rows]


def check_prefix(copied: dict[int, Stored], left: dict[int, Stored]) -> None:
    """What was copied is how each game began."""
    assert set(copied) <= set(left)
    for number, stored in copied.items():
        check_plies(stored)
        assert visible_state(left[number])[: len(stored.rows)] == visible_state(stored)


@dataclass
class Town:
    """Tables that play on one file; `gone` is what was done after a backup that was restored."""

    discord: Loopback
    nursery: Nursery
    path: Path
    tables: list[Table]
    dice: Random = field(default_factory=lambda: Random(1))
    gone: set[int] = field(default_factory=set[int])

    @property
    def backup(self) -> Path:
        return self.path.with_name("backup")

    async def back_up_beside_play(self) -> set[int]:
        """Copy the file while everybody plays; give what was seen done before that."""
        await self.nursery.start()
        for table in self.tables:
            if table.channel.last is None or not await table.wait(_LONGEST):
                await table.open()
        playing = [asyncio.create_task(play(table)) for table in self.tables]
        await asyncio.sleep(self.dice.uniform(0.1, 0.6))
        before = seen(self.discord)
        await copy(self.path, self.backup)
        await asyncio.sleep(self.dice.uniform(0, 0.3))
        for one in playing:
            one.cancel()
        await asyncio.wait(playing)
        assert await self.nursery.stop(signal.SIGTERM) == 0
        return before

    def restore(self, before: set[int]) -> None:
        """Put the backup in the file's place, if it holds all that was done `before` it."""
        copied = read(self.backup)
        check_prefix(copied, read(self.path))
        packed = [number for number, one in copied.items() if one.is_packed]
        done = seen(self.discord, packed) - self.gone
        assert before & done <= known(copied)
        self.gone |= done - known(copied)
        self.backup.replace(self.path)
        for ending in ("-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)

    async def go_on(self) -> None:
        """Ask at each table how the game stands, see its panel posted, and play some steps."""
        await self.nursery.start()
        for table in self.tables:
            last = newest(table)
            person = next(iter(table.people.values()))
            await table.answered(await self.discord.command(person, table.channel, "game status"))
            async with asyncio.timeout(_LONGEST):
                while newest(table) <= last:
                    await table.channel.stirs(0.25)
            for _ in range(_STEPS):
                if await table.wait(_LONGEST):
                    await table.finish(await table.begin())
        assert await self.nursery.stop(signal.SIGTERM) == 0

    def check(self) -> None:
        """Nothing else that was seen done is missing at the end."""
        for number, stored in read(self.path).items():
            check_plies(stored)
            if not stored.is_packed:
                done = acknowledged(self.discord.world, number)
                check_acknowledged(stored, [one for one in done if one.id not in self.gone])


def newest(table: Table) -> int:
    """Return the id of the last message in a table's channel."""
    last = table.channel.last
    assert last
    return int(last["id"])


async def test_a_backup_beside_play_is_restored_and_played_on(tmp_path: Path) -> None:
    path, log = tmp_path / DATABASE, tmp_path / "log"
    async with Loopback() as discord:
        nursery = Nursery(discord, path, log, PICTURES="false")
        town = Town(discord, nursery, path, [sit_down(discord, n) for n in range(_TABLES)])
        try:
            for _ in range(TIMES):
                town.restore(await town.back_up_beside_play())
                await town.go_on()
        finally:
            await nursery.close()
        town.check()
        assert sum(len(table.acted) for table in town.tables) > len(town.gone)
    assert "Traceback" not in log.read_text()
