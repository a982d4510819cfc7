"""An open seat is offered in another channel of the server, where that is allowed."""

from typing import Any

import discord

from tests.bot.messages import answer_of, ids_of, posts, say, text_of
from tests.bot.people.test_seats import says
from tests.bot.server import Server


async def test_a_seat_is_offered_and_taken_in_another_channel(server: Server) -> None:
    await server.start(2)
    square = server.guild.create_text_channel("square")
    await says(server, server.bob, "leave")
    before = len(posts(server))
    result = await server.ann.slash(server.channel, "game seat", what="offer", channel=square)
    assert answer_of(result) == say("done-and-told")
    offer = square.last_message
    assert say("seat-offered", name="bob") in text_of(offer)
    assert say("to-the-table") in text_of(offer)
    assert say("let-it-play") not in text_of(offer)
    assert [one.partition(":seat:")[2] for one in ids_of(offer)] == ["take"]
    assert len(posts(server)) == before
    taken = await server.dee.click(offer, label=say("take-seat"))
    assert say("seat-yours") in answer_of(taken)
    assert await server.waiting() == []
    assert say("seat-taken", name="dee", before="bob") in "\n".join(posts(server))


async def test_where_the_bot_or_the_person_may_not_write_nothing_is_offered(server: Server) -> None:
    await server.start(2)
    await says(server, server.bob, "leave")
    for who in (server.guild.me, server.ann):
        silent: Any = {who: discord.PermissionOverwrite(send_messages=False)}
        closed = server.guild.create_text_channel(f"closed-{who.id}", overwrites=silent)
        result = await server.ann.slash(server.channel, "game seat", what="offer", channel=closed)
        assert answer_of(result) == say("no-offer-there")
        assert closed.history() == []


async def test_a_channel_that_is_closed_meanwhile_holds_no_game_up(server: Server) -> None:
    await server.start(2)
    square = server.guild.create_text_channel("square")
    await says(server, server.bob, "leave")
    path = f"/channels/{square.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, times=None)
    await server.ann.slash(server.channel, "game seat", what="offer", channel=square)
    assert await server.waiting() == []
    assert (await server.loaded()).row.status == "running"
