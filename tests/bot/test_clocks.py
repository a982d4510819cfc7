"""The pace of a table: clocks that run and sleep, and what happens when one has run out."""

import pytest

from bot.model.paces import PACES
from bot.store import paces
from tests.bot.heard import pings
from tests.bot.messages import answer_of, ids_of, letters, posts, say, text_of
from tests.bot.town import MONDAY, Town

OUT = "has run out"


async def clock_of(town: Town, name: str) -> tuple[int, str | None]:
    """Give what a person's clock holds, in hours, and when it runs out."""
    seat = (await town.opened()).row.seat_of(town.people[name].id)
    assert seat is not None
    return seat.bank // 3600, seat.until


def overdue(town: Town) -> list[str]:
    return [post for post in posts(town) if OUT in post]


@pytest.mark.parametrize("pace", PACES)
async def test_the_lobby_shows_the_pace(town: Town, pace: str) -> None:
    text = text_of(await town.open(2, pace=pace))
    bank = f"Clock: {PACES[pace].bank.total_seconds() / 3600:.0f} hours"
    assert (bank in text) is PACES[pace].has_clock


async def test_a_clock_runs_while_its_player_is_asked_and_gains_with_a_turn(town: Town) -> None:
    town.set_clock(MONDAY)
    await town.start(2, pace="live")
    asked, other = await town.turn()
    assert await clock_of(town, asked.name) == (24, "2026-06-02T12:00:00+00:00")
    assert await clock_of(town, other.name) == (24, None)
    assert "end of the clock" in text_of(await town.panel())
    assert "(+4 h with the turn)" in text_of(await town.panel())
    await town.pass_time(hours=3)
    status = answer_of(await other.slash(town.channel, "game status"))
    held = {asked.name: 21, other.name: 24}
    names = [seat.name for seat in (await town.opened()).row.seats]
    clocks = ", ".join([say("clock-of", name=name, hours=held[name]) for name in names])
    assert say("clocks", clocks=clocks, more=4, cap=72) in status
    await asked.slash(town.channel, "pass")
    assert await clock_of(town, asked.name) == (25, None)
    assert await clock_of(town, other.name) == (24, "2026-06-02T15:00:00+00:00")


async def test_without_a_clock_nothing_runs_out(town: Town) -> None:
    town.set_clock(MONDAY)
    await town.start(2)
    asked, _ = await town.turn()
    text = text_of(await town.panel())
    assert f"asked <t:{int(MONDAY.timestamp())}:R>" in text
    assert "clock" not in text
    assert await clock_of(town, asked.name) == (0, None)
    assert "Clocks" not in answer_of(await asked.slash(town.channel, "game status"))


async def test_the_table_is_told_once_and_nothing_is_forfeited(town: Town) -> None:
    town.set_clock(MONDAY)
    await town.start(3, pace="live")
    asked, _ = await town.turn()
    for _ in range(23):
        await town.pass_time(hours=1)
    assert overdue(town) == []
    for _ in range(9):
        await town.pass_time(hours=1)
    (told,) = overdue(town)
    assert asked.name in told
    assert "<@" not in told
    message = next(m for m in town.channel.history() if OUT in text_of(m))
    seat = (await town.opened()).row.seat_of(asked.id).seat
    votes = [f"1:1:{seat}:call:{way}" for way in ("extend", "pass", "replace", "automate")]
    assert ids_of(message) == votes
    row = await town.bot.database.read(lambda db: paces.find(db, asked.id, town.guild.id))
    assert row.overdue == 1
    assert (await town.opened()).ply == 0
    await asked.slash(town.channel, "pass")
    assert overdue(town) == []
    assert await clock_of(town, asked.name) == (4, None)


async def test_the_clock_sleeps_in_quiet_hours(town: Town) -> None:
    """Noon to ten in the evening, then from seven in the morning on: 24 hours."""
    town.set_clock(MONDAY)
    for person in (town.ann, town.bob):
        await person.slash(town.channel, "away", quiet="22:00-07:00")
    await town.start(2, pace="live")
    asked, _ = await town.turn()
    assert await clock_of(town, asked.name) == (24, "2026-06-02T21:00:00+00:00")


async def test_a_clock_that_ran_out_while_the_bot_was_away_holds_an_increment_again(
    town: Town,
) -> None:
    town.set_clock(MONDAY)
    await town.start(2, pace="live")
    asked, _ = await town.turn()
    await town.pass_time(days=3)
    assert overdue(town) == []
    assert (await clock_of(town, asked.name))[1] == "2026-06-04T16:00:00+00:00"
    await town.pass_time(hours=4)
    assert len(overdue(town)) == 1


