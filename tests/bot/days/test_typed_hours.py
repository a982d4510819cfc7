"""Zones, hours and weekdays are understood as people type them, and as the bot writes them."""

from datetime import date
from itertools import combinations

import pytest

from bot.i18n.words import languages, words_in
from bot.model.errors import Declined
from bot.text.dates import read_date
from bot.text.hours import (
    days_in_words,
    local_time,
    quiet_in_words,
    read_days,
    read_holiday,
    read_quiet,
    read_zone,
)
from bot.text.zones import zones_meant
from tests.bot.messages import answer_of, say
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


@pytest.mark.parametrize(
    ("language", "typed", "zone"),
    [
        ("en", "UTC+2", "UTC+2"),
        ("en", "UTC+5:30", "UTC+5:30"),
        ("en", "GMT-8", "UTC-8"),
        ("en", "gmt+1", "UTC+1"),
        ("en", "GMT", "UTC"),
        ("es", "UTC\u22123", "UTC-3"),
        ("ja", "\uff35\uff34\uff23\uff0b\uff19", "UTC+9"),
        ("en", "+09:00", "UTC+9"),
        ("en", "+0530", "UTC+5:30"),
        ("en", "-3:30", "UTC-3:30"),
        ("en", "UTC+0", "UTC"),
        ("en", "Etc/GMT+8", "UTC-8"),
        ("en", "Etc/UTC", "UTC"),
        ("en", "UTC5", "UTC+5"),
        ("en", "UTC 5:30", "UTC+5:30"),
        ("en", "GMT 1", "UTC+1"),
        ("en", "UTC +2", "UTC+2"),
        ("en", "BRT", "America/Sao_Paulo"),
        ("es", "ART", "America/Argentina/Buenos_Aires"),
        ("es", "CLT", "America/Santiago"),
        ("es", "COT", "America/Bogota"),
        ("es", "PET", "America/Lima"),
        ("en", "SGT", "Asia/Singapore"),
        ("en", "ICT", "Asia/Bangkok"),
        ("en", "Korea", "Asia/Seoul"),
        ("en", "Turkey", "Europe/Istanbul"),
        ("en", "Holland", "Europe/Amsterdam"),
        ("en", "Czech Republic", "Europe/Prague"),
        ("en", "UAE", "Asia/Dubai"),
        ("es", "Corea", "Asia/Seoul"),
        ("es", "Holanda", "Europe/Amsterdam"),
        ("es", "hora de Madrid", "Europe/Madrid"),
        ("en", "London time", "Europe/London"),
        ("ja", "東京時間", "Asia/Tokyo"),
        ("en", "EST", "America/New_York"),
        ("en", "edt", "America/New_York"),
        ("en", "JST", "Asia/Tokyo"),
        ("en", "BST", "Europe/London"),
        ("en", "CEST", "Europe/Paris"),
        ("es", "CET", "Europe/Madrid"),
        ("en", "AEST", "Australia/Sydney"),
        ("en", "MSK", "Europe/Moscow"),
        ("en", "Pacific time", "America/Los_Angeles"),
        ("en", "Pacific", "America/Los_Angeles"),
        ("en", "Eastern Standard Time", "America/New_York"),
        ("en", "central european time", "Europe/Paris"),
        ("en", "British Summer Time", "Europe/London"),
        ("es", "hora del Pacífico", "America/Los_Angeles"),
        ("es", "hora de Europa central", "Europe/Madrid"),
        ("ja", "日本標準時", "Asia/Tokyo"),
        ("en", "UK", "Europe/London"),
        ("en", "England", "Europe/London"),
        ("en", "California", "America/Los_Angeles"),
        ("en", "Japan", "Asia/Tokyo"),
        ("en", "Spain", "Europe/Madrid"),
        ("en", "Argentina", "America/Argentina/Buenos_Aires"),
        ("en", "New Zealand", "Pacific/Auckland"),
        ("es", "Reino Unido", "Europe/London"),
        ("es", "Inglaterra", "Europe/London"),
        ("es", "California", "America/Los_Angeles"),
        ("es", "Japón", "Asia/Tokyo"),
        ("es", "España", "Europe/Madrid"),
        ("es", "Canarias", "Atlantic/Canary"),
        ("es", "Cataluña", "Europe/Madrid"),
        ("ja", "イギリス", "Europe/London"),
        ("ja", "イングランド", "Europe/London"),
        ("ja", "カリフォルニア", "America/Los_Angeles"),
        ("ja", "カリフォルニア州", "America/Los_Angeles"),
        ("ja", "日本", "Asia/Tokyo"),
        ("ja", "スペイン", "Europe/Madrid"),
        ("ja", "大阪", "Asia/Tokyo"),
    ],
)
async def test_what_people_call_a_zone_sets_it(
    server: Server, language: str, typed: str, zone: str
) -> None:
    server.set_clock(MONDAY)
    await server.ann.slash(server.channel, "me settings", language=language)
    answer = answer_of(await server.ann.slash(server.channel, "me away", zone=typed))
    words = words_in(language)
    assert words("away-zone", zone=zone, time=local_time(zone, MONDAY)) in answer
    found = await server.ann.autocomplete(server.channel, "me away", "zone", typed)
    assert found[0]["value"] == zone
    again = answer_of(await server.ann.slash(server.channel, "me away", zone=zone))
    assert words("away-zone", zone=zone, time=local_time(zone, MONDAY)) in again


