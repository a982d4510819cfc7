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


@pytest.mark.parametrize(
    ("language", "typed", "at"),
    [
        ("en", "tonight at 8", utc(1, 18)),
        ("en", "8 tonight", utc(1, 18)),
        ("en", "tonight at 12", utc(1, 22)),
        ("en", "tonight at 1", utc(1, 23)),
        ("en", "this evening at 7:30", utc(1, 17, 30)),
        ("en", "tomorrow night at 8", utc(2, 18)),
        ("en", "tomorrow night 20:00", utc(2, 18)),
        ("en", "Saturday evening, 8", utc(6, 18)),
        ("en", "tomorrow morning at 10", utc(2, 8)),
        ("en", "this afternoon at 5", utc(1, 15)),
        ("en", "tomorrow at 8 in the evening", utc(2, 18)),
        ("en", "8 in the morning", utc(2, 6)),
        ("en", "Saturday at 10 at night", utc(6, 20)),
        ("es", "esta noche a las 9", utc(1, 19)),
        ("es", "esta noche a las 12", utc(1, 22)),
        ("es", "a las 9 esta noche", utc(1, 19)),
        ("es", "esta tarde a las 7", utc(1, 17)),
        ("es", "hoy por la noche a las 9", utc(1, 19)),
        ("es", "mañana por la noche a las 9", utc(2, 19)),
        ("es", "mañana por la mañana a las 10", utc(2, 8)),
        ("es", "el sábado por la tarde a las 5", utc(6, 15)),
        ("es", "mañana a las 12 de la mañana", utc(2, 10)),
        ("es", "mañana a las 12:30 de la mañana", utc(2, 10, 30)),
        ("ja", "今夜12時", utc(1, 22)),
        ("ja", "今夜の20時", utc(1, 18)),
        ("ja", "今晩 8時", utc(1, 18)),
        ("ja", "明晩8時", utc(2, 18)),
        ("ja", "土曜日の夜8時", utc(6, 18)),
        ("ja", "土曜日の夜 8時", utc(6, 18)),
        ("ja", "明日の夜0時", utc(2, 22)),
        ("ja", "明日の朝9時", utc(2, 7)),
    ],
)
def test_a_named_half_of_a_day_says_which_hour_is_meant(
    language: str, typed: str, at: datetime
) -> None:
    assert read_instant(words_in(language), typed, BERLIN, MONDAY) == at


def test_an_evening_that_is_over_is_not_tomorrows() -> None:
    late = datetime(2026, 6, 1, 19, tzinfo=UTC)
    for language, typed in (
        ("en", "tonight at 8"),
        ("es", "esta noche a las 8"),
        ("ja", "今夜8時"),
    ):
        with pytest.raises(Declined, match="plan-at-past"):
            read_instant(words_in(language), typed, BERLIN, late)


@pytest.mark.parametrize(
    ("language", "typed", "at"),
    [
        ("en", "saturday 8pm", utc(6, 18)),
        ("en", "this saturday 8pm", utc(6, 18)),
        ("en", "next saturday 8pm", utc(13, 18)),
        ("en", "8pm next saturday", utc(13, 18)),
        ("en", "next sunday 8pm", utc(7, 18)),
        ("es", "este sábado a las 20:00", utc(6, 18)),
        ("es", "el próximo sábado a las 20:00", utc(13, 18)),
        ("es", "el sábado que viene a las 20:00", utc(13, 18)),
        ("es", "el sábado próximo a las 20:00", utc(13, 18)),
        ("ja", "土曜日20時", utc(6, 18)),
        ("ja", "今週の土曜日20時", utc(6, 18)),
        ("ja", "次の土曜日20時", utc(13, 18)),
        ("ja", "来週の土曜日20時", utc(13, 18)),
        ("ja", "来週の金曜日20時", utc(12, 18)),
    ],
)
def test_the_next_weekday_is_not_today(language: str, typed: str, at: datetime) -> None:
    """It is Saturday noon."""
    saturday = utc(6, 10)
    assert read_instant(words_in(language), typed, BERLIN, saturday) == at


def test_next_weeks_sunday_is_asked_back_with_both() -> None:
    """Weeks begin on Sundays in Japanese calendars, and on Mondays for many people."""
    found = suggest_instants(words_in("ja"), "来週の日曜日20時", BERLIN, utc(3, 10))
    assert [value for _, value in found] == ["2026-06-07 20:00", "2026-06-14 20:00"]


