"""Refuse one kind of request with each code: see what stops, and how often it is tried again."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Any

from bot.delivery.discord.network import RequestTarget
from bot.delivery.discord.tally import Tally
from bot.delivery.outbox.outbox import Outbox
from bot.delivery.outbox.scheduled_events import ScheduledEvents
from bot.delivery.outbox.voice_note_delivery import VoiceNoteDelivery
from bot.model.kinds import OutboxKind
from bot.service.tables.games import Games
from rules.record import record
from tests.bot.server import MONDAY, Server

REFUSALS = {
    **{f"{status}": (status, 0) for status in (400, 401, 403, 404, 429, 500)},
    **{f"{code}": (404, code) for code in (10003, 10007, 10008, 10013, 10015, 10062, 10070)},
    **{f"{code}": (403, code) for code in (20026, 50001, 50007, 50013, 50278, 160005, 200000)},
    **{f"{code}": (400, code) for code in (40003, 40060, 50033, 50035, 50083, 160004, 240000)},
    **{f"{code}": (400, code) for code in (50159, 50160, 50161, 50162, 50173, 340013)},
}
"""Statuses and codes, by a name: all that the bot knows, and some that it does not."""

MINUTES, APART = 180, 5
"""For so long a test watches, with an upkeep every five minutes."""

EVERY_TIME = MINUTES // APART
EVER_LESS, AT_MOST_EVERY_EIGHT_HOURS = 8, 11
WHILE_STOPPED = 4
"""How often each is tried in that time."""


@record
class Outcome:
    """What follows a refusal: the game's status, the messages that are kept, further tries."""

    status: str
    kept: tuple[str, ...] = ()
    tries: int = 0


Try = Callable[[Server, int, int], Awaitable[Outcome]]

TRIED: dict[Try, RequestTarget] = {}
"""What the requests of each try ask for."""


def refused_for(target: RequestTarget) -> Callable[[Try], Try]:
    """Note what the requests of a try ask for, which the bot must read their codes by."""

    def note(attempt: Try) -> Try:
        TRIED[attempt] = target
        return attempt

    return note


async def outcomes(server: Server, attempt: Try) -> dict[str, Outcome]:
    """Try each refusal at a place, at a table of its own."""
    server.set_clock(MONDAY)
    found: dict[str, Outcome] = {}
    for number, (name, (status, code)) in enumerate(REFUSALS.items()):
        server.channel = server.guild.create_text_channel(f"village-{number}")
        server.game_id = number + 1
        found[name] = await attempt(server, status, code)
        assert _targets(server) == {TRIED[attempt]}, name
        server.env.backend.faults.clear()
        server.set_clock(server.clock() + timedelta(hours=6))
        if (await row_of(server)).status == "paused":
            await server.ann.slash(server.channel, "game status")
        await upkeep(server)
        # Nothing was lost: what was kept goes out as soon as Discord takes it.
        assert await server.waiting() == [], name
    return found


def expected(other: Outcome, outcomes: Mapping[tuple[int, ...], Outcome]) -> dict[str, Outcome]:
    """Return the outcome of each refusal; `other` is that of all that are not named."""
    named = {str(code): outcome for codes, outcome in outcomes.items() for code in codes}
    return {name: named.get(name, other) for name in REFUSALS}


async def row_of(server: Server) -> Any:
    return await server.parts[Games].get(server.game_id)


async def upkeep(server: Server) -> None:
    await server.parts[Outbox].flush()
    await asyncio.gather(*server.parts[VoiceNoteDelivery]._tasks.values())
    for work in await server.parts[ScheduledEvents].works():
        await work.do()
    await server.env.settle()


async def outcome(server: Server, method: str, *paths: str) -> Outcome:
    """Let three hours pass, and return what has become of a refused request to these paths."""
    since, kept = len(server.env.http_requests), await server.waiting()
    for _ in range(MINUTES // APART):
        server.set_clock(server.clock() + timedelta(minutes=APART))
        await upkeep(server)
    assert await kinds(server) == [row.kind for row in kept]
    asked = server.env.http_requests[since:]
    tries = [one for one in asked if one.method == method and one.path in paths]
    return Outcome((await row_of(server)).status, tuple([row.kind for row in kept]), len(tries))


async def kinds(server: Server) -> list[OutboxKind]:
    return [row.kind for row in await server.waiting()]


def refuse(server: Server, method: str, path: str, status: int, code: int) -> str:
    """Refuse a request from now on; give its path."""
    server.env.inject_error(method, path, status=status, code=code, times=None)
    return path


def _targets(server: Server) -> set[RequestTarget]:
    """Return what the refused requests asked for, and forget them."""
    refused = server.parts[Tally].refused
    found = {target for target, _ in refused}
    refused.clear()
    return found
