"""What the bot does by itself goes on, whatever one game, one day or one message comes to."""

import sqlite3
from random import Random
from typing import Any

import pytest
from discord.utils import snowflake_time

from bot.delivery.outbox.panels import Panels
from bot.delivery.outbox.screens import Screens
from bot.features.upkeep import Upkeep
from bot.jobs import Jobs
from bot.model.errors import StoreBusy
from bot.service.tables.games import Games
from bot.store import chronicles
from bot.store.database import Database
from tests.bot.faults.test_gone import take_right
from tests.bot.messages import ids_of, text_of
from tests.bot.passing import passes
from tests.bot.people.test_seats import says
from tests.bot.server import Server

TICK = 31


def broken(*_: Any, **__: Any) -> None:
    raise KeyError


async def busy(*_: Any, **__: Any) -> None:
    raise StoreBusy


async def test_a_message_that_cannot_be_made_keeps_no_other_waiting(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    field = await server.start_beside()
    for number, channel in ((1, server.channel), (2, field)):
        path = f"/channels/{channel.id}/messages"
        server.env.inject_error("POST", path, status=503, times=1)
        asked = await server.asked(number)
        await passes(asked, channel.last_message)
    make = server.parts[Screens].panel

    async def of_the_second(self: Any, loaded: Any, **options: Any) -> Any:
        return broken() if loaded.row.id == 1 else await make(loaded, **options)

    with monkeypatch.context() as patched:
        patched.setattr(type(server.parts[Screens]), "panel", of_the_second)
        await server.env.advance_time(TICK)
        assert [row.game_id for row in await server.waiting()] == [1]
    await server.env.advance_time(TICK)
    assert await server.waiting() == []
    assert "is not delivered" in server.incidents.logged.pop()
    assert not server.incidents.logged
    server.env.errors.clear()


async def test_after_a_backup_that_failed_others_are_made(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.parts[Database], "back_up", busy)
    server.parts[Jobs].back_up.change_interval(seconds=TICK)
    await server.env.advance_time(3 * TICK)
    assert len(server.incidents.logged) > 1
    told = ("backup failed", "alert-backups")  # the second is the line that the owner is told
    assert all(any(part in text for part in told) for text in server.incidents.logged)
    server.incidents.logged.clear()


async def test_a_game_whose_book_is_gone_keeps_no_other_waiting(server: Server) -> None:
    await server.start(2)
    await server.parts[Database].write(lambda db: db.execute("UPDATE games SET book = 'gone'"))
    field = await server.start_beside()
    await server.restart()
    await server.env.advance_time(TICK)
    assert "cannot go on" in server.incidents.logged.pop()
    server.env.inject_error("POST", f"/channels/{field.id}/messages", status=503, times=1)
    await passes(await server.asked(2), field.last_message)
    assert await server.waiting()
    await server.env.advance_time(TICK)
    assert await server.waiting() == []


async def test_games_are_looked_at_as_soon_as_the_database_can_be_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)
    panel = await server.panel()
    server.env.backend.delete_message(server.channel.id, panel.id)
    with monkeypatch.context() as patched:
        patched.setattr("bot.store.database.Database.read", busy)
        server.parts[Upkeep].checked = False
        await server.env.advance_time(TICK)
    await server.env.advance_time(TICK)
    assert (await server.panel()).id != panel.id


@pytest.mark.parametrize("status", [429, 503])
async def test_a_panel_that_discord_did_not_take_is_brought_up_to_date_later(
    server: Server, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    await server.start(2)
    panel = await server.panel()
    monkeypatch.setattr("bot.delivery.outbox.panels.utcnow", lambda: snowflake_time(panel.id))
    path = f"/channels/{server.channel.id}/messages/{panel.id}"
    server.env.inject_error("PATCH", path, status=status, times=1)
    asked, _ = await server.turn()
    await says(server, asked, "leave")
    shown = text_of(await server.panel())
    await server.env.advance_time(TICK)
    assert text_of(await server.panel()) != shown


async def test_a_channel_that_is_closed_to_the_bot_is_not_knocked_at(server: Server) -> None:
    await server.start(2)
    asked, _ = await server.turn()
    take_right(server, "send_messages")
    await passes(asked, await server.panel())
    await server.env.advance_time(TICK)
    assert await server.waiting()
    before = len(server.env.http_requests)
    await server.env.advance_time(10 * TICK)
    assert server.env.http_requests[before:] == []


async def test_nor_where_the_game_is_over_or_was_paused_before(server: Server) -> None:
    await server.start(2)
    await server.ann.slash(server.channel, "game pause")
    take_right(server, "send_messages")
    await server.parts[Panels].post_again((await server.loaded()).row)
    assert await server.waiting()
    await server.env.advance_time(TICK)
    before = len(server.env.http_requests)
    await server.env.advance_time(10 * TICK)
    assert server.env.http_requests[before:] == []


async def test_the_panel_of_a_game_that_was_closed_meanwhile_gets_no_buttons(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = await server.start(2)
    panel = await server.panel()
    monkeypatch.setattr("bot.delivery.outbox.panels.utcnow", lambda: snowflake_time(panel.id))
    await server.ann.slash(server.channel, "game end")
    await server.parts[Panels].refresh(loaded)
    assert [m for m in server.channel.history() if ids_of(m)] == []


async def test_a_game_whose_packing_was_cut_off_is_packed_after_the_next_start(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(2)

    async def cut_off(_: int) -> None:
        """Do what a bot does that is killed at this moment."""

    monkeypatch.setattr(server.parts[Games].history, "pack", cut_off)
    await server.finish(Random(2))

    def packed(db: sqlite3.Connection) -> bytes | None:
        return chronicles.find(db, server.game_id)

    assert await server.parts[Database].read(packed) is None
    await server.restart()
    await server.parts[Upkeep].run()
    assert await server.parts[Database].read(packed)
