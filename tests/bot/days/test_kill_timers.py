"""A bot that is killed between a timer and what it brings does it after all, and once."""

import asyncio
import sqlite3
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.i18n.words import words_in
from tests.faults.evidence import check_plies, read
from tests.faults.moments import AT_START, IN_PLAY, Moment
from tests.stub.loopback import Loopback
from tests.stub.player import Table, asks, ids, texts
from tests.stub.running import Nursery

DATABASE = "table.sqlite3"
PAST = "2026-01-01T00:00:00+00:00"
MOMENTS = [
    moment for moment in (*IN_PLAY, *AT_START) if moment.request and "callback" not in str(moment)
]
_PATIENCE = 10


async def until(is_so: Any) -> None:
    """Wait until something is so."""
    end = time.monotonic() + _PATIENCE
    while not is_so():
        assert time.monotonic() < end
        await asyncio.sleep(0.05)


async def killed_at(discord: Loopback, nursery: Nursery, moment: Moment) -> None:
    """Start a bot, and kill it at that moment, or a little later."""
    dead = asyncio.Event()

    def kill() -> None:
        if not dead.is_set():
            dead.set()
            nursery.kill()

    moment.arm(discord, Random(1), kill)
    await nursery.start(serving=False)
    try:
        await asyncio.wait_for(dead.wait(), 2)
    except TimeoutError:
        kill()
    discord.troubles.clear()
    await nursery.ended()
    await asyncio.sleep(0.05)


def make_due(database: Path, kind: str) -> None:
    """Make a timer in a dead bot's file due."""
    db = sqlite3.connect(database)
    with db:
        changed = db.execute("UPDATE timers SET at = ? WHERE kind = ?", (PAST, kind)).rowcount
    db.close()
    assert changed == 1


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.name)
@pytest.mark.parametrize("kind", ["remind", "order"])
async def test_what_is_due_happens_once(tmp_path: Path, moment: Moment, kind: str) -> None:
    database, reminder = tmp_path / DATABASE, words_in("en")("remind-tomorrow")
    async with Loopback() as discord:
        nursery = Nursery(discord, database, tmp_path / "log")
        channel = discord.world.add_channel(discord.world.add_guild("Town"), "village")
        people = [discord.world.add_person(name) for name in ("ann", "bob")]
        table = Table(discord, channel, people, Random(1))
        try:
            await nursery.start()
            for person in people:  # else no reminder would come at night
                await discord.command(person, channel, "me away", {"zone": "UTC"})
            await table.open()
            await table.wait(_PATIENCE)
            if kind == "order":
                await give_order(discord, table)
            nursery.kill()
            await nursery.ended()
            make_due(database, kind)
            await killed_at(discord, nursery, moment)
            await nursery.start()

            def reminders() -> list[Any]:
                shown = [[*texts(one), str(one)] for one in channel.messages.values()]
                return [one for one in shown if reminder in one[-1]]

            if kind == "order":
                await until(lambda: len(read(database)[1].rows) > 1)
            else:
                await until(reminders)
            await until(lambda: not read(database)[1].waiting)
            await asyncio.sleep(0.3)
            stored = read(database)[1]
            check_plies(stored)
            assert len(stored.rows) == (2 if kind == "order" else 1)
            assert len(reminders()) == int(kind == "remind")
            assert len([one for one in channel.messages.values() if asks(one)]) == 1
        finally:
            await nursery.close()


async def give_order(discord: Loopback, table: Table) -> None:
    """Order a labor as the player who is asked, and confirm it."""
    panel = table.panel
    assert panel
    for person in table.people.values():
        drafted = await discord.command(person, table.channel, "order labor")
        await table.answered(drafted)
        assert drafted.shown
        confirm = next(one for one in ids(drafted.shown) if one.endswith(":order:confirm"))
        await table.answered(await discord.press(person, drafted.shown, confirm))
