"""Kill a bot beside whose person a companion plays: the one who is asked is asked again, once."""

import signal
import time
from pathlib import Path
from random import Random

from bot.service.history.history import open_ply
from tests.faults.evidence import (
    Stored,
    acknowledged,
    check_acknowledged,
    check_plies,
    exhume,
    read,
)
from tests.faults.kills import DATABASE
from tests.stub.loopback import Loopback
from tests.stub.player import Table
from tests.stub.running import Running

_LONGEST = 120


class Beside(Table):
    """A table of one person with a companion."""

    async def open(self) -> None:
        """Open a lobby, seat a companion, and start."""
        (person,) = self.people.values()
        command = self.discord.command
        await self.answered(await command(person, self.channel, "game new"))
        await self.answered(
            await command(person, self.channel, "game companion", {"strength": "neighbour"})
        )
        await self.channel.stirs(0.1)
        await self.press_lobby(person, "start")


def by_companions(stored: Stored) -> list[int]:
    """List the plies of companions' own actions."""
    theirs = {seat.seat for seat in stored.game.companions}
    return [row.ply for row in stored.rows if row.seat in theirs and open_ply(row).action]


async def test_a_companion_goes_on_after_a_kill(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    async with Loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        table = Beside(discord, channel, [discord.world.add_person("ann")], Random(3))
        async with await Running.start(
            discord, path, PICTURES="false", HASTY_COMPANIONS="yes"
        ) as bot:
            await table.open()
            assert await table.wait(_LONGEST)
            await table.finish(await table.begin())
            bot.process.kill()
            await bot.process.wait()
        left = exhume(path, tmp_path)[1]
        check_plies(left)
        check_acknowledged(left, acknowledged(discord.world, 1))
        async with await Running.start(
            discord, path, PICTURES="false", HASTY_COMPANIONS="yes"
        ) as bot:
            until = time.monotonic() + _LONGEST
            while len(by_companions(read(path)[1])) <= len(by_companions(left)):
                if table.panel and len(read(path)[1].rows) >= len(left.rows):
                    await table.finish(await table.begin())
                assert time.monotonic() < until
                await channel.stirs(0.1)
            assert await bot.stop(signal.SIGTERM) == 0
        stored = read(path)[1]
        check_plies(stored)
        check_acknowledged(stored, acknowledged(discord.world, 1))
        kept = [row.digest for row in stored.rows[: len(left.rows)]]
        assert kept == [row.digest for row in left.rows]