@pytest.mark.parametrize(
    ("typed", "hour"), [("GMT-8", 4), ("UTC+2", 14), ("UTC+5:30", 17), ("-3:30", 8), ("EST", 8)]
)
async def test_the_hour_there_is_that_of_the_place(server: Server, typed: str, hour: int) -> None:
    server.set_clock(MONDAY)
    answer = answer_of(await server.ann.slash(server.channel, "me away", zone=typed))
    assert f"where it is {hour:02}:" in answer


@pytest.mark.parametrize(
    ("typed", "zones"),
    [
        ("PST", {"America/Los_Angeles", "Asia/Manila"}),
        ("IST", {"Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"}),
        ("USA", {"America/New_York", "America/Chicago", "America/Denver", "Pacific/Honolulu"}),
        ("Georgia", {"Asia/Tbilisi", "America/New_York"}),
        ("Washington", {"America/Los_Angeles", "America/New_York"}),
    ],
)
async def test_what_may_be_several_zones_is_asked_back_with_all_of_them(
    server: Server, typed: str, zones: set[str]
) -> None:
    answer = answer_of(await server.ann.slash(server.channel, "me away", zone=typed))
    assert answer.startswith(f'"{typed}" may be several time zones: ')
    assert all(zone in answer for zone in zones)
    found = await server.ann.autocomplete(server.channel, "me away", "zone", typed)
    assert zones <= {choice["value"] for choice in found}
    assert say("away-zone-unset", time="")[:30] in answer_of(
        await server.ann.slash(server.channel, "me away")
    )


@pytest.mark.parametrize(("language", "typed"), [("es", "EEUU"), ("ja", "アメリカ"), ("en", "US")])
def test_the_united_states_are_asked_back_by_any_name(language: str, typed: str) -> None:
    zones = zones_meant(language, typed)
    assert {"America/New_York", "America/Chicago", "America/Los_Angeles"} <= set(zones)


async def test_zones_with_the_signs_of_posix_are_not_suggested(server: Server) -> None:
    for typed in ("GMT", "gmt-", "etc", "8", ""):
        found = await server.ann.autocomplete(server.channel, "me away", "zone", typed)
        assert not [choice for choice in found if choice["value"].startswith("Etc/")]


@pytest.mark.parametrize("typed", ["Atlantis", "a", "America", "", "UTC+15", "UTC+2:75"])
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
        *("from 10 pm to 7", "de las 10 de la noche a las 7 de la mañana", "夜10時から朝7時まで"),
        *("22時-7時", "22時\u301c7時", "22時00分から7時まで", "午後10時\u301c午前7時"),
    ],
)
def test_hours_are_read_in_every_form(language: str, typed: str) -> None:
    assert read_quiet(words_in(language), typed) == NIGHT


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(("en", typed) for typed in ("midnight to noon", "midnight-12pm", "12 midnight to noon")),
        *(("es", typed) for typed in ("medianoche a mediodía", "de medianoche a las 12")),
        *(("ja", typed) for typed in ("真夜中から正午まで", "0時〜正午")),
    ],
)
def test_noon_and_midnight_are_hours(language: str, typed: str) -> None:
    assert read_quiet(words_in(language), typed) == (0, 12 * 60)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(("en", typed) for typed in ("none", "off", "Off", "no", "nothing", "-")),
        *(("es", typed) for typed in ("quitar", "no", "nada", "ninguna", "off")),
        *(("ja", typed) for typed in ("なし", "無し", "オフ", "off")),
    ],
)
def test_no_quiet_hours_can_be_said_in_many_ways(language: str, typed: str) -> None:
    words = words_in(language)
    assert read_quiet(words, typed) is None
    assert read_days(words, typed) == 0
    assert read_holiday(words, typed, None, TODAY) == (None, None)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "10 at night to 7 in the morning"),
        ("en", "ten pm to seven am"),
        ("en", "between 10pm and 7am"),
        ("es", "de diez de la noche a siete de la mañana"),
        ("es", "entre las 22 y las 7"),
        ("ja", "夜十時から朝七時まで"),
    ],
)
def test_quiet_hours_are_read_as_people_say_them(language: str, typed: str) -> None:
    assert read_quiet(words_in(language), typed) == NIGHT


