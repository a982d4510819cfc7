"""A question pings once, whatever holds a message up, and however much is said meanwhile."""

import asyncio
import time

import pytest

from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.panels import Panels
from bot.features.upkeep import Upkeep
from tests.bot.audible_text import pings
from tests.bot.faults.test_panels_in_turn import asking, lose_the_note
from tests.bot.messages import ids_of, posts, say, text_of
from tests.bot.passing import nearly_done
from tests.bot.server import Server
from tests.bot.wire import Delivery, Wire

_LONGEST = 120


async def test_two_quick_steps_while_a_post_is_held_up_ping_each_person_once(
    server: Server,
) -> None:
    """The first step's panel goes out when the second step's question is already open."""
    server.parts[Panels].lock_timeout = 0
    await server.lay(nearly_done(3))
    first, _ = await server.turn()
    panel, since = await server.panel(), len(server.env.http_requests)
    wire = Wire(server)
    async with server.parts[Outbox].panel_lock(server.game_id):
        button = next(one for one in ids_of(panel) if one.endswith(":do:pass"))
        await sent(server, wire.press(first, panel, button), plies=1)
        second, _ = await server.turn()
        await sent(server, wire.command(second, "pass", {}), plies=2)
        third, _ = await server.turn()
    await server.env.settle()
    await server.parts[Outbox].flush()
    assert len({first.id, second.id, third.id}) == 3
    assert pings(server.env, since)[third.id] == 1
    assert set(pings(server.env, since).values()) == {1}
    assert [message.id for message in asking(server)] == [(await server.panel()).id]
    posted = "\n".join(posts(server))
    for person in (first, second):
        assert posted.count(say("line-pass", name=person.name)) == 1


async def test_a_panel_that_waits_is_what_a_command_posts_again(server: Server) -> None:
    """Its ping is still owed, and is not lost with it."""
    await server.lay(nearly_done())
    first, second = await server.turn()
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=503, times=1)
    since = len(server.env.http_requests)
    await first.click(await server.panel(), label=say("verb-pass"))
    assert [row.kind for row in await server.waiting()] == ["panel"]
    await second.slash(server.channel, "game status")
    assert await server.waiting() == []
    sent = server.env.http_requests[since:]
    lost, posted = [one for one in sent if (one.method, one.path) == ("POST", path)]
    assert posted.json["allowed_mentions"]["users"] == [str(second.id)]
    assert lost.json["allowed_mentions"] == posted.json["allowed_mentions"]


async def sent(server: Server, delivery: Delivery, plies: int) -> None:
    """Deliver, and wait until it is stored, but not until it is shown."""
    server.env.backend.emit("INTERACTION_CREATE", delivery.payload)
    until = time.monotonic() + _LONGEST
    while (await server.loaded()).ply < plies:
        assert time.monotonic() < until
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("messages", [60, 230])
@pytest.mark.parametrize("way", ["restart", "command"])
async def test_a_panel_that_went_out_unnoted_is_found_however_much_was_said_since(
    server: Server, monkeypatch: pytest.MonkeyPatch, way: str, messages: int
) -> None:
    await server.lay(nearly_done(3))
    first, _ = await server.turn()
    since = len(server.env.http_requests)
    second = await lose_the_note(server, monkeypatch)
    (posted,) = [m for m in asking(server) if f"<@{second.id}>" in text_of(m)]
    for number in range(messages):
        server.env.backend.create_message(server.channel.id, server.eve.id, f"so they say {number}")
    await server.env.settle()
    if way == "restart":
        await server.restart()
        await server.parts[Upkeep].run()
        assert (await server.panel()).id == posted.id
    else:
        await server.eve.slash(server.channel, "game status")
    assert [message.id for message in asking(server)] == [(await server.panel()).id]
    assert pings(server.env, since)[second.id] == 1
    assert "\n".join(posts(server)).count(say("line-pass", name=first.name)) == 1
