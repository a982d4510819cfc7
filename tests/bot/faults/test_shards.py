"""A bot with four shards, as Discord recommends it: every guild and every DM is answered."""

import asyncio
from pathlib import Path
from random import Random

from tests.faults.evidence import acknowledged, check_acknowledged, check_plies, read
from tests.faults.kills import DATABASE
from tests.stub.loopback import Loopback
from tests.stub.player import Table, asks, ids, pressable
from tests.stub.running import Running
from tests.stub.world import Guild, Interaction, World

_SHARDS = 4
_PLAYS = 12
_MOST = 1_000
_PATIENCE = 5.0
_LOOKS, _BETWEEN = 80, 0.025
"""How often, and after how many seconds each, a DM is looked for that an encounter brings."""


async def test_games_on_each_shard_and_their_dms_are_answered(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Loopback(shards=_SHARDS) as discord:
        tables = await _tables(discord)
        async with await Running.start(discord, tmp_path / DATABASE, log=log) as bot:
            assert discord.gateway.identified_by == dict.fromkeys(range(_SHARDS), 1)
            await asyncio.gather(*[_play(table) for table in tables])
            assert await bot.stop() == 0
        gateway = discord.gateway
        done = list(discord.world.interactions.values())
        assert all(one.answer for one in done)
        assert {gateway.shard_of(one.channel.guild_id) for one in done} == set(range(_SHARDS))
        assert (gateway.identified, gateway.resumed) == (_SHARDS, 0)
        stored = read(tmp_path / DATABASE)
        assert len(stored) == _SHARDS
        for number, game in stored.items():
            check_plies(game)
            check_acknowledged(game, acknowledged(discord.world, number))
    assert "Traceback" not in log.read_text()


async def test_a_shard_whose_connection_was_cut_goes_on_while_the_others_play(
    tmp_path: Path,
) -> None:
    log = tmp_path / "log"
    async with Loopback(shards=_SHARDS) as discord:
        tables = await _tables(discord)
        async with await Running.start(discord, tmp_path / DATABASE, log=log):
            await asyncio.gather(*[table.open() for table in tables])
            await discord.gateway.drop(1006)
            await asyncio.gather(*[_press(table) for table in tables])
        assert (discord.gateway.identified, discord.gateway.resumed) == (_SHARDS, 1)
    assert "Traceback" not in log.read_text()


async def _tables(discord: Loopback) -> list[Table]:
    """Set up one table for each shard."""
    guilds = await _guilds(discord.world)
    return [_table(discord, guild, seed) for seed, guild in enumerate(guilds)]


async def _guilds(world: World) -> list[Guild]:
    """Add guilds until each shard has one: their ids say in which millisecond they were made."""
    found: dict[int, Guild] = {}
    while len(found) < _SHARDS:
        guild = world.add_guild("Town")
        found.setdefault((guild.id >> 22) % _SHARDS, guild)
        await asyncio.sleep(0.001)
    return list(found.values())


def _table(discord: Loopback, guild: Guild, seed: int) -> Table:
    channel = discord.world.add_channel(guild, "village")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    return Table(discord, channel, people, Random(seed))


async def _play(table: Table) -> None:
    """Play until there were enough presses, and one in a direct message at least.

    Raises Gone where a press is not answered.
    """
    await table.open()
    for _ in range(_MOST):
        await _press(table)
        dms = [one for one in table.acted if one.channel.guild_id is None]
        if dms and len(table.acted) - len(dms) >= _PLAYS:
            return
    raise AssertionError(f"no letter was pressed in {_MOST} presses")


async def _press(table: Table) -> None:
    """Press something: in a direct message, where an encounter is read, and else on the panel."""
    assert await table.wait(_PATIENCE)
    panel = table.panel
    begun = None
    if panel and any(custom_id.endswith(":read") for custom_id in ids(panel)):
        begun = await _in_dm(table)
    await table.finish(begun or await table.begin())


async def _in_dm(table: Table) -> Interaction | None:
    """Press a button of the direct message as soon as it has come; where none comes, press none."""
    for _ in range(_LOOKS):
        for person in table.people.values():
            dm = table.discord.world.direct_channel(person.id).last
            if dm and asks(dm):
                button = table.dice.choice(pressable(dm))
                return await table.discord.press(person, dm, button["custom_id"])
        await asyncio.sleep(_BETWEEN)
    return None
