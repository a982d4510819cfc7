"""A month of one game, with one clock: who was told what, and when.

Four people in four time zones, one on holiday for a week, one without weekends; the bot is
down for two days; New York and Berlin put their clocks forward. `GOLDEN=write` writes the log
again; read the difference before you commit it.
"""

import os
import re
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.model.clock import timestamp
from bot.model.hours import Hours
from bot.service.seats.reminders import MAX_REMINDERS
from bot.service.tables.games import Games
from bot.store import timers, user_settings
from bot.store.database import Database
from rules.words import Seat
from tests.bot.audible_text import Post, posts_since
from tests.bot.messages import say
from tests.bot.server import NAMES, Server
from tests.habits import habit

GOLDEN = Path(__file__).parents[2] / "golden" / "month.txt"
START = datetime(2026, 3, 2, 17, tzinfo=UTC)
END = datetime(2026, 4, 3, tzinfo=UTC)
DOWN = datetime(2026, 3, 18, 9, tzinfo=UTC), datetime(2026, 3, 20, 9, tzinfo=UTC)
DELAYS = (*(0.1, 0.2, 0.3, 0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 9) * 2, 15, 110)
"""Hours awake between a question and its answer."""

PANEL = re.compile("Round [1-7] of 7")
DAY = "%a %d %b %H:%M"
TICK = timedelta(seconds=30)
LIVES = {
    "ann": {"zone": "Europe/Berlin", "quiet": "22:00-07:00"},
    "bob": {
        "zone": "America/New_York",
        "quiet": "23:00-08:00",
        "from": "2026-03-10",
        "to": "2026-03-16",
    },
    "cid": {"zone": "Asia/Kolkata", "quiet": "21:30-06:30", "days_off": "sat, sun"},
    "dee": {"zone": "Pacific/Auckland", "quiet": "22:00-08:00"},
}
CALLED = {
    "bob": {"pings": "dm"},
    "cid": {"next": True},
    "dee": {"pings": "dm", "next": True, "remind": 12},
}
CALLS = ("It is your move", "It is still your move", "it is still your move")


@dataclass
class Month:
    """People who play when they are awake, soon, late, or only after reminders."""

    server: Server
    dice: Random
    moods: Random
    log: list[str] = field(default_factory=list)
    posts: list[tuple[datetime, Post, dict[str, str]]] = field(default_factory=list)
    plans: dict[Seat, tuple[str, datetime]] = field(default_factory=dict)
    since: int = 0

    @property
    def now(self) -> datetime:
        return self.server.parts[Games].now()

    async def live(self) -> None:
        """Go from one thing that happens to the next."""
        down, up = DOWN
        while True:
            await self.plan()
            at, seat = await self.next_thing()
            if at >= END:
                return
            if down <= at < up:
                self.server.set_clock(down)
                self.log.append(f"{up:{DAY}}  the bot is back after two days")
                self.plans.clear()  # nobody could play: they think again
                await self.server.restart(days=2)
                await self.server.env.settle()
                down = up
            else:
                self.server.set_clock(max(at, self.now))
                await (self.act(seat) if seat is not None else self.server.pass_time())
            await self.note()

    async def plan(self) -> None:
        """Draw for everybody who is newly asked when they answer."""
        loaded = await self.server.loaded()
        for one in loaded.row.seats:
            if one.asked_at is None:
                self.plans.pop(one.seat, None)
            elif one.seat not in self.plans:
                hours = await self.hours(one.user_id)
                delay = self.moods.choice(DELAYS)
                at = hours.add_awake(self.now, timedelta(hours=delay))
                self.plans[one.seat] = one.asked_at, at

    async def hours(self, user: int) -> Hours:
        found = await self.server.parts[Database].read(lambda db: user_settings.find_user(db, user))
        return found.hours

    async def next_thing(self) -> tuple[datetime, Seat | None]:
        """Return when the next thing happens, and who does it, if not the bot itself."""
        last = timestamp(END)
        due = await self.server.parts[Database].read(lambda db: timers.due(db, last, 1))
        found = [(at, seat) for seat, (_, at) in self.plans.items()]
        at, seat = min(found, default=(END, None))
        if due and (first := datetime.fromisoformat(due[0].at) + TICK) <= at:
            return first, None
        return at, seat

    async def act(self, seat: Seat) -> None:
        """Play a whole turn, a minute a step."""
        del self.plans[seat]
        person = await self.server.at(seat)
        self.log.append(f"{self.now:{DAY}}  {person.name} plays")
        while True:
            loaded = await self.server.loaded()
            if seat not in [question.seat for question in loaded.state.table.questions]:
                return
            await self.server.hands.press(person, habit(loaded, seat, self.dice))
            await self.note()
            self.server.set_clock(self.now + timedelta(minutes=1))

    async def note(self) -> None:
        """Record the new messages, and who was asked at the time."""
        loaded = await self.server.loaded()
        owing = {str(one.name): one.asked_at for one in loaded.row.seats if one.asked_at}
        for one in posts_since(self.server, self.since):
            self.posts.append((self.now, one, owing))
            self.log.append(f"{self.now:{DAY}}    {_line(one)}")
        self.since = len(self.server.env.http_requests)


