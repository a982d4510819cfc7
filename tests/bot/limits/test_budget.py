"""The bot writes to no more new people than Discord puts up with, and readings come first."""

import asyncio
import sqlite3
from collections import Counter
from contextlib import suppress
from datetime import timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.delivery.discord.direct_channels import DirectChannels
from bot.delivery.discord.network import RequestFailed
from bot.delivery.outbox.outbox import Outbox
from bot.model.clock import timestamp
from bot.model.user_settings import UserSettings
from bot.settings import Settings
from bot.store import direct_channels, user_settings
from bot.store.database import Database
from tests.bot.messages import answer_of, dms, ids_of, posts, say
from tests.bot.server import MONDAY, Server

IN_AN_HOUR = Settings.model_fields["new_dms_per_hour"].default
OPENS = "/users/@me/channels"
_NUMBERS = count()


async def spend(server: Server, *, reading: bool) -> None:
    """Let the bot have written to so many new people that no message to another may go out.

    With `reading` not even a paragraph.
    """
    most = IN_AN_HOUR if reading else IN_AN_HOUR // 2
    at = timestamp(server.clock())

    def transaction(db: sqlite3.Connection) -> None:
        for number in range(most):
            direct_channels.begin(db, -1 - number, server.guild.id, ("", at), 2 * most, most)

    await server.parts[Database].write(transaction)


def opened(server: Server) -> int:
    """Count how often the bot has asked for the channel of somebody's direct messages."""
    return len([one for one in server.env.http_requests if one.path == OPENS])


async def check_on_panel(server: Server) -> None:
    """Check that an explorer reads on the panel, in private, what no direct message told them."""
    loaded, panel = await server.loaded(), await server.panel()
    trip = loaded.state.table.expedition
    assert trip is not None
    (read,) = [one for one in ids_of(panel) if ":read" in one]
    shown = await (await server.at(trip.seat)).click(panel, custom_id=read)
    assert loaded.book.stories.title(trip.path[-1], "en") in answer_of(shown)
    assert any("choose" in one for one in ids_of(shown.response.message))


async def write_to(server: Server, guild_id: int, *, reading: bool) -> bool:
    """Begin to write to somebody new, for a game of a server; return whether that is allowed."""
    person = server.env.create_user(f"new {next(_NUMBERS)}")
    # To somebody of whom nothing is stored, nothing is sent.
    database = server.parts[Database]
    await database.write(lambda db: user_settings.put_user(db, person.id, UserSettings()))
    with suppress(RequestFailed):
        async with server.parts[DirectChannels].to(person.id, guild_id, reading=reading):
            return True
    return False


async def test_a_server_alone_leaves_some_for_the_next(server: Server) -> None:
    server.set_clock(MONDAY)
    town, farm = 1, 2
    others = [await write_to(server, town, reading=False) for _ in range(IN_AN_HOUR)]
    assert others.count(True) == 25
    assert others == sorted(others, reverse=True)
    more = [await write_to(server, town, reading=True) for _ in range(IN_AN_HOUR)]
    assert more.count(True) == 13
    asked = opened(server)
    assert asked == 38
    assert await write_to(server, farm, reading=True)
    assert await write_to(server, farm, reading=False)
    server.set_clock(MONDAY + timedelta(minutes=59, seconds=59))
    assert not await write_to(server, town, reading=True)
    server.set_clock(MONDAY + timedelta(hours=1))
    assert await write_to(server, town, reading=False)


async def test_many_at_once_are_not_more(server: Server) -> None:
    server.set_clock(MONDAY)
    writing = [write_to(server, 1, reading=True) for _ in range(IN_AN_HOUR)]
    assert (await asyncio.gather(*writing)).count(True) == 38
    assert opened(server) == 38


async def test_busy_servers_have_as_many_each_and_never_more_than_all(server: Server) -> None:
    server.set_clock(MONDAY)
    guilds, found = range(7), Counter[int]()
    for _ in range(IN_AN_HOUR):
        for guild in guilds:
            found[guild] += await write_to(server, guild, reading=True)
    assert set(found.values()) <= {6, 7}
    assert found.total() == opened(server) <= IN_AN_HOUR


