"""What servers cost a real bot in memory and process time, with the channels that many have.

discord.py keeps each server with all its channels, roles and emoji, and has no public setting to
leave them out; servers of one channel show what that would save at most.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from tests.bench.figures import show, title
from tests.bench.processes import cpu_of, memory_of
from tests.stub import shapes
from tests.stub.loopback import Loopback
from tests.stub.running import Running
from tests.stub.world import Channel, Guild, Person, snowflake

CHANNELS, OVERWRITES, ROLES, EMOJI, THREADS = 80, 3, 40, 20, 5
"""What a busy server has."""

_SETTLES = 5.0
_A_SHARD = 1_000
_BARE = shapes.guild

Payload = Callable[[Guild, Person, Person], dict[str, Any]]
"""Gives a server's payload, with its owner and the bot."""


def furnished(guild: Guild, owner: Person, bot: Person) -> dict[str, Any]:
    """Give a server's payload with all that a busy one has."""
    payload = _BARE(guild, owner, bot)
    (everyone,) = payload["roles"]
    roles = [{**everyone, "id": str(snowflake()), "name": f"role {n}"} for n in range(ROLES)]
    for number in range(CHANNELS):
        one = shapes.channel(Channel(snowflake(), guild.id, f"channel-{number}"))
        overwrites = [
            {"id": role["id"], "type": 0, "allow": "1024", "deny": "2048"}
            for role in roles[:OVERWRITES]
        ]
        one |= {"topic": "What is talked of here", "permission_overwrites": overwrites}
        payload["channels"].append(one)
    emoji = {"roles": [], "require_colons": True, "managed": False, "animated": False}
    payload["emojis"] = [
        {**emoji, "available": True, "id": str(snowflake()), "name": f"emoji{n}"}
        for n in range(EMOJI)
    ]
    parent = payload["channels"][0]["id"]
    for number in range(THREADS):
        thread = Channel(snowflake(), guild.id, f"thread-{number}", parent_id=int(parent))
        payload["threads"].append(shapes.channel(thread))
    payload["roles"] += roles
    return payload


async def run() -> None:
    """Start a bot with no server, and with many; print what it takes."""
    title(f"servers of {CHANNELS} channels, {ROLES} roles, {EMOJI} emoji and {THREADS} threads")
    nothing = await _start("no server", 0, furnished)
    for count in (1_000, 5_000):
        memory = await _start(f"{count:,} servers", count, furnished)
        show("  each of them", (memory - nothing) / count * 1_000, "kB")
    bare = await _start("1,000 servers of one channel", 1_000, _BARE)
    show("  each of them", bare - nothing, "kB")


async def _start(name: str, count: int, payload: Payload) -> float:
    """Start a bot with that many servers, print its cost, and give its memory in MB."""
    with TemporaryDirectory() as folder, patch.object(shapes, "guild", payload):
        async with Loopback(shards=max(1, count // _A_SHARD)) as discord:
            for number in range(count):
                guild = discord.world.add_guild(f"Town {number}")
                discord.world.add_channel(guild, "village")
            path = Path(folder) / "table.sqlite3"
            async with await Running.start(
                discord, path, module="tests.stub.launch", PICTURES="false"
            ) as bot:
                while await _is_busy(bot):
                    pass
                memory = memory_of(bot.id)
                show(f"{name}: resident memory", memory, "MB")
                show(f"{name}: process time", cpu_of(bot.id), "s")
                await bot.stop()
    return memory


async def _is_busy(bot: Running) -> bool:
    """Watch a bot for some seconds; return whether it did much."""
    before = cpu_of(bot.id)
    await asyncio.sleep(_SETTLES)
    return cpu_of(bot.id) - before > _SETTLES / 20
