"""Vote as people do: by commands, by buttons, and by what is no longer there."""

from datetime import timedelta
from typing import Any

from bot.features.votes import Votes
from bot.model.custom_id import CustomId
from bot.service.tables.games import Games
from bot.store import timers, votes
from bot.store.database import Database
from tests.bot.messages import answer_of, say
from tests.bot.people.test_seats import notice
from tests.bot.server import NAMES, Server
from tests.bot.wire import Wire


async def calls(server: Server, person: Any, what: str, **options: Any) -> str:
    """Call for a vote as a person, and return the answer."""
    return answer_of(await person.slash(server.channel, f"game vote {what}", **options))


async def presses(server: Server, person: Any, label: str) -> str:
    """Press a button of the open vote as a person, and return the private answer, if any."""
    result = await person.click(ballot(server), label=label)
    private = result.response and result.response.ephemeral
    return answer_of(result) if private else ""


def ballot(server: Server) -> Any:
    """Return the message of the open vote."""
    return notice(server, say("vote-yes"))


async def presses_stale(server: Server, person: Any, custom_id: str | CustomId) -> str:
    """Press a button that is no longer shown."""
    wire = Wire(server)
    pressed = wire.press(person, await server.panel(), str(custom_id))
    await wire.deliver(pressed)
    return answer_of(pressed.result)


async def later(server: Server, **passed: float) -> None:
    """Advance the time, and run what is due."""
    server.set_clock(server.clock() + timedelta(**passed))
    stamp = server.parts[Games].timestamp()
    for timer in await server.parts[Database].read(lambda db: timers.due(db, stamp, 100)):
        if timer.kind == "vote":
            await server.parts[Votes].expire(timer)


async def open_vote(server: Server) -> Any:
    return await server.parts[Database].read(lambda db: votes.find(db, server.game_id))


async def overdue(server: Server, players: int = 3) -> tuple[Any, list[Any]]:
    """Start, and keep the others waiting for the first player; return that one and the others."""
    await server.start(players)
    asked, _ = await server.turn()
    await later(server, hours=49)
    return asked, [server.people[n] for n in NAMES[:players] if n != asked.name]
