"""Unfinished games of which somebody is asked, whose timers fall due while a bot runs on them."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from bot.model.clock import utc_now
from bot.model.interaction import User
from bot.model.kinds import TimerKind
from bot.model.names import person_name
from bot.model.nights import DecidedBy, Night, NightPace, ReadBy
from bot.model.user_settings import UserSettings
from bot.service.history.books import Books
from bot.service.lobby.lobbies import Lobbies, LobbyOptions
from bot.service.tables.games import Games
from bot.settings import OWN_BOOK
from bot.store import user_settings
from bot.store.database import Database
from rules.editions import Reading, VariantName
from rules.record import alter
from tests.stub.loopback import Loopback
from tests.stub.world import Channel

_AGAIN = 0.02
_BY_TOKEN = re.compile(r"/(?:interactions|webhooks)/.*")
_WRITTEN = re.compile(r"/channels/([0-9]+)/messages(?:/[0-9]+)?")


async def open_games(
    path: Path, discord: Loopback, count: int, *, nights: bool = False
) -> dict[int, Channel]:
    """Start that many games of two, or nights of one, and give their channels by the game's id.

    Their timers are far away. The bot posts the nights' stages, and takes the panels for posted.
    """
    database = Database(path)
    await database.open()
    games = Games(database, Books([OWN_BOOK]), utc_now, Random())
    lobbies = Lobbies(games, lambda: bytes(32))
    world, found = discord.world, dict[int, Channel]()
    guild = world.add_guild("Town")
    for number in range(count):
        channel = world.add_channel(guild, f"village-{number}")
        host, other = world.add_person("ann"), world.add_person("bob")
        options = LobbyOptions(guild.id, channel.id, User(host.id, person_name(host.name)))
        if nights:
            night = Night(ReadBy.BOT, DecidedBy.TABLE, NightPace.EASY)
            options = alter(
                options, variant=VariantName.NIGHT_6, reading=Reading.TABLE, night=night
            )
        row, _ = await lobbies.open(options)
        if not nights:
            await lobbies.join(row.id, User(other.id, person_name(other.name)))
        await lobbies.start(row.id, host.id)
        found[row.id] = channel
    await database.close()
    with closing(sqlite3.connect(path)) as db, db:
        # Else their nights would be guessed, and no reminder would come to a test that runs then.
        for (user_id,) in db.execute(
            "SELECT DISTINCT user_id FROM seats WHERE user_id > 0"
        ).fetchall():
            user_settings.put_user(db, user_id, UserSettings(zone="UTC"))
        db.execute("UPDATE timers SET at = ?", (_stored(timedelta(days=9)),))
        db.execute("DELETE FROM outbox WHERE game_id NOT IN (SELECT game_id FROM nights)")
    return found


def fall_due(path: Path, kind: TimerKind, games: Sequence[int] | None = None) -> float:
    """Let a timer of each game fall due now, and give the moment on the requests' clock."""
    with closing(sqlite3.connect(path)) as db, db:
        for game in games or [number for (number,) in db.execute("SELECT id FROM games")]:
            db.execute(
                "INSERT OR REPLACE INTO timers (game_id, seat, kind, at) "
                "SELECT game_id, min(seat), ?, ? FROM seats "
                "WHERE game_id = ? AND (asked_at IS NOT NULL OR ? = 'night')",
                (kind, _stored(), game, kind),
            )
    return time.perf_counter()


async def until_written(
    discord: Loopback, channels: Sequence[Channel], since: float, seconds: float
) -> list[float]:
    """Wait until something was posted or edited in each channel; give the seconds until each."""
    ends = since + seconds
    while True:
        came: dict[int, float] = {}
        for one in discord.world.requests:
            found = _WRITTEN.fullmatch(one.path)
            if found and one.at > since and one.method in ("POST", "PATCH"):
                came.setdefault(int(found[1]), one.at - since)
        if all(channel.id in came for channel in channels):
            return [came[channel.id] for channel in channels]
        missing = sum([channel.id not in came for channel in channels])
        assert time.perf_counter() < ends, f"{missing} of {len(channels)} are missing"
        await asyncio.sleep(_AGAIN)


def busiest_second(discord: Loopback, since: float) -> int:
    """Return the most requests in any one second, but for those that do not count."""
    counted = [one for one in discord.world.requests if not _BY_TOKEN.fullmatch(one.path)]
    times = [one.at for one in counted if one.at > since]
    return max([len([one for one in times if at <= one < at + 1]) for at in times])


def _stored(after: timedelta = timedelta()) -> str:
    return (datetime.now(UTC) + after).isoformat(timespec="seconds")
