"""What is due happens once, and what goes wrong in one game holds no other up."""

import asyncio
import sqlite3
from collections.abc import Callable

import pytest

from bot.delivery.discord.request_budget import RequestBudget
from bot.delivery.discord.scheduler import Scheduler
from bot.delivery.outbox.pauses import Pauses
from bot.features.timers import Timers
from bot.model.errors import StoreBusy
from bot.model.games import TimerRow
from bot.model.kinds import TimerKind
from bot.service.tables.games import Games
from bot.store import timers
from bot.store.database import Database
from rules.questions import RestVillagers
from rules.words import QuestionNumber
from tests.bot.messages import answer_of, posts, say, text_of
from tests.bot.server import MONDAY, Server
from tests.tables import ANN, BOB, a_table, seat

STILL = "It is still your move."


async def test_nothing_due_costs_one_query(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    asked: list[str] = []
    read = server.parts[Database].read

    async def counting(query: Callable[[sqlite3.Connection], object]) -> object:
        def traced(db: sqlite3.Connection) -> object:
            db.set_trace_callback(asked.append)
            try:
                return query(db)
            finally:
                db.set_trace_callback(None)

        return await read(traced)

    monkeypatch.setattr(server.parts[Database], "read", counting)
    since = len(server.env.http_requests)
    await server.parts[Timers].tick()
    assert len(asked) == 1
    assert len(server.env.http_requests) == since
    plan = await read(lambda db: db.execute(f"EXPLAIN QUERY PLAN {asked[0]}").fetchall())
    assert "timers_by_time" in str(plan)
    assert "TEMP B-TREE" not in str(plan)


async def test_the_bot_looks_twice_a_minute(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    server.set_clock(MONDAY.replace(day=3))
    await server.env.advance_time(31)
    assert len([post for post in posts(server) if STILL in post]) == 1


async def test_a_busy_database_stops_no_tick_for_good(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    server.set_clock(MONDAY.replace(day=3))

    async def busy(_: object) -> None:
        raise StoreBusy("locked")

    with monkeypatch.context() as patched:
        patched.setattr(server.parts[Database], "read", busy)
        await server.env.advance_time(31)
    assert not [post for post in posts(server) if STILL in post]
    await server.env.advance_time(31)
    assert len([post for post in posts(server) if STILL in post]) == 1


async def test_a_damaged_game_holds_no_other_up(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    field = await server.start_beside()

    def damage(db: sqlite3.Connection) -> None:
        db.execute("UPDATE plies SET state = x'00', facts = x'00' WHERE game_id = 1")

    await server.parts[Database].write(damage)
    server.parts[Games].loaded.invalidate(1)
    await server.pass_time(days=1)
    server.incidents.logged.clear()
    assert any(STILL in text_of(message) for message in field.history())
    assert any(say("held-corrupt") in post for post in posts(server))


async def test_a_timer_that_fails_is_put_off(server: Server) -> None:
    """A kind that nobody sees to stands for any mistake."""
    server.set_clock(MONDAY)
    await server.start(2)
    row = TimerRow(1, 7, TimerKind.REMIND, "2026-06-01T11:00:00+00:00")
    await server.parts[Database].write(lambda db: timers.put(db, row))
    await server.parts[Timers].tick()
    assert len(server.incidents.logged) == 1
    server.incidents.logged.clear()
    found = await server.parts[Database].read(lambda db: timers.find(db, 1, 7, TimerKind.REMIND))
    assert found == TimerRow(1, 7, TimerKind.REMIND, "2026-06-01T13:00:00+00:00")


async def test_a_clock_runs_out_before_a_reminder_of_the_same_game(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked = (await server.loaded()).state.table.questions[0].seat

    def due(db: sqlite3.Connection) -> None:
        timers.put(db, TimerRow(1, asked, TimerKind.REMIND, MONDAY.isoformat()))
        at = MONDAY.replace(second=30)
        timers.put(db, TimerRow(1, asked, TimerKind.OVERDUE, at.isoformat()))

    await server.parts[Database].write(due)
    await server.pass_time(minutes=1)
    said = [post for post in posts(server) if STILL in post or "has run out" in post]
    assert ["has run out" in post for post in said] == [True, False]


async def test_timers_of_one_game_run_one_at_a_time_and_those_of_others_beside_them(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    await server.start_beside()
    begun: list[tuple[int, int]] = []
    go_on = asyncio.Event()

    async def wait(timer: TimerRow) -> None:
        begun.append((timer.game_id, timer.seat))
        await go_on.wait()
        await database.write(lambda db: timers.delete(db, timer))

    def due(db: sqlite3.Connection) -> None:
        for game, place in ((1, 0), (1, 1), (2, 0), (2, 1)):
            at = MONDAY.replace(minute=place).isoformat()
            timers.put(db, TimerRow(game, place, TimerKind.REMIND, at))

    games, pauses = server.parts[Games], server.parts[Pauses]
    scheduler, database = Scheduler(server.parts[RequestBudget]), games.database
    background = Timers(games, pauses, scheduler, dict.fromkeys(TimerKind, wait))
    await database.write(due)
    server.set_clock(MONDAY.replace(hour=13))
    looks = [asyncio.create_task(background.tick()) for _ in range(3)]
    await asyncio.sleep(0.1)
    assert sorted(begun) == [(1, 0), (2, 0)]
    go_on.set()
    await asyncio.gather(*looks)
    assert sorted(begun) == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert [one for one in begun if one[0] == 1] == [(1, 0), (1, 1)]


async def test_the_last_who_rests_reads_that_he_is_the_last(server: Server) -> None:
    server.set_clock(MONDAY)
    tired = seat(exhausted=("builder-1",), items=("cider",))
    weary = seat(exhausted=("builder-2",), items=("cider",))
    asks = (RestVillagers(QuestionNumber(1), ANN), RestVillagers(QuestionNumber(2), BOB))
    await server.lay(a_table(ann=tired, bob=weary, asks=asks))
    first, last = await server.at(ANN), await server.at(BOB)
    text = text_of(await server.panel())
    who = f"<@{first.id}> and <@{last.id}>"
    assert text.startswith(f"### {say('ask-rest-villagers', who=who)}\n")
    assert text.count("asked <t:") == 1
    assert "everyone else is done" not in text
    answer = answer_of(await first.slash(server.channel, "rest", beds="builder-1"))
    assert say("part-done", names=last.name) in answer
    assert text_of(await server.panel()).count("everyone else is done") == 1
    await server.pass_time(days=1)
    (reminder,) = [post for post in posts(server) if STILL[6:] in post]
    assert "Everyone is waiting for you" in reminder
    assert f"<@{last.id}>" in reminder
