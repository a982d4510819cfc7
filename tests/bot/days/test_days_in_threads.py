"""Games side by side in channels and threads: each reminds and votes in its own place."""

from typing import Any

from bot.service.tables.games import Games
from tests.bot.days.test_threads import start_in, thread_of
from tests.bot.messages import answer_of, say, text_of
from tests.bot.server import MONDAY, Server


def texts_in(place: Any, server: Server) -> list[str]:
    """List the texts of a place as one of its players sees them."""
    return [text_of(message) for message in place.history(viewer=server.ann)]


async def test_games_in_channels_and_a_thread_remind_and_vote_each_for_itself(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    square = server.channel
    field = server.guild.create_text_channel("field")
    nook = await thread_of(server)
    places = (square, field, nook)
    games = []
    for place in places:
        await start_in(server, place)
        games.append(server.game_id)
    await server.pass_time(hours=25)
    for place in places:
        reminded = [text for text in texts_in(place, server) if say("remind-tomorrow") in text]
        assert len(reminded) == 1, place
    called = await server.ann.slash(nook, "game vote pause")
    assert answer_of(called) == say("vote-called")
    assert say("motion-pause") in "\n".join(texts_in(nook, server))
    assert say("motion-pause") not in "\n".join(texts_in(square, server) + texts_in(field, server))
    await server.bob.click(nook.last_message, label=say("vote-yes"))
    rows = [await server.parts[Games].get(number) for number in games]
    assert [row.status for row in rows] == ["running", "running", "paused"]
    assert say("voted-pause", yes=2, count=2) in "\n".join(texts_in(nook, server))
    await server.pass_time(hours=25)
    counts = [sum(say("remind-tomorrow") in t for t in texts_in(p, server)) for p in places]
    assert counts == [1, 1, 0]


async def test_a_lobby_in_a_thread_and_one_beside_it_fill_apart(server: Server) -> None:
    nook = await thread_of(server)
    here, there = await server.open(2), await server.open(3, channel=nook)
    assert "3." not in text_of(here)
    await server.ann.click(there, label=say("lobby-start"))
    assert (await server.parts[Games].find(nook.id)).status == "running"
    assert (await server.parts[Games].find(server.channel.id)).status == "lobby"
