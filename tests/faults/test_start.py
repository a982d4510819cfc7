"""A bot that cannot log in says why in one sentence; it ends, or tries again ever later."""

import asyncio
import signal
import socket
from pathlib import Path

import pytest

from bot.cogs.about import invite_link
from bot.delivery.discord.growing_pauses import pauses
from bot.exits import MISTAKE, STOPPED
from tests.faults.test_signals import ended, spawn
from tests.stub.loopback import Loopback
from tests.stub.running import Running, refused, until_identified
from tests.stub.trouble import Answer, Trouble, too_many

ME = ("GET", r"/users/@me")
SHARDS = ("GET", r"/gateway/bot")
CLOUDFLARE = {"Retry-After": "0"}


def test_pauses_grow_up_to_ten_minutes() -> None:
    growing = pauses()
    assert [next(growing) for _ in range(9)] == [5, 10, 20, 40, 80, 160, 320, 600, 600]


async def test_without_a_network_it_tries_again_and_says_so_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    nowhere = Loopback(port=port)
    nowhere.url = f"http://127.0.0.1:{port}"
    process = await spawn(nowhere, tmp_path / "table.sqlite3", FIRST_PAUSE_SECONDS="0.5")
    assert process.stderr
    first = (await process.stderr.readline()).decode()
    assert "Discord cannot be reached: look at this machine's network, if it goes on." in first
    assert "The next try is in 0 s" in first or "The next try is in 1 s" in first
    async with nowhere:  # the network is back
        await until_identified(nowhere, 0)
        process.send_signal(signal.SIGTERM)
        status, printed = await ended(process)
    assert status == STOPPED
    assert "Traceback" not in printed
    assert all("Discord cannot be reached" in line for line in printed.splitlines())


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        (ME, Answer(503)),
        (ME, Answer(429, {"message": "<html>"}, {"Content-Type": "text/html", **CLOUDFLARE})),
        (ME, Answer(403, {"message": "<html>"}, {"Content-Type": "text/html"})),
        (ME, too_many(0.01)),
        (SHARDS, Answer(503)),
        (("GET", r"/oauth2/applications/@me"), Answer(503)),
    ],
)
async def test_what_may_pass_is_tried_again(
    tmp_path: Path, asked: tuple[str, str], answer: Answer
) -> None:
    async with Loopback() as discord:
        trouble = Trouble(*asked, times=3, done=False, answer=answer)
        discord.troubles = [trouble]
        process = await spawn(discord, tmp_path / "table.sqlite3")
        await until_identified(discord, 0)
        assert not trouble.times
        process.send_signal(signal.SIGTERM)
        status, printed = await ended(process)
    assert status == STOPPED
    assert "Traceback" not in printed
    assert "Unclosed" not in printed


async def test_a_stop_in_a_pause_is_heard(tmp_path: Path) -> None:
    async with Loopback() as discord:
        discord.troubles = [Trouble(*ME, times=99, done=False, answer=Answer(503))]
        process = await spawn(discord, tmp_path / "table.sqlite3", FIRST_PAUSE_SECONDS="600")
        assert process.stderr
        assert b"The next try is in 600 s (status 503)" in await process.stderr.readline()
        process.send_signal(signal.SIGTERM)
        assert await ended(process) == (STOPPED, "")


async def test_a_shard_that_cannot_connect_is_tried_again_and_costs_a_line(tmp_path: Path) -> None:
    async with Loopback(shards=2) as discord:
        discord.gateway.turns_away = 1
        process = await spawn(discord, tmp_path / "table.sqlite3")
        await until_identified(discord, 0)
        process.send_signal(signal.SIGTERM)
        status, printed = await ended(process)
    assert status == STOPPED
    assert "Failed to connect for shard_id: 0. Retrying... (503, " in printed
    assert printed.count("\n") == 1


async def test_its_log_has_the_link_that_invites_it(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Loopback() as discord:
        start = Running.start(
            discord, tmp_path / "table.sqlite3", log=log, PICTURES="false", LOG_LEVEL="INFO"
        )
        async with await start as bot:
            assert await bot.stop() == 0
        application = discord.world.bot.id
    invited = f"invite this bot: {invite_link(application)}"
    assert [line for line in log.read_text("utf-8").splitlines() if line.endswith(invited)]


async def test_with_a_wrong_token_it_says_so_in_one_sentence(tmp_path: Path) -> None:
    async with Loopback() as discord:
        unauthorized = Answer(401, {"message": "401: Unauthorized", "code": 0})
        discord.troubles = [Trouble(*ME, done=False, answer=unauthorized)]
        status, printed = await refused(discord, tmp_path / "table.sqlite3")
    assert status == MISTAKE
    assert printed.startswith("Discord refuses this token")
    assert printed.count("\n") == 1


async def test_a_token_that_is_reset_while_it_runs_is_said_in_one_sentence(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Loopback() as discord:
        start = Running.start(discord, tmp_path / "table.sqlite3", log=log, PICTURES="false")
        async with await start as bot:
            await discord.gateway.drop(4004)
            assert await asyncio.wait_for(bot.process.wait(), 8) == MISTAKE
    assert log.read_text("utf-8").startswith("Discord refuses this token")
    assert log.read_text("utf-8").count("\n") == 1
