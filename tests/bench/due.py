"""Let many timers fall due at once in a real bot, beside nights, and beside a failing endpoint.

The loopback Discord answers as slowly as the real one, and takes any number of requests; the bot
keeps to what Discord takes.
"""

import asyncio
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median, quantiles

from bot.model.interaction import User
from bot.model.names import person_name
from bot.model.nights import DecidedBy, Night, NightPace, ReadBy
from bot.service.lobby.lobbies import LobbyOptions
from bot.service.nights.nights import Nights
from bot.store.database import Database
from rules.editions import Reading, VariantName
from tests.bench import copies, scripts
from tests.bench.copies import Copy
from tests.bench.figures import Aim, show, title
from tests.bench.load import LAUNCH
from tests.bench.scripts import Library, Player
from tests.stub.loopback import Loopback
from tests.stub.running import Running
from tests.stub.trouble import Answer, Trouble
from tests.stub.world import Channel, Request

_TEMPLATES = 4
_A_GUILD = 10
"""Games of a server: who is still on one, the bot can ask for one person after the other."""

_AT_ONCE, _MANY, _NIGHTS = 300, 10_000, 100
_DELAY = 0.1
"""Seconds to an answer of Discord's."""

_FIRST, _SPREAD, _AFTER = 5.0, 40.0, 10.0
"""Seconds from the reminders to the first night's step, from that to the last, and after it."""

_LONGEST = 90.0
_SETTLES = 2.0
_MOST = 50
"""Requests that Discord takes in a second."""

_POST = re.compile(r"/channels/([0-9]+)/messages")
_SHOWN = re.compile(r"/channels/([0-9]+)/messages(?:/[0-9]+)?")
_BY_TOKEN = re.compile(r"/(?:interactions|webhooks)/.*")
_EVERYWHERE = 1_000_000_000

_BEFORE, _RATE_BEFORE = 62.0, 0.1
"""What one loop, which ran one timer after the other, took for 300 reminders, in seconds, and how
many timers a second it ran beside an endpoint that answers 500."""


class Table:
    """A bot with games of which everybody asked is to be reminded, and what it asks of Discord."""

    def __init__(self, discord: Loopback, path: Path, games: list[Copy]) -> None:
        self.discord = discord
        self.path = path
        self.games = games
        self.seen: list[Request] = []
        discord.watch = self.seen.append

    def remind(self) -> float:
        """Let all reminders fall due now; return the moment on the clock of `perf_counter`."""
        with closing(sqlite3.connect(self.path)) as db, db:
            db.execute("UPDATE timers SET at = ? WHERE kind = 'remind'", (_stored(),))
        return time.perf_counter()

    async def until(self, channels: set[int], begun: float, most: float) -> list[float]:
        """Wait until something was posted in each channel; give the seconds until each, in turn."""
        ends = begun + most
        while True:
            came = first(self.seen, channels, begun, _POST, ("POST",))
            if len(came) == len(channels) or time.perf_counter() > ends:
                return sorted(at - begun for at in came.values())
            await asyncio.sleep(0.05)

    def busiest(self) -> int:
        """Return the most requests in any one second, but for those that do not count."""
        times = [one.at for one in self.seen if not _BY_TOKEN.fullmatch(one.path)]
        start = most = 0
        for index, at in enumerate(times):
            while times[start] <= at - 1:
                start += 1
            most = max(most, index - start + 1)
        return most


async def run() -> None:
    """Measure reminders alone, with nights, and with an endpoint that answers 500."""
    title(f"(g2) timers due at once, each answer of Discord's after {_DELAY * 1e3:.0f} ms")
    with scripts.folder() as name:
        library = await scripts.write(Path(name), _TEMPLATES)
        await _at_once(library, Path(name))
        await _beside_nights(library, Path(name))
        await _beside_trouble(library, Path(name))


async def _at_once(library: Library, folder: Path) -> None:
    async with Loopback() as discord:
        games = await _seat(library, folder / "once.sqlite3", discord, _AT_ONCE)
        table = Table(discord, folder / "once.sqlite3", games)
        async with _running(table):
            came = await table.until(_channels(games), table.remind(), _LONGEST)
            note = f"(one after the other they took {_BEFORE:g} s)"
            aim = Aim(most=_BEFORE)
            show(f"{len(came)} of {_AT_ONCE} reminders due at once", came[-1], "s", aim, note)
            show("requests in the busiest second", table.busiest(), "", Aim(most=_MOST))


async def _beside_nights(library: Library, folder: Path) -> None:
    async with Loopback() as discord:
        path = folder / "nights.sqlite3"
        games = await _seat(library, path, discord, _MANY)
        nights = await _gather(path, discord)
        table = Table(discord, path, games)
        async with _running(table, nights.values()):
            reminded = table.remind()
            due = _close_steps(path, list(nights))
            await asyncio.sleep(_FIRST + _SPREAD + _AFTER)
            ended = time.perf_counter()
            # A step is shown by an edit of its stage, or by the next stage.
            shown = first(table.seen, {one.id for one in nights.values()}, reminded, _SHOWN)
            late = [shown.get(nights[game].id, ended) - at for game, at in due.items()]
            called = first(table.seen, _channels(games), reminded, _POST, ("POST",))
            show("night steps late, p50", median(late), "s")
            show("night steps late, p99", quantiles(late, n=100)[-1], "s", Aim(most=1))
            note = f"({len(late) - len(shown)} of {len(late)} did not come)"
            show("night steps late, most", max(late), "s", Aim(most=1), note)
            show("reminders beside them", len(called) / (ended - reminded), "/s")
            show("requests in the busiest second", table.busiest(), "", Aim(most=_MOST))


