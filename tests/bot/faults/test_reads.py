"""What is read changes nothing, and what a press looks for is found by an index."""

import sqlite3
from contextlib import closing

import pytest

from bot.model.errors import StoreBusy
from bot.store import game_rows, outbox, votes
from bot.store.database import Database
from tests.bot.server import Server


async def test_a_query_may_not_write_and_says_when_it_cannot_be_run(server: Server) -> None:
    found = await server.parts[Database].read(lambda db: db.execute("SELECT 1").fetchall())
    assert found == [(1,)]
    for statement in ("DELETE FROM games", "SELECT missing FROM games"):
        with pytest.raises(StoreBusy):
            await server.parts[Database].read(lambda db, s=statement: db.execute(s))


async def test_what_a_press_or_a_command_looks_for_is_found_by_an_index(server: Server) -> None:
    """A scan would hold up all other reads, and take longer with every game that is stored."""
    await server.start(2)
    asked: list[str] = []
    game_id, channel_id = server.game_id, server.channel.id
    with closing(sqlite3.connect(server.settings.database)) as db:
        db.set_trace_callback(asked.append)
        game_rows.find_game(db, game_id)
        game_rows.find_game_in(db, channel_id)
        game_rows.find_started_in(db, channel_id)
        game_rows.finished_in(db, channel_id, 8)
        outbox.panels(db, game_id)
        outbox.waiting(db, "2999", game_id)
        votes.find(db, game_id)
        db.set_trace_callback(None)
        plans = {one: db.execute(f"EXPLAIN QUERY PLAN {one}").fetchall() for one in asked}
    assert len(plans) > 5
    scanned = [one for one, plan in plans.items() if any("SCAN" in row[3] for row in plan)]
    assert scanned == []
