"""Press what the scripts say, as fast as the answers come or at a set rate, and keep the time."""

import asyncio
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any

from bot.model.custom_id import parse_custom_id
from bot.ui.purchases import BOUGHT, FORM
from tests.bench.copies import Copy
from tests.bench.processes import cpu_of
from tests.bench.scripts import Step
from tests.stub.loopback import Loopback
from tests.stub.player import ids
from tests.stub.running import Running
from tests.stub.world import Channel, Interaction, Person

LAUNCH = "tests.bench.launch"
"""How a bot is run that is to be pressed."""

_PATIENCE = 20.0
_TOO_LATE = 3.5
_SHOWN, _UPDATE_LATER, _UPDATE, _MODAL = 4, 6, 7, 9
_OPENERS = (":more", ":read", *(f":do:{verb}" for verb in BOUGHT))
"""How a button's id ends that shows something in private."""

_LOOK = re.compile(r"GET /channels/[0-9]+/messages")
_LONGEST_CHECK = 120.0
_AGAIN = 0.05
_NO_DM = 0.5
"""Seconds after which a direct message would be there."""

Json = dict[str, Any]


@dataclass
class Tally:
    """What was answered: seconds for each press that committed, and for each form or More opened.

    `lost` presses had no answer in time; `driver` is how busy the presser's own process was.
    """

    commits: list[float] = field(default_factory=list[float])
    forms: list[float] = field(default_factory=list[float])
    lost: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    driver: float = 0.0

    @property
    def presses(self) -> int:
        return len(self.commits) + len(self.forms)

    @property
    def rate(self) -> float:
        return self.presses / self.seconds

    @property
    def cost(self) -> float:
        """Give the bot's process time a press, in microseconds."""
        return self.cpu / self.presses * 1e6

    @property
    def p50(self) -> float:
        """Give the median of the answers that committed, in milliseconds."""
        return median(self.commits) * 1e3

    @property
    def p99(self) -> float:
        """Give what all but one in a hundred answers that committed stayed below, in ms."""
        return quantiles(self.commits, n=100)[-1] * 1e3

    @property
    def slowest(self) -> float:
        """Give the longest that anybody waited, for a commit or a form, in milliseconds."""
        return max([*self.commits, *self.forms]) * 1e3


class Pace:
    """Let one press through at a time, at a set rate; at none, as they come."""

    def __init__(self, rate: float | None) -> None:
        self._gap = 1 / rate if rate else 0
        self._next = time.perf_counter()

    async def slot(self) -> None:
        if self._gap:
            self._next = max(self._next + self._gap, time.perf_counter() - self._gap)
            await asyncio.sleep(self._next - time.perf_counter())


class Window:
    """Count what happens to one process between two moments."""

    def __init__(self, process: int, seconds: float, rate: float | None = None) -> None:
        self.tally = Tally()
        self.pace = Pace(rate)
        self._process = process
        self._begun = time.perf_counter()
        self._ends = self._begun + seconds
        self._cpu, self._own = cpu_of(process), time.process_time()

    @property
    def is_open(self) -> bool:
        return time.perf_counter() < self._ends

    def close(self) -> Tally:
        """Stop counting."""
        self.tally.seconds = time.perf_counter() - self._begun
        self.tally.cpu = cpu_of(self._process) - self._cpu
        self.tally.driver = (time.process_time() - self._own) / self.tally.seconds
        return self.tally


