"""What the gateway does to the bot: closed, asked to reconnect, invalidated, events doubled."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.faults.evidence import acknowledged, check_acknowledged, check_plies, read
from tests.faults.kills import DATABASE
from tests.faults.table import count
from tests.stub.gateway import Gateway
from tests.stub.loopback import Loopback
from tests.stub.player import Table
from tests.stub.running import Running, until_identified

DROPPED = count("F13", 8)
_BACK = 5

DROPS: dict[str, Callable[[Gateway], Awaitable[None]]] = {
    "closed with 4000": lambda gateway: gateway.drop(4000),
    "cut without a word": lambda gateway: gateway.drop(1006),
    "asked to reconnect": lambda gateway: gateway.ask_to_reconnect(),
    "invalid for now": lambda gateway: gateway.invalidate(resumable=True),
}


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Two people at a table of the real bot's, the game begun."""
    async with Loopback() as discord:
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        async with await Running.start(discord, tmp_path / DATABASE):
            table = Table(discord, channel, people, Random(1))
            await table.open()
            yield table
    for number, stored in read(tmp_path / DATABASE).items():
        check_plies(stored)
        if not stored.is_packed:
            check_acknowledged(stored, acknowledged(discord.world, number))


@pytest.mark.parametrize("how", DROPS)
async def test_a_press_while_the_gateway_is_away_is_answered_when_it_is_back(
    table: Table, how: str
) -> None:
    gateway = table.discord.gateway
    assert await table.wait(_BACK)
    await DROPS[how](gateway)
    begun = await table.begin()
    async with asyncio.timeout(_BACK):
        await begun.answered
    assert (gateway.identified, gateway.resumed) == (1, 1)


async def test_dropped_again_and_again_while_people_play(table: Table) -> None:
    """Each press comes while the bot is away, or the command that opens the next game."""
    gateway, dice = table.discord.gateway, Random(2)
    assert await table.wait(_BACK)
    for number in range(1, DROPPED + 1):
        await DROPS[dice.choice(list(DROPS))](gateway)
        if not await table.wait(_BACK):
            await table.open()
        begun = await table.begin()
        async with asyncio.timeout(_BACK):
            await begun.answered
        await table.finish(begun)
        assert (gateway.identified, gateway.resumed) == (1, number)


async def test_a_new_session_after_an_invalid_one_goes_on_with_the_game(table: Table) -> None:
    gateway = table.discord.gateway
    await gateway.invalidate(resumable=False)
    async with asyncio.timeout(2 * _BACK):
        await until_identified(table.discord, 1)
    assert await table.wait(_BACK)
    assert (await table.finish(await table.begin())).answer


async def test_events_that_come_twice_are_answered_once(table: Table) -> None:
    gateway = table.discord.gateway
    assert await table.wait(_BACK)
    begun = await table.begin()
    for _ in range(9):
        await gateway.repeat_last()
    await table.finish(begun)
    await asyncio.sleep(0.2)
    callbacks = [r for r in table.discord.world.requests if f"/{begun.id}/" in r.path]
    assert len(callbacks) == 1
