"""Zones, hours and weekdays are understood as people type them, and as the bot writes them."""

from datetime import date
from itertools import combinations

import pytest

from bot.i18n.words import languages, words_in
from bot.model.errors import Declined
from bot.text.hours import (
    days_in_words,
    quiet_in_words,
    read_days,
    read_holiday,
    read_quiet,
    read_zone,
)
from tests.bot.messages import answer_of
from tests.bot.server import MONDAY, Server

NIGHT = 22 * 60, 7 * 60


@pytest.mark.parametrize(
    ("language", "typed", "zone"),
    [
        ("en", "Berlin", "Europe/Berlin"),
        ("en", "asia/tokyo", "Asia/Tokyo"),
        ("en", "Bogotá", "America/Bogota"),
        ("en", "New York", "America/New_York"),
        ("en", "東京", "Asia/Tokyo"),
        ("en", "Ciudad de México", "America/Mexico_City"),
        ("en", "US/Pacific", "US/Pacific"),
        ("en", "UTC", "UTC"),
        ("en", "India", "Asia/Kolkata"),
        ("es", "bogota", "America/Bogota"),
        ("es", "São Paulo", "America/Sao_Paulo"),
        ("es", "Ciudad de México", "America/Mexico_City"),
        ("es", "Nueva York", "America/New_York"),
        ("es", "Londres", "Europe/London"),
        ("es", "Tokio", "Asia/Tokyo"),
        ("es", "Japón", "Asia/Tokyo"),
        ("es", "Cancún", "America/Cancun"),
        ("ja", "東京", "Asia/Tokyo"),
        ("ja", "日本", "Asia/Tokyo"),
        ("ja", "ロンドン", "Europe/London"),
        ("ja", "メキシコシティ", "America/Mexico_City"),
        ("ja", "Berlin", "Europe/Berlin"),
    ],
)
def test_a_city_or_a_country_of_one_zone_is_a_zone(language: str, typed: str, zone: str) -> None:
    assert read_zone(words_in(language), typed) == zone


@pytest.mark.parametrize("typed", ["Atlantis", "a", "España", "America", ""])
def test_what_may_be_several_zones_or_none_is_asked_back(typed: str) -> None:
    with pytest.raises(Declined, match="away-zone-unknown"):
        read_zone(words_in("es"), typed)


@pytest.mark.parametrize(
    ("language", "typed", "zone"),
    [
        ("es", "mexico", "America/Mexico_City (Ciudad de México)"),
        ("es", "esp", "Europe/Madrid"),
        ("ja", "東", "Asia/Tokyo (東京)"),
        ("ja", "アメリカ", "America/New_York (ニューヨーク)"),
        ("en", "São T", "Africa/Sao_Tome (São Tomé)"),
    ],
)
async def test_zones_are_suggested_by_the_cities_and_countries_of_a_language(
    server: Server, language: str, typed: str, zone: str
) -> None:
    server.set_clock(MONDAY)
    await server.ann.slash(server.channel, "me settings", language=language)
    found = await server.ann.autocomplete(server.channel, "me away", "zone", typed)
    assert zone in [choice["name"].partition(" \u00b7 ")[0] for choice in found]
    answer = answer_of(await server.ann.slash(server.channel, "me away", zone=found[0]["value"]))
    assert found[0]["value"] in answer


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "typed",
    [
        *("22:00-07:00", "22-7", "22 - 7", "22.00\u20137.00", "22h-7h", "22:00 7:00"),
        *("22:00\u301c07:00", "22:00\uff5e07:00", "22:00~07:00", "\uff12\uff12:00ー\uff17:00"),
        *("10pm-7am", "10 pm to 7 am", "10:00 p.m. - 7:00 a.m.", "10 p. m. a 7 a. m."),
        *("from 22 to 7", "de 22 a 7", "de las 22:00 a las 7:00", "22 h - 7 h"),
        *("22時-7時", "22時\u301c7時", "22時00分から7時まで", "午後10時\u301c午前7時"),
    ],
)
def test_hours_are_read_in_every_form(language: str, typed: str) -> None:
    assert read_quiet(words_in(language), typed) == NIGHT


def test_twelve_is_noon_or_midnight() -> None:
    assert read_quiet(words_in("en"), "12am-8:30am") == (0, 8 * 60 + 30)
    assert read_quiet(words_in("en"), "12 pm - 3 pm") == (12 * 60, 15 * 60)


@pytest.mark.parametrize("language", languages())
def test_what_the_bot_writes_it_reads(language: str) -> None:
    words = words_in(language)
    assert read_quiet(words, quiet_in_words(NIGHT)) == NIGHT
    for count in range(1, 7):
        for days in combinations(range(7), count):
            bits = sum(1 << day for day in days)
            assert read_days(words, days_in_words(words, bits)) == bits


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(("en", typed) for typed in ("Saturday and Sunday", "sat, sun", "Saturdays & Sundays")),
        *(("es", typed) for typed in ("sábado y domingo", "sab, dom", "sábados y domingos")),
        *(
            ("ja", typed)
            for typed in ("土曜日、日曜日", "土日", "土、日", "土曜\uff0c日曜", "土・日")
        ),
        *((language, "5,6") for language in languages()),
    ],
)
def test_a_weekend_is_read_in_every_form(language: str, typed: str) -> None:
    assert read_days(words_in(language), typed) == 0b1100000


@pytest.mark.parametrize(
    "typed", ["2026-07-24", "2026/7/24", "2026年7月24日", "2026-07-24 \u00b7 金曜日"]
)
def test_dates_are_read_in_every_form(typed: str) -> None:
    today = date(2026, 7, 1)
    assert read_holiday(words_in("ja"), typed, None, today) == ("2026-07-24", "2026-07-24")