def test_twelve_at_night_is_midnight_and_in_the_morning_noon() -> None:
    assert read_quiet(words_in("es"), "de las 12 de la noche a las 8") == (0, 8 * 60)
    assert read_quiet(words_in("es"), "de las 12 de la mañana a las 20") == (12 * 60, 20 * 60)
    assert read_quiet(words_in("ja"), "夜12時から朝8時") == (0, 8 * 60)
    assert read_quiet(words_in("en"), "12 at night to 8") == (0, 8 * 60)


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


TODAY = date(2026, 7, 1)


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        *(
            (language, typed)
            for language in languages()
            for typed in ("2026-07-24", "2026/7/24", "24.7.2026", "24.07.", "24 July 2026")
        ),
        *(("en", typed) for typed in ("24/07/2026", "07/24/2026", "7/24", "24/7/26", "July 24th")),
        *(("en", typed) for typed in ("24 July", "the 24th of July", "Jul 24, 2026", "24 jul")),
        *(("es", typed) for typed in ("24/07/2026", "24/7", "24 de julio de 2026", "24 julio")),
        *(
            ("ja", typed)
            for typed in ("2026年7月24日", "7月24日", "7/24", "2026-07-24 \u00b7 金曜日")
        ),
        *(("ja", typed) for typed in ("24/07/2026", "7月24日(金)", "２０２６年７月２４日")),
    ],
)
def test_dates_are_read_in_every_form(language: str, typed: str) -> None:
    words = words_in(language)
    assert read_holiday(words, typed, None, TODAY) == ("2026-07-24", "2026-07-24")


@pytest.mark.parametrize(
    ("language", "typed", "read"),
    [
        ("es", "03/04/2027", "2027-04-03"),
        ("ja", "03/04/2027", "2027-03-04"),
        ("es", "3/4", "2027-04-03"),
        ("en", "29 February", "2028-02-29"),
        ("en", "5/5/2027", "2027-05-05"),
    ],
)
def test_a_date_is_read_as_its_language_writes_it(language: str, typed: str, read: str) -> None:
    assert str(read_date(words_in(language), typed, TODAY)) == read


@pytest.mark.parametrize(
    "typed", ["24/13/2026", "31.2.2027", "32 July", "July", "7-24-26-1", "24/"]
)
@pytest.mark.parametrize("language", languages())
def test_what_is_no_date_is_declined(language: str, typed: str) -> None:
    with pytest.raises(Declined, match="away-date-unclear"):
        read_date(words_in(language), typed, TODAY)


async def test_a_date_of_two_orders_is_asked_back_with_both(server: Server) -> None:
    """03/04 is in March in America, and in April in Britain: English has both orders."""
    server.set_clock(MONDAY)
    options = {"from": "09/08/2026"}
    answer = answer_of(await server.ann.slash(server.channel, "me away", **options))
    both = {"first": "2026-09-08", "second": "2026-08-09"}
    assert answer == say("date-two-ways", text="09/08/2026", **both)
    found = await server.ann.autocomplete(server.channel, "me away", "from", "09/08/2026")
    assert [choice["value"] for choice in found] == ["2026-09-08", "2026-08-09"]
    options = {"from": found[1]["value"]}
    answer = answer_of(await server.ann.slash(server.channel, "me away", **options))
    assert say("away-holiday", first="2026-08-09", last="2026-08-09") in answer
