"""Kill a bot again and again while people play; hold what is left against what was said."""

import asyncio
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.faults.evidence import (
    Stored,
    acknowledged,
    check_acknowledged,
    check_plies,
    check_reported,
    check_sent,
    exhume,
    read,
)
from tests.faults.moments import AT_START, IN_PLAY, Moment
from tests.stub.loopback import Loopback
from tests.stub.player import Gone, Table
from tests.stub.running import Nursery
from tests.stub.world import Channel

_NAMES = ("ann", "bob", "cid", "dee")
_PATIENCE = 0.5
"""Seconds after which a bot is killed whose moment has not come."""

_IN_FLIGHT = 0.02
"""Seconds until what a dead bot had sent has arrived."""

_LONGEST = 120
_KILLED_AGAIN = 0.25
DATABASE = "table.sqlite3"


@dataclass
class Count:
    """What an ordeal came to; `starts` are seconds from the fork to the gateway."""

    kills: Counter[str] = field(default_factory=Counter[str])
    plies: int = 0
    acknowledged: int = 0
    games: int = 0
    starts: list[float] = field(default_factory=list[float])


class Ordeal:
    """One database, its many bots, and the people who go on playing.

    `watch` is shown the count after each game.
    """

    def __init__(
        self,
        discord: Loopback,
        nursery: Nursery,
        folder: Path,
        seed: int,
        watch: Callable[[Count], None] = lambda _: None,
    ) -> None:
        self._watch = watch
        self.discord = discord
        self.nursery = nursery
        self.folder = folder
        self.dice = Random(seed)
        self.count = Count()
        self.people = [discord.world.add_person(name) for name in _NAMES]
        self.guild = discord.world.add_guild("Town")
        self._before: dict[int, Stored] = {}
        self._dead = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None

    async def endure(self, kills: int) -> Count:
        """Play on under that many kills, then to the end; everything is checked on the way."""
        while self.count.kills.total() < kills:
            channel = self.discord.world.add_channel(self.guild, f"village-{self.count.games}")
            await self._rise()
            self.count.games += 1
            table = self._table(channel)
            await table.open()
            while self.count.kills.total() < kills and not table.is_over:
                await self._strike(table)
            await self._finish(table)
            assert await self.nursery.stop(signal.SIGTERM) == 0
            self._watch(self.count)
        return self.count

    def _table(self, channel: Channel) -> Table:
        """Seat four people, and one alone at each second table."""
        if self.count.games % 2:
            return Table(self.discord, channel, self.people, self.dice)
        options = {"variant": "solo", "edition": "preview"}
        return Table(self.discord, channel, self.people[:1], self.dice, options)

    async def _strike(self, table: Table) -> None:
        """Play a little, kill the bot, look at what it left, and start it again."""
        for _ in range(self.dice.randint(0, 3)):
            if await table.wait(_LONGEST):
                await table.finish(await table.begin())
        moment = self.dice.choice(IN_PLAY)
        self._arm(moment)
        playing = asyncio.create_task(self._play(table))
        await self._die(moment)
        playing.cancel()
        await asyncio.wait([playing])
        if self.dice.random() < _KILLED_AGAIN:
            moment = self.dice.choice(AT_START)
            await self.nursery.start(serving=False)
            self._arm(moment)
            await self._die(moment)
        await self._rise()

    async def _play(self, table: Table) -> None:
        while await table.wait(_LONGEST):
            with suppress(Gone):
                await table.finish(await table.begin())

    def _arm(self, moment: Moment) -> None:
        self._dead.clear()
        self._timer = moment.arm(self.discord, self.dice, self._kill)

    def _kill(self) -> None:
        if not self._dead.is_set():
            self._dead.set()
            self.nursery.kill()

    async def _die(self, moment: Moment) -> None:
        """Wait for the moment; where it does not come, kill at last."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._dead.wait(), _PATIENCE)
        self.count.kills[moment.name if self._dead.is_set() else "at last"] += 1
        self._kill()
        if self._timer:
            self._timer.cancel()
        self.discord.troubles.clear()
        assert await self.nursery.ended() == -signal.SIGKILL
        await asyncio.sleep(_IN_FLIGHT)
        self._examine(exhume(self.folder / DATABASE, self.folder))

    async def _rise(self) -> None:
        started = time.perf_counter()
        await self.nursery.start()
        self.count.starts.append(time.perf_counter() - started)

    def _examine(self, games: dict[int, Stored]) -> None:
        """Hold every game that still has its plies against what people saw done."""
        for number, stored in games.items():
            check_plies(stored)
            if not stored.is_packed:
                check_acknowledged(stored, acknowledged(self.discord.world, number))
            before = self._before.get(number)
            assert before is None or len(before.rows) <= len(stored.rows)
        self._before = games

    async def _finish(self, table: Table) -> None:
        """Play on to the end without a kill, and see that everything was said, and once."""
        while await table.wait(_LONGEST):
            await table.finish(await table.begin())
        number = self.count.games
        before, seen = self._before[number], acknowledged(self.discord.world, number)
        stored = await self._quiet(number)
        assert stored.is_packed, (stored.game.status, len(stored.rows), stored.waiting)
        check_plies(stored)
        check_reported(stored, table.channel)
        check_sent(stored, self.discord.world, table.channel)
        if not before.is_packed:
            known = {row.interaction_id for row in before.rows}
            since = [one for one in seen if one.id not in known]
            new = stored.rows[len(before.rows) :]
            acted = [row for row in new if row.action or row.undoes]
            passes = [row for row in acted if row.action and b'"pass"' in row.action]
            # A player who has nothing to do passes without a press.
            unseen = len(acted) - len(since)
            assert 0 <= unseen <= len(passes), ([row.action for row in acted], since)
        self.count.plies += len(stored.rows)
        self.count.acknowledged += len(seen)

    async def _quiet(self, number: int) -> Stored:
        """Wait until a finished game is packed and nothing waits."""
        until = time.monotonic() + _LONGEST
        while True:
            stored = read(self.folder / DATABASE)[number]
            if (stored.is_packed and not stored.waiting) or time.monotonic() > until:
                return stored
            await asyncio.sleep(0.1)
