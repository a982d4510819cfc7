"""Order ahead as a person does, advance the time, and carry out what is due."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.features.hours import Hours
from bot.features.orders import Orders
from bot.model.games import TimerRow
from bot.model.kinds import TimerKind
from bot.model.orders import OrderRow
from bot.model.user_settings import UserSettings
from bot.service.orders.follow import LATEST
from bot.service.tables.games import Games
from bot.store import orders, timers
from bot.store.database import Database
from rules.words import BuildingId
from tests.bot.messages import answer_of, dms, say
from tests.bot.server import Server
from tests.tables import Board, a_table

INN, COTTAGE = BuildingId("gabled-inn"), BuildingId("chamomile-cottage")
HOUSES = (INN, COTTAGE, "weathercock-loft", "welcome-lodge")
"""They cost 7, 5, 5 and 5 coins."""

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


class Clock:
    """A clock that stands still until a test lets time pass."""

    def __init__(self, server: Server, seed: int = 1) -> None:
        self.server = server
        self.now = NOON
        self.wind(seed)

    @property
    def now(self) -> datetime:
        return self.server.clock()

    @now.setter
    def now(self, at: datetime) -> None:
        self.server.set_clock(at)

    def wind(self, seed: int = 1) -> None:
        """Seed the bot's delays, after a restart too."""
        self.server.parts[Games].delays.seed(seed)

    async def passes(self, time: timedelta = LATEST) -> None:
        """Advance the time by so much, and run what is due."""
        self.now += time
        for timer in await self.due():
            await self.server.parts[Orders].carry_out(timer)

    async def due(self) -> list[TimerRow]:
        stamp = self.now.isoformat(timespec="seconds")
        rows = await self.server.parts[Database].read(lambda db: timers.due(db, stamp, 100))
        return [row for row in rows if row.kind == "order"]


async def lay(
    server: Server, ann: Board | None = None, bob: Board | None = None, **rest: Any
) -> Clock:
    """Lay a table with these houses in the row, if no others, under a clock that stands still."""
    await server.lay(a_table(ann=ann, bob=bob, **{"rows": {"houses": HOUSES}, **rest}))
    return Clock(server)


async def order(server: Server, person: Any, kind: str, **options: Any) -> Any:
    """Order, confirm it, and return what the person is shown then."""
    drafted = await person.slash(server.channel, f"order {kind}", **options)
    assert say("order-confirm") in answer_of(drafted), answer_of(drafted)
    message = drafted.response.message
    await person.click(message, label=say("order-confirm"))
    return message


async def standing(server: Server) -> list[OrderRow]:
    """List what is armed."""
    return await server.parts[Database].read(lambda db: orders.of_game(db, server.game_id))


async def timer_of(server: Server, seat: int) -> TimerRow | None:
    return await server.parts[Database].read(
        lambda db: timers.find(db, server.game_id, seat, TimerKind.ORDER)
    )


async def save_settings(server: Server, person: Any, **settings: Any) -> None:
    """Set a person's settings."""
    chosen = UserSettings(**settings)
    await server.parts[Hours].save(person.id, chosen)


def struck_off(person: Any) -> list[str]:
    """List a person's direct messages about cancelled orders."""
    head = say("order-off", order="", why="").split(":")[0]
    return [text for text in dms(person) if text.startswith(head)]


def kinds(rows: Iterable[OrderRow]) -> list[str]:
    return [row.order.kind for row in rows]
