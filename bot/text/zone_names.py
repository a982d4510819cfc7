"""Find time zones by what people call them beside cities: an offset, a country, a region, a time.

Countries have their zones from the tz database, which says which of them most people live in.
Names of times are Babel's; abbreviations are those that clocks in the zones go by.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import cast

from bot.i18n.bundle import locale_of
from bot.i18n.words import normalize, words_in
from bot.model.hours import zone_of, zones

NEAR = (
    *("UTC", "Europe/London", "Europe/Lisbon", "Europe/Paris", "Europe/Berlin"),
    *("Europe/Helsinki", "Europe/Moscow", "Europe/Istanbul", "Asia/Dubai", "Asia/Kolkata"),
    *("Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Asia/Seoul", "Australia/Sydney"),
    *("Pacific/Auckland", "America/Sao_Paulo", "America/Halifax", "America/New_York"),
    *("America/Chicago", "America/Denver", "America/Los_Angeles", "America/Anchorage"),
    "Pacific/Honolulu",
)
"""Suggested before anything is typed: one or more zones for most offsets from UTC."""

_OFFSET = re.compile(
    r"(?:(?:utc|gmt|z)?\s*([+\-\u2212\u2013])|utc|gmt)\s*([0-9]{1,2})(?::?([0-5][0-9]))?"
)
"""An offset from UTC; one without a sign, as `UTC 5:30`, is east of Greenwich."""

_UTC = ("utc", "gmt", "z", "etc/utc", "etc/gmt")
_POSIX = re.compile(r"etc/gmt([+-])([0-9]{1,2})")
"""A zone of the tz database whose sign is that of POSIX: Etc/GMT+8 is eight hours behind UTC."""

_MOST_HOURS = 14
_SPOKEN = {
    short: zone
    for zone, shorts in (
        *(("America/Argentina/Buenos_Aires", "art"), ("America/Asuncion", "pyt")),
        *(("America/Bogota", "cot"), ("America/Caracas", "vet"), ("America/Guayaquil", "ect")),
        *(("America/La_Paz", "bot"), ("America/Lima", "pet"), ("America/Manaus", "amt")),
        *(("America/Montevideo", "uyt"), ("America/Santiago", "clt clst")),
        *(("America/Sao_Paulo", "brt brst"), ("Asia/Bangkok", "ict"), ("Asia/Dubai", "gst")),
        *(("Asia/Kathmandu", "npt"), ("Asia/Kuala_Lumpur", "myt"), ("Asia/Manila", "pht")),
        *(("Asia/Singapore", "sgt"), ("Asia/Tashkent", "uzt"), ("Asia/Tehran", "irst")),
        *(("Australia/Sydney", "aet"), ("Europe/Istanbul", "trt"), ("Pacific/Auckland", "nzt")),
    )
    for short in shorts.split()
}
"""Abbreviations that people use where the tz database has none, or has one no longer."""

_DATES = (datetime(2027, 1, 1, tzinfo=UTC), datetime(2027, 7, 1, tzinfo=UTC))
"""A winter's day and a summer's: zones with equal clocks on both are alike."""

_TIME = re.compile(r"\s+time$|^hora\s+(?:(?:del?|de la)\s+)?|時間$")
"""The word for "time" in its names, which people leave out: "Pacific", "太平洋"."""


def offset(sought: str) -> str:
    """Return the zone of an offset from UTC, as `UTC-8` or `UTC+5:30`; empty if it is none."""
    if sought in _UTC:
        return "UTC"
    if posix := _POSIX.fullmatch(sought):
        return _from_utc("-" if posix[1] == "+" else "+", int(posix[2]), 0)
    shape = _OFFSET.fullmatch(sought)
    if shape is None:
        return ""
    return _from_utc("+" if shape[1] in (None, "+") else "-", int(shape[2]), int(shape[3] or 0))


def of_country(country: str) -> tuple[str, ...]:
    """Return the zones of a country: the one where most people live, or one for each clock."""
    found = _countries().get(country, ())
    return found[:1] if found and found[0] in _mainlands() else _clocks_apart(found)


def regions(language: str, sought: str) -> tuple[str, ...]:
    """Return the zone of a part of a country, or several if its name is that of several parts."""
    return _regions(language).get(sought.removesuffix("州"), ())


def times(own: str, language: str, sought: str) -> tuple[str, ...]:
    """Return the zone of a time's name in a language, preferably in a country of one's own."""
    members = _times(language).get(without_time(sought))
    return (_main(members, own),) if members else ()


def abbreviated(own: str, sought: str) -> tuple[str, ...]:
    """Return the zones whose clocks go by an abbreviation: one for each time that has it."""
    found = [
        [zone for zone in members if sought in _abbreviations(zone)]
        for members in _metazones().values()
    ]
    known = [_main(members, own) for members in found if members]
    known += [_SPOKEN[sought]] if sought in _SPOKEN else []
    return _clocks_apart(sorted(known, key=_nearness))


def without_time(sought: str) -> str:
    """Return a name of a time without the word for "time": `London time`, `hora de Madrid`."""
    return _TIME.sub("", sought)


def likely_zone(locale: str) -> str:
    """Return where the people of a Discord locale are likely to be; UTC if that says nothing."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415 - read when it is first needed

    try:
        parsed = Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return "UTC"
    found = _countries().get(parsed.territory or _territory(parsed.language), ())
    return found[0] if found else "UTC"