def _moment(stamped: re.Match[str]) -> str:
    return f"({datetime.fromtimestamp(int(stamped[1]), UTC):{DAY}})"


def _line(one: Post) -> str:
    text = re.sub(r"\[[^]]*\]", "", one.text)
    text = re.sub(r"<t:([0-9]+):R>", _moment, text)
    if not text:
        text = "a call is taken away"
    elif PANEL.search(text):
        text = "the panel"
    elif say("lobby-title") in text:
        text = "the lobby"
    elif one.where != "channel" and not any(call in text for call in (*CALLS, "you are next")):
        text = "an encounter"
    where = "the channel" if one.where == "channel" else f"{one.where}'s letters"
    calls = f" (calls {', '.join(one.pinged)})" if one.pinged else ""
    return f"{where}{calls}: {' '.join(text.split())}"


@pytest.fixture
async def month(server: Server) -> Month:
    server.set_clock(START - timedelta(hours=1))
    for name in NAMES:
        await server.people[name].slash(server.channel, "me away", **LIVES[name])
        await server.people[name].slash(server.channel, "me settings", **CALLED.get(name, {}))
    server.set_clock(START)
    await server.start(4, pace="fast")
    lived = Month(server, Random(2), Random(8))
    await lived.note()
    await lived.live()
    return lived


async def test_a_month_of_one_game(month: Month) -> None:
    transcript = "\n".join(month.log) + "\n"
    if os.environ.get("GOLDEN") == "write":
        GOLDEN.write_text(transcript, encoding="utf-8")
    assert transcript == GOLDEN.read_text(encoding="utf-8"), "see GOLDEN in this file"
    hours = {name: await month.hours(month.server.people[name].id) for name in NAMES}
    calls = [
        (at, name, owing)
        for at, one, owing in month.posts
        if one.text and (PANEL.search(one.text) or any(call in one.text for call in CALLS))
        for name in one.called
    ]
    assert len(calls) > 40
    assert [(at, name) for at, name, _ in calls if not hours[name].is_awake(at)] == []
    assert [(at, name) for at, name, owing in calls if name not in owing] == []
    for name in NAMES:
        mine = [(at, asked[name]) for at, called, asked in calls if called == name]
        for (first, before), (second, after) in pairwise(mine):
            assert before != after or second - first >= timedelta(hours=12), (name, second)
        assert max(Counter(since for _, since in mine).values()) <= 1 + MAX_REMINDERS
    assert any("has run out" in one.text for _, one, _ in month.posts)
    assert any(f"reminded {MAX_REMINDERS} times" in one.text for _, one, _ in month.posts)
    assert ZoneInfo("Europe/Berlin").utcoffset(START) != ZoneInfo("Europe/Berlin").utcoffset(END)
