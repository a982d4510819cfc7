"""Play one fuzzed game from its script, and say what was wrong with it."""

import asyncio
import atexit
import gc
import logging
import shutil
import tempfile
import traceback
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from tests.fuzz.checks import check_quiet
from tests.fuzz.commands import suggest_any, type_any
from tests.fuzz.faults import Fault
from tests.fuzz.figures import Figures
from tests.fuzz.forgetting import Forgetting
from tests.fuzz.fuzzed_bot import FuzzedBot, Stumbled, in_memory
from tests.fuzz.guests import Guests
from tests.fuzz.steps import Script, Step
from tests.fuzz.troubles import arm, refuse
from tests.fuzz.upheavals import Upheavals
from tests.fuzz.virtual import Clock, VirtualLoop, passing
from tests.fuzz.watch import Watch
from tests.fuzz.watchers import Watchers
from tests.fuzz.wire import Wire
from tests.hidden import Secrets
from tests.stub.trouble import Answer, Trouble
from tests.stub.world import Interaction, Request

_IN_TIME = 3.2
_UPKEEP = 70
_TIMERS = 7.3
_LONG = 400
"""Seconds after which Discord has forgotten a nonce."""

_THREADS = 4
"""One in this many games is played in a thread, which archives itself after an hour."""

_COMPANIONS = 3
"""In one in this many games a companion sits down too, where there is room."""

_WATCHED = 3
"""One in this many games is watched in a browser."""


class Log(logging.Handler):
    """What the bot logs, at every level; what libraries say as the bot lets them.

    What asyncio says is left out: this game's loop says it under another name.
    """

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[tuple[int, str]] = []
        self.is_on = True

    def emit(self, record: logging.LogRecord) -> None:
        if not self.is_on or record.name == "asyncio":
            return
        if record.name.startswith("bot") or record.levelno >= logging.INFO:
            self.lines.append((record.levelno, self.format(record)))


