"""Ask the process of `tests.stub.nursery` for bots; each of the tests' workers has one of its own.

Importing the bot, reading its book and translating its commands take two seconds, which most tests
of a bot's process have no question about.
"""

import asyncio
import atexit
import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from typing import TypedDict

ROOT = Path(__file__).parent.parent.parent
_POLL = 0.01


class Start(TypedDict):
    """How a bot is started: in which folder and environment, with which command line."""

    url: str
    log: str
    folder: str
    environment: dict[str, str]
    arguments: list[str]


class Forked:
    """A bot's process that was forked; it has the methods of asyncio's processes."""

    def __init__(self, forking: "Forking", pid: int) -> None:
        self._forking = forking
        self.pid = pid
        self._status: int | None = None

    @property
    def returncode(self) -> int | None:
        if self._status is None:
            said = self._forking.order(self.pid)
            self._status = int(said) if said else None
        return self._status

    def send_signal(self, number: int) -> None:
        """Signal it, unless it has ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it this instant."""
        self.send_signal(signal.SIGKILL)

    async def wait(self) -> int:
        """Wait until it has ended; give its exit status, below zero for a signal."""
        while True:
            if (status := self.returncode) is not None:
                return status
            await asyncio.sleep(_POLL)


class Forking:
    """The process that forks bots, in the environment of these tests."""

    def __init__(self, wrapper: tuple[str, ...]) -> None:
        self._lock = Lock()
        self._process = subprocess.Popen(
            [*wrapper, sys.executable, "-m", "tests.stub.nursery"],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        atexit.register(self._end)

    def order(self, order: Start | int) -> str:
        """Give an order, and return the answer."""
        assert self._process.stdin
        assert self._process.stdout
        with self._lock:
            self._process.stdin.write(f"{json.dumps(order)}\n")
            self._process.stdin.flush()
            return self._process.stdout.readline().strip()

    async def fork(self, start: Start) -> Forked:
        """Fork a bot; the first waits until all is imported."""
        return Forked(self, int(await asyncio.to_thread(self.order, start)))

    def _end(self) -> None:
        self._process.communicate()


@cache
def forking(*wrapper: str) -> Forking:
    """Return the process that forks bots; a `wrapper` is a command that runs another one."""
    return Forking(wrapper)