def _from_utc(sign: str, hours: int, minutes: int) -> str:
    """Return the zone of an offset; empty if no place is so far away."""
    if hours > _MOST_HOURS:
        return ""
    if not hours and not minutes:
        return "UTC"
    return f"UTC{sign}{hours}" + (f":{minutes:02}" if minutes else "")


def _clocks_apart(found: Sequence[str]) -> tuple[str, ...]:
    """Return the first zone of each clock."""
    first: dict[object, str] = {}
    for zone in found:
        first.setdefault(_clock(zone), zone)
    return tuple(first.values())


def _clock(zone: str) -> object:
    return tuple([at.astimezone(zone_of(zone)).utcoffset() for at in _DATES])


def _main(members: Sequence[str], own: str) -> str:
    """Return the zone by which a time is best known: in a country of one's own, or a near one."""
    home = _countries().get(_territory(own), ())
    return next((zone for zone in (*home, *NEAR) if zone in members), members[0])


def _nearness(zone: str) -> int:
    """Return the place of a zone among the near ones, which come first."""
    return NEAR.index(zone) if zone in NEAR else len(NEAR)


@cache
def _territory(language: str) -> str:
    """Return the country where most people who write a language in one way live."""
    from babel.core import get_global  # noqa: PLC0415 - as above

    return cast("Mapping[str, str]", get_global("likely_subtags"))[language].rpartition("_")[2]


@cache
def _countries() -> Mapping[str, tuple[str, ...]]:
    """Return the zones of each country by its code: the mainland's first, then near ones."""
    found: dict[str, list[str]] = {}
    for code, zone, _ in _table():
        found.setdefault(code, []).append(zone)
    main = _mainlands()
    return {
        code: tuple(sorted(rows, key=lambda zone: (zone not in main, _nearness(zone))))
        for code, rows in found.items()
    }


@cache
def _mainlands() -> frozenset[str]:
    """Return the zones of which the tz database says that most of a country is in them."""
    about = [(zone, about) for _, zone, about in _table()]
    return frozenset([z for z, text in about if text.startswith("most of") or "(mainland" in text])


@cache
def _table() -> Sequence[tuple[str, str, str]]:
    """Return the tz database's table: countries' codes, their zones, and what it says of each."""
    text = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    return [(code, zone, "".join(about)) for code, _, zone, *about in rows]


@cache
def _regions(language: str) -> Mapping[str, tuple[str, ...]]:
    """Return the zones of parts of countries, by their normalized names."""
    found: dict[str, tuple[str, ...]] = {}
    for line in words_in(language)("zone-regions").splitlines():
        zone, _, names = line.partition(":")
        for name in map(normalize, names.split("|")):
            found[name] = (*found.get(name, ()), zone)
    return found


@cache
def _metazones() -> Mapping[str, Sequence[str]]:
    """Return the zones that have a name for their time in common, by Babel's key of that time."""
    from babel.core import get_global  # noqa: PLC0415 - as above

    found: dict[str, list[str]] = {}
    aliases = cast("Mapping[str, str]", get_global("zone_aliases"))
    # Babel has some of these under older names of the zones: Asia/Calcutta.
    times = cast("Mapping[str, str]", get_global("meta_zones")).items()
    known = {aliases.get(zone, zone): time for zone, time in times}
    for zone in zones():
        if zone not in aliases:
            found.setdefault(known.get(zone, zone), []).append(zone)
    return found


@cache
def _times(language: str) -> Mapping[str, Sequence[str]]:
    """Return the zones of each time by its normalized names in a language, without "time"."""
    found: dict[str, Sequence[str]] = {}
    locale, shared = locale_of(language), _metazones()
    named = cast(
        "Iterable[tuple[str, Mapping[str, Mapping[str, str]]]]",
        [*locale.meta_zones.items(), *locale.time_zones.items()],
    )
    for key, widths in named:
        names = [*widths.get("long", {}).values(), widths.get("short", {}).get("generic", "")]
        members = shared.get(key) or (key,)
        found |= {_TIME.sub("", normalize(name)): members for name in names if name.isprintable()}
    return {name: members for name, members in found.items() if name}


@cache
def _abbreviations(zone: str) -> frozenset[str]:
    """Return how a zone's clocks are abbreviated over a year; many have no letters for that."""
    found = [at.astimezone(zone_of(zone)).tzname() or "" for at in _DATES]
    return frozenset([normalize(name) for name in found if name.isalpha()])
