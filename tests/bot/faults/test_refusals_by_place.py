"""Each refusal at each place: whom it stops, what is kept, and how often it is tried again.

A code says something about what was asked, and about nothing else: only a table's own channel can
pause its game. Whatever Discord refuses is tried ever less often.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.delivery.discord import network
from bot.delivery.discord.network import RequestTarget
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.scheduled_events import ScheduledEvents
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.model.games import OutboxRow
from bot.model.kinds import OutboxKind
from bot.model.notices import Notice
from bot.service.plies.notices import queue_dm
from bot.service.tables.games import Games
from bot.settings import Settings
from bot.store.database import Database
from rules.record import record
from tests.bot.limits.test_budget import check_on_panel
from tests.bot.listening import all_listen
from tests.bot.messages import answer_of, dms, posts, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.planning import Planned
from tests.bot.server import MONDAY, Server

REFUSALS = {
    **{f"{status}": (status, 0) for status in (400, 401, 403, 404, 429, 500)},
    **{f"{code}": (404, code) for code in (10003, 10007, 10008, 10013, 10015, 10062, 10070)},
    **{f"{code}": (403, code) for code in (20026, 50001, 50007, 50013, 50278, 160005, 200000)},
    **{f"{code}": (400, code) for code in (40003, 40060, 50033, 50035, 50083, 160004, 240000)},
    **{f"{code}": (400, code) for code in (50159, 50160, 50161, 50162, 50173, 340013)},
}
"""Statuses and codes, by a name: all that the bot knows, and some that it does not."""

MINUTES, APART = 180, 5
"""For so long a test watches, with an upkeep every five minutes."""

EVERY_TIME = MINUTES // APART
EVER_LESS, AT_MOST_EVERY_EIGHT_HOURS = 8, 11
WHILE_STOPPED = 4
"""How often each is tried in that time."""


@record
class Outcome:
    """What follows a refusal: the game's status, the messages that are kept, further tries."""

    status: str
    kept: tuple[str, ...] = ()
    tries: int = 0


Try = Callable[[Server, int, int], Awaitable[Outcome]]


async def outcomes(server: Server, attempt: Try) -> dict[str, Outcome]:
    """Try each refusal at a place, at a table of its own."""
    server.set_clock(MONDAY)
    found: dict[str, Outcome] = {}
    for number, (name, (status, code)) in enumerate(REFUSALS.items()):
        server.channel = server.guild.create_text_channel(f"village-{number}")
        server.game_id = number + 1
        found[name] = await attempt(server, status, code)
        server.env.backend.faults.clear()
        server.set_clock(server.clock() + timedelta(hours=6))
        if (await row_of(server)).status == "paused":
            await server.ann.slash(server.channel, "game status")
        await upkeep(server)
        # Nothing was lost: what was kept goes out as soon as Discord takes it.
        assert await server.waiting() == [], name
    return found


def expected(other: Outcome, outcomes: Mapping[tuple[int, ...], Outcome]) -> dict[str, Outcome]:
    """Return the outcome of each refusal; `other` is that of all that are not named."""
    named = {str(code): outcome for codes, outcome in outcomes.items() for code in codes}
    return {name: named.get(name, other) for name in REFUSALS}


async def row_of(server: Server) -> Any:
    return await server.parts[Games].get(server.game_id)


async def upkeep(server: Server) -> None:
    await server.parts[Outbox].flush()
    await asyncio.gather(*server.parts[VoiceNoteDelivery]._tasks.values())
    for work in await server.parts[ScheduledEvents].works():
        await work.do()
    await server.env.settle()


