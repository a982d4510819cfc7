"""A game of a real process asks Discord for no more than it gives."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.stub.limits import Limits, NewDms
from tests.stub.loopback import Loopback
from tests.stub.player import Table
from tests.stub.running import Running
from tests.stub.trouble import Answer

QUICKER = 10
"""So much sooner a limit's time is up than on Discord, where a game would take minutes."""


@dataclass(slots=True)
class Counted(Limits):
    """Limits that count how often the bot has `used_up` one, and so has to wait."""

    used_up: int = 0

    def take(self, method: str, path: str, now: float) -> tuple[Answer | None, dict[str, str]]:
        refused, headers = Limits.take(self, method, path, now * QUICKER)
        if headers:
            wait = float(headers["X-RateLimit-Reset-After"]) / QUICKER
            headers["X-RateLimit-Reset-After"] = f"{wait:.3f}"
            headers["X-RateLimit-Reset"] = f"{now + wait:.3f}"
            self.used_up += headers["X-RateLimit-Remaining"] == "0"
        return refused, headers


async def test_a_whole_game_meets_no_limit(tmp_path: Path) -> None:
    found = Counted()
    async with Loopback(limits=found, dms=NewDms()) as discord:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        async with await Running.start(discord, tmp_path / "table.sqlite3", PICTURES="false"):
            table = Table(discord, channel, people, Random(5), patience=30)
            await table.open()
            async with asyncio.timeout(120):
                while await table.wait(30):
                    await table.finish(await table.begin())
            assert table.is_over
    assert found.used_up, "nothing was near its limit"
    assert found.hits == 0
    assert not found.invalid
