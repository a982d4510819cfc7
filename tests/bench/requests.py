"""Count what the bot asks of Discord beyond its answers, over whole games."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from tests.bench import copies, scripts
from tests.bench.copies import Copy
from tests.bench.figures import Aim, show, title
from tests.bench.load import Hand, Window, checked
from tests.bench.scripts import Step
from tests.stub.loopback import Loopback
from tests.stub.running import Running

_GAMES = 3
_QUIET = 0.05
"""Seconds without a request after which a ply counts as done."""

_LONGEST = 600.0
_CALLBACK = "/callback"

Take = Callable[[Copy, Step], Coroutine[Any, Any, None]]


class Counting:
    """Takes one step at a time and counts what it costs."""

    def __init__(self, discord: Loopback) -> None:
        self._discord = discord
        self.plies: list[int] = []
        self.kinds: Counter[str] = Counter()

    async def play(self, copy: Copy, take: Take) -> None:
        while copy.steps:
            requests = self._discord.world.requests
            requests.clear()
            await take(copy, copy.steps.pop(0))
            await self._quiet()
            beyond = [one for one in requests if not one.path.endswith(_CALLBACK)]
            self.plies.append(len(beyond))
            self.kinds.update(f"{one.method} {_shape(one.path)}" for one in beyond)

    def show(self, name: str) -> None:
        mean = sum(self.plies) / len(self.plies)
        show(f"{name}: on average", mean, "a ply", Aim(most=1.8), f"({len(self.plies)} plies)")
        often = Counter(self.plies)
        spread = ", ".join(f"{count}: {times}" for count, times in sorted(often.items()))
        show(f"{name}: at most", max(self.plies), "a ply", Aim(most=3), f"({spread})")
        for kind, times in self.kinds.most_common():
            show(f"    {kind}", times / len(self.plies), "a ply")

    async def _quiet(self) -> None:
        while True:
            last = self._discord.world.requests[-1].at
            if time.perf_counter() - last > _QUIET:
                return
            await asyncio.sleep(_QUIET / 3)


async def run() -> None:
    """Play some games by buttons and some by commands, one ply at a time."""
    title("(e) REST requests a ply beyond the answer")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, 2 * _GAMES)
        async with Loopback() as discord:
            path = folder / "requests.sqlite3"
            games = await copies.seat(library, library.fresh, path, discord, 2 * _GAMES)
            async with await Running.start(discord, path, module="tests.stub.launch") as bot:
                await checked(discord, bot, len(games))
                hand = Hand(discord, Window(bot.id, _LONGEST), opens=True)
                await _count(discord, "buttons", games[:_GAMES], hand.take)
                await _count(discord, "commands", games[_GAMES:], _type(discord))


async def _count(discord: Loopback, name: str, games: list[Copy], take: Take) -> None:
    counting = Counting(discord)
    for copy in games:
        await counting.play(copy, take)
    counting.show(name)


def _type(discord: Loopback) -> Take:
    """Give what takes a step by its slash command."""

    async def take(copy: Copy, step: Step) -> None:
        person = copy.people[step.seat]
        done = await discord.command(person, copy.channel, step.command, step.options)
        await done.answered

    return take


def _shape(path: str) -> str:
    """Give a path without its ids."""
    return "/".join("*" if part.isdigit() else part for part in path.split("/"))
