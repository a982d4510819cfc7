"""After a thousand invalid requests the bot falls silent, but for answers, and says so loudly."""

import logging
from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.discord.invalid_requests import MOST, WINDOW, InvalidRequests
from bot.delivery.outbox.outbox import Outbox
from bot.model.notices import Notice
from bot.service.plies.notices import queue_notice
from bot.store.database import Database
from tests.bot.messages import posts, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import MONDAY, Server

MANY = 500
"""Messages that wait: repeated twice a minute, they reached Discord's limit of 10,000."""

TICK = 31


class Clock:
    """A clock in seconds that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def test_a_thousand_in_ten_minutes_are_too_many(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    invalid = InvalidRequests(clock)
    for number in range(MOST - 1):
        invalid.count((401, 403, 429)[number % 3])
    for status in (200, 204, 400, 404, 500):
        invalid.count(status)
    assert not invalid.are_too_many
    assert caplog.records == []
    invalid.count(403)
    assert invalid.are_too_many
    (said,) = caplog.records
    assert said.levelno == logging.CRITICAL
    assert "1,000 requests in 10 minutes" in said.getMessage()
    clock.now += WINDOW - 1
    assert invalid.are_too_many
    clock.now += 1
    assert not invalid.are_too_many


def test_what_is_older_than_ten_minutes_counts_no_more() -> None:
    clock = Clock()
    invalid = InvalidRequests(clock)
    for _ in range(3):
        for _ in range(MOST - 1):
            invalid.count(403)
        clock.now += WINDOW
    assert not invalid.are_too_many


async def hold(server: Server) -> None:
    """Let Discord have refused as many requests as that takes."""
    for _ in range(MOST):
        server.parts[InvalidRequests].count(403)
    (said,) = server.incidents.logged
    assert "nothing but answers is sent" in said
    server.incidents.logged.clear()


def others(server: Server, since: int) -> list[Any]:
    """List the requests that are no answers."""
    asked = server.env.http_requests[since:]
    return [one for one in asked if not one.path.startswith(("/interactions", "/webhooks"))]


async def test_presses_are_still_answered_and_all_else_goes_out_afterwards(
    server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    old, shown = await server.panel(), posts(server)
    await hold(server)
    since = len(server.env.http_requests)
    await asked.click(old, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1
    assert say("line-pass", name=asked.name) in "\n".join(posts(server))
    looked = await other.slash(server.channel, "look board")
    assert looked.response is not None
    for _ in range(18):
        await server.env.advance_time(TICK)
    assert others(server, since) == []
    # Not every message says at each upkeep that it waits.
    assert len([one for one in caplog.messages if "waits" in one]) == 1
    assert len(posts(server)) == len(shown)
    assert [row.kind for row in await server.waiting()] == ["panel"]
    assert (await server.loaded()).row.status == "running"
    for _ in range(3):
        await server.env.advance_time(TICK)
    assert await server.waiting() == []
    assert f"<@{other.id}>" in text_of(await server.panel())


async def test_five_hundred_refused_messages_stay_far_below_what_discord_allows(
    server: Server,
) -> None:
    """Unknown refusals, as of an address that is banned already, or of a token that was reset."""
    server.set_clock(MONDAY)
    row = (await server.start(2)).row
    for _ in range(MANY):
        await server.parts[Database].write(lambda db: queue_notice(db, row, Notice("held-channel")))
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("*", path, status=401, code=0, times=None)
    tried = list[int]()
    for _ in range(3):
        since = len(server.env.http_requests)
        for _ in range(round(WINDOW) // 30):
            server.set_clock(server.clock() + timedelta(seconds=30))
            before = len(server.env.http_requests)
            await server.parts[Outbox].flush()
            for one in server.env.http_requests[before:]:
                server.parts[InvalidRequests].count(401 if one.path == path else 200)
        tried.append(len([one for one in server.env.http_requests[since:] if one.path == path]))
    assert max(tried) < 2 * MOST
    assert len(await server.waiting()) == MANY
    server.incidents.logged.clear()
