"""A planned night on the test server: its message, its event, and how time brings it near."""

from datetime import datetime, timedelta
from typing import Any

from bot.features.timers import Timers
from bot.i18n.words import words_in
from bot.model.games import GameRow
from bot.model.plans import Plan
from bot.service.night.plan_calls import plan_of
from bot.service.tables.games import Games
from tests.bot.messages import text_of
from tests.bot.server import MONDAY, Server

EVENING = datetime.fromisoformat("2026-06-02T20:00:00+00:00")
"""The evening after MONDAY, for which the night is planned."""


class Planned:
    """The night that Ann plans."""

    def __init__(self, server: Server) -> None:
        self.server = server
        server.set_clock(MONDAY)

    async def plan(self, at: str = "2026-06-02 20:00", **options: Any) -> Any:
        chosen = {"tale": "none"} | options
        return await self.server.ann.slash(self.server.channel, "night plan", at=at, **chosen)

    async def press(self, person: Any, key: str, language: str = "en") -> Any:
        return await person.click(await self.message(), label=words_in(language)(f"plan-{key}"))

    async def message(self) -> Any:
        row = await self.row()
        return next(one for one in self.server.channel.history() if one.id == row.panel_id)

    async def text(self) -> str:
        return text_of(await self.message())

    async def row(self) -> GameRow:
        return await self.server.parts[Games].get(self.server.game_id)

    async def stored(self) -> Plan:
        return plan_of(await self.row())

    async def until(self, at: datetime) -> None:
        """Let the time pass until then."""
        self.server.set_clock(at)
        await self.server.parts[Timers].tick()
        await self.server.env.settle()

    async def before(self, **span: int) -> None:
        await self.until(EVENING - timedelta(**span))

    async def after(self, **span: int) -> None:
        await self.until(EVENING + timedelta(**span))

    def events(self) -> list[Any]:
        guild = self.server.env.backend.get_guild(self.server.guild.id)
        return list(guild.scheduled_events.values())

    def calls(self) -> list[str]:
        """List what was said in the channel beside the night's own message."""
        return [text_of(one) for one in self.server.channel.history() if "<@" in text_of(one)]
