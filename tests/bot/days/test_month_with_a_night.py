"""A month that ends in a planned night: who was told what, and when, in four time zones.

The night is planned four weeks ahead and moved by a day, the bot is down for two days, clocks go
forward, and a game goes on in the same channel until the day before.
"""

from datetime import UTC, datetime, timedelta

from bot.features.timers import Timers
from bot.features.upkeep import Upkeep
from bot.model.clock import timestamp
from bot.model.hours import Hours
from bot.model.interaction import User
from bot.model.kinds import GameStatus
from bot.model.names import person_name
from bot.model.nights import Step
from bot.service.table_acts.statuses import Statuses
from bot.store import timers, user_settings
from bot.store.database import Database
from tests.bot.audible_text import Post, posts_since
from tests.bot.fireside import Fireside
from tests.bot.planning import Planned
from tests.bot.server import NAMES, Server

START = datetime(2026, 3, 2, 17, tzinfo=UTC)
FIRST, OPENS = "2026-03-28 20:30", datetime(2026, 3, 29, 18, 30, tzinfo=UTC)
"""Berlin's clock goes forward in the night between the two."""

DOWN, BACK = datetime(2026, 3, 18, 9, tzinfo=UTC), datetime(2026, 3, 20, 9, tzinfo=UTC)
LIVES = {
    "ann": {"zone": "Europe/Berlin", "quiet": "22:00-07:00"},
    "bob": {"zone": "America/New_York", "quiet": "23:00-08:00"},
    "cid": {"zone": "Asia/Kolkata", "quiet": "21:30-06:30"},
    "dee": {"zone": "Pacific/Auckland", "quiet": "22:00-07:00"},
}
"""When the night opens it is half past seven in Auckland, and midnight in Kolkata."""

CALLS = {"soon": "begins here", "moved": "is moved", "opens": "**Expected:**"}


class Weeks:
    """The time until the night, from one thing that is due to the next."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.posts: list[tuple[datetime, Post]] = []
        self.since = 0

    async def until(self, end: datetime) -> None:
        """Run all that is due until then, each at its time."""
        last = timestamp(end)
        while due := await self.server.parts[Database].read(lambda db: timers.due(db, last, 1)):
            await self.at(max(datetime.fromisoformat(due[0].at), self.server.clock()))
        await self.at(end)

    async def at(self, moment: datetime) -> None:
        self.server.set_clock(moment)
        await self.server.parts[Timers].tick()
        await self.server.parts[Upkeep].run()
        await self.server.env.settle()
        self.note()

    def note(self) -> None:
        now = self.server.clock()
        self.posts += [(now, one) for one in posts_since(self.server, self.since)]
        self.since = len(self.server.env.http_requests)

    def calls(self, kind: str) -> list[tuple[datetime, str]]:
        """List who was called in one of the ways, and when."""
        found = [(at, one) for at, one in self.posts if CALLS[kind] in one.text]
        return [(at, name) for at, one in found for name in one.called]

    async def hours(self, name: str) -> Hours:
        user = self.server.people[name].id
        database = self.server.parts[Database]
        return (await database.read(lambda db: user_settings.find_user(db, user))).hours


async def test_a_month_that_ends_in_a_planned_night(server: Server) -> None:
    planned, weeks = Planned(server), Weeks(server)
    server.set_clock(START)
    for name in NAMES:
        await server.people[name].slash(server.channel, "me away", **LIVES[name])
    await server.bob.slash(server.channel, "me settings", pings="dm")
    await planned.plan(FIRST, journeys="6", pace="brisk")
    for name in ("bob", "cid", "dee"):
        await planned.press(server.people[name], "come")
    server.game_id = 2
    await server.start(2, pace="none")
    await weeks.until(DOWN)
    server.set_clock(DOWN)
    await server.restart(days=2)
    await weeks.until(BACK + timedelta(hours=1))
    await server.ann.slash(server.channel, "night move", at="2026-03-29 20:30")
    weeks.note()
    await weeks.until(OPENS - timedelta(days=1))
    await server.parts[Statuses].close(2, User(server.ann.id, person_name("ann")))
    server.game_id = 1
    await weeks.until(OPENS - timedelta(minutes=30))
    await weeks.until(OPENS)
    await check_calls(weeks)
    await play(server, planned)
    await weeks.until(OPENS + timedelta(days=3))
    assert (await planned.row()).status == GameStatus.FINISHED
    assert [event.status for event in planned.events()] == [3]
    assert not await server.waiting()


async def check_calls(weeks: Weeks) -> None:
    """Nobody was called asleep or twice, and those awake were called in time."""
    hours = {name: await weeks.hours(name) for name in NAMES}
    for kind in CALLS:
        called = [name for _, name in weeks.calls(kind)]
        assert len(called) == len(set(called)), kind
        for at, name in weeks.calls(kind):
            assert hours[name].is_awake(at), (kind, name, at)
    assert {name for _, name in weeks.calls("moved")} == set(NAMES)
    soon = {name: OPENS - at for at, name in weeks.calls("soon")}
    hour = timedelta(hours=1)
    assert soon == {"ann": hour, "bob": hour, "dee": hour / 2}
    assert sorted(weeks.calls("opens")) == [(OPENS, "ann"), (OPENS, "dee")]


async def play(server: Server, planned: Planned) -> None:
    """Sit down, begin, and play to the end; Dee overslept, and comes late."""
    fire = Fireside(server, 4)
    assert (await planned.row()).is_planned is False
    for person in fire.people[:3]:
        await fire.act(person, "sit")
    await fire.act(fire.people[0], "start")
    await fire.until(Step.STORY)
    await fire.act(fire.people[3], "sit")
    await fire.finish()
