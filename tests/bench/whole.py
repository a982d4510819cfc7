"""Press the whole bot's buttons on a loopback socket, and beside it those of a stock bot."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from tests.bench import copies, scripts
from tests.bench.copies import Copy
from tests.bench.figures import Aim, middle, show, spread, title
from tests.bench.floor import BUTTONS, view
from tests.bench.load import LAUNCH, Hand, Tally, Window
from tests.stub import shapes
from tests.stub.loopback import Loopback
from tests.stub.running import Running
from tests.stub.world import Channel, Person, snowflake

_LANES = 24
_ROUNDS = 3
_SECONDS = 4.0
_WARM = 1.0
_STEADY = 100.0
"""Presses a second at which latencies are compared."""

_TEMPLATES = 16
_COPIES = 360
_REMEMBERED = 2_000

Measure = Callable[[float, float | None], Coroutine[Any, Any, Tally]]


@dataclass
class Rounds:
    """What the rounds of one bot gave: at full speed, and at a steady rate."""

    full: list[Tally] = field(default_factory=list[Tally])
    steady: list[Tally] = field(default_factory=list[Tally])

    async def go(self, measure: Measure) -> None:
        self.full.append(await measure(_SECONDS, None))
        self.steady.append(await measure(_SECONDS, _STEADY))


class Ours:
    """The whole bot with its games under way."""

    def __init__(self, discord: Loopback, bot: Running, games: list[Copy]) -> None:
        self._discord = discord
        self._bot = bot
        self._games = games
        self.opens = False

    async def measure(self, seconds: float, rate: float | None) -> Tally:
        window = Window(self._bot.id, seconds, rate)
        hand = Hand(self._discord, window, opens=self.opens)
        await asyncio.gather(*[self._lane(hand, window) for _ in range(_LANES)])
        return window.close()

    async def _lane(self, hand: Hand, window: Window) -> None:
        """Play one game after the other; a game that the window cuts off goes on later."""
        while window.is_open:
            copy = self._games.pop()
            await hand.play(copy)
            if copy.steps:
                self._games.insert(0, copy)


class Floor:
    """The stock bot with one message a lane."""

    def __init__(self, discord: Loopback, bot: Running, channels: list[Channel]) -> None:
        self._discord = discord
        self._bot = bot
        self._channels = channels
        self._dice = Random(1)
        self._person = discord.world.add_person("ann")

    async def measure(self, seconds: float, rate: float | None) -> Tally:
        window = Window(self._bot.id, seconds, rate)
        await asyncio.gather(*[self._lane(channel, window) for channel in self._channels])
        return window.close()

    async def _lane(self, channel: Channel, window: Window) -> None:
        assert channel.last
        while window.is_open:
            await window.pace.slot()
            custom_id = f"floor:{self._dice.randrange(BUTTONS)}"
            done = await self._discord.press(self._person, channel.last, custom_id)
            await done.answered
            assert done.at
            window.tally.commits.append(done.at - done.sent)


async def run(*, profile: bool) -> None:
    """Measure both in turn."""
    title("(b) the whole bot: a press through rules and a FULL commit to the answer")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, _TEMPLATES)
        async with (
            Loopback(remembered=_REMEMBERED) as stock,
            Loopback(remembered=_REMEMBERED) as discord,
        ):
            path = folder / "whole.sqlite3"
            games = await copies.seat(library, library.fresh, path, discord, _COPIES)
            channels = _boards(stock)
            asked = ["--profile"] if profile else []
            log = folder / "log"
            async with (
                await Running.start(stock, path, module="tests.bench.floor") as floor,
                await Running.start(discord, path, *asked, log=log, module=LAUNCH) as bot,
            ):
                await _compare(Floor(stock, floor, channels), Ours(discord, bot, games))
                await bot.stop()
            if profile:
                print(log.read_text())


async def _compare(floor: Floor, ours: Ours) -> None:
    stock, strict, people = Rounds(), Rounds(), Rounds()
    await floor.measure(_WARM, None)
    await ours.measure(_WARM, None)
    for _ in range(_ROUNDS):
        await stock.go(floor.measure)
        ours.opens = False
        await strict.go(ours.measure)
        ours.opens = True
        people.full.append(await ours.measure(_SECONDS, None))
    _show(stock, strict, people)


def _show(stock: Rounds, strict: Rounds, people: Rounds) -> None:
    for name, rounds in (("stock", stock), ("ours, every press a ply", strict)):
        show(f"{name}: presses", middle([t.rate for t in rounds.full]), "/s")
        show(f"{name}: p50 at {_STEADY:g}/s", middle([t.p50 for t in rounds.steady]), "ms")
        show(f"{name}: process time a press", middle([t.cost for t in rounds.full]), "us")
    mixed = middle([t.rate for t in people.full])
    share = middle([len(t.commits) / t.presses for t in people.full])
    show("ours, forms opened too: presses", mixed, "/s", note=f"({share:.0%} of them plies)")
    pairs = list(zip(strict.full, stock.full, strict=True))
    calm = list(zip(strict.steady, stock.steady, strict=True))
    ratios = [a.rate / b.rate for a, b in pairs]
    show("presses a second, ratio", middle(ratios), "x", Aim(least=0.8), spread(ratios))
    slower = [a.p50 / b.p50 for a, b in calm]
    show("p50, ratio", middle(slower), "x", Aim(most=1.6), spread(slower))
    dearer = [a.cost / b.cost for a, b in pairs]
    show("process time, ratio", middle(dearer), "x", Aim(most=1.5), spread(dearer))
    lost = sum(t.lost for t in (*strict.full, *strict.steady, *people.full))
    show("ours: presses without an answer in time", lost)
    busy = max(t.driver for t in (*stock.full, *strict.full))
    show("the driver's own core was busy for", 100 * busy, "% at most")


def _boards(discord: Loopback) -> list[Channel]:
    """Give each lane a message of the stock bot's."""
    guild = discord.world.add_guild("Stock")
    made = [discord.world.add_channel(guild, f"lane-{n}") for n in range(_LANES)]
    for channel in made:
        number = snowflake()
        author = Person(shapes.APPLICATION, "floor")
        body = {"components": view().to_components()}
        channel.messages[number] = shapes.message(channel.id, number, author, body)
    return made
