"""Each person asked is called once, whatever the table or the person changes meanwhile.

A pause ends what was waiting to be said. A panel that waits was to call people as they had it set
when they were asked.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from tests.bot.audible_text import Post, posts_since
from tests.bot.messages import dms, say, text_of
from tests.bot.passing import passes
from tests.bot.server import MONDAY, NAMES, Server
from tests.bot.voting import calls as vote_calls
from tests.bot.voting import presses

NIGHT = MONDAY.replace(hour=23)


def calls(server: Server, since: int, name: str) -> list[Post]:
    """List the messages since then that reached a person's phone."""
    return [post for post in posts_since(server, since) if post.text and name in post.called]


def unreachable(server: Server, times: int | None = 1) -> None:
    """Let posts to the channel fail that many times."""
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=503, times=times)


async def pass_unreached(server: Server) -> tuple[Any, Any, int]:
    """Let a player pass while the next panel waits; return them, the next, and since when."""
    first, second = await server.turn()
    unreachable(server)
    await passes(first, await server.panel())
    assert [row.kind for row in await server.waiting()][:1] == ["panel"]
    return first, second, len(server.env.http_requests)


async def pause(server: Server) -> None:
    await server.fay.slash(server.channel, "game pause")


async def resume(server: Server, by: Any = None) -> None:
    await (by or server.fay).slash(server.channel, "game resume")
    await server.parts[Outbox].flush()


async def test_who_was_asked_asleep_is_called_where_the_table_goes_on(server: Server) -> None:
    server.set_clock(NIGHT)
    await server.start(2)
    first, second = await server.turn()
    await second.slash(server.channel, "me away", zone="UTC", quiet="22:00-07:00")
    since = len(server.env.http_requests)
    await passes(first, await server.panel())
    await pause(server)
    await server.pass_time(hours=10)
    assert calls(server, since, second.name) == []
    await resume(server)
    assert len(calls(server, since, second.name)) == 1
    await server.pass_time(hours=1)
    assert len(calls(server, since, second.name)) == 1


async def test_who_sleeps_where_the_table_goes_on_is_called_on_waking(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    _, second, since = await pass_unreached(server)
    await pause(server)
    await second.slash(server.channel, "me away", zone="UTC", quiet="22:00-07:00")
    await server.parts[Outbox].flush()
    server.set_clock(NIGHT)
    await resume(server)
    assert calls(server, since, second.name) == []
    await server.pass_time(hours=9)
    assert len(calls(server, since, second.name)) == 1


async def test_a_panel_that_went_out_in_a_pause_has_called_nobody(server: Server) -> None:
    await server.start(2)
    _, second, since = await pass_unreached(server)
    await pause(server)
    await server.parts[Outbox].flush()
    assert calls(server, since, second.name) == []
    await resume(server)
    assert len(calls(server, since, second.name)) == 1


async def calls_after_a_pause(server: Server, name: str) -> int:
    """Pause and go on while nothing can be sent; count the calls to one once it can."""
    await pause(server)
    await resume(server)
    server.env.backend.faults.clear()
    since = len(server.env.http_requests)
    await server.parts[Outbox].flush()
    return len(calls(server, since, name))


async def test_a_panel_that_still_waits_after_a_pause_calls_by_itself(server: Server) -> None:
    await server.start(2)
    _, second, _ = await pass_unreached(server)
    unreachable(server, times=None)
    assert await calls_after_a_pause(server, second.name) == 1


async def test_everybody_asked_is_called_where_the_table_goes_on_but_who_says_so(
    server: Server,
) -> None:
    await server.start(2)
    first, second = await server.turn()
    await pause(server)
    since = len(server.env.http_requests)
    await resume(server)
    assert (len(calls(server, since, first.name)), calls(server, since, second.name)) == (1, [])
    if first.name == "ann":  # the host
        await pause(server)
        since = len(server.env.http_requests)
        await resume(server, server.ann)
        assert calls(server, since, "ann") == []


@pytest.mark.parametrize("way", ["vote", "channel"])
async def test_however_a_table_goes_on_who_is_asked_is_called(server: Server, way: str) -> None:
    await server.start(3)
    first, second = await server.turn()
    if way == "vote":
        await pause(server)
        await vote_calls(server, server.ann, "resume")
        since = len(server.env.http_requests)
        await presses(server, server.bob, say("vote-yes"))
    else:
        path = f"/channels/{server.channel.id}/messages"
        server.env.inject_error("POST", path, status=403, code=50013, times=None)
        await passes(first, await server.panel())
        first = second
        server.env.backend.faults.clear()
        since = len(server.env.http_requests)
        await server.eve.slash(server.channel, "game status")
    await server.parts[Outbox].flush()
    assert len(calls(server, since, first.name)) == 1


@pytest.mark.parametrize("ways", [("channel", "dm"), ("dm", "channel")])
async def test_who_changes_where_they_are_called_while_a_panel_waits_is_called_once(
    server: Server, ways: Sequence[str]
) -> None:
    before, after = ways
    await server.start(2)
    first, second = await server.turn()
    await second.slash(server.channel, "me settings", pings=before)
    path = f"/channels/{second.user.dm_channel.id}/messages"
    server.env.inject_error("POST", path, status=503, times=None)
    unreachable(server, times=None)
    await passes(first, await server.panel())
    await second.slash(server.channel, "me settings", pings=after)
    server.env.backend.faults.clear()
    since = len(server.env.http_requests)
    await server.parts[Outbox].flush()
    assert len(calls(server, since, second.name)) == 1


async def test_who_falls_asleep_while_a_panel_waits_is_called_on_waking(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    _, second, since = await pass_unreached(server)
    await second.slash(server.channel, "me away", zone="UTC", quiet="22:00-07:00")
    server.set_clock(NIGHT)
    await server.parts[Outbox].flush()
    assert calls(server, since, second.name) == []
    server.set_clock(NIGHT + timedelta(hours=9))
    await server.parts[Outbox].flush()
    assert len(calls(server, since, second.name)) == 1


async def test_who_was_reminded_while_a_panel_waits_is_not_called_by_it(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    _, second, since = await pass_unreached(server)
    await server.pass_time(hours=25)
    reminded = len(calls(server, since, second.name))
    assert reminded
    await server.parts[Outbox].flush()
    assert len(calls(server, since, second.name)) == reminded


@pytest.mark.parametrize("where", ["channel", "dm"])
async def test_an_undone_step_takes_its_ping_back(server: Server, where: str) -> None:
    server.set_clock(MONDAY)
    for name in NAMES[:3]:
        await server.people[name].slash(server.channel, "me settings", pings=where)
    await server.start(3)
    asked, other = await server.turn()
    before = len(dms(other))
    await asked.slash(server.channel, "pass")
    assert len(dms(other)) - before == (where == "dm")
    await asked.slash(server.channel, "game undo")
    await server.parts[Outbox].flush()
    assert (await server.turn())[0] is asked
    assert len(dms(other)) == before
    assert f"<@{other.id}>" not in text_of(await server.panel())
    since = len(server.env.http_requests)
    await server.pass_time(days=1)
    assert [post.called for post in posts_since(server, since)] == [(asked.name,)]


async def test_who_acted_last_is_called_after_a_pause_though_a_panel_waits(server: Server) -> None:
    """The panel of the ply before waits, which another was asked by."""
    await server.start(2)
    first, second = await server.turn()
    unreachable(server, times=None)
    await passes(first, await server.panel())
    await second.slash(server.channel, "explore", party="*")
    assert [row.kind for row in await server.waiting()][:1] == ["panel"]
    assert await calls_after_a_pause(server, second.name) == 1