class Hand:
    """Presses one copy's steps; `opens` opens each form first, as a person must.

    Where `dms` may not come, a paragraph is read on the panel after a moment.
    """

    def __init__(self, discord: Loopback, window: Window, *, opens: bool, dms: bool = True) -> None:
        self._discord = discord
        self._window = window
        self._opens = opens
        self._dms = dms

    async def play(self, copy: Copy, most: int | None = None) -> None:
        """Take steps until the window closes, or that many."""
        taken = 0
        while copy.steps and self._window.is_open and (most is None or taken < most):
            await self.take(copy, copy.steps.pop(0))
            taken += 1

    async def take(self, copy: Copy, step: Step) -> None:
        """Take one step until it is done; a press that came too late is pressed again."""
        while found := await self._find(copy, step, copy.people[step.seat]):
            if await self._do(copy, step, *found):
                return
            self._window.tally.lost += 1

    async def _do(self, copy: Copy, step: Step, message: Json, custom_id: str) -> bool:
        person = copy.people[step.seat]
        await self._window.pace.slot()
        if step.bought and custom_id.endswith(f":do:{step.verb}"):
            menu = await self._discord.press(person, message, custom_id)
            if not await self._count(menu) or not menu.shown:
                return False
            await self._window.pace.slot()
            card = f"1:{copy.game_id}:{step.number}:do:{step.bought}"
            return await self._count(await self._discord.press(person, menu.shown, card))
        if step.entered is None or custom_id.endswith(f":do:{step.move}"):
            return await self._count(await self._discord.press(person, message, custom_id))
        if self._opens:
            opened = await self._discord.press(person, message, custom_id)
            if not await self._count(opened):
                return False
            if opened.shown:  # a menu, with a form for what it does not say
                await self._window.pace.slot()
                form = f"{custom_id}-{FORM}"
                opened = await self._discord.press(person, opened.shown, form)
                if not await self._count(opened):
                    return False
            await self._window.pace.slot()
            return await self._count(await self._discord.submit(person, opened, step.entered))
        channel = self._discord.world.channels[int(message["channel_id"])]
        form = f"1:{copy.game_id}:{step.number}:fill:{step.verb}"
        done = await self._discord.submit_to(person, channel, message, form, step.entered)
        return await self._count(done)

    async def _find(self, copy: Copy, step: Step, person: Person) -> tuple[Json, str] | None:
        """Find the button where the person sees it: in a DM, on the panel, or behind More.

        None where the game has gone on: the step was taken, but its answer came too late.
        """
        direct = self._discord.world.direct_channel(person.id)
        begun = time.perf_counter()
        until = begun + _PATIENCE
        while True:
            for message in filter(None, (direct.last, copy.channel.last)):
                for custom_id in _buttons(message, copy.game_id, step):
                    return message, custom_id
            if step.number and _asked(copy) > step.number:
                return None
            behind = f"1:{copy.game_id}:0:more" if step.is_free else ""
            if step.is_choice and not self._dms and time.perf_counter() > begun + _NO_DM:
                behind = f"1:{copy.game_id}:{step.number}:read"
            if behind and (found := await self._behind(copy, step, person, behind)):
                return found
            assert time.perf_counter() < until, (step, ids_of(direct), ids_of(copy.channel))
            place = direct if step.is_choice else copy.channel
            await place.stirs(0.5)

    async def _behind(
        self, copy: Copy, step: Step, person: Person, opener: str
    ) -> tuple[Json, str] | None:
        """Press what opens a private message on the panel, and find the button there."""
        panel = copy.channel.last
        is_asked = not step.is_free or _asked(copy) >= step.number
        if panel is None or opener not in ids(panel) or not is_asked:
            return None
        await self._window.pace.slot()
        opened = await self._discord.press(person, panel, opener)
        if not await self._count(opened) or opened.shown is None:
            return None
        found = _buttons(opened.shown, copy.game_id, step)
        return next(((opened.shown, custom_id) for custom_id in found), None)

    async def _count(self, done: Interaction) -> bool:
        """Wait for an answer and count it; tell whether it came in time."""
        try:
            async with asyncio.timeout(_TOO_LATE):
                answer = await done.answered
        except TimeoutError:
            return False
        assert done.at
        opens = done.custom_id.endswith(_OPENERS)
        expected = (_SHOWN,) if opens else (_UPDATE_LATER, _UPDATE, _MODAL)
        assert answer["type"] in expected, (done.custom_id, done.shown)
        is_commit = answer["type"] in (_UPDATE_LATER, _UPDATE)
        kind = self._window.tally.commits if is_commit else self._window.tally.forms
        kind.append(done.at - done.sent)
        return True


async def checked(discord: Loopback, bot: Running, games: int) -> None:
    """Wait until the bot has looked for the panels of that many games, as it does once a start."""
    async with asyncio.timeout(_LONGEST_CHECK):
        while True:
            new = [one for one in discord.world.requests if one.at > bot.started]
            if sum([_LOOK.match(f"{one.method} {one.path}") is not None for one in new]) >= games:
                return
            await asyncio.sleep(_AGAIN)


def _buttons(message: Json, game_id: int, step: Step) -> Iterator[str]:
    for custom_id in ids(message):
        press = parse_custom_id(custom_id)
        if press and press.game_id == game_id and press.about in (0, step.number):
            detail = f"{press.action}:{press.detail}"
            if detail == f"do:{step.move}" or re.fullmatch(step.button, detail):
                yield custom_id


def _asked(copy: Copy) -> int:
    """Give the newest question that the panel asks."""
    presses = [parse_custom_id(custom_id) for custom_id in ids_of(copy.channel)]
    return max([press.about for press in presses if press and press.action == "do"], default=0)


def ids_of(channel: Channel) -> list[str]:
    """List the buttons of a channel's last message."""
    return ids(channel.last) if channel.last else []
