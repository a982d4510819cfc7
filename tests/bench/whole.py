"""Press the whole bot's buttons on a loopback socket, and beside it those of two floors.

The stock floor edits one message. The equal floor asks of Discord what ours does. Neither keeps
anything. Ours runs twice, without pictures and with them. All are measured in turn in each round.
"""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from tests.bench import copies, scripts
from tests.bench.asked import compare
from tests.bench.drivers import Driver, Equal, Ours, Stock, equal_boards, stock_boards
from tests.bench.figures import Aim, middle, show, spread, title
from tests.bench.load import LAUNCH, Tally, checked
from tests.bench.processes import Others
from tests.bench.scripts import Library
from tests.stub.loopback import Loopback
from tests.stub.running import Running

_ROUNDS = 9
_SECONDS = 1.5
"""Seconds of one measurement: short, so that a machine that slows down does so for all bots."""

_WARM = 10.0
"""Seconds in which a bot meets its games, channels and languages for the first time."""

_CALM = 50.0
"""Presses a second that Discord allows: it takes this many requests a second of a bot."""

_CALM_SECONDS = 4.0

_STEADY = 100.0
"""Presses a second at which medians are compared."""

_BRISK = 200.0
"""Presses a second at which the slowest answers are looked at."""

_TEMPLATES = 16
_COPIES = 360
_REMEMBERED = 2_000

Figure: TypeAlias = Callable[[Tally], float]


@dataclass
class Rounds:
    """What one bot's rounds gave: at full speed, at three rates, and with all forms opened.

    `rested` is full speed too, right after a rest: its allowance for pictures has saved 0.6 seconds
    of drawing by then, 40 % of a core in 1.5 seconds. A bot that is always busy draws for 6 %.
    """

    rested: list[Tally] = field(default_factory=list[Tally])
    full: list[Tally] = field(default_factory=list[Tally])
    calm: list[Tally] = field(default_factory=list[Tally])
    steady: list[Tally] = field(default_factory=list[Tally])
    brisk: list[Tally] = field(default_factory=list[Tally])
    people: list[Tally] = field(default_factory=list[Tally])

    async def go(self, driver: Driver) -> None:
        self.full.append(await driver.measure(_SECONDS, None))
        self.steady.append(await driver.measure(_SECONDS, _STEADY))

    @property
    def all(self) -> list[Tally]:
        return [*self.rested, *self.full, *self.calm, *self.steady, *self.brisk, *self.people]


@dataclass
class Field:
    """The bots that are compared, and their figures; `plain` and `pictured` are both ours."""

    stock: Stock
    equal: Equal
    plain: Ours
    pictured: Ours
    of_stock: Rounds = field(default_factory=Rounds)
    of_equal: Rounds = field(default_factory=Rounds)
    of_plain: Rounds = field(default_factory=Rounds)
    of_pictured: Rounds = field(default_factory=Rounds)

    async def warm(self) -> None:
        """Let each bot see what it is to do, and the equal floor learn what ours asks for."""
        await self.plain.measure(_WARM, None)
        await self.pictured.measure(_WARM, None)
        self.equal.shares = self.plain.asked.shares()
        await self.stock.measure(_WARM, None)
        await self.equal.meet()
        await self.equal.measure(_WARM, None)
        for driver in (self.plain, self.pictured, self.equal):
            driver.asked.clear()

    async def go(self, number: int) -> None:
        """Measure all in turn, in every second round the other way round."""
        order = (self._plain, self._equal, self._stock, self._pictured)
        for measure in order if number % 2 == 0 else reversed(order):
            await measure()

    async def _stock(self) -> None:
        await self.of_stock.go(self.stock)

    async def _equal(self) -> None:
        await self.of_equal.go(self.equal)

    async def _pictured(self) -> None:
        self.of_pictured.rested.append(await self.pictured.measure(_SECONDS, None))
        await self.of_pictured.go(self.pictured)
        self.of_pictured.brisk.append(await self.pictured.measure(_SECONDS, _BRISK))

    async def _plain(self) -> None:
        await self.of_plain.go(self.plain)
        self.of_plain.calm.append(await self.plain.measure(_CALM_SECONDS, _CALM))
        self.of_plain.brisk.append(await self.plain.measure(_SECONDS, _BRISK))
        self.equal.shares = self.plain.asked.shares()
        self.plain.opens = True
        self.of_plain.people.append(await self.plain.measure(_SECONDS, None))
        self.plain.opens = False


async def run(*, profile: bool) -> None:
    """Measure all in turn."""
    title("(b) the whole bot: a press through rules and a FULL commit to the answer")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, _TEMPLATES)
        async with AsyncExitStack() as stack:
            found = Field(
                await _stock(stack, folder),
                await _equal(stack, folder),
                await _ours(stack, folder, library, "plain", "false", profile=profile),
                await _ours(stack, folder, library, "pictured", "true"),
            )
            await found.warm()
            others = Others()
            for number in range(_ROUNDS):
                await found.go(number)
            beside = others.share()
            await found.plain.bot.stop()
        _show(found)
        show("others kept the machine busy for", 100 * beside, "% of its cores")
        if profile:
            print(_log(folder, "plain").read_text())


async def _stock(stack: AsyncExitStack, folder: Path) -> Stock:
    discord = await stack.enter_async_context(Loopback(remembered=_REMEMBERED))
    boards = stock_boards(discord.world)
    return Stock(discord, await _floor(stack, folder, discord, "tests.bench.floor"), boards)


