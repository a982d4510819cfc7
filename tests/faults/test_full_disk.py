"""A real bot on a real file system that is full: told so, and got over once there is room."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from tests.faults.evidence import acknowledged, check_acknowledged, check_plies, read
from tests.faults.kills import DATABASE
from tests.stub.loopback import Loopback
from tests.stub.player import Gone, Table, texts
from tests.stub.running import Running

_LONGEST = 120
_MEGABYTES = 6
_PRIVATE = 64
_PRESSES = 8
_DECLINED = "I cannot save that right now"


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A file system of some megabytes, where this machine lets one be mounted."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={_MEGABYTES}m", "none", str(folder)]
    if os.geteuid() or subprocess.run(mount, check=False, capture_output=True).returncode:
        pytest.skip("nothing may be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leave no byte free."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(4_096)):
            pass
    return filler


async def is_declined(table: Table) -> bool:
    """Press until something cannot be saved, in private.

    Not where one more step could be: then its panel waits for room, and the old one is settled.
    """
    for _ in range(_PRESSES):
        assert await table.wait(_LONGEST)
        with suppress(Gone):
            done = await table.finish(await table.begin())
            if done.shown and _DECLINED in "".join(texts(done.shown)):
                return bool(done.shown["flags"] & _PRIVATE)
    return False


async def test_a_disk_that_fills_up_is_told_of_and_got_over(small: Path, tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        table = Table(discord, channel, people, Random(1))
        async with await Running.start(
            discord, small / DATABASE, log=log, PICTURES="false", UPKEEP_SECONDS="1"
        ) as bot:
            await table.open()
            declined = 0
            async with asyncio.timeout(_LONGEST):
                while declined < 2:
                    assert await table.wait(_LONGEST)
                    await table.finish(await table.begin())
                    filler = fill(small)
                    is_told = await is_declined(table)
                    before = list(table.channel.messages)
                    filler.unlink()
                    declined += is_told
                    while not is_told and list(table.channel.messages) == before:
                        await table.channel.stirs(0.25)
            for _ in range(5):
                assert await table.wait(_LONGEST)
                await table.finish(await table.begin())
            assert await bot.stop() == 0
        (stored,) = read(small / DATABASE).values()
    check_plies(stored)
    check_acknowledged(stored, acknowledged(discord.world, stored.game.id))
    assert "Traceback" not in log.read_text()
