"""Whatever signal comes at whatever moment of a start, the bot ends in time, and with status 0."""

import asyncio
import gzip
import os
import signal
import sqlite3
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import closing, suppress
from pathlib import Path
from random import Random

from tests.bot.faults.test_upgrades import RELEASED
from tests.faults.table import count
from tests.stub.loopback import Loopback
from tests.stub.running import ROOT, environment, until_identified

STARTS = count("F41", 12)

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
LONGEST_STOP = 8
"""Seconds from the first signal to the end."""

START = 2.0
"""Seconds that a start takes at most on a quiet machine: if it takes longer, so may the end."""


def hears(process: Process) -> bool:
    """Tell whether a process handles SIGTERM by itself: from its first lines on."""
    with suppress(FileNotFoundError):
        status = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
        caught = next(line for line in status.splitlines() if line.startswith("SigCgt:"))
        return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)
    return False


async def spawn(discord: Loopback, database: Path, *wrapper: str, **more: str) -> Process:
    """Start a bot, and do not wait for it."""
    return await asyncio.create_subprocess_exec(
        *(*wrapper, sys.executable, "-m", "tests.stub.early", discord.url),
        cwd=ROOT,
        env=environment(database, PICTURES="false", **more),
        stdout=PIPE,
        stderr=PIPE,
    )


async def ended(process: Process, start: float = START) -> tuple[int, str]:
    """Wait for the end of a bot that was told to; return its status and what it printed.

    `start` is how long a start takes now.
    """
    began, longest = time.monotonic(), LONGEST_STOP * max(1, start / START)
    try:
        async with asyncio.timeout(longest):
            out, errors = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert time.monotonic() - began < longest
    assert process.returncode is not None
    return process.returncode, (out + errors).decode()


def send(process: Process, number: signal.Signals) -> None:
    """Signal a process that may be ending: asyncio's own `send_signal` may lose its status."""
    with suppress(ProcessLookupError):
        os.kill(process.pid, number)


async def heard(process: Process) -> None:
    """Wait until a bot handles its signals."""
    while not hears(process):
        assert process.returncode is None
        await asyncio.sleep(0.001)


def released(path: Path) -> None:
    """Make a file of the first release, which a start upgrades."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(gzip.decompress(RELEASED.read_bytes()).decode())


async def test_a_signal_at_any_moment_of_a_start_ends_it_with_status_0(tmp_path: Path) -> None:
    dice, warm = Random(STARTS), tmp_path / "warm.sqlite3"
    # A shell's job in the background ignores it, and so would the interpreters started here.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    async with Loopback() as discord:
        # How long a start takes here, up to a moment at which it serves.
        began, before = time.monotonic(), discord.gateway.identified
        process = await spawn(discord, warm)
        await until_identified(discord, before)
        whole = time.monotonic() - began
        send(process, signal.SIGTERM)
        assert await ended(process, whole) == (0, "")
        for number in range(STARTS):
            new, old = (tmp_path / f"{kind}-{number}.sqlite3" for kind in ("new", "old"))
            database = dice.choice((warm, new, old))
            if database == old:
                released(old)
            await check_start(discord, database, dice, whole)
            if database.exists():
                with closing(sqlite3.connect(database)) as db:
                    assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def check_start(discord: Loopback, database: Path, dice: Random, whole: float) -> None:
    """Start a bot and signal it at a moment that the dice choose, perhaps twice."""
    process = await spawn(discord, database)
    first, again = dice.choice(ENDING), dice.choice((None, *ENDING))
    # Most of them after the imports, where a start has something to lose.
    moment = dice.choice((dice.uniform(0, 1.2), dice.triangular(0.5, 1.2, 0.9))) * whole
    told = f"{first.name} after {moment:.3f} s of {whole:.3f} s, then {again}: {database}"
    await asyncio.sleep(moment)
    was_heard = hears(process)
    send(process, first)
    if again:
        await asyncio.sleep(dice.choice((0, dice.uniform(0, 0.3))))
        send(process, again)
    try:
        status, printed = await ended(process, whole)
    except TimeoutError:
        raise AssertionError(f"it did not end: {told}") from None
    if was_heard:
        assert (status, printed) == (0, ""), told
    else:
        # The interpreter itself was starting: nothing of the bot was there to be ended.
        assert status in (0, 1, -first, *([-again] if again else [])), told
