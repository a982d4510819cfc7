"""A bot that cannot log in says why in one sentence, and ends."""

import asyncio
import socket
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from aiohttp import web

from bot.cogs.about import invite_link
from tests.stub.loopback import Loopback
from tests.stub.running import ROOT, Running, environment


async def start(url: str, folder: Path) -> tuple[int | None, str]:
    """Start a bot against an address, and return its status and what it printed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.stub.launch", url),
        cwd=ROOT,
        env=environment(folder / "table.sqlite3"),
        stdout=PIPE,
        stderr=PIPE,
    )
    out, errors = await process.communicate()
    return process.returncode, (out + errors).decode()


async def test_without_a_network_it_says_so_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
    status, printed = await start(f"http://127.0.0.1:{port}", tmp_path)
    assert status == 1
    assert printed.startswith("Discord cannot be reached")
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
    async def refuse(_: web.BaseRequest) -> web.StreamResponse:
        return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)

    runner = web.ServerRunner(web.Server(refuse))
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        host, port = runner.addresses[0][:2]
        status, printed = await start(f"http://{host}:{port}", tmp_path)
    finally:
        await runner.cleanup()
    assert status == 1
    assert printed.startswith("Discord refuses this token")
    assert printed.count("\n") == 1