class Game:
    """One fuzzed game, from an empty file to the last step of its script."""

    def __init__(self, script: Script, folder: Path, clock: Clock, tell: Any = None) -> None:
        self.script = script
        self.path = folder / "game.sqlite3"
        self.clock = clock
        self.tell = tell or (lambda _: None)
        self.figures = Figures(games=1)
        self.log = Log()
        self._waiting: list[Interaction] = []

    async def play(self) -> None:
        """Take every step.

        Raises Fault.
        """
        await self._begin()
        try:
            await self._play()
        finally:
            self.log.is_on = False
            self.figures.interactions = len(self.guests.sent)
            self.figures.pages = self.watchers.read
            self.figures.requests = len(self.wire.world.requests)
            self.figures.plies = sum(n + 1 for n in self.secrets.noted.values())
            self.secrets.close()
            await self.fuzzed.stop()

    async def _begin(self) -> None:
        seed = self.script.seed
        self.wire = Wire(Random(seed))
        self.fuzzed = FuzzedBot(self.wire, self.clock, self.path, seed)
        guild, world = self.fuzzed.guild, self.wire.world
        channel = world.add_channel(guild, "village")
        if seed % _THREADS == 0:
            channel = world.add_thread(guild, channel, "nook")
            channel.open_for = 3_600
        self.guests = Guests(self.wire, channel, self.script.players)
        self.guests.on_sent = self._note_sent
        self.forgetting = Forgetting(self.fuzzed, self.guests)
        self.secrets = Secrets(self.path)
        self.watch = Watch(self.fuzzed, self.secrets)
        self.watchers = Watchers(self.fuzzed, self.secrets, self.watch.said)
        self.upheavals = Upheavals(self.fuzzed, self.guests)
        self.wire.watch, self.wire.after = self.watch.before, self._after
        template, self.wire.world.commands, emoji = the_template()
        self.wire.servers.emoji.update(emoji)
        shutil.copyfile(template, self.path)
        await self.fuzzed.start()

    async def _play(self) -> None:
        seed = self.script.seed
        await self.guests.open(self.script.options, company=seed % _COMPANIONS == 1)
        await self.guests.settle(seed)
        for number, step in enumerate(self.script.steps):
            self.tell(f"{number} {step.deed} {self.clock.loop.now:.2f}")
            await self._take(step)
            self._raise()

    async def _take(self, step: Step) -> None:
        self.figures.steps[step.deed] += 1
        dice = Random(step.seed)
        self.guests.look()
        await self._deeds()[step.deed](dice)
        await self.fuzzed.revive()
        if self.script.seed % _WATCHED == 0:
            await self.watchers.look(dice)
        await asyncio.sleep(dice.choice((0, 0, 0.05, 0.5, 3)))

    def _deeds(self) -> Mapping[str, Callable[[Random], Awaitable[None]]]:
        guests = self.guests
        return {
            "play": guests.play,
            "wander": guests.wander,
            "repeat": guests.repeat,
            "storm": guests.storm,
            "stale": guests.stale,
            "forge": guests.forge,
            "garble": guests.garble,
            "moderate": guests.moderate,
            "meddle": guests.meddle,
            "undo": guests.undo,
            "venture": guests.venture,
            "chat": guests.chat,
            "command": lambda dice: type_any(guests, dice),
            "suggest": lambda dice: suggest_any(guests, dice),
            "delete": self._delete,
            "wait": self._wait,
            "clock": self._jump,
            "trouble": self._trouble,
            "refuse": self._refuse,
            "kill": self._kill,
            "lose": self._lose,
            "stumble": self._stumble,
            "restart": self._restart,
            "rename": self._rename,
            "forget": self.forgetting.forget,
            "deprive": self.upheavals.deprive,
            "expel": self.upheavals.expel,
            "depart": self.upheavals.depart,
            "close": self.upheavals.close,
            "quiet": self._quiet,
        }

    async def _wait(self, dice: Random) -> None:
        """Let hours or days pass."""
        await self.fuzzed.idle(dice.choice((60, 600, 3_700, 30_000, 100_000, 200_000, 700_000)))

    async def _jump(self, dice: Random) -> None:
        """Let the machine's clock jump."""
        before = self.clock()
        self.clock.ahead += timedelta(seconds=dice.choice((-3_600, -60, 1, 60, 3_600, 28_800)))
        self.watch.expected.jump(before, self.clock())
        self.wire.break_for(120)  # what is late is told by its clock

    async def _trouble(self, dice: Random) -> None:
        name = arm(self.wire, self.fuzzed, dice)
        self.figures.troubles[name] += 1
        self.tell(f"  {name}")

    async def _refuse(self, dice: Random) -> None:
        name = refuse(self.wire, self.guests, dice)
        self.figures.troubles[name] += 1

    async def _delete(self, dice: Random) -> None:
        """Delete a message of the bot's."""
        mine = [one for one in self.guests.channel.messages.values() if one["components"]]
        if mine:
            gone = dice.choice(mine[-3:])
            del self.guests.channel.messages[int(gone["id"])]
            self.watch.deleted(gone)
            self.figures.troubles["deleted message"] += 1

    async def _kill(self, dice: Random) -> None:
        """Kill the bot in the middle of something."""
        doing = asyncio.ensure_future(self.guests.play(dice))
        await asyncio.sleep(dice.uniform(0, 1))
        self._down("SIGKILL")
        self.fuzzed.kill()
        await asyncio.wait([doing])

    async def _rename(self, dice: Random) -> None:
        self.forgetting.rename(dice)

    async def _lose(self, dice: Random) -> None:
        """Kill the bot as a message has just gone out, and let its nonce be forgotten."""
        trouble = Trouble("POST", r"/channels/[0-9]+/messages", after=self.fuzzed.kill)
        self.wire.troubles.append(trouble)
        await self.guests.play(dice)
        if self.fuzzed.is_up:
            return
        self._down("message not noted")
        await asyncio.sleep(dice.choice((1, _LONG)))

    async def _stumble(self, dice: Random) -> None:
        """Let the next timer that is due fail."""
        self.fuzzed.stumbles = 1
        await self._wait(dice)
        self.figures.troubles["timer that fails"] += 1

    async def _restart(self, _: Random) -> None:
        self._down("restart")
        await self.fuzzed.stop()

    def _down(self, name: str) -> None:
        self.figures.troubles[name] += 1
        self.wire.break_for(15)

    async def _quiet(self, _: Random) -> None:
        """Let Discord be well, wait for the upkeep, and look at everything."""
        self.wire.troubles.clear()
        await self.fuzzed.revive()
        await asyncio.sleep(_UPKEEP)
        await self.fuzzed.wait_until_idle()
        self._check_answered()
        self._raise()
        person = self.guests.players[0]
        await self.guests.answered(await self.guests.command(person, "game status"))
        await asyncio.sleep(_UPKEEP)
        await self.fuzzed.wait_until_idle()
        self._raise()
        await self._check_quiet()
        await self.forgetting.check()
        self._check_log()

    async def _check_quiet(self) -> None:
        """Look once more where a timer may have struck while one looked."""
        try:
            await check_quiet(self.fuzzed, self.guests, self.secrets, self.watch.expected)
        except Fault:
            await asyncio.sleep(_TIMERS)
            await self.fuzzed.wait_until_idle()
            await check_quiet(self.fuzzed, self.guests, self.secrets, self.watch.expected)

    # What is looked at

    def _after(self, request: Request, answer: Answer) -> None:
        self.tell(f"    {self.clock.loop.now:.2f} {answer.status} {request.method} {request.path}")
        self.watch.after(request, answer)

    def _note_sent(self, done: Interaction) -> None:
        self._waiting.append(done)
        self.watch.expected.do(done.person.id, done.custom_id, done.id, self.clock())
        self.tell(f"    {done.sent:.2f} {done.person.name} {done.custom_id} {done.id}")

    def _check_answered(self) -> None:
        """Everybody got an answer in time, but those in whose time something was broken."""
        waiting, self._waiting[:] = list(self._waiting), []
        for done in waiting:
            is_excused = self.wire.broken_until > done.sent
            if not is_excused and (done.at is None or done.at - done.sent > _IN_TIME):
                self.watch.faults.append(
                    Fault("not answered", (done.custom_id, done.kind, done.sent))
                )

    def _check_log(self) -> None:
        lines, self.log.lines = self.log.lines, []
        for level, line in lines:
            if leak := self.secrets.in_log(line):
                raise Fault("leak in the log", (leak, line))
            if person := self.forgetting.in_log(line):
                raise Fault("a person in the log", (person, line))
            if "all-seeing companion" in line:
                raise Fault("all-seeing companion", line)
            if level >= logging.ERROR and Stumbled.__name__ not in line:
                raise Fault("error", line)

    def _raise(self) -> None:
        if self.watch.faults:
            raise self.watch.faults[0]


