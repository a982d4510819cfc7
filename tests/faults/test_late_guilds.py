"""What people press before Discord has described their server to a bot that has just started."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.i18n.words import words_in
from tests.faults.kills import DATABASE
from tests.stub.access import Right
from tests.stub.loopback import Loopback
from tests.stub.player import Table, texts
from tests.stub.running import Running
from tests.stub.world import Channel

_LATE = 3.0
"""Seconds: long enough for several presses before, short enough to wait for."""


@pytest.fixture
async def discord() -> AsyncIterator[Loopback]:
    """A server whose bot may not manage threads, and a second one, which is described first."""
    async with Loopback() as discord:
        discord.world.add_guild("Village")
        guild = discord.world.add_guild("Town")
        guild.rights &= ~Right.MANAGE_THREADS
        discord.world.add_channel(guild, "village")
        yield discord


def place_of(discord: Loopback, kind: str) -> Channel:
    guild = [*discord.world.guilds.values()][1]
    (channel,) = guild.channels
    if kind == "channel":
        return channel
    return discord.world.add_thread(guild, channel, "nook", is_private=kind == "private thread")


async def play(table: Table) -> None:
    """Press until somebody has acted, and not only begun to."""
    before = len(table.acted)
    for _ in range(20):
        assert await table.wait(5)
        await table.finish(await table.begin())
        if len(table.acted) > before:
            return
    pytest.fail("nobody can act")


@pytest.mark.parametrize("kind", ["channel", "thread", "private thread"])
async def test_a_lobby_is_started_and_played_before_its_server_is_described(
    discord: Loopback, tmp_path: Path, kind: str
) -> None:
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    table = Table(discord, place_of(discord, kind), people, Random(1))
    async with await Running.start(discord, tmp_path / DATABASE) as bot:
        await table.answered(await discord.command(people[0], table.channel, "game new"), 20)
        await table.press_lobby(people[1], "join")
        await bot.stop()
    discord.gateway.late = _LATE
    async with await Running.start(discord, tmp_path / DATABASE):
        await table.press_lobby(people[0], "start")
        await play(table)
        assert not discord.gateway.are_all_described
        await table.answered(await discord.command(people[0], table.channel, "game status"))
        await discord.gateway.describe_all()
        await play(table)


async def test_a_seat_is_not_offered_in_a_channel_that_is_not_described(
    discord: Loopback, tmp_path: Path
) -> None:
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    channel = place_of(discord, "channel")
    elsewhere = discord.world.add_channel([*discord.world.guilds.values()][1], "field")
    table = Table(discord, channel, people, Random(1))
    async with await Running.start(discord, tmp_path / DATABASE) as bot:
        await table.open()
        await bot.stop()
    discord.gateway.late = _LATE
    async with await Running.start(discord, tmp_path / DATABASE):
        offer = {"what": "offer", "channel": elsewhere}
        offered = await discord.command(people[0], channel, "game seat", offer)
        await table.answered(offered)
        assert offered.shown
        assert list(texts(offered.shown)) == [words_in("en")("no-offer-there")]
        assert not discord.gateway.are_all_described
