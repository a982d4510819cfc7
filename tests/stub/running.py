"""Hold a bot's process: start it, see when it serves, stop it, kill it."""

import asyncio
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.stub.loopback import Loopback
from tests.stub.world import TOKEN

ROOT = Path(__file__).parent.parent.parent
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
    """A bot that was started by itself: `module` is run with the loopback's address."""

    def __init__(self, process: Process, started: float) -> None:
        self.process = process
        self.started = started

    @classmethod
    async def start(
        cls,
        discord: Loopback,
        database: Path,
        *arguments: str,
        log: Path | None = None,
        module: str = "tests.stub.launch",
        **more: str,
    ) -> Self:
        """Start it and wait until it serves."""
        before, started = discord.gateway.identified, time.perf_counter()
        running = cls(await _spawn(discord, database, module, arguments, log, more), started)
        await until_identified(discord, before)
        return running

    @classmethod
    async def status_of(cls, discord: Loopback, database: Path, *, log: Path, **more: str) -> int:
        """Start one that should not serve, and give its exit status."""
        module = "tests.stub.launch"
        process = await _spawn(discord, database, module, (), log, more)
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


async def refused(
    discord: Loopback, database: Path, *program: str, cwd: Path = ROOT, **more: str
) -> tuple[int, str]:
    """Start a bot that should not start; give its exit status and what it said.

    `program` is given to Python in the place of the loopback's start.
    """
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *(program or ("-m", "tests.stub.launch", discord.url))),
        cwd=cwd,
        env=environment(database, **more),
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
    """A process that forks bots on demand, one at a time."""

    def __init__(self, discord: Loopback, database: Path, process: Process) -> None:
        self._discord = discord
        self.database = database
        self._process = process
        self.child = 0

    @classmethod
    async def open(
        cls, discord: Loopback, database: Path, log: Path, *wrapper: str, **more: str
    ) -> Self:
        """Start it; a `wrapper` is a command that runs another one, such as setpriv."""
        process = await asyncio.create_subprocess_exec(
            *(*wrapper, sys.executable, "-m", "tests.stub.nursery", discord.url, str(log)),
            cwd=ROOT,
            env=environment(database, **more),
            stdin=PIPE,
            stdout=PIPE,
        )
        return cls(discord, database, process)

    async def start(self, *, serving: bool = True) -> None:
        """Fork a bot, and wait until it serves."""
        before = self._discord.gateway.identified
        self.child = int(await self._order(f"start {self.database}"))
        if serving:
            await until_identified(self._discord, before)

    def kill(self) -> None:
        """End the bot this instant."""
        assert self.child, "no bot: its id of 0 would mean this very process group"
        os.kill(self.child, signal.SIGKILL)

    async def ended(self) -> int:
        """Wait until the bot has ended, and give its exit status, below zero for a signal."""
        status = int(await self._order(f"wait {self.child}"))
        self._discord.gateway.forget()
        self.child = 0
        return status

    async def stop(self, number: signal.Signals) -> int:
        """Signal the bot, and give its exit status."""
        assert self.child
        os.kill(self.child, number)
        return await self.ended()

    async def close(self) -> None:
        """End the nursery, and a bot that is still there."""
        if self.child:
            with suppress(ProcessLookupError):
                self.kill()
        assert self._process.stdin
        self._process.stdin.close()
        await self._process.wait()

    async def _order(self, line: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{line}\n".encode())
        await self._process.stdin.drain()
        async with asyncio.timeout(_LONGEST_STOP):
            return (await self._process.stdout.readline()).decode()
