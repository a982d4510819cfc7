"""Start, press and copy the same bot on 10,000 stored games or more, on a few, and on none."""

import asyncio
import signal
import time
from pathlib import Path

from tests.bench import copies, scripts
from tests.bench.copies import Copy
from tests.bench.figures import Aim, middle, show, spread, title
from tests.bench.load import LAUNCH, Hand, Tally, Window, checked
from tests.bench.processes import memory_of, memory_of_children
from tests.bench.scripts import Library
from tests.stub.loopback import Loopback
from tests.stub.running import Running

_TEMPLATES = 20
GAMES = 10_000
_OPEN = 1_000
_FEW = 60
"""Games that stay in memory; they are half played, as the end of one costs more than a press."""
_LANES = 10
_STARTS = 5
_ROUNDS = 10
_PRESSES = 600
_REMEMBERED = 2_000
_LONGEST = 60.0
_SETTLES = 1.0
_STEADY = 40.0
_COPIED = 10.0
_KIB = 1_024
_BARE = "tests.bench.bare"
"""How a bot is run that is installed as the guide for hosts says, without extras."""


class House:
    """A file of games, with a Discord of its own."""

    def __init__(self, discord: Loopback, path: Path, games: list[Copy]) -> None:
        self.discord = discord
        self.path = path
        self.games = games

    async def start(self, module: str = _BARE) -> tuple[Running, float]:
        """Start a bot, and give the seconds until it has answered a command."""
        world = self.discord.world
        begun = time.perf_counter()
        bot = await Running.start(self.discord, self.path, "--lag", module=module)
        done = await self.discord.command(
            world.bot, next(iter(world.channels.values())), "rules", {}
        )
        await done.answered
        return bot, time.perf_counter() - begun

    async def measure(self, bot: Running, presses: int, rate: float | None = None) -> Tally:
        """Press that many buttons, the games in turn, ten at a time, at a rate or at full speed."""
        window = Window(bot.id, _LONGEST, rate)
        hand = Hand(self.discord, window, opens=False)
        waiting = [copy for copy in self.games if copy.steps]
        left = presses

        async def lane() -> None:
            nonlocal left
            while left > 0 and waiting:
                left -= 1
                copy = waiting.pop(0)
                await hand.play(copy, 1)
                if copy.steps:
                    waiting.append(copy)

        await asyncio.gather(*[lane() for _ in range(_LANES)])
        return window.close()


async def run(games: int = GAMES) -> None:
    """Measure disk, memory, starts, presses and backups with that many games."""
    title(f"(c) {games:,} stored games, {_OPEN:,} of them open")
    with scripts.folder() as name:
        folder = Path(name)
        library = await scripts.write(folder, _TEMPLATES)
        async with Loopback(remembered=_REMEMBERED) as one, Loopback(remembered=_REMEMBERED) as two:
            full = await build(library, folder / "full.sqlite3", one, _OPEN, games - _OPEN)
            few = await build(library, folder / "few.sqlite3", two, _FEW, 0)
            none = House(one, folder / "none.sqlite3", [])
            await _starts(full, none)
            await _presses(full, few)
            await _copied(full)


async def build(
    library: Library, path: Path, discord: Loopback, running: int, finished: int
) -> House:
    games = await copies.seat(library, library.middle, path, discord, running)
    if finished:
        grown = copies.finish(library, path, finished) / finished / _KIB
        show("the file grew for a finished game by", grown, "KiB", Aim(most=12))
    return House(discord, path, games)


async def _starts(full: House, none: House) -> None:
    """Start each in turn; the first start of each migrates, syncs and is not counted."""
    seconds: dict[str, list[float]] = {"full": [], "none": [], "voice": []}
    memory: dict[str, list[float]] = {"full": [], "none": [], "voice": []}
    kinds = (("full", full, _BARE), ("none", none, _BARE), ("voice", full, LAUNCH))
    for number in range(_STARTS + 1):
        for key, house, module in kinds:
            bot, took = await house.start(module)
            async with bot:
                await checked(house.discord, bot, len(house.games))
                await asyncio.sleep(_SETTLES)
                if number:
                    seconds[key].append(took)
                    memory[key].append(memory_of(bot.id))
                await bot.stop()
    show("resident, no games", middle(memory["none"]), "MB")
    show("resident after the start", middle(memory["full"]), "MB", Aim(most=80))
    show("resident after the start, with the extra voice", middle(memory["voice"]), "MB")
    show("start to first answer, no games", middle(seconds["none"]), "s")
    show("start to first answer", middle(seconds["full"]), "s")
    show("start to first answer, with the extra voice", middle(seconds["voice"]), "s")
    ratios = [a / b for a, b in zip(seconds["full"], seconds["none"], strict=True)]
    show("start, ratio", middle(ratios), "x", Aim(most=1.5), spread(ratios))


async def _presses(full: House, few: House) -> None:
    rounds: list[tuple[Tally, Tally]] = []
    memory: list[float] = []
    most = min(_PRESSES, sum(len(copy.steps) for copy in few.games) // (2 * (_ROUNDS + 1)))
    (bot, _), (little, _) = await full.start(), await few.start()
    async with bot, little:
        both = [(full, bot), (few, little)]
        for house, one in both:
            await checked(house.discord, one, len(house.games))
            await house.measure(one, most)  # the first presses meet languages and channels
        for _ in range(_ROUNDS):
            tallies = {house: await house.measure(one, most) for house, one in both}
            rounds.append((tallies[full], tallies[few]))
            both.reverse()
            memory.append(memory_of(bot.id))
        children = memory_of_children(bot.id)
    show("presses, a few games", middle([b.rate for _, b in rounds]), "/s")
    show("presses, all games in turn", middle([a.rate for a, _ in rounds]), "/s")
    ratios = [a.rate / b.rate for a, b in rounds]
    show("presses, ratio", middle(ratios), "x", Aim(least=0.95), spread(ratios))
    dearer = [a.cost / b.cost for a, b in rounds]
    show("process time a press, ratio", middle(dearer), "x", note=spread(dearer))
    show("resident under load", max(memory), "MB", Aim(most=100), spread(memory))
    show("resident under load, its children", children, "MB")


async def _copied(full: House) -> None:
    """Press as fast as it goes and at a steady rate: alone, and while the file is copied."""
    bot, _ = await full.start()
    async with bot:
        await checked(full.discord, bot, len(full.games))
        alone = await _both_ways(full, bot)
        bot.process.send_signal(signal.SIGUSR1)
        beside = await _both_ways(full, bot)
    for name, (fast, steady) in (("alone", alone), ("beside a backup", beside)):
        show(f"presses, {name}", fast.rate, "/s", note=f"({fast.lost} lost)")
        show(f"slowest press as fast as it goes, {name}", fast.slowest, "ms")
        show(f"p99 at {_STEADY:g}/s, {name}", steady.p99, "ms", note=f"(p50 {steady.p50:.1f})")
        show(f"slowest press at {_STEADY:g}/s, {name}", steady.slowest, "ms")
    show("presses beside a backup, ratio", beside[0].rate / alone[0].rate, "x")
    show("p99 beside a backup, ratio", beside[1].p99 / alone[1].p99, "x")
    slower = beside[1].slowest - alone[1].slowest
    show(f"slowest press at {_STEADY:g}/s, later by", slower, "ms")


async def _both_ways(full: House, bot: Running) -> tuple[Tally, Tally]:
    """Press as fast as it goes, then at the steady rate."""
    fast = await full.measure(bot, _PRESSES)
    return fast, await full.measure(bot, int(_STEADY * _COPIED), _STEADY)
