"""A message is sent once, whichever task sends it."""

import asyncio
from typing import Any

import pytest

from bot.delivery.discord.discord_api import DiscordApi
from bot.delivery.outbox.outbox import Outbox
from bot.model.names import person_name
from bot.model.notices import Name, Notice
from bot.service.plies.notices import announce
from bot.service.tables.games import Games
from bot.store.database import Database
from tests.bot.messages import ids_of, say, text_of
from tests.bot.server import Server
from tests.bot.voting import later, open_vote


async def test_what_another_hand_has_said_since_it_was_listed_is_not_said_again(
    server: Server,
) -> None:
    loaded = await server.start(2)
    user = loaded.row.seats[0].user_id
    played = await server.parts[Games].act(1, user, {"kind": "pass"})
    (row,) = played.pending
    await server.parts[Outbox].deliver(row)
    panel = await server.panel()
    await server.parts[Outbox].deliver(row, search_first=True)
    assert (await server.panel()).id == panel.id


async def test_what_the_upkeep_says_before_the_press_that_owes_it_stays(server: Server) -> None:
    row = (await server.start(2)).row
    note = Notice("seat-back", {"name": Name(person_name("Ann"), 0)})
    waiting = await server.parts[Database].write(
        lambda db: announce(db, row, 0, server.parts[Games].timestamp(), note)
    )
    await server.parts[Outbox].flush()
    await server.parts[Outbox].deliver(waiting)
    assert await server.waiting() == []
    text = say(note.key, name="Ann")
    assert [text in text_of(message) for message in server.channel.history()].count(True) == 1


async def test_a_vote_that_ends_while_its_message_goes_out_leaves_no_message(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.start(3)
    post = server.parts[DiscordApi].post

    async def slow(*asked: Any, **how: Any) -> int:
        found = await post(*asked, **how)
        monkeypatch.undo()
        await later(server, days=7)
        return found

    monkeypatch.setattr(server.parts[DiscordApi], "post", slow)
    await server.ann.slash(server.channel, "game vote pause")
    await server.env.advance_time(31)
    assert await open_vote(server) is None
    assert [m for m in server.channel.history() if any(":vote:" in i for i in ids_of(m))] == []


async def test_a_panel_is_known_again_where_noting_it_was_broken_off(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The note reaches the file; what is in memory must not stay behind."""
    loaded = await server.start(2)
    asked, _ = await server.turn()
    played = await server.parts[Games].act(1, asked.id, {"kind": "pass"})
    write = server.parts[Database].write

    async def broken_off(transaction: Any) -> None:
        monkeypatch.undo()
        await write(transaction)
        raise asyncio.CancelledError

    monkeypatch.setattr(server.parts[Database], "write", broken_off)
    with pytest.raises(asyncio.CancelledError):
        await server.parts[Outbox].deliver(played.pending[0])
    ((stored,),) = await server.parts[Database].read(
        lambda db: db.execute("SELECT panel_id FROM games").fetchall()
    )
    assert (await server.loaded()).row.panel_id == stored != loaded.row.panel_id
