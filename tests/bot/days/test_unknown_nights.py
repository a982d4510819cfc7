"""Until a person's zone is known, no reminder comes in the night of where their server may be."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.bot.days.test_reminders import newest, reminders
from tests.bot.messages import answer_of, say
from tests.bot.server import MONDAY, Server
from tests.bot.wire import Wire

NIGHT = MONDAY.replace(hour=4)
"""Midnight in New York, and one in the afternoon in Tokyo."""


async def start_in(server: Server, locale: str, at: datetime) -> None:
    """Start a game of two in a server of a locale, with reminders a day after each question."""
    server.set_clock(at)
    wire = Wire(server)
    typed = wire.command(server.ann, "game new", {})
    typed.payload["guild_locale"] = locale
    await wire.deliver(typed)
    await server.bob.click(server.channel.last_message, label=say("lobby-join"))
    await server.ann.click(server.channel.last_message, label=say("lobby-start"))


@pytest.mark.parametrize(
    ("locale", "hour", "waits"),
    [
        *(("en-US", 2, 0), ("en-US", 3, 9), ("en-US", 11, 1), ("en-US", 12, 0)),
        *(("ja", 13, 0), ("ja", 14, 9), ("ja", 22, 1), ("ja", 23, 0)),
        *(("es-ES", 20, 0), ("es-ES", 21, 9), ("es-ES", 5, 1), ("es-ES", 6, 0)),
        *(("es-419", 22, 0), ("es-419", 23, 9), ("es-419", 7, 1), ("es-419", 8, 0)),
        *(("en-GB", 22, 9), ("xx-nowhere", 23, 9), ("", 23, 9)),
    ],
)
async def test_a_reminder_waits_for_the_morning(
    server: Server, locale: str, hour: int, waits: int
) -> None:
    await start_in(server, locale, MONDAY.replace(hour=hour))
    await server.pass_time(days=1)
    assert len(reminders(server)) == (not waits)
    if waits:
        await server.pass_time(hours=waits, minutes=-1)
        assert reminders(server) == []
        await server.pass_time(minutes=1)
        assert len(reminders(server)) == 1


async def test_a_known_zone_ends_the_guess(server: Server) -> None:
    await start_in(server, "en-US", NIGHT)
    asked, _ = await server.turn()
    answer = answer_of(await asked.slash(server.channel, "me away", zone="Asia/Tokyo"))
    assert say("away-zone", zone="Asia/Tokyo", time="13:00") in answer
    await server.pass_time(days=1)
    assert len(reminders(server)) == 1


async def test_own_quiet_hours_end_the_guess(server: Server) -> None:
    await start_in(server, "en-US", NIGHT)
    asked, _ = await server.turn()
    await asked.slash(server.channel, "me away", quiet="12:00-15:00")
    await server.pass_time(days=1)
    assert len(reminders(server)) == 1


async def test_a_person_is_told_of_it(server: Server) -> None:
    server.set_clock(MONDAY)
    answer = answer_of(await server.ann.slash(server.channel, "me away"))
    assert say("away-zone-unset", time="12:00") in answer
    assert say("away-night", quiet="23:00-08:00", zone="America/New_York") in answer
    answer = answer_of(await server.ann.slash(server.channel, "me away", zone="UTC"))
    assert say("away-zone", zone="UTC", time="12:00") in answer
    assert "23:00" not in answer


async def test_who_is_asked_is_called_at_once_and_no_clock_stops(server: Server) -> None:
    """The night is a guess: it holds no game up."""
    await start_in(server, "en-US", NIGHT)
    asked, other = await server.turn()
    await asked.slash(server.channel, "pass")
    seat = (await server.loaded()).row.seat_of(other.id)
    assert seat.wakes is None
    assert seat.asked_at == NIGHT.isoformat(timespec="seconds")


async def test_a_reminder_put_off_by_hand_comes_when_it_was_asked_for(server: Server) -> None:
    await start_in(server, "en-US", datetime(2026, 6, 1, 20, tzinfo=UTC))
    asked, _ = await server.turn()
    await server.pass_time(days=1)
    await asked.click(newest(server), label=say("remind-in-hours"))
    before = newest(server).id
    await server.pass_time(hours=3)
    assert newest(server).id != before
    assert server.clock() - MONDAY == timedelta(days=1, hours=11)
