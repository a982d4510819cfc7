"""Open and end many games over simulated days, on one bot that is never started again.

Ten channels play at the same time, under random faults of Discord's, and somebody always opens the
next game. What the simulated Discord remembers is pruned, so that what grows is the bot's.
"""

import asyncio
import gc
import logging
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.guests import Guests
from tests.fuzz.play import Game, run
from tests.fuzz.steps import TABLES, Script
from tests.fuzz.troubles import arm
from tests.fuzz.virtual import Clock
from tests.stub.world import World

_LANES = 10
_LOOKS = 48
_STEPS = (10, 60)
"""Steps of a game before somebody ends it, at least and at most; a short one ends by itself."""

_TROUBLES = 0.01
_KEPT = 40
_REMEMBERED = 500
_HOUR = 3_600


@dataclass(frozen=True)
class Size:
    """What the process holds: after that many games and simulated hours."""

    games: int
    hours: float
    blocks: int
    mebibytes: float
    files: int


class LongRun(Game):
    """One bot and its games; `sizes` are taken at each look."""

    def __init__(
        self,
        script: Script,
        folder: Path,
        clock: Clock,
        tell: Any = None,
        *,
        games: int,
        hours: float,
    ) -> None:
        super().__init__(script, folder, clock, tell)
        self.sizes: list[Size] = []
        self.ended = 0
        self._games = games
        self._hours = hours
        self._lanes = min(games, _LANES)
        self._pressed = 0

    async def _begin(self) -> None:
        await super()._begin()
        self.wire.watch, self.wire.after = (lambda _: None), (lambda _, __: None)
        self.secrets.close()

    async def _play(self) -> None:
        world, guild = self.wire.world, self.fuzzed.guild
        self._shorten(world)
        channels = [world.add_channel(guild, f"village-{n}") for n in range(self._lanes)]
        lanes = [Guests(self.wire, channel, 1) for channel in channels]
        await self.fuzzed.stop()
        await self.fuzzed.start()
        watching = asyncio.create_task(self._look())
        await asyncio.gather(*[self._lane(lane, Random(n)) for n, lane in enumerate(lanes)])
        watching.cancel()
        await watching  # raises what it found wrong
        self.wire.troubles.clear()
        await asyncio.sleep(150)
        await self.fuzzed.wait_until_idle()
        self._measure()
        self.figures.games = self.ended

    async def _lane(self, guests: Guests, dice: Random) -> None:
        """Play one game after another, as fast as the hours last."""
        guests.on_sent = lambda _: None
        pause = self._hours * _HOUR * self._lanes / self._games / (sum(_STEPS) / 2)
        while self.ended < self._games:
            players, options = dice.choice([one for one in TABLES if "night" not in one[1]])
            guests.players = guests.people[:players]
            await guests.open(options)
            for _ in range(dice.randint(*_STEPS)):
                if dice.random() < _TROUBLES:
                    self._trouble_without_kills(dice)
                await guests.play(dice)
                await asyncio.sleep(dice.uniform(0, 2 * pause))
                self._prune(guests)
            await guests.answered(await guests.command(guests.people[0], "game end"))
            self.ended += 1

    def _trouble_without_kills(self, dice: Random) -> None:
        name = "SIGKILL"
        while name.startswith("SIGKILL"):
            self.wire.troubles = [one for one in self.wire.troubles if one.times][-3:]
            name = arm(self.wire, self.fuzzed, dice)
            if name.startswith("SIGKILL"):
                self.wire.troubles.pop()
        self.figures.troubles[name] += 1

    async def _look(self) -> None:
        with suppress(asyncio.CancelledError):
            while True:
                self._measure()
                await asyncio.sleep(_HOUR * max(0.5, self._hours / _LOOKS))

    def _measure(self) -> None:
        lines, self.log.lines = self.log.lines, []
        assert [line for level, line in lines if level >= logging.ERROR] == []
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        files = len(list(Path("/proc/self/fd").iterdir()))
        hours = self.clock.loop.now / _HOUR
        blocks = sys.getallocatedblocks()
        self.sizes.append(Size(self.ended, hours, blocks, pages * 4 / 1_024, files))
        self.tell(f"{self.sizes[-1]} {self._pressed} presses")

    def _shorten(self, world: World) -> None:
        """Let the simulated Discord forget sooner."""
        fresh = World(_REMEMBERED)
        world.requests, world.born = fresh.requests, fresh.born
        world.remembered = _REMEMBERED

    def _prune(self, guests: Guests) -> None:
        """Forget what the bot does not need to be there."""
        world = self.wire.world
        self._pressed += len(guests.sent)
        self.figures.interactions = self._pressed
        guests.sent.clear()
        guests.seen.clear()
        for channel in (guests.channel, *map(world.direct_channel, [p.id for p in guests.people])):
            for number in list(channel.messages)[:-_KEPT]:
                del channel.messages[number]
        for kept in (world.ephemeral, world.nonces):
            for key in list(kept)[:-_REMEMBERED]:
                del kept[key]  # type: ignore[arg-type]


def endure(games: int, hours: float, tell: Any = None) -> LongRun:
    """Open and end that many games in that many hours.

    Raises Fault.
    """
    made: list[LongRun] = []

    def make(*given: Any) -> LongRun:
        made.append(partial(LongRun, games=games, hours=hours)(*given))
        return made[0]

    _, fault = run(Script(1, 1, {}), tell, make)
    if fault:
        raise fault
    return made[0]