async def outcome(server: Server, method: str, *paths: str) -> Outcome:
    """Let three hours pass, and return what has become of a refused request to these paths."""
    since, kept = len(server.env.http_requests), await server.waiting()
    for _ in range(MINUTES // APART):
        server.set_clock(server.clock() + timedelta(minutes=APART))
        await upkeep(server)
    assert await kinds(server) == [row.kind for row in kept]
    asked = server.env.http_requests[since:]
    tries = [one for one in asked if one.method == method and one.path in paths]
    return Outcome((await row_of(server)).status, tuple([row.kind for row in kept]), len(tries))


async def kinds(server: Server) -> list[OutboxKind]:
    return [row.kind for row in await server.waiting()]


def refuse(server: Server, method: str, path: str, status: int, code: int) -> str:
    """Refuse a request from now on; give its path."""
    server.env.inject_error(method, path, status=status, code=code, times=None)
    return path


def boxes(server: Server) -> list[str]:
    """List the paths to which direct messages to the players are posted."""
    return [f"/channels/{p.user.dm_channel.id}/messages" for p in (server.ann, server.bob)]


async def forget_channels(server: Server) -> None:
    """Make everybody somebody who was never written to."""

    def transaction(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM direct_channels")

    await server.parts[Database].write(transaction)


def test_each_code_that_the_bot_knows_is_tried() -> None:
    known = {str(code) for codes in network._CODES.values() for code in codes}
    assert known <= set(REFUSALS)
    assert set(network._CODES) == set(RequestTarget)


async def a_new_panel(server: Server, status: int, code: int) -> Outcome:
    await server.lay(nearly_done())
    asked, _ = await server.turn()
    path = refuse(server, "POST", f"/channels/{server.channel.id}/messages", status, code)
    told = len(dms(server.ann))
    await asked.click(await server.panel(), label=say("verb-pass"))
    found = await outcome(server, "POST", path)
    # The host hears of a pause, and of nothing else.
    assert len(dms(server.ann)) - told == (found.status == "paused")
    return found


async def test_a_new_message_to_a_table(server: Server) -> None:
    pauses = Outcome("paused", ("panel",))
    assert await outcomes(server, a_new_panel) == expected(
        Outcome("running", ("panel",), EVER_LESS),
        {
            (10003, 50001, 50013, 160005, 50083): pauses,
            (500,): Outcome("running", ("panel",), EVERY_TIME),
        },
    )


async def an_edit(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    asked, _ = await server.turn()
    old = (await server.panel()).id
    path = f"/channels/{server.channel.id}/messages/{old}"
    refuse(server, "PATCH", path, status, code)
    await asked.slash(server.channel, "pass")
    return await outcome(server, "PATCH", path)


async def test_an_edit_at_a_table(server: Server) -> None:
    assert await outcomes(server, an_edit) == expected(
        Outcome("running", ("journal",), EVER_LESS),
        {
            (10003, 10008): Outcome("running"),
            (50001, 50013, 160005, 50083): Outcome(
                "running", ("journal",), AT_MOST_EVERY_EIGHT_HOURS
            ),
            (500,): Outcome("running", ("journal",), EVERY_TIME),
        },
    )


A_DM = {
    (10003, 10008, 10013, 340013, 50001, 50007, 50013, 50033, 50278): Outcome("running"),
    (20026, 40003): Outcome("running", ("reading",), WHILE_STOPPED),
    (500,): Outcome("running", ("reading",), EVERY_TIME),
}
"""What becomes of a DM; every other refusal is one of a message that is not understood."""

NO_SENSE = Outcome("running", ("reading",), EVER_LESS)


async def a_dm(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    for path in boxes(server):
        refuse(server, "POST", path, status, code)
    await server.until("choose_option", Random(1))
    await check_on_panel(server)
    return await outcome(server, "POST", *boxes(server))


async def test_a_dm(server: Server) -> None:
    assert await outcomes(server, a_dm) == expected(NO_SENSE, A_DM)


async def the_first_dm(server: Server, status: int, code: int) -> Outcome:
    await forget_channels(server)
    await server.start(2)
    path = refuse(server, "POST", "/users/@me/channels", status, code)
    await server.until("choose_option", Random(1))
    await check_on_panel(server)
    return await outcome(server, "POST", path)


async def test_a_dm_to_somebody_new(server: Server) -> None:
    there = {(10008,): Outcome("running")}
    assert await outcomes(server, the_first_dm) == expected(NO_SENSE, A_DM | there)


async def a_grown_dm(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    explorer = await server.until("choose_option", Random(1))
    dm = explorer.user.dm_channel.last_message
    path = f"/channels/{dm.channel.id}/messages/{dm.id}"
    refuse(server, "PATCH", path, status, code)
    await server.step(Random(1), "type")
    return await outcome(server, "PATCH", path)


async def test_the_edit_of_a_dm(server: Server) -> None:
    # A direct message that is there already is in no new channel, whatever Discord calls it.
    stopped = {(20026, 40003): Outcome("running", ("reading",), WHILE_STOPPED)}
    assert await outcomes(server, a_grown_dm) == expected(NO_SENSE, A_DM | stopped)


async def a_ping(server: Server, status: int, code: int) -> Outcome:
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me settings", pings="dm")
    for path in boxes(server):
        refuse(server, "POST", path, status, code)
    await server.start(2)
    called = [post for post in posts(server) if say("ping-turn") in post]
    assert len(called) == (await kinds(server) == [])
    return await outcome(server, "POST", *boxes(server))


async def test_a_ping_by_direct_message(server: Server) -> None:
    """It is posted in the channel, unless it may still arrive in a moment."""
    assert await outcomes(server, a_ping) == expected(
        Outcome("running"),
        {
            (429,): Outcome("running", ("ping",), EVER_LESS),
            (500,): Outcome("running", ("ping",), EVERY_TIME),
        },
    )


async def a_notice(server: Server, status: int, code: int) -> Outcome:
    row = (await server.start(2)).row
    for path in boxes(server):
        refuse(server, "POST", path, status, code)

    def queue(db: sqlite3.Connection) -> OutboxRow:
        return queue_dm(db, row, server.bob.id, Notice("held-channel"))

    await server.parts[Database].write(queue)
    await upkeep(server)
    return await outcome(server, "POST", *boxes(server))


async def test_a_direct_message_beside_the_game(server: Server) -> None:
    assert await outcomes(server, a_notice) == expected(
        Outcome("running", ("letter",)),  # tried again after six hours
        {
            (10013, 50033, 340013): Outcome("running"),
            (20026, 40003): Outcome("running", ("letter",), WHILE_STOPPED),
            (429,): Outcome("running", ("letter",), EVER_LESS),
            (500,): Outcome("running", ("letter",), EVERY_TIME),
        },
    )


async def an_event(server: Server, status: int, code: int) -> Outcome:
    planned = Planned(server)
    path = f"/guilds/{server.guild.id}/scheduled-events"
    refuse(server, "POST", path, status, code)
    await planned.plan()
    assert say("plan-come") in await planned.text()
    return await outcome(server, "POST", path)


async def test_a_scheduled_event(server: Server) -> None:
    busy = Outcome("lobby", (), EVERY_TIME)
    assert await outcomes(server, an_event) == expected(Outcome("lobby"), {(429, 500): busy})


async def a_thread(server: Server, status: int, code: int) -> Outcome:
    lobby = await server.open(2)
    path = f"/channels/{server.channel.id}/messages/{lobby.id}/threads"
    if code == 160004:
        server.env.backend.create_thread(
            server.channel.id, "begun", server.bot.user.id, message_id=lobby.id
        )
        await server.env.settle()
    refuse(server, "POST", path, status, code)
    answer = await server.ann.click(lobby, label=say("lobby-thread"))
    if status in (429, 500):
        server.incidents.logged.clear()  # the person is told its number
    elif code != 160004:
        assert answer_of(answer) == say("no-new-thread")
    return await outcome(server, "POST", path)


async def test_a_thread(server: Server) -> None:
    used = {(160004,): Outcome("running")}
    assert await outcomes(server, a_thread) == expected(Outcome("lobby"), used)


async def a_member(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    asked, _ = await server.turn()
    refuse(server, "GET", f"/guilds/{server.guild.id}/members/{asked.id}", status, code)
    await server.pass_time(days=1)
    has_left = (await server.loaded()).row.seat_of(asked.id) is None
    return Outcome("left" if has_left else "there", tuple(await kinds(server)))


async def test_a_member(server: Server) -> None:
    left = {(10007, 10013): Outcome("left")}
    assert await outcomes(server, a_member) == expected(Outcome("there"), left)


async def an_answer(server: Server, status: int, code: int) -> Outcome:
    await server.lay(nearly_done())
    asked, other = await server.turn()
    panel = await server.panel()
    refuse(server, "POST", "/interactions/*/callback", status, code)
    await asked.click(panel, label=say("verb-pass"))
    assert (await server.loaded()).ply == 1
    assert f"<@{other.id}>" in text_of(await server.panel())
    return await outcome(server, "POST", "/interactions/*/callback")


async def test_the_answer_to_a_press(server: Server) -> None:
    """What was done stands, and the next panel shows it."""
    assert await outcomes(server, an_answer) == expected(Outcome("running"), {})


class TestVoices:
    """What is read aloud can be read, too: a voice that is refused is given up."""

    @pytest.fixture
    def settings(self, with_voice: Settings) -> Settings:
        return with_voice

    async def test_a_voice_message(self, server: Server) -> None:
        assert await outcomes(server, a_voice) == expected(
            Outcome("running"),
            {
                (429,): Outcome("running", ("voice",), EVER_LESS),
                (500,): Outcome("running", ("voice",), EVERY_TIME),
            },
        )


async def a_voice(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    await all_listen(server, server.ann, server.bob)
    await server.until("choose_option", Random(1))
    await server.env.settle()
    for path in boxes(server):
        refuse(server, "POST", path, status, code)
    while (await server.loaded()).state.table.expedition:
        await server.step(Random(1), "type")
    await server.env.settle()
    return await outcome(server, "POST", *boxes(server))
