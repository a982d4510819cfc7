"""To keep a story while its turn ends changes no panel: one message asks, one entry tells."""

import asyncio
import sqlite3
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.panels import Panels
from bot.store.database import Database
from bot.store.stories import keeps
from tests.bot.messages import ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire


def with_button(server: Server, mark: str) -> list[Any]:
    """List the messages of the channel with a button of this mark."""
    return [m for m in server.channel.history() if any(mark in one for one in ids_of(m))]


def is_keep(db: sqlite3.Connection) -> bool:
    return bool(keeps(db, 1))


@pytest.mark.parametrize("way", ["entry", "entry at once", "private"])
async def test_a_story_is_kept_before_the_next_panel_has_gone_out(
    server: Server, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """The message of its turn is an entry by then, and still recorded as the panel."""
    await server.start(3, reading="table")
    server.parts[Panels].lock_timeout = 0 if way == "entry at once" else 20
    page = (await server.eve.slash(server.channel, "look board")).response.message
    pressed: list[int] = []
    post, wire = server.parts[DiscordApi].post, Wire(server)

    async def keep_first(*asked: Any, **how: Any) -> int:
        found = with_button(server, ":story:")
        if found and not pressed:
            (entry,) = found
            pressed.append(entry.id)
            (keep,) = [one for one in ids_of(entry) if ":story:" in one]
            keeping = wire.press(server.eve, page if way == "private" else entry, keep)
            server.env.backend.emit("INTERACTION_CREATE", keeping.payload)
            while not await server.parts[Database].read(is_keep):  # noqa: ASYNC110 - the store has no event
                await asyncio.sleep(0)
            assert (await server.loaded()).row.panel_id == entry.id
            assert with_button(server, ":do:") == []
        return await post(*asked, **how)

    monkeypatch.setattr(server.parts[DiscordApi], "post", keep_first)
    dice = Random(4)
    while not pressed:
        await server.step(dice)
    assert [one.id for one in with_button(server, ":do:")] == [(await server.panel()).id]
    (entry,) = with_button(server, ":story:")
    assert [entry.id] == pressed
    assert say("story-keep", count=1) in text_of(entry)
    assert await server.waiting() == []