async def _beside_trouble(library: Library, folder: Path) -> None:
    """Let one in ten want direct messages, while none can be opened."""
    async with Loopback() as discord:
        path = folder / "trouble.sqlite3"
        games = await _seat(library, path, discord, _AT_ONCE)
        with closing(sqlite3.connect(path)) as db, db:
            asked = "SELECT user_id FROM seats WHERE asked_at IS NOT NULL AND game_id % 10 = 0"
            db.execute(f"UPDATE user_settings SET pings = 'dm' WHERE user_id IN ({asked})")
        discord.troubles = [
            Trouble("POST", "/users/@me/channels", _EVERYWHERE, done=False, answer=Answer(500))
        ]
        table = Table(discord, path, games)
        others = [one for one in games if one.game_id % 10]
        async with _running(table):
            came = await table.until(_channels(others), table.remind(), _LONGEST)
            rate, note = len(came) / came[-1], f"(one after the other: {_RATE_BEFORE:g}/s)"
            aim = Aim(least=_RATE_BEFORE)
            show("the others, while no letter can be opened", rate, "/s", aim, note)
            show(f"the last of {len(came)} of {len(others)} of them after", came[-1], "s")


def first(
    seen: list[Request],
    channels: set[int],
    since: float,
    path: re.Pattern[str],
    methods: tuple[str, ...] = ("POST", "PATCH"),
) -> dict[int, float]:
    """Return when each channel was first written to, by its id."""
    found: dict[int, float] = {}
    for one in seen:
        match = path.fullmatch(one.path)
        if match and one.at > since and one.method in methods and int(match[1]) in channels:
            found.setdefault(int(match[1]), one.at)
    return found


async def _seat(library: Library, path: Path, discord: Loopback, count: int) -> list[Copy]:
    """Copy games just begun, in which the person asked is reminded later."""
    games = await copies.seat(library, library.fresh, path, discord, count, _A_GUILD)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM timers")
        db.execute(
            "INSERT INTO timers (game_id, seat, kind, at) "
            "SELECT game_id, min(seat), 'remind', ? FROM seats WHERE asked_at IS NOT NULL "
            "GROUP BY game_id",
            (_stored(timedelta(days=9)),),
        )
    return games


async def _gather(path: Path, discord: Loopback) -> dict[int, Channel]:
    """Open and start story nights; the bot posts their stages."""
    database = Database(path)
    await database.open()
    player = Player(database)
    nights = Nights(player.games, player.lobbies)
    found: dict[int, Channel] = {}
    for channel in copies.channels(discord.world, _NIGHTS):
        host = discord.world.add_person("host")
        night = Night(ReadBy.BOT, DecidedBy.TABLE, NightPace.EASY)
        assert channel.guild_id is not None
        row, _ = await player.lobbies.open(
            LobbyOptions(
                channel.guild_id,
                channel.id,
                User(host.id, person_name(host.name)),
                variant=VariantName.NIGHT_6,
                reading=Reading.TABLE,
                night=night,
            )
        )
        await nights.start(row.id, host.id)
        found[row.id] = channel
    await database.close()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE timers SET at = ? WHERE kind = 'night'", (_stored(timedelta(days=9)),))
    return found


def _close_steps(path: Path, games: list[int]) -> dict[int, float]:
    """Let a step of each night end, one night after another; give when, by the game's id."""
    due: dict[int, float] = {}
    now, clock = datetime.now(UTC), time.perf_counter()
    with closing(sqlite3.connect(path)) as db, db:
        for index, game in enumerate(games):
            after = timedelta(seconds=_FIRST + _SPREAD * index / len(games))
            at = (now + after).replace(microsecond=0)
            query = "UPDATE timers SET at = ? WHERE game_id = ? AND kind = 'night'"
            db.execute(query, (at.isoformat(), game))
            due[game] = clock + (at - now).total_seconds()
    return due


@asynccontextmanager
async def _running(table: Table, posted: Iterable[Channel] = ()) -> AsyncIterator[None]:
    """Run the bot, and wait until it has started, and has posted what waits in some channels."""
    log = table.path.with_suffix(".log")
    more = {"PICTURES": "false", "KEEPS_BUDGET": "1"}
    async with await Running.start(
        table.discord, table.path, log=log, module=LAUNCH, **more
    ) as bot:
        for channel in posted:
            while channel.last is None:
                await channel.stirs(_SETTLES)
        if not posted:
            await table.discord.until_quiet(_SETTLES)
        table.discord.delay = (_DELAY, _DELAY)
        yield
        await bot.stop()


def _channels(games: list[Copy]) -> set[int]:
    return {one.channel.id for one in games}


def _stored(after: timedelta = timedelta()) -> str:
    return (datetime.now(UTC) + after).isoformat(timespec="seconds")
