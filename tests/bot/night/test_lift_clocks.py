"""While a game is lifted its own time stands still; going back, nothing of it is lost or gained."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from bot.model.games import GameRow, SeatRow, TimerRow
from bot.model.kinds import TimerKind
from bot.model.nights import Step
from bot.service.clocks.clocks import time_left
from bot.store import game_rows, timers, user_settings
from bot.store.database import Database
from tests.bot.fireside import say
from tests.bot.gathering import Gathering
from tests.bot.messages import answer_of, dms, posts, text_of
from tests.bot.server import EVER, MONDAY, Server

HOURS = timedelta(hours=2, minutes=10)


class Stored:
    """A game's row, its seats and their timers, and the panel that all see."""

    def __init__(self, row: GameRow, due: list[TimerRow], panel: str) -> None:
        self.row = replace(row, night=None, seats=())
        self.seats = row.seats
        self.timers = {(one.seat, one.kind): one for one in due}
        self.panel = panel


async def stored(server: Server) -> Stored:
    """Read a game from the file, and its panel from the channel."""
    row = await server.parts[Database].read(lambda db: game_rows.find_game(db, server.game_id))
    assert row is not None
    due = await server.parts[Database].read(
        lambda db: [
            timer
            for seat in row.seats
            for kind in (TimerKind.REMIND, TimerKind.OVERDUE, TimerKind.SILENT_READER)
            if (timer := timers.find(db, row.id, seat.seat, kind))
        ]
    )
    return Stored(row, due, text_of(await server.panel()))


def later(at: str | None, by: timedelta) -> str | None:
    return (datetime.fromisoformat(at) + by).isoformat(timespec="seconds") if at else None


def shifted(seat: SeatRow, by: timedelta) -> SeatRow:
    return replace(seat, asked_at=later(seat.asked_at, by), until=later(seat.until, by))


async def evenings_timers(server: Server) -> list[TimerRow]:
    """List what is due at any time, as the bot sees it now."""
    return await server.parts[Database].read(lambda db: timers.due(db, EVER, 100))


@pytest.mark.parametrize("pace", ["none", "live"])
@pytest.mark.parametrize("reading", ["private", "table", "player"])
@pytest.mark.parametrize("moment", ["turn", "choice", "rest"])
async def test_an_evening_of_which_nothing_came_leaves_no_trace(
    server: Server, evening: Gathering, pace: str, reading: str, moment: str
) -> None:
    await server.start(3, pace=pace, reading=reading)
    if moment == "choice":
        explorer, _ = await server.turn()
        await explorer.slash(server.channel, "explore", party="*")
    elif moment == "rest":
        await server.until("rest_villagers", evening.dice)
    await server.pass_time(minutes=25)
    before, posted = await stored(server), posts(server)
    await evening.lift()
    assert (await stored(server)).seats == before.seats
    assert (await stored(server)).timers == before.timers
    assert await evenings_timers(server) == [await evening.timer()]
    for _ in range(5):
        await server.pass_time(minutes=26)
        await evening.act(server.bob, "sit")
        await evening.act(server.bob, "up")
    await evening.end()
    after = await stored(server)
    assert after.row == before.row
    assert after.seats == tuple([shifted(seat, HOURS) for seat in before.seats])
    assert after.timers == {
        key: replace(timer, at=later(timer.at, HOURS)) for key, timer in before.timers.items()
    }
    stamps = [seat.asked_at for seat in before.seats if seat.asked_at]
    stamps += [seat.until for seat in before.seats if seat.until]
    panel = _restamped(before.panel, stamps)
    assert posts(server) == [panel if post == before.panel else post for post in posted]
    assert not await server.waiting()


def _restamped(text: str, stamps: list[str]) -> str:
    """Return a text whose instants are later by the evening's length."""
    for stamp in sorted(set(stamps), reverse=True):
        at = int(datetime.fromisoformat(stamp).timestamp())
        text = text.replace(f"<t:{at}", f"<t:{at + int(HOURS.total_seconds())}")
    return text


async def test_nobody_is_reminded_and_no_clock_runs_out(server: Server, evening: Gathering) -> None:
    await server.start(2, pace="live")
    await evening.lift()
    count = len(posts(server))
    for _ in range(52):
        await server.pass_time(minutes=29)
        await evening.act(server.dee, "sit")
        await evening.act(server.dee, "up")
    assert len(posts(server)) == count
    assert not dms(server.ann)
    await evening.end()
    await server.pass_time(hours=3, minutes=59)
    assert len(posts(server)) == count
    await server.pass_time(minutes=2)
    assert len(posts(server)) == count + 1


