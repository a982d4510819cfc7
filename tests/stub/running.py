"""Hold a bot's process: start it, see when it serves, stop it, kill it."""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from tests.stub.forking import ROOT, Forked, Start, forking
from tests.stub.loopback import Loopback
from tests.stub.world import TOKEN

_RUN = ("-m", "bot", "run")
_LONGEST_START = 30
_LONGEST_STOP = 60
"""Seconds for what a process does when it is told to; a bot drains its outbox for some of them."""


def environment(database: Path, **more: str) -> dict[str, str]:
    """Give a bot's environment: the settings of these tests, and none of the machine's own."""
    kept = {
        name: os.environ[name]
        for name in ("PATH", "HOME", "LANG", "FROZEN_RECORDS")
        if name in os.environ
    }
    return {
        **kept,
        "PYTHONPATH": str(ROOT),
        "DISCORD_TOKEN": TOKEN,
        "DATABASE": str(database),
        "BACKUPS_KEPT": "0",
        "NARRATION": "false",
        "LOG_LEVEL": "WARNING",
        **more,
    }


async def until_identified(discord: Loopback, before: int) -> None:
    """Wait until all shards of a bot have come to the gateway since `before` was counted."""
    until = time.monotonic() + _LONGEST_START
    while discord.gateway.identified < before + discord.gateway.shards:
        assert time.monotonic() < until, "the bot did not start"
        await asyncio.sleep(0.005)


class Running:
    """A bot that serves, forked; or `module`, run by itself with the loopback's address."""

    def __init__(self, process: Process | Forked, started: float) -> None:
        self.process = process
        self.started = started

    @classmethod
    async def start(
        cls,
        discord: Loopback,
        database: Path,
        *arguments: str,
        log: Path | None = None,
        module: str | None = None,
        **more: str,
    ) -> Self:
        """Start it and wait until it serves."""
        before, started = discord.gateway.identified, time.perf_counter()
        if module:
            process = await _spawn(discord, database, module, arguments, log, more)
        else:
            process = await _fork(discord, log, environment(database, **more), *arguments)
        running = cls(process, started)
        await until_identified(discord, before)
        return running

    @classmethod
    async def status_of(cls, discord: Loopback, database: Path, *, log: Path, **more: str) -> int:
        """Start one that should not serve, and give its exit status."""
        process = await _fork(discord, log, environment(database, **more))
        async with cls(process, time.perf_counter()), asyncio.timeout(_LONGEST_START):
            return await process.wait()

    @property
    def id(self) -> int:
        return self.process.pid

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        """Leave no process behind, whatever went wrong."""
        if self.process.returncode is None:
            self.process.kill()
            await self.process.wait()

    async def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Signal it, and give its exit status."""
        self.process.send_signal(number)
        async with asyncio.timeout(_LONGEST_STOP):
            return await self.process.wait()


async def _spawn(
    discord: Loopback,
    database: Path,
    module: str,
    arguments: tuple[str, ...],
    log: Path | None,
    more: dict[str, str],
) -> Process:
    command = (sys.executable, "-m", module, discord.url, *arguments)
    with (log or Path(os.devnull)).open("ab") as file:
        return await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, env=environment(database, **more), stdout=file, stderr=file
        )


async def _fork(
    discord: Loopback,
    log: Path | None,
    env: dict[str, str],
    *arguments: str,
    folder: Path = ROOT,
    wrapper: tuple[str, ...] = (),
) -> Forked:
    start = Start(
        url=discord.url,
        log=str(log or os.devnull),
        folder=str(folder),
        environment=env,
        arguments=[*(arguments or ("run",))],
    )
    return await forking(*wrapper).fork(start)


async def refused(
    discord: Loopback, database: Path, *program: str, cwd: Path = ROOT, **more: str
) -> tuple[int, str]:
    """Start a bot that should not start; give its exit status and what it said.

    `program` is given to Python in the place of the loopback's start; the bot itself is forked.
    """
    env = environment(database, **more)
    if not program or (program == _RUN and "LANGUAGE_PACKS" not in more):
        with TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            async with Running(await _fork(discord, log, env, folder=cwd), 0) as bot:
                status = await asyncio.wait_for(bot.process.wait(), _LONGEST_START)
            return status, log.read_text("utf-8")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *program),
        cwd=cwd,
        env=env,
        stdout=PIPE,
        stderr=PIPE,
    )
    try:
        async with asyncio.timeout(_LONGEST_START):
            output, complained = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    assert process.returncode is not None
    return process.returncode, (output + complained).decode()


class Nursery:
    """Bots on one file, forked one at a time."""

    def __init__(
        self,
        discord: Loopback,
        database: Path,
        log: Path,
        *wrapper: str,
        **more: str,
    ) -> None:
        """A `wrapper` is a command that runs another one, such as setpriv."""
        self._discord = discord
        self.database = database
        self._log = log
        self._wrapper = wrapper
        self._more = more
        self._bot: Forked | None = None

    @property
    def child(self) -> int:
        """The bot's process id, or 0."""
        return self._bot.pid if self._bot else 0

    async def start(self, *, serving: bool = True) -> None:
        """Fork a bot, and wait until it serves."""
        before, env = self._discord.gateway.identified, environment(self.database, **self._more)
        self._bot = await _fork(self._discord, self._log, env, wrapper=self._wrapper)
        if serving:
            await until_identified(self._discord, before)

    def kill(self) -> None:
        """End the bot this instant."""
        assert self._bot
        self._bot.kill()

    async def ended(self) -> int:
        """Wait until the bot has ended, and give its exit status, below zero for a signal."""
        assert self._bot
        status = await asyncio.wait_for(self._bot.wait(), _LONGEST_STOP)
        self._discord.gateway.forget()
        self._bot = None
        return status

    async def stop(self, number: signal.Signals) -> int:
        """Signal the bot, and give its exit status."""
        assert self._bot
        self._bot.send_signal(number)
        return await self.ended()

    async def close(self) -> None:
        """End a bot that is still there."""
        if self._bot:
            self.kill()
            await self.ended()
