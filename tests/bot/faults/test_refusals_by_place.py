"""Each refusal of a message: whom it stops, what is kept, and how often it is tried again.

A code says something about what was asked, and about nothing else: only a table's own channel can
pause its game. Whatever Discord refuses is tried ever less often.
"""

import sqlite3
from random import Random

import pytest

from bot.delivery.discord.network import RequestTarget
from bot.model.games import OutboxRow
from bot.model.notices import Notice
from bot.service.plies.notices import queue_dm
from bot.settings import Settings
from bot.store.database import Database
from tests.bot.limits.test_budget import check_on_panel
from tests.bot.listening import all_listen
from tests.bot.messages import answer_of, dms, posts, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.planning import Planned
from tests.bot.refusals import (
    AT_MOST_EVERY_EIGHT_HOURS,
    EVER_LESS,
    EVERY_TIME,
    WHILE_STOPPED,
    Outcome,
    expected,
    kinds,
    outcome,
    outcomes,
    refuse,
    refused_for,
    upkeep,
)
from tests.bot.server import Server


def boxes(server: Server) -> list[str]:
    """List the paths to which direct messages to the players are posted."""
    return [f"/channels/{p.user.dm_channel.id}/messages" for p in (server.ann, server.bob)]


async def forget_channels(server: Server) -> None:
    """Make everybody somebody who was never written to."""

    def transaction(db: sqlite3.Connection) -> None:
        db.execute("DELETE FROM direct_channels")

    await server.parts[Database].write(transaction)


@refused_for(RequestTarget.TABLE)
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


@refused_for(RequestTarget.TABLE)
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


@refused_for(RequestTarget.DM)
async def a_dm(server: Server, status: int, code: int) -> Outcome:
    await server.start(2)
    for path in boxes(server):
        refuse(server, "POST", path, status, code)
    await server.until("choose_option", Random(1))
    await check_on_panel(server)
    return await outcome(server, "POST", *boxes(server))


async def test_a_dm(server: Server) -> None:
    assert await outcomes(server, a_dm) == expected(NO_SENSE, A_DM)


@refused_for(RequestTarget.DM)
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


@refused_for(RequestTarget.DM)
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


@refused_for(RequestTarget.DM)
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


@refused_for(RequestTarget.DM)
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


@refused_for(RequestTarget.EVENT)
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


@refused_for(RequestTarget.THREAD)
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


@refused_for(RequestTarget.MEMBER)
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


@refused_for(RequestTarget.ANSWER)
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


@refused_for(RequestTarget.VOICE)
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
