"""The pace of a table: clocks that run and sleep, and what happens when one has run out."""

import pytest

from bot.model.kinds import GameStatus
from bot.model.paces import PACES, PaceName
from bot.service.tables.games import Games
from bot.store import paces
from bot.store.database import Database
from tests.bot.audible_text import pings
from tests.bot.messages import answer_of, dms, ids_of, posts, say, text_of
from tests.bot.server import MONDAY, Server

OUT = "has run out"


async def clock_of(server: Server, name: str) -> tuple[int, str | None]:
    """Return the time on a person's clock, in hours, and when it runs out."""
    seat = (await server.loaded()).row.seat_of(server.people[name].id)
    assert seat is not None
    return seat.bank // 3600, seat.until


def overdue(server: Server) -> list[str]:
    return [post for post in posts(server) if OUT in post]


@pytest.mark.parametrize("pace", PACES)
async def test_the_lobby_shows_the_pace(server: Server, pace: PaceName) -> None:
    text = text_of(await server.open(2, pace=pace))
    bank = f"Clock: {PACES[pace].bank.total_seconds() / 3600:.0f} hours"
    assert (bank in text) is PACES[pace].has_clock


async def test_a_clock_runs_while_its_player_is_asked_and_gains_with_a_turn(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked, other = await server.turn()
    assert await clock_of(server, asked.name) == (24, "2026-06-02T12:00:00+00:00")
    assert await clock_of(server, other.name) == (24, None)
    assert "clock runs out" in text_of(await server.panel())
    assert "(+4 h with the turn)" in text_of(await server.panel())
    await server.pass_time(hours=3)
    status = answer_of(await other.slash(server.channel, "game status"))
    held = {asked.name: 21, other.name: 24}
    names = [seat.name for seat in (await server.loaded()).row.seats]
    clocks = ", ".join([say("clock-of", name=name, hours=held[name]) for name in names])
    assert say("clocks", clocks=clocks, more=4, cap=72) in status
    await asked.slash(server.channel, "pass")
    assert await clock_of(server, asked.name) == (25, None)
    assert await clock_of(server, other.name) == (24, "2026-06-02T15:00:00+00:00")


async def test_without_a_clock_nothing_runs_out(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2)
    asked, _ = await server.turn()
    text = text_of(await server.panel())
    assert f"asked <t:{int(MONDAY.timestamp())}:R>" in text
    assert "clock" not in text
    assert await clock_of(server, asked.name) == (0, None)
    assert "Clocks" not in answer_of(await asked.slash(server.channel, "game status"))


async def test_the_table_is_told_once_and_nothing_is_forfeited(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(3, pace="live")
    asked, _ = await server.turn()
    for _ in range(23):
        await server.pass_time(hours=1)
    assert overdue(server) == []
    for _ in range(9):
        await server.pass_time(hours=1)
    (notice,) = overdue(server)
    assert asked.name in notice
    assert "<@" not in notice
    message = next(m for m in server.channel.history() if OUT in text_of(m))
    seat = (await server.loaded()).row.seat_of(asked.id).seat
    votes = [f"1:1:{seat}:call:{way}" for way in ("extend", "pass", "replace", "automate")]
    assert ids_of(message) == votes
    row = await server.parts[Database].read(lambda db: paces.find(db, asked.id, server.guild.id))
    assert row.overdue == 1
    assert (await server.loaded()).ply == 0
    await asked.slash(server.channel, "pass")
    assert overdue(server) == []
    assert await clock_of(server, asked.name) == (4, None)


async def test_the_clock_sleeps_in_quiet_hours(server: Server) -> None:
    """Noon to ten in the evening, then from seven in the morning on: 24 hours."""
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me away", quiet="22:00-07:00")
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    assert await clock_of(server, asked.name) == (24, "2026-06-02T21:00:00+00:00")


async def test_a_clock_that_ran_out_while_the_bot_was_away_holds_an_increment_again(
    server: Server,
) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    await server.pass_time(days=3)
    assert overdue(server) == []
    assert (await clock_of(server, asked.name))[1] == "2026-06-04T16:00:00+00:00"
    await server.pass_time(hours=4)
    assert len(overdue(server)) == 1


async def test_a_pause_stops_the_clock(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    await server.pass_time(hours=4)
    await server.parts[Games].set_status_by_bot(1, GameStatus.PAUSED)
    assert await clock_of(server, asked.name) == (20, None)
    await server.pass_time(days=9)
    await server.parts[Games].set_status_by_bot(1, GameStatus.RUNNING)
    assert await clock_of(server, asked.name) == (20, "2026-06-11T12:00:00+00:00")
    assert overdue(server) == []


async def test_an_undo_gives_no_increment_twice(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.start(2, pace="live")
    asked, _ = await server.turn()
    await asked.slash(server.channel, "labor", villagers="*")
    await asked.slash(server.channel, "game undo")
    assert (await clock_of(server, asked.name))[0] == 24
    await asked.slash(server.channel, "labor", villagers="*")
    assert (await clock_of(server, asked.name))[0] == 28
    row = await server.parts[Database].read(lambda db: paces.find(db, asked.id, server.guild.id))
    assert row.moves == 1


async def test_who_wants_it_is_told_that_he_is_next(server: Server) -> None:
    server.set_clock(MONDAY)
    people = [server.ann, server.bob, server.cid]
    for person in people:
        await person.slash(server.channel, "me settings", next=True)
    await server.start(3)
    asked, following = await server.turn()
    (third,) = [person for person in people if person not in (asked, following)]
    assert len(dms(following)) == 1
    assert say("next-is-you") in dms(following)[0]
    assert dms(asked) == dms(third) == []
    await asked.slash(server.channel, "pass")
    assert dms(following) == []
    assert len(dms(third)) == 1
    await following.slash(server.channel, "pass")
    assert dms(following) == []
    assert dms(asked) == []  # has passed, and is not next in this round


async def test_who_is_up_again_earlier_is_called_then(server: Server) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me away", quiet="11:00-20:00")
    await server.start(2)
    asked, _ = await server.turn()
    await server.pass_time(hours=1)
    await asked.slash(server.channel, "me away", quiet="none")
    for _ in range(2):
        await server.pass_time(seconds=30)
    (call,) = [post for post in posts(server) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call


async def test_a_small_dm_about_the_next_turn_is_not_written_twice_after_an_undo(
    server: Server,
) -> None:
    for person in (server.ann, server.bob, server.cid):
        await person.slash(server.channel, "me settings", next=True)
    await server.start(3)
    asked, _ = await server.turn()
    for _ in range(2):
        await asked.slash(server.channel, "labor", villagers="*")
        await asked.slash(server.channel, "game undo")
    for person in (server.ann, server.bob, server.cid):
        assert len(dms(person)) <= 1


async def test_who_is_called_by_dm_is_not_mentioned_too(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.bob.slash(server.channel, "me settings", pings="dm")
    answer = answer_of(await server.bob.slash(server.channel, "me settings"))
    assert say("pings-dm") in answer
    since = len(server.env.http_requests)
    await server.start(2)
    for _ in range(2):
        asked, other = await server.turn()
        calls = [text for text in dms(asked) if say("ping-turn") in text]
        assert list(pings(server.env, since)) == [asked.id] * (asked is server.ann)
        assert len(calls) == (asked is server.bob)
        assert not any(say("ping-turn") in text for text in dms(other))
        since = len(server.env.http_requests)
        await asked.slash(server.channel, "labor", villagers="*")


async def test_who_sleeps_is_called_when_he_wakes(server: Server) -> None:
    server.set_clock(MONDAY)
    for person in (server.ann, server.bob):
        await person.slash(server.channel, "me away", quiet="11:00-20:00")
    since = len(server.env.http_requests)
    await server.start(2)
    asked, _ = await server.turn()
    assert not pings(server.env, since)
    assert "quiet hours, back" in text_of(await server.panel())
    await server.pass_time(hours=7)
    assert not any(say("ping-turn") in post for post in posts(server))
    for _ in range(3):
        await server.pass_time(minutes=20)
    (call,) = [post for post in posts(server) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call
