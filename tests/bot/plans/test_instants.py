"""A day and a time are understood as people write them, in their own zone."""

from datetime import UTC, datetime

import pytest

from bot.i18n.words import languages, words_in
from bot.model.errors import Declined
from bot.text.instants import read_instant, suggest_instants
from tests.bot.messages import answer_of, say
from tests.bot.server import MONDAY, Server

BERLIN = "Europe/Berlin"
"""Two hours ahead of UTC in June: it is Monday, the first, at 14:00."""


def utc(day: int, hour: int, minute: int = 0, month: int = 6) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "typed", "at"),
    [
        ("en", "20:00", utc(1, 18)),
        ("en", "9:30", utc(2, 7, 30)),
        ("en", "8 pm", utc(1, 18)),
        ("en", "tonight 20:00", utc(1, 18)),
        ("en", "tomorrow at 8 pm", utc(2, 18)),
        ("en", "Saturday 20:00", utc(6, 18)),
        ("en", "next sat, 8pm", utc(6, 18)),
        ("en", "monday 13:00", utc(8, 11)),
        ("en", "2026-10-28 20:00", utc(28, 19, month=10)),
        ("en", "2026-06-28 7:30 p.m.", utc(28, 17, 30)),
        ("en", "2026-06-28 20:00 \u00b7 Sunday \u00b7 Europe/Berlin", None),
        ("en", "2026-11-28", None),
        ("en", "2026-6-18", None),
        ("en", "soon", None),
        ("en", "2026-02-30 20:00", None),
        ("en", "", None),
        ("en", "noon", utc(2, 10)),
        ("en", "midnight", utc(1, 22)),
        ("en", "tomorrow at noon", utc(2, 10)),
        ("en", "saturday midnight", utc(6, 22)),
        ("en", "in 2 hours", utc(1, 14)),
        ("en", "in 90 min", utc(1, 13, 30)),
        ("en", "in an hour", utc(1, 13)),
        ("en", "in 3 days", utc(4, 12)),
        ("en", "28/06/2026 20:00", utc(28, 18)),
        ("en", "06/28/2026 8 pm", utc(28, 18)),
        ("en", "28.6. 20:00", utc(28, 18)),
        ("en", "28 June at 20:00", utc(28, 18)),
        ("en", "June 28th, 8pm", utc(28, 18)),
        ("en", "in 200 days", None),
        ("en", "in 99999999999 weeks", None),
        ("en", "8/9/2026 20:00", None),
        ("en", "28/06/2026", None),
        ("en", "in a while", None),
        ("es", "mediodía", utc(2, 10)),
        ("es", "hoy a medianoche", utc(1, 22)),
        ("es", "en 2 horas", utc(1, 14)),
        ("es", "dentro de 30 minutos", utc(1, 12, 30)),
        ("es", "28/06/2026 a las 20:00", utc(28, 18)),
        ("es", "8/9/2026 20:00", utc(8, 18, month=9)),
        ("es", "28 de junio a las 8 de la tarde", utc(28, 18)),
        ("ja", "正午", utc(2, 10)),
        ("ja", "2時間後", utc(1, 14)),
        ("ja", "30分後", utc(1, 12, 30)),
        ("ja", "6月28日 20時", utc(28, 18)),
        ("ja", "6月28日の夜8時", utc(28, 18)),
        ("ja", "今夜8時", utc(1, 18)),
        ("ja", "8/9 20:00", utc(9, 18, month=8)),
        ("es", "mañana a las 20:00", utc(2, 18)),
        ("es", "el sábado a las 20h", utc(6, 18)),
        ("es", "hoy 22:15", utc(1, 20, 15)),
        ("ja", "土曜日の20時", utc(6, 18)),
        ("ja", "明日20時30分", utc(2, 18, 30)),
        ("ja", "今夜 午後8時", utc(1, 18)),
        ("ja", "2026年6月28日 20:00", utc(28, 18)),
    ],
)
def test_a_day_and_a_time_are_read(language: str, typed: str, at: datetime | None) -> None:
    words = words_in(language)
    if at is None:
        with pytest.raises(Declined):
            read_instant(words, typed, BERLIN, MONDAY)
    else:
        assert read_instant(words, typed, BERLIN, MONDAY) == at


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("zone", ["UTC", "Asia/Tokyo", "America/New_York"])
def test_what_is_suggested_is_read_as_it_was_meant(language: str, zone: str) -> None:
    words = words_in(language)
    found = suggest_instants(words, "", zone, MONDAY)
    assert len(found) >= 13
    for shown, value in found:
        assert read_instant(words, value, zone, MONDAY) > MONDAY
        assert len(shown) <= 100
        ((again, _),) = suggest_instants(words, value, zone, MONDAY)
        assert again == shown


def test_an_hour_that_is_left_out_when_clocks_go_forward_is_the_next_one() -> None:
    now = datetime(2026, 3, 28, 12, tzinfo=UTC)
    at = read_instant(words_in("en"), "2026-03-29 02:30", BERLIN, now)
    assert at == datetime(2026, 3, 29, 1, 30, tzinfo=UTC)


async def test_a_day_of_two_orders_is_asked_back_with_both(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.ann.slash(server.channel, "me away", zone="Europe/Berlin")
    asked = await server.ann.slash(server.channel, "night plan", at="8/9/2026 20:00")
    both = {"first": "2026-08-09 20:00", "second": "2026-09-08 20:00"}
    assert answer_of(asked) == say("date-two-ways", text="8/9/2026 20:00", **both)
    found = await server.ann.autocomplete(server.channel, "night plan", "at", "8/9/2026 20:00")
    assert [choice["value"] for choice in found] == list(both.values())


async def test_the_command_suggests_how_it_understands_what_is_typed(server: Server) -> None:
    server.set_clock(MONDAY)
    await server.ann.slash(server.channel, "me away", zone="Asia/Tokyo")
    (one,) = await server.ann.autocomplete(server.channel, "night plan", "at", "sat 20")
    assert one["name"] == "2026-06-06 20:00 \u00b7 Saturday \u00b7 Asia/Tokyo"
    evenings = await server.ann.autocomplete(server.channel, "night move", "at", "")
    assert len(evenings) == 13