async def test_the_time_left_is_the_same_where_quiet_hours_fall_otherwise(
    server: Server, evening: Gathering
) -> None:
    await server.ann.slash(server.channel, "me away", zone="UTC", quiet="14-22")
    await server.start(2, pace="live")
    await server.pass_time(minutes=45)
    asked, _ = await server.turn()
    before = await _left(server, asked.id)
    await evening.lift()
    await _keep_on(server, evening, minutes=25, times=20)
    await evening.end()
    assert await _left(server, asked.id) == before


async def _left(server: Server, user_id: int) -> timedelta:
    (seat,) = [s for s in (await server.loaded()).row.seats if s.user_id == user_id]
    settings = await server.parts[Database].read(lambda db: user_settings.find_user(db, user_id))
    return time_left(seat, settings.hours, server.clock())


async def _keep_on(server: Server, evening: Gathering, *, minutes: int, times: int) -> None:
    """Let time pass while somebody comes and goes."""
    for _ in range(times):
        await server.pass_time(minutes=minutes)
        await evening.act(server.dee, "sit")
        await evening.act(server.dee, "up")


async def test_a_turn_that_was_played_at_the_evening_took_no_time(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, pace="live")
    (asked,) = [s for s in (await server.loaded()).row.seats if s.asked_at]
    await server.pass_time(minutes=20)
    await evening.until(Step.STORY)
    await server.pass_time(minutes=20)
    await evening.act(server.bob, "on")
    held = (await server.loaded()).row.seats[asked.seat]
    assert held.bank == asked.bank + 4 * 3_600  # its increment: the move is done
    await evening.end()
    seats = (await server.loaded()).row.seats
    (other,) = [seat for seat in seats if seat.seat != asked.seat]
    assert other.asked_at == server.clock().isoformat(timespec="seconds")
    assert other.until == (server.clock() + timedelta(hours=24)).isoformat(timespec="seconds")


async def test_whoever_was_asked_at_the_evening_and_was_not_there_is_pinged_once(
    server: Server, evening: Gathering
) -> None:
    await server.start(2)
    await evening.lift()
    await evening.until(Step.STORY)
    await evening.act(server.ann, "on")
    await server.env.settle()
    assert not [m for m in _pings(server) if f"<@{server.bob.id}>" in m]
    await evening.end()
    await server.env.settle()
    assert len([m for m in _pings(server) if f"<@{server.bob.id}>" in m]) == 1
    assert not await server.waiting()


def _pings(server: Server) -> list[str]:
    """List the texts of the messages that pinged somebody since the game was lifted."""
    found: list[str] = []
    for request in server.env.http_requests:
        body: Any = request.json
        body = body.get("data") or body if isinstance(body, dict) else {}
        if (body.get("allowed_mentions") or {}).get("users") and request.method == "POST":
            found += [f"<@{user}>" for user in body["allowed_mentions"]["users"]]
    return found


async def test_a_set_time_ends_the_evening(server: Server, evening: Gathering) -> None:
    await server.start(2)
    await evening.lift(minutes=60)
    assert f"<t:{int(MONDAY.timestamp()) + 3600}:t>" in text_of(await evening.stage())
    for _ in range(2):
        await server.pass_time(minutes=29)
        await evening.act(server.dee, "sit")
        await evening.act(server.dee, "up")
    assert (await evening.loaded()).row.lift
    await server.pass_time(minutes=3)
    assert (await evening.loaded()).row.lift is None
    assert not await evenings_timers_of_night(server)


async def evenings_timers_of_night(server: Server) -> list[TimerRow]:
    return [one for one in await evenings_timers(server) if one.kind == "night"]


async def test_half_an_hour_in_which_nobody_does_anything_ends_it(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2)
    await server.pass_time(minutes=29)
    await evening.take()
    await server.pass_time(minutes=29)
    assert (await evening.loaded()).row.lift
    await server.pass_time(minutes=2)
    assert (await evening.loaded()).row.lift is None


async def test_a_host_who_gets_up_hands_on_and_the_last_one_ends_it(
    server: Server, evening: Gathering
) -> None:
    await evening.begin(2, guests=("dee",))
    await evening.act(server.ann, "up")
    night = await evening.night()
    assert night.lift
    assert night.in_place(night.lift.host).name == "bob"
    await evening.act(server.bob, "up")
    refused = await evening.end(server.eve)
    assert answer_of(refused) == say("evening-not-theirs")
    await evening.act(server.dee, "up")
    assert (await evening.loaded()).row.lift is None
