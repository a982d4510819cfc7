"""Much is due at once, or Discord fails somewhere: what is urgent comes in time, and all once."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random

from bot.model.kinds import TimerKind
from tests.faults.due import (
    busiest_second,
    fall_due,
    open_games,
    until_written,
)
from tests.faults.kills import DATABASE
from tests.faults.table import count
from tests.stub.loopback import Loopback
from tests.stub.player import Table, texts
from tests.stub.running import Nursery, Running
from tests.stub.trouble import Answer, Trouble
from tests.stub.world import Channel

_MOST = 50
"""Requests that Discord takes in a second."""

_LONGEST = 60
_QUIET = 1.0
_KILLS = 4
_BRIEF = {"PICTURES": "false", "KEEPS_BUDGET": "1", "NEW_DMS_PER_HOUR": "1000"}
_STILL = "It is still your move."


@asynccontextmanager
async def serving(discord: Loopback, path: Path) -> AsyncIterator[None]:
    """Run a bot that keeps to Discord's limits, and wait until it has nothing to do."""
    log = path.with_suffix(".log")
    async with await Running.start(discord, path, log=log, UPKEEP_SECONDS="3", **_BRIEF) as bot:
        await discord.until_quiet(_QUIET)
        yield
        # What is on its way would else be cut off by the stop, and go out after the next start.
        await discord.until_quiet(_QUIET)
        assert await bot.stop() == 0
    assert "Traceback" not in log.read_text()


def reminders(channel: Channel) -> int:
    """Count the reminders in a channel, one that is still as it was first posted among them."""
    said = [[message["content"], *texts(message)] for message in channel.messages.values()]
    return len([lines for lines in said if _STILL in " ".join(lines)])


async def test_nights_and_clocks_come_before_many_reminders(tmp_path: Path) -> None:
    many = count("F37", 100)
    async with Loopback() as discord:
        path = tmp_path / DATABASE
        reminded = await open_games(path, discord, many)
        timed = await open_games(path, discord, 5)
        nights = await open_games(path, discord, 5, nights=True)
        async with serving(discord, path):
            discord.delay = (0.1, 0.1)
            began = fall_due(path, TimerKind.REMIND, list(reminded))
            await asyncio.sleep(1)
            late = fall_due(path, TimerKind.NIGHT, list(nights))
            fall_due(path, TimerKind.OVERDUE, list(timed))
            shown = await until_written(discord, list(nights.values()), late, _LONGEST)
            told = await until_written(discord, list(timed.values()), late, _LONGEST)
            longest = _LONGEST + many / 10
            came = await until_written(discord, list(reminded.values()), began, longest)
        # The last reminder is due to come after the budget's 200 requests, some four seconds.
        assert max(came) > 3
        assert max(*shown, *told) < (max(came) - 1) / 2
        assert all(reminders(channel) == 1 for channel in reminded.values())
        assert busiest_second(discord, began) <= _MOST


async def test_a_press_is_answered_at_once_meanwhile(tmp_path: Path) -> None:
    async with Loopback() as discord:
        path = tmp_path / DATABASE
        reminded = await open_games(path, discord, 60)
        channel = discord.world.add_channel(discord.world.add_guild("Beside"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        async with serving(discord, path):
            began = fall_due(path, TimerKind.REMIND, list(reminded))
            await asyncio.sleep(1)
            table = Table(discord, channel, people, Random(1))
            await table.open()
            for _ in range(3):
                assert await table.wait(5)
                await table.finish(await table.begin())
            assert time.perf_counter() - began < 5
            answered = [one.at - one.sent for one in discord.world.interactions.values() if one.at]
            await until_written(discord, list(reminded.values()), began, _LONGEST)
        assert max(answered) < 1


async def test_an_endpoint_that_fails_slows_down_only_what_needs_it(tmp_path: Path) -> None:
    async with Loopback() as discord:
        path = tmp_path / DATABASE
        refused = await open_games(path, discord, 30)
        others = await open_games(path, discord, 30)
        nights = await open_games(path, discord, 3, nights=True)
        with closing(sqlite3.connect(path)) as db, db:
            db.execute(
                "UPDATE user_settings SET pings = 'dm' "
                "WHERE user_id IN (SELECT user_id FROM seats WHERE game_id <= ?)",
                (len(refused),),
            )
        async with serving(discord, path):
            trouble = Trouble("POST", "/users/@me/channels", 10_000, done=False, answer=Answer(500))
            discord.troubles = [trouble]
            began = fall_due(path, TimerKind.REMIND, list(refused))
            await asyncio.sleep(1)
            late = fall_due(path, TimerKind.REMIND, list(others))
            fall_due(path, TimerKind.NIGHT, list(nights))
            await until_written(discord, list(nights.values()), late, 10)
            # Thirty that fail have the places before them, for three seconds each.
            await until_written(discord, list(others.values()), late, 30)
            assert not any(reminders(channel) for channel in refused.values())
            discord.troubles = []
            people = [discord.world.direct_channel(user) for user in _asked(path, list(refused))]
            await until_written(discord, people, began, _LONGEST)
        assert all(reminders(channel) == 1 for channel in (*people, *others.values()))


async def test_a_kill_in_the_middle_loses_none_and_doubles_none(tmp_path: Path) -> None:
    dice = Random(7)
    async with Loopback() as discord:
        path = tmp_path / DATABASE
        reminded = await open_games(path, discord, 40)
        nursery = Nursery(discord, path, tmp_path / "log", **_BRIEF)
        await nursery.start()
        await discord.until_quiet(_QUIET)
        began = fall_due(path, TimerKind.REMIND, list(reminded))
        for _ in range(_KILLS):
            await asyncio.sleep(dice.uniform(0.2, 0.8))
            nursery.kill()
            await nursery.ended()
            await nursery.start()
        await until_written(discord, list(reminded.values()), began, _LONGEST)
        await discord.until_quiet(_QUIET)
        assert [reminders(channel) for channel in reminded.values()] == [1] * len(reminded)
        await nursery.close()


def _asked(path: Path, games: list[int]) -> list[int]:
    """Return whom the games ask, by their ids."""
    with closing(sqlite3.connect(path)) as db:
        query = "SELECT game_id, user_id FROM seats WHERE asked_at IS NOT NULL ORDER BY seat DESC"
        asked = dict(db.execute(query).fetchall())
    return [asked[game] for game in games]
