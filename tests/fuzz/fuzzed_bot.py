"""Hold the bot of a fuzzed game: start it, stop it, kill it, in this very process.

A kill leaves what a SIGKILL leaves: the file as it was committed, and what has reached Discord.
"""

import asyncio
import contextlib
import pickle
from collections.abc import Callable, Coroutine, Iterator
from contextvars import ContextVar, copy_context
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from aiosqlite.core import set_exception, set_result
from discord.http import Route

from bot.app import create_bot
from bot.companion_worker import asking
from bot.companion_worker.__main__ import think
from bot.companion_worker.request import ThoughtRequest
from bot.companion_worker.thinker import Thinker
from bot.companions.people import Strength
from bot.companions.thoughts import Thought
from bot.delivery.discord.emoji import ApplicationEmoji
from bot.features.timers import Timers
from bot.jobs import Jobs
from bot.model.loaded_game import LoadedGame
from bot.parts.seams import Seams
from bot.pictures.process import RendererProcess
from bot.settings import Settings
from bot.store import connections
from bot.store.database import Database
from bot.store.upgrade import upgrade
from rules.record import alter
from tests.fuzz.faults import Fault
from tests.fuzz.virtual import Clock, VirtualLoop
from tests.fuzz.wire import Session, Wire
from tests.hidden import open_book_once
from tests.stub import shapes
from tests.stub.access import Right
from tests.stub.world import APPLICATION, TOKEN

_TICK = 5
"""Seconds between two runs of a job at least: the clock here stands still meanwhile."""

_TICKS = 2_000
"""Seconds of waiting after which the bot's jobs run twice as seldom: it does little else then."""

_LATE = (0, 1, 20)
"""Seconds after a start until the server is described."""

_CAUGHT_UP = 5
"""Seconds after a start until which an answer may be late."""


async def _connect(self: Any) -> None:
    """Connect a connection of the database's at once."""
    self._connection = self._connector()


async def _run_inline(self: Any, function: Callable[[], Any]) -> Any:
    """Run what the database's thread would on a later turn of the loop, unless it is killed."""
    done = asyncio.get_running_loop().create_future()

    def run() -> None:
        if self._connection is None:
            return
        try:
            set_result(done, function())
        except Exception as error:  # noqa: BLE001 - the code that waits gets it
            set_exception(done, error)

    asyncio.get_running_loop().call_soon(run)
    return await done


_INLINE = {
    "__await__": lambda self: _connect(self).__await__(),
    "_execute": _run_inline,
    "stop": lambda _: None,
}
"""What a connection of the database's is without its thread."""


_own: ContextVar[list["asyncio.Task[Any]"] | None] = ContextVar("own", default=None)
"""Where the tasks are listed that a bot begins, and those that they begin."""


def _begin(loop: asyncio.AbstractEventLoop, coroutine: Any, **more: Any) -> "asyncio.Task[Any]":
    task = asyncio.Task(coroutine, loop=loop, **more)
    listed = _own.get()
    if listed is not None:
        listed[:] = [one for one in listed if not one.done()]
        listed.append(task)
    return task


@contextlib.contextmanager
def in_memory(loop: VirtualLoop) -> Iterator[None]:
    """Let bots run without threads, processes, sockets and their own collection of garbage."""

    async def upgrade_for_real(path: Path) -> None:
        loop.real += 1
        try:
            await upgrade(path)
        finally:
            loop.real -= 1

    loop.set_task_factory(_begin)
    with contextlib.ExitStack() as stack:
        stack.enter_context(patch.multiple(connections.Connection, **_INLINE))
        stack.enter_context(patch("bot.store.database.upgrade", upgrade_for_real))
        stack.enter_context(patch("bot.service.history.books.open_book", open_book_once))
        stack.enter_context(patch("bot.narration.built_in.languages", lambda: iter(())))
        stack.enter_context(patch("bot.companion_worker.thinker.Thinker.think", _thought))
        stack.enter_context(patch("bot.screen.server.listen", _no_port))
        for module in ("companions", "coach"):
            stack.enter_context(patch(f"bot.features.{module}.request_of", _request_of))
        stack.enter_context(patch("bot.delivery.discord.emoji.RendererProcess", _Renderer))
        yield


