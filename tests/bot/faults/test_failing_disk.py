"""A disk that is full, or fails: everybody is told so, looks still work, and nothing is lost."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.bot.messages import answer_of, say
from tests.bot.passing import nearly_done, with_pass
from tests.bot.server import Server
from tests.faults.disk import FULL, READ_FAILS, SYNC_FAILS, WRITE_FAILS, Disk

WAYS = {
    "full": {"write": FULL},
    "read-only, or EIO": {"write": WRITE_FAILS},
    "a failing fsync": {"sync": SYNC_FAILS},
    "EIO at all it does": {"read": READ_FAILS, "write": WRITE_FAILS, "sync": SYNC_FAILS},
}


@pytest.fixture
def quick_disk() -> None:
    """Leave the disk as it is."""


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    """A disk under the bot's database; a test names it before the server."""
    with Disk(tmp_path).watching() as disk:
        yield disk


@pytest.mark.parametrize("way", WAYS)
async def test_a_failing_disk_is_told_of_and_got_over(disk: Disk, server: Server, way: str) -> None:
    await server.lay(nearly_done())
    for _ in range(3):
        asked, _ = await server.turn()
        ply = (await server.loaded()).ply
        message = await with_pass(asked, await server.panel())
        disk.failing = WAYS[way]
        pressed = await asked.click(message, label=say("verb-pass"))
        assert answer_of(pressed) == say("store-busy")
        assert (await server.loaded()).ply == ply
        looked = answer_of(await asked.slash(server.channel, "look score"))
        assert (looked == say("store-busy")) == ("read" in disk.failing)
        disk.failing = {}
        await asked.click(message, label=say("verb-pass"))
        assert (await server.loaded()).ply > ply


async def test_what_was_acknowledged_after_a_failing_fsync_survives_a_cut(
    disk: Disk, server: Server, tmp_path: Path
) -> None:
    """What the failing one should have confirmed is lost for good, as Linux has it."""
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    disk.failing = WAYS["a failing fsync"]
    await asked.click(await server.panel(), label=say("verb-pass"))
    disk.failing = {}
    await asked.click(await server.panel(), label=say("verb-pass"))
    left = disk.snapshot()
    for seed in range(10):
        for name, stored in left.items():
            target = tmp_path / Path(name).name.replace("table", "copy")
            target.write_bytes(stored.after_a_cut(Random(seed)))
        with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert db.execute("SELECT max(ply) FROM plies").fetchone() == (1,)
