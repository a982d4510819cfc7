"""See how late the bot's loop wakes while boards are drawn and the database is copied."""

import asyncio
import math
import signal
import time
from collections import defaultdict
from collections.abc import Awaitable
from itertools import cycle
from pathlib import Path
from statistics import median

import orjson

from tests.bench import scripts, stored
from tests.bench.copies import Copy
from tests.bench.figures import Aim, middle, show, title
from tests.bench.lagging import Noted
from tests.bench.load import LAUNCH, checked
from tests.bench.processes import Others
from tests.stub.loopback import Loopback
from tests.stub.running import Running
from tests.stub.world import Request

_GAMES = 10_000
_OPEN = 1_000
_TEMPLATES = 20
_REMEMBERED = 2_000
_LANES = 20
_SHORT = 3.0
_SECONDS = 10.0
_LONGER = 20.0
_PATIENCE = 10.0
_BOARDS = ("market", "board", "score")
_AT_REST, _BOTH = "at rest", "boards drawn and a backup running"
_SHARE = 0.999

Span = tuple[float, float]


class Viewers:
    """People who look at pictures, one board in each lane at a time; `came` counts pictures."""

    def __init__(self, discord: Loopback, games: list[Copy]) -> None:
        self._discord = discord
        self._games = games
        self._drawn: defaultdict[str, asyncio.Event] = defaultdict(asyncio.Event)
        self.came = 0
        self.missed = 0
        discord.watch = self._see

    async def look(self, seconds: float) -> None:
        """Look for so long, in as many games as there are lanes."""
        ends = time.perf_counter() + seconds
        await asyncio.gather(*[self._lane(game, ends) for game in self._games[:_LANES]])

    async def _lane(self, game: Copy, ends: float) -> None:
        """Look at each village, then at what lies between them; seldom at the same within 100."""
        villages = [("village", person) for person in game.people]
        boards = [(name, game.people[0]) for name in _BOARDS]
        for name, person in cycle([*villages, *boards]):
            if time.perf_counter() > ends:
                return
            asked = await self._discord.command(person, game.channel, f"look {name}")
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self._drawn[asked.token].wait()
                self.came += 1
            except TimeoutError:
                self.missed += 1

    def _see(self, request: Request) -> None:
        """Notice a picture that goes out in answer to a command, by the token in its path."""
        shown = request.body.get("data") or request.body
        if shown.get("attachments"):
            self._drawn[request.path.split("/")[3]].set()


async def run() -> None:
    """Measure at rest, with boards drawn, with the database copied, and with both."""
    title(f"(h) the loop's lag, {_LANES} boards drawn at a time, {_GAMES:,} games copied")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, _TEMPLATES)
        async with Loopback(remembered=_REMEMBERED) as discord:
            path, log = folder / "lag.sqlite3", folder / "log"
            house = await stored.build(library, path, discord, _OPEN, _GAMES - _OPEN)
            async with await Running.start(discord, path, "--lag", log=log, module=LAUNCH) as bot:
                await checked(discord, bot, len(house.games))
                viewers = Viewers(discord, house.games)
                others = Others()
                spans = await _spans(bot, viewers)
                beside = others.share()
                await bot.stop()
        (encoded,) = [line for line in log.read_text().splitlines() if line.startswith("{")]
        noted = Noted(**orjson.loads(encoded))
        _show(spans, noted, viewers, path.stat().st_size)
        show("others kept the machine busy for", 100 * beside, "% of its cores")


async def _spans(bot: Running, viewers: Viewers) -> dict[str, Span]:
    """Go through all, and keep from when to when each lasted."""
    spans: dict[str, Span] = {}

    async def during(name: str, what: Awaitable[None]) -> None:
        begun = time.perf_counter()
        await what
        spans[name] = (begun, time.perf_counter())

    await during(_AT_REST, asyncio.sleep(_SECONDS))
    await during("the first boards drawn", viewers.look(_SHORT))
    await during("boards drawn", viewers.look(_SECONDS))
    bot.process.send_signal(signal.SIGUSR1)
    await during("a backup running", asyncio.sleep(_SECONDS))
    await during(_BOTH, viewers.look(_LONGER))
    bot.process.send_signal(signal.SIGUSR2)
    return spans


def _show(spans: dict[str, Span], noted: Noted, viewers: Viewers, size: int) -> None:
    for name, (begun, ended) in spans.items():
        late = sorted([late * 1e3 for at, late in noted.late if begun < at <= ended])
        at = math.ceil(_SHARE * len(late)) - 1
        note = f"(p50 {median(late):.2f}, longest {late[-1]:.1f} of {len(late):,})"
        show(f"{name}: lag p99.9", late[at], "ms", Aim(most=10) if name == _BOTH else None, note)
    copies = [ended - begun for begun, ended in noted.copies]
    show("boards drawn", viewers.came / (_SHORT + _SECONDS + _LONGER), "/s")
    show("boards that did not come", viewers.missed)
    show("backups", len(copies), note=f"({middle(copies):.2f} s each, of {size / 1e6:,.0f} MB)")
