"""A panel whose edit was lost with the bot is right soon after the next start."""

import asyncio
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.faults.kills import DATABASE
from tests.stub.loopback import Loopback
from tests.stub.player import Table, asks, ids, mentioned, texts
from tests.stub.running import Running
from tests.stub.trouble import Cut, Trouble

_EDIT = ("PATCH", r"/channels/[0-9]+/messages/[0-9]+")
_POST = ("POST", r"/channels/[0-9]+/messages")
_LONGEST = 120
_TOLD = "replaces the"


async def sit_down(discord: Loopback) -> Table:
    channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
    people = [discord.world.add_person(name) for name in ("ann", "bob")]
    table = Table(discord, channel, people, Random(1))
    await table.open()
    assert await table.wait(_LONGEST)
    return table


def asked(table: Table) -> Any:
    assert table.panel
    return table.people[mentioned(table.panel)[0]]


def shown(table: Table) -> str:
    return "\n".join(text for message in table.channel.messages.values() for text in texts(message))


def pinged(discord: Loopback, since: int) -> list[str]:
    """List whom the bot's messages have pinged since that many requests; an edit pings nobody."""
    found: list[str] = []
    for request in list(discord.world.requests)[since:]:
        if request.method != "POST":
            continue
        data = request.body.get("data") or request.body
        found += data.get("allowed_mentions", {}).get("users", [])
    return found


async def until_shown(table: Table, line: str) -> None:
    until = time.monotonic() + _LONGEST
    while line not in shown(table):
        assert time.monotonic() < until, shown(table)
        await table.channel.stirs(0.25)


@pytest.mark.parametrize("end", ["killed before", "killed while silent", "stopped while silent"])
async def test_what_was_done_is_on_the_panel_after_the_next_start(tmp_path: Path, end: str) -> None:
    path = tmp_path / DATABASE
    async with Loopback() as discord:
        async with await Running.start(discord, path, PICTURES="false") as bot:
            table = await sit_down(discord)
            reached = asyncio.Event()
            trouble = Trouble(*_EDIT, done=False, before=reached.set, answer=Cut.SILENCE)
            discord.troubles = [trouble]
            await discord.command(asked(table), table.channel, "refresh", {"row": "house"})
            await asyncio.wait_for(reached.wait(), _LONGEST)
            if end == "stopped while silent":
                assert await bot.stop() == 0
            else:
                await asyncio.sleep(0.5 if end == "killed while silent" else 0)
                bot.process.kill()
                await bot.process.wait()
        assert _TOLD not in shown(table)
        since, messages = len(discord.world.requests), list(table.channel.messages)
        async with await Running.start(discord, path, PICTURES="false") as bot:
            await until_shown(table, _TOLD)
            assert list(table.channel.messages) == messages
            assert pinged(discord, since) == []
            assert await bot.stop() == 0


@pytest.mark.parametrize("messages", [0, 250])
async def test_a_panel_that_went_out_unnoted_is_found_among_what_people_say(
    tmp_path: Path, messages: int
) -> None:
    """By then Discord has forgotten its nonce."""
    path = tmp_path / DATABASE
    async with Loopback() as discord:
        discord.world.seconds_of_a_nonce = 0
        async with await Running.start(discord, path, PICTURES="false") as bot:
            table = await sit_down(discord)
            panel = table.panel
            assert panel
            reached = asyncio.Event()
            discord.troubles = [Trouble(*_POST, after=reached.set, answer=Cut.SILENCE)]
            since = len(discord.world.requests)
            button = next(one for one in ids(panel) if ":do:labor-" in one)
            await discord.press(asked(table), panel, button)
            await asyncio.wait_for(reached.wait(), _LONGEST)
            bot.process.kill()
            await bot.process.wait()
        discord.troubles = []
        for number in range(messages):
            await discord.say(
                next(iter(table.people.values())), table.channel, f"so they say {number}"
            )
        async with await Running.start(discord, path, PICTURES="false") as bot:
            assert await bot.stop() == 0
    asking = [message for message in table.channel.messages.values() if asks(message)]
    assert len(asking) == 1
    assert len(pinged(discord, since)) == 1
