"""Plan nights while the phones are looked at; for scenes see `scenes_of_play`."""

from collections.abc import AsyncIterator
from datetime import datetime, timedelta

from bot.delivery.outbox.outbox import Outbox
from bot.features.plans import PlannedNights
from bot.model.custom_id import CustomId
from bot.model.notices import Channel, Notice
from bot.model.plans import GIVEN_UP
from bot.model.presses import PlanPress, Press
from bot.service.plies.notices import queue_dm
from bot.store.database import Database
from tests.bot.server import Server


async def _planned_night(server: Server, language: str) -> AsyncIterator[str]:
    """Plan a night, move it, and let it open; one who comes takes direct messages."""
    evening = await _plan(server, language)
    yield ""
    opens = evening + timedelta(hours=1)
    await server.ann.slash(server.channel, "night move", at=f"{opens:%Y-%m-%d %H:%M}")
    yield "a night that was moved"
    for kind, left in (("a night in an hour", timedelta(hours=1)), ("a night", timedelta())):
        await _at(server, opens - left)
        yield kind


async def _cancelled_night(server: Server, language: str) -> AsyncIterator[str]:
    """Plan a night, and cancel it."""
    await _plan(server, language)
    yield ""
    await server.ann.slash(server.channel, "night cancel")
    yield "a night that was cancelled"


async def _busy_night(server: Server, language: str) -> AsyncIterator[str]:
    """Plan a night for a channel in which a game goes on."""
    evening = await _plan(server, language)
    server.game_id += 1
    server.set_clock(evening - timedelta(minutes=1))
    await server.start(2, language=language)
    yield ""
    await _at(server, evening)
    yield "a night whose channel is busy"
    await _at(server, evening + GIVEN_UP / 2)
    await _at(server, evening + GIVEN_UP)
    yield "a night that could not open"


async def _lost_night(server: Server, language: str) -> AsyncIterator[str]:
    """Plan a night for a channel that is then deleted."""
    await _plan(server, language)
    yield ""
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=404, code=10003, times=None)
    await server.parts[PlannedNights].channel_gone(server.channel.id)
    await server.env.settle()
    yield "a night whose channel is gone"
    server.env.backend.faults.clear()


async def _silent_voice(server: Server, language: str) -> AsyncIterator[str]:
    """Tell the host of a night why nothing is heard in its voice channel."""
    row = (await server.start(2, language=language)).row
    yield ""
    for why in ("rights", "full", "busy", "extra", "lost"):
        figures = {"channel": Channel(server.channel.id), "why": why}
        note = Notice("voice-channel-silent", figures)
        await server.parts[Database].write(
            lambda db, note=note: queue_dm(db, row, server.ann.id, note)
        )
        await server.parts[Outbox].flush()
        yield f"a voice channel that stays silent ({why})"


async def _plan(server: Server, language: str) -> datetime:
    """Plan a night of four, one of whom takes direct messages; give when it opens."""
    await server.dee.slash(server.channel, "me settings", pings="dm")
    evening = (server.clock() + timedelta(days=2)).replace(hour=20, minute=0)
    at = f"{evening:%Y-%m-%d %H:%M}"
    await server.ann.slash(server.channel, "night plan", at=at, language=language)
    come = str(CustomId(server.game_id, 0, Press.PLAN, PlanPress.COME))
    for person in (server.bob, server.cid, server.dee):
        await person.click(server.channel.last_message, custom_id=come)
    return evening


async def _at(server: Server, time: datetime) -> None:
    server.set_clock(time)
    await server.pass_time()


SCENES = (_planned_night, _cancelled_night, _busy_night, _lost_night, _silent_voice)
