"""The container, as far as it goes without a registry: the same steps in a bare root."""

import asyncio
import shutil
import signal
import socket
from pathlib import Path
from random import Random

import pytest

from tests.faults.evidence import read
from tests.hosting.image import Image
from tests.hosting.machine import why_not
from tests.repo.sources import ROOT
from tests.stub.loopback import Loopback
from tests.stub.player import Table
from tests.stub.running import until_identified
from tests.stub.world import TOKEN

_LONGEST = 60


def a_free_port() -> str:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return str(listening.getsockname()[1])


@pytest.mark.skipif(bool(why_not()), reason=why_not())
async def test_what_the_image_is_built_of_runs_behind_its_walls(tmp_path: Path) -> None:
    folder, log = tmp_path / "root", tmp_path / "log"
    folder.mkdir()
    image = Image(folder)
    await asyncio.to_thread(image.build)
    assert image.succeeds("touch", "/data/written")
    assert not image.succeeds("touch", "/venv/written")
    shutil.copytree(ROOT / "tests" / "stub", folder / "srv" / "tests" / "stub")
    async with Loopback() as discord:
        settings = {
            "DISCORD_TOKEN": TOKEN,
            "METRICS_PORT": a_free_port(),
            "LOOPBACK": discord.url,
            "PYTHONPATH": "/srv/python",
            "TESTS": "/srv",
        }
        assert not image.is_healthy(**settings)
        process = image.run(log, **settings)
        try:
            await until_identified(discord, 0)
            channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
            people = [discord.world.add_person(name) for name in ("ann", "bob")]
            table = Table(discord, channel, people, Random(1), patience=_LONGEST)
            await table.open()
            for _ in range(3):
                assert await table.wait(_LONGEST)
                await table.finish(await table.begin())
            assert await asyncio.to_thread(image.is_healthy, **settings)
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, _LONGEST) == 0
        finally:
            process.kill()
    (stored,) = read(folder / "data" / "table.sqlite3").values()
    assert stored.rows
    assert "Traceback" not in log.read_text(encoding="utf-8")
