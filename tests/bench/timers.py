"""Let time go by over ten thousand unfinished games: what a look at the timers costs."""

import sqlite3
import time
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from bot.delivery.discord.scheduler import Scheduler
from bot.features.reminders import Reminders
from bot.features.timers import Timers
from bot.model.kinds import TimerKind
from bot.store.database import Database
from tests.bench import due, scripts
from tests.bench.figures import Aim, middle, show, spread, title
from tests.bench.scripts import GUILD, PLAYERS, Player

_GAMES = 10_000
_REAL = 10
"""Games that can be reminded of; the others are rows alone."""

_ROUNDS = 9
_LOOKS = 400
_NOBODY: Any = None
_IDLE: Any = SimpleNamespace(waiting=0)
"""A budget of which nothing is spent."""


async def run() -> None:
    """Measure a tick with nothing due, and one with ten reminders, against `SELECT 1`."""
    title(f"(g) a look at the timers, over {_GAMES:,} unfinished games")
    with scripts.folder() as name:
        database = Database(Path(name) / "timers.sqlite3")
        await database.open()
        player = Player(database)
        for channel in range(1, _REAL + 1):
            await player.open(channel)
        await database.write(_add_rows)
        handlers: dict[TimerKind, Any] = dict.fromkeys(TimerKind, _NOBODY)
        handlers[TimerKind.REMIND] = _reminders(player).on_remind
        timers = Timers(player.games, _NOBODY, Scheduler(_IDLE), handlers)
        await _nothing_due(database, timers)
        await _ten_due(player, timers)
        await database.close()
    await due.run()


async def _nothing_due(database: Database, timers: Timers) -> None:
    ticks: list[float] = []
    plain: list[float] = []
    for _ in range(_ROUNDS):
        start = time.perf_counter()
        for _ in range(_LOOKS):
            await timers.tick()
        middle_of = time.perf_counter()
        for _ in range(_LOOKS):
            await database.read(lambda db: db.execute("SELECT 1").fetchall())
        ticks.append((middle_of - start) / _LOOKS * 1e6)
        plain.append((time.perf_counter() - middle_of) / _LOOKS * 1e6)
    ratios = [tick / one for tick, one in zip(ticks, plain, strict=True)]
    show("a tick, nothing due", middle(ticks), "us", note=spread(ticks))
    show("SELECT 1", middle(plain), "us", note=spread(plain))
    show("a tick, nothing due, ratio", middle(ratios), "x", Aim(most=1.5), spread(ratios))


async def _ten_due(player: Player, timers: Timers) -> None:
    """Remind ten players a day, without Discord's answers."""
    took: list[float] = []
    began = player.games.now()
    for day in range(1, 4):
        later = began + timedelta(days=day, hours=day)
        player.games.now = partial(datetime.fromtimestamp, later.timestamp(), UTC)
        start = time.perf_counter()
        await timers.tick()
        took.append((time.perf_counter() - start) * 1e3)
        owed = await player.database.write(_say)
        assert owed == _REAL, owed
    show("a tick, ten due", middle(took), "ms", note=spread(took))


def _say(db: sqlite3.Connection) -> int:
    """Count the waiting messages, and delete them as sent."""
    return db.execute("DELETE FROM outbox WHERE kind = 'ping'").rowcount


def _add_rows(db: sqlite3.Connection) -> None:
    """Add games with their seats and timers, all due in a year or later."""
    names = [name for _, name, *_ in db.execute("PRAGMA table_info(games)")]
    kept = ", ".join(name for name in names if name not in ("id", "channel_id"))
    (late,) = db.execute("SELECT max(at) FROM timers").fetchone()
    far = f"{int(late[:4]) + 1}{late[4:]}"
    for game in range(_REAL + 1, _GAMES + 1):
        db.execute(
            f"INSERT INTO games (id, channel_id, {kept}) "
            f"SELECT ?, ?, {kept} FROM games WHERE id = 1",
            (game, GUILD + game),
        )
        db.executemany(
            "INSERT INTO seats (game_id, seat, user_id, name) VALUES (?, ?, ?, 'Ann')",
            [(game, seat, game * 10 + seat) for seat in range(PLAYERS)],
        )
        db.executemany(
            "INSERT INTO timers (game_id, seat, kind, at) VALUES (?, 0, ?, ?)",
            [(game, kind, far) for kind in ("remind", "overdue")],
        )


def _reminders(player: Player) -> Reminders:
    """Build the reminders with nobody to answer, and nothing that goes out."""
    publisher = SimpleNamespace(deliver=_say_nothing)
    members: Any = SimpleNamespace(is_member=_is_here)
    return Reminders(player.games, cast("Any", publisher), members, _NOBODY, _NOBODY)


async def _is_here(_guild_id: int, _user_id: int) -> bool:
    """Take it that nobody has left the server, without Discord's answers."""
    return True


async def _say_nothing(_: object) -> None:
    """Leave the messages in the outbox."""
