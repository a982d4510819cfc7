"""A whole game while Discord fails at random, panels vanish and the bot is started again."""

from contextlib import suppress
from random import Random

import pytest

from tests.bot.messages import say, text_of
from tests.bot.server import Server

REQUESTS = (
    *(("POST", "/interactions/*/callback"), ("POST", "/channels/*/messages")),
    *(("PATCH", "/channels/*/messages/*"), ("POST", "/webhooks/*")),
    ("POST", "/users/@me/channels"),
)
ERRORS = (
    *((500, 0), (503, 0), (404, 10062), (404, 10015), (404, 10008), (403, 50013)),
    *((403, 50001), (403, 50007), (400, 40060), (429, 30046)),
)
MOST_STEPS = 600


async def make_trouble(server: Server, dice: Random) -> None:
    match dice.randrange(20):
        case 0 | 1 | 2 | 3:
            (method, path), (status, code) = dice.choice(REQUESTS), dice.choice(ERRORS)
            times = dice.choice((1, 1, 2))
            server.env.inject_error(method, path, status=status, code=code, times=times)
        case 4:
            await server.restart()
        case 5:
            row = (await server.loaded()).row
            if row.panel_id in server.env.backend.messages[server.channel.id]:
                server.env.backend.delete_message(server.channel.id, row.panel_id)
                await server.env.settle()
        case 6:
            await server.env.advance_time(dice.choice((31, 4_000)))
        case _:
            pass


async def ask_anew(server: Server) -> None:
    """Wait until the trouble is over, and post the panel as a player would."""
    server.env.backend.faults.clear()
    await server.ann.slash(server.channel, "game status")


@pytest.mark.parametrize(("reading", "start"), [("private", 1), ("player", 2)])
async def test_a_game_is_played_to_its_end_through_all_trouble(
    server: Server, reading: str, start: int
) -> None:
    await server.start(2 + start, seed=start.to_bytes(32), reading=reading)
    dice = Random(start)
    for _ in range(MOST_STEPS):
        loaded = await server.loaded()
        if loaded.state.table.over:
            break
        if loaded.row.status == "paused":
            await ask_anew(server)
        await make_trouble(server, dice)
        try:
            await server.step(dice, dice.choice(("press", "type")))
        except (LookupError, RuntimeError, AssertionError):
            with suppress(AssertionError):  # the panel is not there, or the answer was lost
                await ask_anew(server)
    assert (await server.loaded()).state.table.over
    server.env.backend.faults.clear()
    await server.pass_time(hours=8)  # what was refused repeatedly waits longest
    await server.env.advance_time(100)
    assert await server.waiting() == []
    others = [text for text in server.incidents.logged if "injected by test" not in text]
    server.incidents.logged = others
    final = say("score-title", final="True").strip("# ")
    assert final in "\n".join(map(text_of, server.channel.history()))
