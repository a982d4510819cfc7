"""What is held in memory is what stands in the file, whatever was broken off or came between."""

import asyncio
import sqlite3
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.request_budget import RequestBudget
from bot.delivery.discord.scheduler import Scheduler
from bot.delivery.outbox.pauses import Pauses
from bot.features.timers import Timers
from bot.model.errors import Declined
from bot.model.games import TimerRow
from bot.model.kinds import GameStatus, PauseReason, TimerKind
from bot.service.plies.past_events import past_events
from bot.service.tables.games import Games
from bot.store import chronicles, timers
from bot.store.database import Database
from tests.bot.server import Server

PASS = {"kind": "pass"}


async def test_a_game_that_is_paused_while_it_is_being_read_is_paused(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    games, is_read = server.parts[Games], asyncio.Event()
    fetch = games.books.fetch

    async def slowly(*asked: Any) -> Any:
        is_read.set()
        await asyncio.sleep(0.05)
        return await fetch(*asked)

    games.loaded.invalidate(server.game_id)
    monkeypatch.setattr(games.books, "fetch", slowly)
    reading = asyncio.create_task(games.load(server.game_id))
    await is_read.wait()
    await games.set_status_by_bot(
        server.game_id, GameStatus.PAUSED, pause_reason=PauseReason.CHANNEL
    )
    await reading
    assert (await server.loaded()).row.pause_reason == "held-channel"


async def test_who_waited_for_a_step_that_was_broken_off_finds_it_done(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    asked, other = await server.turn()
    games, write = server.parts[Games], server.parts[Database].write

    async def broken_off(transaction: Any) -> None:
        monkeypatch.undo()
        await write(transaction)
        await asyncio.sleep(0.05)
        raise asyncio.CancelledError

    monkeypatch.setattr(server.parts[Database], "write", broken_off)
    steps = [games.act(server.game_id, person.id, PASS) for person in (asked, other)]
    first, second = await asyncio.gather(*steps, return_exceptions=True)
    assert isinstance(first, asyncio.CancelledError)
    assert not isinstance(second, BaseException), second
    assert (await server.loaded()).ply == 2


async def test_a_timer_that_was_set_anew_outlives_the_one_before(server: Server) -> None:
    await server.start(2)
    later = TimerRow(server.game_id, 0, TimerKind.REMIND, "2999-01-01T00:00:00+00:00")

    async def answered_meanwhile(*_: Any) -> None:
        await server.parts[Database].write(lambda db: timers.put(db, later))
        raise Declined("not-asked")

    handlers = dict.fromkeys(TimerKind, answered_meanwhile)
    due = TimerRow(server.game_id, 0, TimerKind.REMIND, "2020-01-01T00:00:00+00:00")
    await server.parts[Database].write(lambda db: timers.put(db, due))
    games, pauses = server.parts[Games], server.parts[Pauses]
    await Timers(games, pauses, Scheduler(server.parts[RequestBudget]), handlers).tick()
    kept = await server.parts[Database].read(
        lambda db: timers.find(db, server.game_id, 0, TimerKind.REMIND)
    )
    assert kept == later


async def test_games_that_are_not_there_leave_nothing_behind(server: Server) -> None:
    for number in range(100, 200):
        with pytest.raises(Declined):
            await server.parts[Games].load(number)
    assert not server.parts[Games].loaded._loading


async def test_a_game_that_was_watched_is_packed_at_its_end(server: Server) -> None:
    await server.start(2)
    await server.eve.slash(server.channel, "game watch", updates="end")
    await server.finish(Random(2))
    await server.env.advance_time(100)

    def packed(db: sqlite3.Connection) -> bytes | None:
        return chronicles.find(db, server.game_id)

    assert await server.waiting() == []
    assert await server.parts[Database].read(packed)


async def test_the_plies_in_memory_are_those_that_are_stored(server: Server) -> None:
    """They are kept as they were made, and never read back."""
    await server.start(3)
    dice = Random(5)
    for _ in range(40):
        await server.step(dice)
        loaded = await server.loaded()
        stored = await server.parts[Games].history.plies(server.game_id, loaded.recent[0].ply)
        assert list(loaded.recent) == stored


async def test_the_shelves_of_many_games_hold_each_deed_once(server: Server) -> None:
    loaded = await server.start(2)
    row = replace(loaded.row, shelf="018.0+ 045.1-")
    first, second = (past_events(row, ()).earlier_deeds for _ in range(2))
    assert [(one.number, one.option, one.tier) for one in first] == [(18, 0, 0), (45, 1, None)]
    assert all(one is other for one, other in zip(first, second, strict=True))