async def _equal(stack: AsyncExitStack, folder: Path) -> Equal:
    """Start the equal floor with as many channels as ours."""
    discord = await stack.enter_async_context(Loopback(remembered=_REMEMBERED))
    boards = equal_boards(discord.world, _COPIES)
    return Equal(discord, await _floor(stack, folder, discord, "tests.bench.equal"), boards)


async def _floor(stack: AsyncExitStack, folder: Path, discord: Loopback, module: str) -> Running:
    started = await Running.start(discord, folder / "none", log=_log(folder, module), module=module)
    return await stack.enter_async_context(started)


async def _ours(
    stack: AsyncExitStack,
    folder: Path,
    library: Library,
    name: str,
    pictures: str,
    *,
    profile: bool = False,
) -> Ours:
    """Start the whole bot on games of its own, and wait until it has looked at all of them."""
    discord = await stack.enter_async_context(Loopback(remembered=_REMEMBERED))
    path = folder / f"{name}.sqlite3"
    games = await copies.seat(library, library.fresh, path, discord, _COPIES)
    asked = ("--profile",) if profile else ()
    bot = await Running.start(
        discord, path, *asked, log=_log(folder, name), module=LAUNCH, PICTURES=pictures
    )
    await stack.enter_async_context(bot)
    await checked(discord, bot, len(games))
    return Ours(discord, bot, games)


def _log(folder: Path, name: str) -> Path:
    return folder / f"{name}.log"


def _show(found: Field) -> None:
    stock, equal, plain, pictured = (
        found.of_stock,
        found.of_equal,
        found.of_plain,
        found.of_pictured,
    )
    for name, rounds in (
        ("stock floor", stock),
        ("equal floor", equal),
        ("ours, no pictures", plain),
        ("ours, pictures", pictured),
    ):
        show(f"{name}: presses", middle([t.rate for t in rounds.full]), "/s")
        show(f"{name}: p50 at {_STEADY:g}/s", middle([t.p50 for t in rounds.steady]), "ms")
        show(f"{name}: process time a press", middle([t.cost for t in rounds.full]), "us")
    mixed = middle([t.rate for t in plain.people])
    share = middle([len(t.commits) / t.presses for t in plain.people])
    show("ours, forms opened too: presses", mixed, "/s", note=f"({share:.0%} of them plies)")
    drawn = found.pictured.asked
    show("ours, pictures: of them a press", drawn.a_press(drawn.pictures))
    compare(found.plain.asked, found.equal.asked)
    _show_aims(stock, equal, plain, pictured)
    lost = sum(t.lost for t in (*plain.all, *pictured.all))
    show("ours: presses without an answer in time", lost)
    busy = max(t.driver for rounds in (stock, equal, plain, pictured) for t in rounds.full)
    show("the driver's own core was busy for", 100 * busy, "% at most")


def _show_aims(stock: Rounds, equal: Rounds, plain: Rounds, pictured: Rounds) -> None:
    print("  against the equal floor:")
    _ratio("process time, no pictures", _cost, plain.full, equal.full, Aim(most=1.5))
    _ratio("process time, pictures", _cost, pictured.full, equal.full, Aim(most=1.8))
    _ratio("process time, pictures, rested", _cost, pictured.rested, equal.full, Aim(most=1.8))
    _ratio("presses a second, no pictures", _rate, plain.full, equal.full, Aim(least=0.75))
    _ratio("presses a second, pictures", _rate, pictured.full, equal.full)
    _ratio(f"p50 at {_STEADY:g}/s, no pictures", _p50, plain.steady, equal.steady)
    print("  against the stock floor:")
    _ratio(f"p50 at {_STEADY:g}/s, no pictures", _p50, plain.steady, stock.steady, Aim(most=2.1))
    _ratio(f"p50 at {_STEADY:g}/s, pictures", _p50, pictured.steady, stock.steady)
    for name, rounds in (
        ("equal floor", equal),
        ("no pictures", plain),
        ("pictures", pictured),
    ):
        _ratio(f"process time, {name}", _cost, rounds.full, stock.full)
        _ratio(f"presses a second, {name}", _rate, rounds.full, stock.full)
    print("  by themselves:")
    calm = Tally([one for tally in plain.calm for one in tally.commits])
    show(f"p50 at {_CALM:g}/s, no pictures", calm.p50, "ms")
    show(f"p99 at {_CALM:g}/s, no pictures", calm.p99, "ms")
    for name, rounds, aim in (
        ("no pictures", plain, Aim(most=15)),
        ("pictures", pictured, None),
    ):
        slow = [t.p99 for t in rounds.brisk]
        show(f"p99 at {_BRISK:g}/s, {name}", middle(slow), "ms", aim, spread(slow))
        reached = [t.rate for t in rounds.brisk]
        show(f"presses a second at {_BRISK:g}/s, {name}", middle(reached), "/s")


def _ratio(
    name: str, figure: Figure, ours: Sequence[Tally], floor: Sequence[Tally], aim: Aim | None = None
) -> None:
    """Show the median of the rounds' ratios."""
    ratios = [figure(a) / figure(b) for a, b in zip(ours, floor, strict=True)]
    show(f"  {name}", middle(ratios), "x", aim, spread(ratios))


def _rate(tally: Tally) -> float:
    return tally.rate


def _cost(tally: Tally) -> float:
    return tally.cost


def _p50(tally: Tally) -> float:
    return tally.p50