@cache
def the_template() -> tuple[Path, list[Any], Mapping[str, int]]:
    """Give a file with every table and no game, and its bot's commands and emoji on Discord."""
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    atexit.register(shutil.rmtree, folder)
    loop = VirtualLoop()
    clock = Clock(loop)

    async def make() -> tuple[list[Any], Mapping[str, int]]:
        fuzzed = FuzzedBot(Wire(Random(0)), clock, folder / "template.sqlite3", 0)
        await fuzzed.start()
        await asyncio.sleep(_UPKEEP)
        await fuzzed.stop()
        return fuzzed.wire.world.commands, fuzzed.wire.servers.emoji

    with passing(clock, 0), in_memory(loop):
        commands, emoji = loop.run_until_complete(make())
    loop.close()
    gc.collect()
    gc.freeze()  # else each game's end would look through all that is imported
    return folder / "template.sqlite3", commands, emoji


def run(
    script: Script, tell: Any = None, make: Callable[..., Game] = Game
) -> tuple[Figures, Fault | None]:
    """Play a script from its beginning; give what it came to, and what was wrong."""
    the_template()
    loop = VirtualLoop()
    clock = Clock(loop)
    base = Path("/dev/shm") if Path("/dev/shm").exists() else None
    root, level = logging.getLogger(), logging.getLogger("bot").level
    with tempfile.TemporaryDirectory(dir=base) as folder:
        game = make(script, Path(folder), clock, tell)
        root.addHandler(game.log)
        logging.getLogger("bot").setLevel(logging.DEBUG)
        asyncio.set_event_loop(loop)
        try:
            with passing(clock, script.seed), in_memory(loop):
                loop.run_until_complete(game.play())
        except Fault as fault:
            return game.figures, fault
        except Exception:  # noqa: BLE001 - a fault of the bot's, or of the fuzzer's own
            return game.figures, Fault("crash", traceback.format_exc())
        finally:
            root.removeHandler(game.log)
            logging.getLogger("bot").setLevel(level)
            asyncio.set_event_loop(None)
            loop.close()
            gc.collect()
    return game.figures, None