@pytest.mark.parametrize(
    ("language", "typed", "at"),
    [
        ("en", "20:00 CET", utc(1, 18)),
        ("en", "20:00 UTC", utc(1, 20)),
        ("en", "20:00Z", utc(1, 20)),
        ("en", "8pm EST", utc(2, 0)),
        ("en", "8pm ET", None),
        ("en", "20:00 UTC+5:30", utc(1, 14, 30)),
        ("en", "20:00 UTC-3", utc(1, 23)),
        ("en", "Saturday 8pm EST", utc(7, 0)),
        ("en", "8pm EST on Saturday", utc(7, 0)),
        ("en", "8pm Saturday EST", utc(7, 0)),
        ("en", "20:00 (CET)", utc(1, 18)),
        ("en", "20:00 London time", utc(1, 19)),
        ("en", "tomorrow noon UTC", utc(2, 12)),
        ("en", "2026-06-28 20:00 America/New_York", utc(29, 0)),
        ("es", "20:00 hora de Argentina", utc(1, 23)),
        ("es", "a las 20:00 hora de Madrid", utc(1, 18)),
        ("es", "el sábado a las 20:00 CET", utc(6, 18)),
        ("ja", "土曜日20時 日本時間", utc(6, 11)),
        ("ja", "明日20時(日本時間)", utc(2, 11)),
        ("ja", "20時 JST", utc(2, 11)),
        ("en", "8pm IST", None),
        ("en", "20:00 sharp", None),
        ("en", "12 mar", None),
        ("en", "10-11", None),
        ("en", "8 - 10", None),
        ("en", "20:00 5", None),
        ("en", "24 June", None),
    ],
)
def test_a_zone_after_a_time_is_that_of_the_time(
    language: str, typed: str, at: datetime | None
) -> None:
    words = words_in(language)
    if at is None:
        with pytest.raises(Declined):
            read_instant(words, typed, BERLIN, MONDAY)
    else:
        assert read_instant(words, typed, BERLIN, MONDAY) == at


def test_a_time_of_several_zones_is_asked_back_with_all_of_them() -> None:
    found = suggest_instants(words_in("en"), "8pm IST", BERLIN, MONDAY)
    times = ["2026-06-01 16:30", "2026-06-01 19:00", "2026-06-01 21:00"]
    assert sorted(value for _, value in found) == times
    with pytest.raises(Declined, match="date-two-ways") as declined:
        read_instant(words_in("en"), "8pm IST", BERLIN, MONDAY)
    assert all(time in str(declined.value.figures) for time in times)


@pytest.mark.parametrize(
    ("language", "typed", "at"),
    [
        ("en", "in two hours", utc(1, 14)),
        ("en", "in half an hour", utc(1, 12, 30)),
        ("en", "in an hour and a half", utc(1, 13, 30)),
        ("en", "in two and a half hours", utc(1, 14, 30)),
        ("en", "in 1.5 hours", utc(1, 13, 30)),
        ("en", "in 2 hours and 30 minutes", utc(1, 14, 30)),
        ("en", "in 1h30m", utc(1, 13, 30)),
        ("en", "two hours from now", utc(1, 14)),
        ("en", "in a week", utc(8, 12)),
        ("es", "en dos horas", utc(1, 14)),
        ("es", "dentro de media hora", utc(1, 12, 30)),
        ("es", "en una hora y media", utc(1, 13, 30)),
        ("es", "dentro de dos horas y media", utc(1, 14, 30)),
        ("es", "en 1 hora y 15 minutos", utc(1, 13, 15)),
        ("ja", "二時間後", utc(1, 14)),
        ("ja", "半時間後", utc(1, 12, 30)),
        ("ja", "1時間半後", utc(1, 13, 30)),
        ("ja", "1時間30分後", utc(1, 13, 30)),
        ("en", "noon tomorrow", utc(2, 10)),
        ("en", "tomorrow noon", utc(2, 10)),
        ("en", "8pm tomorrow", utc(2, 18)),
        ("en", "20:00 on Saturday", utc(6, 18)),
        ("en", "8pm on 28 June", utc(28, 18)),
        ("en", "8 pm 06/28", utc(28, 18)),
        ("en", "at 8pm", utc(1, 18)),
        ("en", "at eight tomorrow", utc(2, 6)),
        ("en", "tomorrow at eight o'clock", utc(2, 6)),
        ("en", "tomorrow at half past eight", utc(2, 6, 30)),
        ("en", "half past 8 pm", utc(1, 18, 30)),
        ("en", "the day after tomorrow at 20:00", utc(3, 18)),
        ("es", "mañana al mediodía", utc(2, 10)),
        ("es", "mediodía de mañana", utc(2, 10)),
        ("es", "a las 20:00", utc(1, 18)),
        ("es", "a las 20:00 el sábado", utc(6, 18)),
        ("es", "a las ocho de la tarde", utc(1, 18)),
        ("es", "mañana a las ocho y media de la tarde", utc(2, 18, 30)),
        ("es", "mañana a la una de la tarde", utc(2, 11)),
        ("es", "pasado mañana a las 20:00", utc(3, 18)),
        ("ja", "明後日20時", utc(3, 18)),
        ("ja", "あさっての20時", utc(3, 18)),
        ("ja", "明日の正午", utc(2, 10)),
        ("ja", "明日20時半", utc(2, 18, 30)),
        ("ja", "明日二十時", utc(2, 18)),
        ("ja", "午後八時", utc(1, 18)),
        ("ja", "20時 6月28日", utc(28, 18)),
    ],
)
def test_times_are_read_as_people_say_them(language: str, typed: str, at: datetime) -> None:
    assert read_instant(words_in(language), typed, BERLIN, MONDAY) == at


def test_what_is_far_too_long_is_declined_at_once() -> None:
    for typed in ("1 1 1 " * 1_000, "8pm " + "x " * 2_000):
        with pytest.raises(Declined, match="plan-at-unclear"):
            read_instant(words_in("en"), typed, BERLIN, MONDAY)


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
