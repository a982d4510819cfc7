"""A list of one's games, once a day at an hour of one's own, by direct message."""

from datetime import timedelta
from typing import Any

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.features.digests import Digests
from tests.bot.audible_text import pings
from tests.bot.messages import dms, posts, say
from tests.bot.server import MONDAY, Server, close_dms

HEAD = say("digest", own=1, count=2)[:16]


async def at(server: Server, **later: int) -> None:
    """Let it be so long after Monday noon, and send what is due."""
    server.set_clock(MONDAY + timedelta(**later))
    await server.parts[Digests].tick()
    await server.parts[Outbox].flush()
    await server.env.settle()


def lists(person: Any) -> list[str]:
    return [text for text in dms(person) if HEAD in text]


async def two_games(server: Server, person: Any, **settings: Any) -> Any:
    """Set a person's list to eighteen hours, and start two games; return the second channel."""
    server.set_clock(MONDAY)
    await person.slash(server.channel, "me settings", digest=18, **settings)
    await server.start(2)
    return await server.start_beside()


async def test_nobody_gets_one_who_has_not_asked(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    for hours in range(24):
        await at(server, hours=hours)
    assert lists(server.ann) == lists(server.bob) == []


async def test_it_comes_once_a_day_with_the_games_by_whose_turn_it_is(server: Server) -> None:
    field = await two_games(server, server.ann)
    await at(server, hours=5, minutes=59)
    assert lists(server.ann) == []
    for minutes in (0, 5, 70):
        await at(server, hours=6, minutes=minutes)
    await server.restart()
    await at(server, hours=8)
    (text,) = lists(server.ann)
    for channel in (server.channel, field):
        assert f"<#{channel.id}>" in text
    own = [game for game in (1, 2) if await server.asked(game) == server.ann]
    assert (say("digest-own") in text) is bool(own)
    assert (say("digest-others") in text) is (len(own) < 2)
    assert say("digest", own=len(own), count=2) in text
    await at(server, hours=30)
    assert len(lists(server.ann)) == 2


async def test_it_goes_by_the_hours_of_its_person(server: Server) -> None:
    await two_games(server, server.ann)
    await server.ann.slash(server.channel, "me away", zone="Europe/Berlin", quiet="17:00-19:00")
    await at(server, hours=4, minutes=30)  # half past six there, and asleep
    assert lists(server.ann) == []
    await at(server, hours=5)
    assert len(lists(server.ann)) == 1


async def test_it_is_dropped_with_its_day(server: Server) -> None:
    await two_games(server, server.ann)
    await at(server, hours=9, minutes=1)  # the bot was down
    assert lists(server.ann) == []
    close_dms(server)
    await at(server, hours=30)
    assert lists(server.ann) == []
    assert not [row for row in await server.waiting() if row.user_id == server.ann.id]
    assert HEAD not in "\n".join(posts(server))


@pytest.mark.parametrize("only", [True, False])
async def test_it_replaces_the_pings_where_that_is_wanted(server: Server, *, only: bool) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", digest=18, digest_only=only)
    since = len(server.env.http_requests)
    await server.start(2)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")
    await server.env.settle()
    assert (other.id in pings(server.env, since)) is not only
    for _ in range(30):
        await server.pass_time(hours=1)
    reminded = [text for text in posts(server) if "It is still your move" in text]
    assert bool(reminded) is not only


async def test_it_replaces_the_direct_messages_at_each_move_as_well(server: Server) -> None:
    server.set_clock(MONDAY)
    for person, only in ((server.ann, True), (server.bob, False)):
        await person.slash(server.channel, "me settings", digest=18, digest_only=only, pings="dm")
    await server.start(2)
    pinged = list[bool]()
    for _ in range(2):
        await server.env.settle()
        asked, _ = await server.turn()
        pinged.append(bool(dms(server.bob)))
        assert dms(server.ann) == []
        await asked.slash(server.channel, "labor", villagers="*")
    assert any(pinged)


async def test_it_can_be_taken_away_again(server: Server) -> None:
    await two_games(server, server.ann)
    await server.ann.slash(server.channel, "me settings", digest=-1)
    await at(server, hours=6)
    assert lists(server.ann) == []


async def test_it_needs_a_game(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.ann.slash(server.channel, "me settings", digest=18)
    await at(server, hours=6)
    assert lists(server.ann) == []
