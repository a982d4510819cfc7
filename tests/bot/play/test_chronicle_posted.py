"""Somebody who played posts the chronicle for the table: once, whatever happens meanwhile."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from bot.delivery.discord.picture_queue import PictureQueue
from bot.delivery.outbox.outbox import Outbox
from bot.model.custom_id import CustomId
from bot.model.presses import POST, Press
from bot.service.tables import keepsakes
from bot.service.tables.games import Games
from bot.text.picture_request import Picture, PosterRequest
from tests.bot.fireside import Fireside
from tests.bot.messages import answer_of, ids_of, parts_of, say, text_of
from tests.bot.server import Server
from tests.bot.wire import Wire


def posted(server: Server) -> list[Any]:
    """List the messages in the channel that have a chronicle."""
    return [
        message
        for message in server.channel.history()
        if any(file.filename.endswith(".epub") for file in message.attachments)
    ]


async def asked(server: Server, person: Any) -> Any:
    """Return the private answer with somebody's chronicle."""
    given = await person.slash(server.channel, "game chronicle")
    return given.followups[-1].message


async def press(server: Server, person: Any) -> Any:
    return await person.click(await asked(server, person), label=say("chronicle-post"))


async def over(server: Server) -> None:
    await server.start(2)
    await server.finish(Random(4))


async def test_one_press_posts_it_with_its_files_and_a_second_says_where_it_is(
    server: Server,
) -> None:
    await over(server)
    early = await asked(server, server.bob)
    pressed = await press(server, server.ann)
    (message,) = posted(server)
    assert text_of(message).startswith("### The chronicle\nann has posted it")
    kinds = sorted(file.filename.rpartition(".")[2] for file in message.attachments)
    assert kinds == ["epub", "html"]
    where = f"https://discord.com/channels/{server.guild.id}/{server.channel.id}/{message.id}"
    assert where in text_of(pressed.followups[-1].message)
    late = await server.bob.click(early, label=say("chronicle-post"))
    assert where in answer_of(late)
    again = await asked(server, server.bob)
    assert where in text_of(again)
    assert say("chronicle-post") not in [getattr(one, "label", "") for one in parts_of(again)]
    assert len(posted(server)) == 1
    assert await server.waiting() == []


async def test_only_who_played_posts_it(server: Server) -> None:
    await over(server)
    shown = await asked(server, server.eve)
    assert ids_of(shown) == []
    await asked(server, server.ann)
    mine = str(CustomId(server.game_id, 0, Press.CHRONICLE, POST))
    forged = Wire(server).press(server.eve, shown, mine)
    await Wire(server).deliver(forged)
    assert posted(server) == []
    assert await server.waiting() == []


async def test_a_guest_of_a_night_posts_it(server: Server) -> None:
    fire = Fireside(server)
    await fire.begin()
    await fire.finish()
    await press(server, fire.guests[1])
    assert len(posted(server)) == 1


async def test_at_a_nights_end_it_is_one_press_with_the_poster(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    fire = Fireside(server)
    await fire.begin()
    await fire.finish()

    async def drawn(request: Picture | None) -> bytes | None:
        return b"\x89PNG of the poster" if isinstance(request, PosterRequest) else None

    queue = server.parts[PictureQueue]
    queue.enabled = True
    for way in ("draw", "draw_soon", "draw_twofold"):
        monkeypatch.setattr(queue, way, drawn)
    await server.eve.click(await fire.stage(), label=say("chronicle-post"))
    assert posted(server) == []
    await fire.guests[1].click(await fire.stage(), label=say("chronicle-post"))
    (message,) = posted(server)
    kinds = sorted(file.filename.rpartition(".")[2] for file in message.attachments)
    assert kinds == ["epub", "html", "png"]
    late = await fire.guests[2].click(await fire.stage(), label=say("chronicle-post"))
    assert str(message.id) in answer_of(late)
    assert len(posted(server)) == 1
    assert await server.waiting() == []


@pytest.mark.parametrize("is_night", [False, True])
async def test_it_is_posted_once_where_the_bot_stops_before_it_is_recorded(
    server: Server, monkeypatch: pytest.MonkeyPatch, *, is_night: bool
) -> None:
    fire = Fireside(server)
    if is_night:
        await fire.begin()
        await fire.finish()
    else:
        await over(server)
    record = keepsakes.record

    async def crash(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(keepsakes, "record", crash)
    with suppress(asyncio.CancelledError):
        shown = await fire.stage() if is_night else await asked(server, server.ann)
        await server.ann.click(shown, label=say("chronicle-post"))
    assert len(posted(server)) == 1
    (row,) = await server.waiting()
    monkeypatch.setattr(keepsakes, "record", record)
    await server.restart()
    await server.env.settle()
    assert row not in await server.waiting()
    (message,) = posted(server)
    game = (await server.loaded()).row
    assert (await keepsakes.place(server.parts[Games], game)).endswith(str(message.id))


async def test_it_waits_where_discord_is_down_and_is_posted_then(server: Server) -> None:
    await over(server)
    private = await asked(server, server.ann)
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=500, code=0, times=None)
    pressed = await server.ann.click(private, label=say("chronicle-post"))
    assert posted(server) == []
    assert len(await server.waiting()) == 1
    assert str(server.channel.id) in text_of(pressed.followups[-1].message)
    server.env.backend.faults.clear()
    await server.parts[Outbox].flush()
    assert len(posted(server)) == 1
    assert await server.waiting() == []
