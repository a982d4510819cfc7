"""Note inside the bot's process how late its loop wakes, and copy its database when signalled.

SIGUSR1 begins to copy, one copy after the other, and SIGUSR2 ends that.
"""

import asyncio
import signal
import time
from dataclasses import asdict, dataclass, field

import orjson

from bot.store.database import Database

BEAT = 0.005
"""Seconds that the loop is asked to sleep between two looks at the clock."""


@dataclass
class Noted:
    """What was seen: `late` holds moments with seconds, `copies` when each began and ended.

    Moments are on the clock of `time.perf_counter`, which all processes of a machine share.
    """

    late: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])
    copies: list[tuple[float, float]] = field(default_factory=list[tuple[float, float]])


class Watch:
    """Watches the loop of the next bot that opens its database."""

    def __init__(self) -> None:
        self._noted = Noted()
        self._tasks: set[asyncio.Task[None]] = set()
        self._copying: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin as soon as there are a loop and a database."""
        plain, attach = Database.open, self._attach

        async def opened(self: Database) -> None:
            await plain(self)
            attach(self)

        Database.open = opened

    def report(self) -> bytes:
        """Return all that was noted, as one line of JSON."""
        return orjson.dumps(asdict(self._noted))

    def _attach(self, database: Database) -> None:
        loop = asyncio.get_running_loop()
        self._tasks.add(loop.create_task(self._beat()))  # the loop keeps no hold of a task

        def start() -> None:
            self._copying = loop.create_task(self._copy(database))

        def stop() -> None:
            if self._copying:
                self._copying.cancel()

        loop.add_signal_handler(signal.SIGUSR1, start)
        loop.add_signal_handler(signal.SIGUSR2, stop)

    async def _beat(self) -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            now = time.perf_counter()
            self._noted.late.append((now, now - due))

    async def _copy(self, database: Database) -> None:
        """Copy the database as the daily backup does, until it is cancelled."""
        target = database.path.with_name(f"{database.path.name}.lag")
        while True:
            begun = time.perf_counter()
            await database.back_up(target)
            self._noted.copies.append((begun, time.perf_counter()))
