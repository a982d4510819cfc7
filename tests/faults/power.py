"""Cut the power while people play: what was not synced is lost, in part, or comes out of order.

Each write of SQLite to the database and its log is seen (`disk.py`), and so is each fsync. At a cut
the bot is gone at once; of all that no fsync has confirmed some 512-byte sectors are there and some
are not, in any order, some of them garbled. What this does not do: lose what an fsync has
confirmed, lose a file, or garble sectors that nobody wrote to.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from tests.faults.disk import Disk, Stored
from tests.faults.evidence import read
from tests.fuzz.checks import check_record
from tests.fuzz.play import Game
from tests.fuzz.steps import TABLES, Script, Step
from tests.fuzz.virtual import Clock

CUTS = 10
"""In each game."""

_WRITES = 60
"""Within this many writes the power goes; a press takes four and more."""

_ARRIVED = 1
"""Seconds until what had left the bot has arrived."""


def script(seed: int) -> Script:
    """Make up a game whose power goes now and then."""
    dice = Random(seed)
    players, options = TABLES[seed % len(TABLES)]
    deeds = ["play", "play", "kill"] * CUTS
    steps = [Step(deed, dice.getrandbits(32)) for deed in deeds]
    return Script(seed, players, options, (*steps, Step("quiet", 0)))


class Blackouts(Game):
    """A fuzzed game whose bot is never killed but by a power cut."""

    def __init__(self, script: Script, folder: Path, clock: Clock, tell: Any = None) -> None:
        super().__init__(script, folder, clock, tell)
        self.disk = Disk(folder)
        self._left: dict[str, Stored] | None = None
        self._writes = 0

    async def play(self) -> None:
        """Take every step, on a disk that is watched.

        Raises Fault.
        """
        with self.disk.watching():
            await super().play()

    async def _kill(self, dice: Random) -> None:
        """Play until the power goes, at a write or between two; look at what is left."""
        self._left, self._writes = None, dice.randint(0, _WRITES)
        self.disk.on_write = self._count
        for _ in range(8):
            if self._left is None:
                await self.guests.play(dice)
        if self._left is None:
            self._cut()
        await asyncio.sleep(_ARRIVED)
        self._lose_power(dice)
        for stored in read(self.path).values():
            check_record(stored, self.guests)

    def _lose_power(self, dice: Random) -> None:
        assert self._left is not None
        self.figures.troubles["power cut"] += 1
        self.secrets.close()
        self.disk.replace({name: one.after_a_cut(dice) for name, one in self._left.items()})

    def _count(self) -> None:
        self._writes -= 1
        if self._writes < 0 and self._left is None:
            self._cut()

    def _cut(self) -> None:
        self._left = self.disk.snapshot()
        self.disk.on_write = lambda: None
        self.wire.break_for(15)
        self.fuzzed.session.is_dead = True
        asyncio.get_running_loop().call_soon_threadsafe(self.fuzzed.kill)