async def test_a_pause_stops_the_clock(town: Town) -> None:
    town.set_clock(MONDAY)
    await town.start(2, pace="live")
    asked, _ = await town.turn()
    await town.pass_time(hours=4)
    await town.bot.tables.close(1, "paused")
    assert await clock_of(town, asked.name) == (20, None)
    await town.pass_time(days=9)
    await town.bot.tables.close(1, "running")
    assert await clock_of(town, asked.name) == (20, "2026-06-11T12:00:00+00:00")
    assert overdue(town) == []


async def test_an_undo_gives_no_increment_twice(town: Town) -> None:
    town.set_clock(MONDAY)
    await town.start(2, pace="live")
    asked, _ = await town.turn()
    await asked.slash(town.channel, "labor", villagers="*")
    await asked.slash(town.channel, "game undo")
    assert (await clock_of(town, asked.name))[0] == 24
    await asked.slash(town.channel, "labor", villagers="*")
    assert (await clock_of(town, asked.name))[0] == 28
    row = await town.bot.database.read(lambda db: paces.find(db, asked.id, town.guild.id))
    assert row.moves == 1


async def test_it_is_said_whose_turn_is_over_and_who_is_next(town: Town) -> None:
    await town.start(2)
    asked, other = await town.turn()
    panel = await town.panel()
    await asked.click(panel, label=say("verb-pass"))
    old = next(m for m in town.channel.history() if m.id == panel.id)
    assert say("turn-over", name=other.name) in text_of(old)


async def test_who_wants_it_is_told_that_he_is_next(town: Town) -> None:
    town.set_clock(MONDAY)
    people = [town.ann, town.bob, town.cid]
    for person in people:
        await person.slash(town.channel, "settings", next=True)
    await town.start(3)
    asked, following = await town.turn()
    (third,) = [person for person in people if person not in (asked, following)]
    assert len(letters(following)) == 1
    assert say("next-is-you") in letters(following)[0]
    assert letters(asked) == letters(third) == []
    await asked.slash(town.channel, "pass")
    assert letters(following) == []
    assert len(letters(third)) == 1
    await following.slash(town.channel, "pass")
    assert letters(following) == []
    assert letters(asked) == []  # has passed, and is not next in this round


async def test_who_is_up_again_earlier_is_called_then(town: Town) -> None:
    town.set_clock(MONDAY)
    for person in (town.ann, town.bob):
        await person.slash(town.channel, "away", quiet="11:00-20:00")
    await town.start(2)
    asked, _ = await town.turn()
    await town.pass_time(hours=1)
    await asked.slash(town.channel, "away", quiet="none")
    for _ in range(2):
        await town.pass_time(seconds=30)
    (call,) = [post for post in posts(town) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call


async def test_a_small_letter_about_the_next_turn_is_not_written_twice_after_an_undo(
    town: Town,
) -> None:
    for person in (town.ann, town.bob, town.cid):
        await person.slash(town.channel, "settings", next=True)
    await town.start(3)
    asked, _ = await town.turn()
    for _ in range(2):
        await asked.slash(town.channel, "labor", villagers="*")
        await asked.slash(town.channel, "game undo")
    for person in (town.ann, town.bob, town.cid):
        assert len(letters(person)) <= 1


async def test_who_is_called_by_letter_is_not_mentioned_too(town: Town) -> None:
    town.set_clock(MONDAY)
    await town.bob.slash(town.channel, "settings", pings="dm")
    told = answer_of(await town.bob.slash(town.channel, "settings"))
    assert say("pings-dm") in told
    since = len(town.env.http_requests)
    await town.start(2)
    for _ in range(2):
        asked, other = await town.turn()
        calls = [text for text in letters(asked) if say("ping-turn") in text]
        assert list(pings(town.env, since)) == [asked.id] * (asked is town.ann)
        assert len(calls) == (asked is town.bob)
        assert not any(say("ping-turn") in text for text in letters(other))
        since = len(town.env.http_requests)
        await asked.slash(town.channel, "labor", villagers="*")


async def test_who_sleeps_is_called_when_he_wakes(town: Town) -> None:
    town.set_clock(MONDAY)
    for person in (town.ann, town.bob):
        await person.slash(town.channel, "away", quiet="11:00-20:00")
    since = len(town.env.http_requests)
    await town.start(2)
    asked, _ = await town.turn()
    assert not pings(town.env, since)
    assert "quiet hours, back" in text_of(await town.panel())
    await town.pass_time(hours=7)
    assert not any(say("ping-turn") in post for post in posts(town))
    for _ in range(3):
        await town.pass_time(minutes=20)
    (call,) = [post for post in posts(town) if say("ping-turn") in post]
    assert f"<@{asked.id}>" in call
