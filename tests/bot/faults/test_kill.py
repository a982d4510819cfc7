"""What a kill leaves: nothing acknowledged is lost, nothing is played or said twice."""

import asyncio
import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random

from tests.bench.processes import family
from tests.faults.evidence import acknowledged, check_acknowledged, check_plies, check_sent, read
from tests.faults.kills import DATABASE, Ordeal
from tests.faults.table import count
from tests.stub.loopback import Loopback
from tests.stub.player import Gone, Table
from tests.stub.running import Nursery, Running, refused
from tests.stub.world import Guild

KILLS = count("F1", 50)
STILL = count("F3", 1)
"""Seconds for which the process stands still."""

_DRAINED = 5
_TABLES = 6


async def test_a_game_survives_being_killed_at_any_moment(tmp_path: Path) -> None:
    async with Loopback() as discord:
        nursery = Nursery(discord, tmp_path / DATABASE, tmp_path / "log")
        try:
            count = await Ordeal(discord, nursery, tmp_path, seed=1).endure(KILLS)
        finally:
            await nursery.close()
    assert count.kills.total() >= KILLS
    assert count.acknowledged


async def test_sigterm_in_a_storm_stops_cleanly_within_five_seconds(tmp_path: Path) -> None:
    async with Loopback(delay=0.05) as discord:
        guild = discord.world.add_guild("Town")
        tables = [_table(discord, guild, number) for number in range(_TABLES)]
        log = tmp_path / "log"
        async with await Running.start(discord, tmp_path / DATABASE, log=log) as bot:
            await asyncio.gather(*[table.open() for table in tables])
            playing = [asyncio.create_task(_play(table)) for table in tables]
            await asyncio.sleep(0.5)
            before = time.monotonic()
            assert await bot.stop(signal.SIGTERM) == 0
            assert time.monotonic() - before < _DRAINED
            for one in playing:
                one.cancel()
        assert "Traceback" not in log.read_text()
        for number, stored in read(tmp_path / DATABASE).items():
            check_plies(stored)
            check_acknowledged(stored, acknowledged(discord.world, number))
            assert not stored.waiting


async def test_a_stop_waits_for_no_picture_that_does_not_come(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Loopback() as discord:
        table = _table(discord, discord.world.add_guild("Town"), 1)
        async with await Running.start(discord, tmp_path / DATABASE, log=log) as bot:
            await table.open()
            ann, *_ = table.people.values()
            await table.answered(await discord.command(ann, table.channel, "look board"))
            _, *workers = family(bot.id)
            assert workers
            for worker in workers:
                os.kill(worker, signal.SIGSTOP)
            await table.answered(await discord.command(ann, table.channel, "look village"))
            assert await bot.stop() == 0
        assert "ERROR" not in log.read_text()
        assert "stopped with messages" not in log.read_text()


async def test_a_bot_that_stood_still_doubles_nothing(tmp_path: Path) -> None:
    """After three seconds Discord takes no answer any more."""
    async with Loopback() as discord:
        table = _table(discord, discord.world.add_guild("Town"), 1)
        async with await Running.start(discord, tmp_path / DATABASE, PICTURES="false") as bot:
            await table.open()
            for _ in range(2):
                assert await table.wait(_DRAINED)
                bot.process.send_signal(signal.SIGSTOP)
                pressed = [await table.begin() for _ in range(3)]
                await asyncio.sleep(STILL)
                bot.process.send_signal(signal.SIGCONT)
                for one in pressed:
                    with suppress(Gone):
                        await table.finish(one)
                assert await table.wait(_DRAINED)
                await table.finish(await table.begin())
            assert await bot.stop() == 0
        (stored,) = read(tmp_path / DATABASE).values()
        check_plies(stored)
        check_acknowledged(stored, acknowledged(discord.world, stored.game.id))
        check_sent(stored, discord.world, table.channel)


async def test_a_second_bot_on_the_same_file_refuses_and_names_the_lock(tmp_path: Path) -> None:
    async with Loopback() as discord, await Running.start(discord, tmp_path / DATABASE) as bot:
        status, output = await refused(discord, tmp_path / DATABASE)
        assert status != 0
        assert f"{tmp_path / DATABASE}.lock" in output
        assert await bot.stop() == 0


def _table(discord: Loopback, guild: Guild, number: int) -> Table:
    channel = discord.world.add_channel(guild, f"village-{number}")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    return Table(discord, channel, people, Random(number))


async def _play(table: Table) -> None:
    try:
        while await table.wait(_DRAINED):
            await table.finish(await table.begin())
    except (Gone, TimeoutError):
        return