async def test_a_restart_forgets_neither_who_is_known_nor_how_many_are_new(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    assert opened(server) == 1
    await spend(server, reading=True)
    await server.restart()
    assert not await write_to(server, server.guild.id, reading=True)
    await server.step(Random(1), "type")
    assert opened(server) == 1
    assert len(dms(explorer)) == 1
    assert await server.waiting() == []


async def test_a_message_to_somebody_known_is_free(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(1))
    assert dms(server.ann)
    assert dms(server.bob)
    assert len(dms(server.ann) + dms(server.bob)) > 2
    assert opened(server) == 2


async def test_beyond_it_calls_go_to_the_channel_and_dms_wait(server: Server) -> None:
    server.set_clock(MONDAY)
    people = [server.ann, server.bob, server.cid]
    for person in people:
        await person.slash(server.channel, "me settings", pings="dm", next=True)
    await spend(server, reading=False)
    await server.start(3)
    asked, following = await server.turn()
    assert not any(dms(person) for person in people)
    (call,) = [post for post in posts(server) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call
    assert [row.kind for row in await server.waiting()] == ["letter"]
    await server.pass_time(minutes=59)
    await server.parts[Outbox].flush()
    assert opened(server) == 0
    await server.restart()
    # It was not refused, so nobody is told that it was.
    assert (await following.slash(server.channel, "look board")).followups == []
    await server.pass_time(minutes=10)
    await server.parts[Outbox].flush()
    assert say("next-is-you") in dms(following)[0]
    assert await server.waiting() == []


async def test_a_dm_that_waited_too_long_is_dropped(server: Server) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", next=True)
    await spend(server, reading=False)
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")
    await server.pass_time(hours=2)
    await server.parts[Outbox].flush()
    assert dms(other) == []
    assert await server.waiting() == []


async def test_readings_still_go_out_and_wait_at_the_very_end(server: Server) -> None:
    server.set_clock(MONDAY)
    await spend(server, reading=False)
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    assert len(dms(explorer)) == 1
    await spend(server, reading=True)
    dice = Random(1)
    await server.step(dice)
    while not any(row.kind == "reading" for row in await server.waiting()):
        await server.step(dice)
    await server.pass_time(hours=2)
    await server.parts[Outbox].flush()
    assert await server.waiting() == []


class TestNobody:
    """A host may set that nobody is written to first: then every paragraph is on its panel."""

    @pytest.fixture
    def settings(self, tmp_path: Path) -> Settings:
        return Settings(database=tmp_path / "table.sqlite3", pictures=False, new_dms_per_hour=0)

    async def test_a_paragraph_stands_on_the_panel_at_once(self, server: Server) -> None:
        await server.start(2)
        explorer = await server.until("choose_option", Random(1))
        await check_on_panel(server)
        await server.finish(Random(1))
        assert opened(server) == 0
        assert dms(explorer) == []


@pytest.mark.parametrize(("status", "code"), [(403, 20026), (400, 40003)])
async def test_that_discord_lets_the_bot_write_to_nobody_new_outlasts_a_restart(
    server: Server, status: int, code: int
) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    server.env.inject_error("POST", OPENS, status=status, code=code, times=None)
    assert not await write_to(server, server.guild.id, reading=True)
    for minutes in (10, 20, 40):
        before = opened(server)
        await server.restart()
        server.set_clock(server.clock() + timedelta(minutes=minutes - 1))
        assert not await write_to(server, server.guild.id, reading=True)
        assert opened(server) == before
        server.set_clock(server.clock() + timedelta(minutes=2))
        assert not await write_to(server, server.guild.id, reading=True)
        assert opened(server) == before + 1
    server.env.backend.faults.clear()
    server.set_clock(server.clock() + timedelta(minutes=81))
    assert await write_to(server, server.guild.id, reading=True)
    # It begins with ten minutes once more.
    server.env.inject_error("POST", OPENS, status=status, code=code, times=None)
    assert not await write_to(server, server.guild.id, reading=True)
    before = opened(server)
    server.set_clock(server.clock() + timedelta(minutes=11))
    assert not await write_to(server, server.guild.id, reading=True)
    assert opened(server) == before + 1
