"""A game that is closed by hand is closed whole, whatever fails, and wherever the bot is killed."""

import sqlite3
from random import Random
from typing import Any

import pytest

from bot.features.upkeep import Upkeep
from bot.model.errors import Corrupt
from bot.model.games import OutboxRow
from bot.model.interaction import User
from bot.model.names import person_name
from bot.service.lobby.lobbies import Lobbies
from bot.service.table_acts.statuses import Statuses
from bot.service.tables.games import Games
from bot.store import people, table_events
from bot.store.database import Database
from tests.bot.messages import answer_of, ids_of, posts, say
from tests.bot.server import SEED, Server

TICK = 31
CALLBACK = ("POST", "/interactions/*/callback")
EDIT = ("PATCH", "/channels/*/messages/*")


def announced(server: Server) -> str:
    return say("closed-by", name="ann", seed=SEED.hex())


def check_closed(server: Server) -> None:
    """The channel says so once, and nothing there can be pressed any more."""
    announcements = [text for text in posts(server) if announced(server) in text]
    assert len(announcements) == 1
    assert say("lobby-closed") in posts(server)
    assert [one for one in server.channel.history() if ids_of(one)] == []


async def journal(server: Server) -> list[str]:
    found = await server.parts[Database].read(lambda db: table_events.of_game(db, 1))
    return [event.key for event in found]


async def close(server: Server) -> None:
    """Close the game as the bot does that is killed right after its transaction."""
    user = User(server.ann.id, person_name("ann"))
    await Statuses(server.parts[Games], server.parts[Lobbies]).close(1, user)


async def begin(server: Server, what: str) -> None:
    """Let there be a lobby, or a game that runs."""
    if what == "lobby":
        server.sow(SEED)
        await server.open(2)
    else:
        await server.start(2)


@pytest.mark.parametrize("what", ["lobby", "game"])
async def test_a_kill_after_the_transaction_leaves_nothing_out(server: Server, what: str) -> None:
    await begin(server, what)
    await close(server)
    assert say("lobby-closed") not in posts(server)
    await server.restart()
    await server.parts[Upkeep].run()
    check_closed(server)
    assert await journal(server) == (["closed-in-journal"] if what == "game" else [])
    assert (await server.parts[Games].get(1)).status == "closed"
    assert await server.waiting() == []


async def test_a_kill_within_the_transaction_leaves_the_game_as_it_was(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)

    def killed(*_: Any) -> OutboxRow:
        raise sqlite3.OperationalError

    with monkeypatch.context() as now:
        now.setattr("bot.service.table_acts.statuses.queue_notice", killed)
        async with server.nothing_changes():
            refused = await server.ann.slash(server.channel, "game end")
    assert answer_of(refused) == say("store-busy")
    assert await journal(server) == []
    assert await server.waiting() == []
    await server.restart()
    await server.step(Random(1))


@pytest.mark.parametrize("what", ["lobby", "game"])
async def test_an_answer_that_discord_refuses_is_posted_once(server: Server, what: str) -> None:
    await begin(server, what)
    server.env.inject_error(*CALLBACK, status=500, code=0, times=None)
    await server.ann.slash(server.channel, "game end")
    server.env.backend.faults.clear()
    await server.env.advance_time(TICK)
    check_closed(server)
    assert await server.waiting() == []


@pytest.mark.parametrize("what", ["lobby", "game"])
async def test_buttons_that_stay_for_now_go_later_even_after_a_restart(
    server: Server, what: str
) -> None:
    await begin(server, what)
    server.env.inject_error(*EDIT, status=500, code=0, times=None)
    await server.ann.slash(server.channel, "game end")
    await server.restart()
    assert say("lobby-closed") not in posts(server)
    server.env.backend.faults.clear()
    await server.env.advance_time(TICK)
    check_closed(server)


async def test_an_answer_that_was_not_recorded_is_not_posted_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)

    def lost(*_: Any) -> None:
        """Do what a bot does that is killed before it records what it sent."""

    with monkeypatch.context() as killed:
        killed.setattr("bot.service.tables.outgoing.record_notice", lost)
        await server.ann.slash(server.channel, "game end")
    assert await server.waiting()
    await server.restart()
    await server.parts[Upkeep].run()
    check_closed(server)
    assert await server.waiting() == []


async def test_a_damaged_game_can_be_closed(server: Server) -> None:
    await server.start(2)
    await server.parts[Database].write(
        lambda db: db.execute("UPDATE plies SET state = x'00'") and None
    )
    server.parts[Games].loaded.invalidate(1)
    with pytest.raises(Corrupt):
        await server.loaded()
    await server.ann.slash(server.channel, "game end")
    check_closed(server)
    assert await journal(server) == []


async def test_whoever_closed_a_game_can_be_forgotten_before_that_is_said(server: Server) -> None:
    await server.start(2)
    await close(server)
    user = server.ann.id
    assert "outbox" in await server.parts[Database].read(lambda db: people.of_person(db, user))
    await server.parts[Database].write(lambda db: people.forget(db, user))
    bodies = [row.body or "" for row in await server.waiting()]
    assert [body for body in bodies if str(user) in body] == []