class Stumbled(Exception):
    """A timer has failed, as by a fault of the bot's."""


class FuzzedBot:
    """One file, and the bots that run on it one after another.

    Their jobs run as many times less often as their `slowness` says; `hurry` wakes them from that.
    As many of the next timers fail as it `stumbles`; `stumbled` is when they did. `outages` is from
    when to when there was no bot.
    """

    def __init__(self, wire: Wire, clock: Clock, path: Path, seed: int) -> None:
        self.wire = wire
        self.clock = clock
        self.path = path
        self.seeds = Random(seed)
        self.guild = wire.world.add_guild("Town")
        self.guild.rights &= ~Right.MANAGE_THREADS
        self.starts = 0
        self.slowness = 1
        self.stumbles = 0
        self.stumbled: list[datetime] = []
        self.outages: list[tuple[datetime, datetime]] = []
        self._ended_at = clock()
        self._woken = asyncio.Event()
        self.is_up = False
        self._jobs: list[asyncio.Task[None]] = []
        self._tasks: list[asyncio.Task[Any]] = []
        self._context = copy_context()
        self._context.run(_own.set, self._tasks)

    async def start(self) -> None:
        """Start a bot on the file, and let it connect."""
        self.starts += 1
        self.outages.append((self._ended_at, self.clock()))
        settings = Settings(
            database=self.path, backups_kept=0, screen_port=1, screen_url="http://127.0.0.1:1"
        )
        seams = Seams(
            clock=self.clock,
            monotonic=lambda: self.clock.loop.now,
            draw_seed=lambda: self.seeds.randbytes(32),
            delays=Random(self.starts),
        )
        self.bot = create_bot(settings, seams)
        bot: Any = self.bot
        self.session, self.wire.wanted = Session(self.wire), bot.intents.value
        bot.http.static_login = self._log_in
        jobs = bot.parts[Jobs]
        jobs.start, jobs.stop = self._start_jobs, self._stop_jobs
        bot.parts[RendererProcess].ask = _drawn
        timers = bot.parts[Timers]
        timers._handlers = {
            kind: partial(self._strike, handler) for kind, handler in timers._handlers.items()
        }
        bot.shard_count = bot._connection.shard_count = 1
        bot._connection.shard_ids = range(1)
        bot._connection.guild_ready_timeout = 0.01
        self.is_up = True
        await self.let(self._log_on())
        self.wire.break_for(_CAUGHT_UP)

    async def _strike(self, handler: Any, timer: Any) -> None:
        """Run a timer, or stumble over it."""
        if self.stumbles:
            self.stumbles -= 1
            self.stumbled.append(self.clock())
            raise Stumbled
        await handler(timer)

    async def let(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Wait for what the bot does, or for its being killed at that."""
        task = asyncio.get_running_loop().create_task(coroutine, context=self._context.copy())
        self._tasks.append(task)
        await asyncio.wait([task])
        if self.is_up:
            task.result()
        elif not task.cancelled():
            task.exception()

    async def _log_on(self) -> None:
        await self.bot.login(TOKEN)
        self._connect()
        await self.bot.wait_until_ready()

    async def stop(self) -> None:
        """Stop the bot as a SIGTERM does."""
        if self.is_up:
            await self.let(self.bot.drain(5))
            await self.let(self.bot.close())
            self._ended_at = self.clock()
            await self._end()

    def kill(self) -> None:
        """End the bot this instant: no request of its goes out, and no transaction begins."""
        if not self.is_up:
            return
        self.is_up = False
        self._ended_at = self.clock()
        self.wire.break_for(_CAUGHT_UP)
        self.wire.hear = None
        self.session.is_dead = True
        store: Any = self.bot.parts[Database]
        for connection in filter(None, (store._writer, store._reader)):
            connection._connection.close()
            connection._connection = None
        if store._finder:
            store._finder.close()
        if store._lock:
            store._lock.release()
        store._writer = store._reader = store._finder = store._lock = None
        for task in self.tasks():
            task.cancel()

    async def revive(self) -> None:
        """Start the bot again, where it is not running."""
        while not self.is_up:
            await self._end()
            await self.start()

    async def idle(self, seconds: float) -> None:
        """Let time pass in which nobody does anything."""
        self.slowness = 1 + int(seconds) // _TICKS
        await asyncio.sleep(seconds)
        self.hurry()

    def hurry(self) -> None:
        """Let the jobs run as often as they do in life, and wake one that sleeps for longer."""
        self.slowness = 1
        self._woken.set()
        self._woken = asyncio.Event()

    def tasks(self) -> list["asyncio.Task[Any]"]:
        """List the bot's tasks, those of its jobs too."""
        return [task for task in self._tasks if not task.done()]

    @property
    def busy(self) -> list["asyncio.Task[Any]"]:
        """List what the bot is at, its jobs aside."""
        return [task for task in self.tasks() if task not in self._jobs]

    async def wait_until_idle(self, seconds: float = 20) -> None:
        """Let time pass until the bot is at nothing, or for that many seconds."""
        until = self.clock.loop.now + seconds
        while self.is_up and self.clock.loop.now < until and self.busy:
            await asyncio.wait(self.busy, timeout=1, return_when=asyncio.FIRST_COMPLETED)

    async def _end(self) -> None:
        self.is_up = False
        self.wire.hear = None
        self.session.is_dead = True
        for task in self.tasks():
            task.cancel()
        while left := self.tasks():
            await asyncio.wait(left)
        self._jobs.clear()

    async def _log_in(self, token: str) -> Any:
        http: Any = self.bot.http
        http._HTTPClient__session, http.token = self.session, token
        http._global_over = asyncio.Event()
        http._global_over.set()
        return await http.request(Route("GET", "/users/@me"))

    def _connect(self) -> None:
        bot: Any = self.bot
        state, world = bot._connection, self.wire.world
        guilds = [one for one in world.guilds.values() if one.has_bot]
        ready = {
            "user": shapes.user(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "shard": [0, 1],
            "application": {"id": str(APPLICATION), "flags": 0},
        }
        state.parsers["READY"](ready)

        def hear(event: str, data: Any) -> None:
            self._context.copy().run(state.parsers[event], data)

        def describe() -> None:
            for guild in [one for one in guilds if one.has_bot and self.wire.hear is hear]:
                hear("GUILD_CREATE", shapes.guild(guild, world.owner, world.bot))

        self.wire.hear = hear
        late = Random(self.starts).choice(_LATE)
        asyncio.get_running_loop().call_later(late, describe)

    def _start_jobs(self) -> None:
        for job in self.bot.parts[Jobs].loops:
            period = max(job.seconds or 0, _TICK)
            self._jobs.append(asyncio.create_task(self._repeat(period, job)))
        self._upload = asyncio.create_task(self.bot.parts[ApplicationEmoji].upload())

    def _stop_jobs(self) -> None:
        for job in (*self._jobs, *self.bot.parts[Jobs]._begun):
            job.cancel()

    async def _repeat(self, period: float, job: Any) -> None:
        await self.bot.wait_until_ready()
        while True:
            await job()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(period * self.slowness):
                    await self._woken.wait()


async def _thought(_thinker: Thinker, request: ThoughtRequest) -> Thought:
    """Think here and now, as a neighbour: how well a companion plays is no matter."""
    return pickle.loads(think(replace(request, strength=Strength.NEIGHBOUR)))


def _request_of(loaded: LoadedGame, *args: Any) -> ThoughtRequest:
    """Make a companion's request, which is the same whatever the undrawn cards are.

    Raises Fault.
    """
    request, decks = asking.request_of(loaded, *args), loaded.state.decks
    others = alter(decks, villagers=decks.villagers[::-1], houses=decks.houses[::-1])
    asked = asking.request_of(alter(loaded, state=alter(loaded.state, decks=others)), *args)
    if asked != request:
        raise Fault("all-seeing companion", request.seat)
    return request


async def _no_port(*_: Any, **__: Any) -> None:
    """Open no port: the pages are read without one."""


class _Renderer:
    """What draws the icons of emoji."""

    async def ask(self, request: Any) -> tuple[bytes, float]:
        return await _drawn(request)

    async def close(self) -> None: ...


async def _drawn(request: Any) -> tuple[bytes, float]:
    """Draw what was wished for in words: who sees the picture may know all of them."""
    return b"\x89PNG " + repr(request).encode(), 0.05
