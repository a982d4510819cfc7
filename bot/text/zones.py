"""Find time zones by the names of cities and countries, in every language that the bot speaks.

The names are Babel's, from the Unicode CLDR; those of a language are loaded when someone first
looks for a zone in it.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias, cast

from bot.i18n.bundle import locale_of
from bot.i18n.words import languages, normalize
from bot.model.hours import zones
from bot.text.zone_names import abbreviated, of_country, offset, regions, times, without_time
from rules.record import record

_Names: TypeAlias = Mapping[str, str]


@record
class Place:
    """A time zone, its city as it is written, and the normalized names that find it."""

    zone: str
    city: str
    names: tuple[str, str]
    """The normalized names of the zone and of its city."""

    country: str
    is_old: bool
    """Whether it is an old name of another zone."""


def zones_meant(language: str, text: str) -> tuple[str, ...]:
    """Return the zones that a text may mean: one, several to choose from, or none.

    Where it names none, it may be a part of one name alone.
    """
    if found := zones_named(language, text):
        return found
    matches = {place.zone for place in search(language, text)}
    return tuple(matches) if len(matches) == 1 else ()


def zones_named(language: str, text: str) -> tuple[str, ...]:
    """Return the zones that a text names: one, several to choose from, or none.

    It is an offset from UTC, a zone or its city, a country or a part of it, or a time, as
    "Pacific time" or "EST". A person's own language is tried first.
    """
    sought = _normal(text)
    if from_utc := offset(sought):
        return (from_utc,)
    by_code = of_country(sought.upper())
    for one in _nearest_first(language):
        if named := _named(one, sought):
            return (named,)
        code = _codes(one).get(sought, "")
        found = [*of_country(code), *regions(one, sought), *times(language, one, sought)]
        if found:
            # PT is short for Pacific Time, and the code of Portugal.
            return _each_once([*found, *by_code])
    found = [*abbreviated(language, sought), *by_code]
    found = found or of_country(_aliases().get(sought.upper(), ""))
    place = without_time(sought)
    return _each_once(found) or (zones_named(language, place) if place != sought else ())


def suggested(language: str, text: str) -> tuple[str, ...]:
    """List the zones to suggest for a text: first those that it means, then all that fit."""
    return _each_once([*zones_meant(language, text), *[one.zone for one in search(language, text)]])


def search(language: str, text: str) -> tuple[Place, ...]:
    """List the places that fit, by country and city before other names.

    A person's own language is tried first.
    """
    sought = _normal(text)
    own = {place.zone: place for place in _places(language)}
    for places in map(_places, _nearest_first(language)):
        named = [place for place in places if any(sought in name for name in place.names)]
        first = [place for place in places if place.country == sought]
        first += [place for place in named if place.names[1].startswith(sought)]
        begun = [place for place in places if place.country.startswith(sought)]
        found = dict.fromkeys(place for place in (*first, *named, *begun) if not place.is_old)
        if found or named:
            return tuple(own[place.zone] for place in found or named)
    return ()


def city_of(language: str, zone: str) -> str:
    """Return the name of a zone's city in a language."""
    return next((place.city for place in _places(language) if place.zone == zone), zone)


def _named(language: str, sought: str) -> str | None:
    """Return the zone that has this name, or whose city has it."""
    places = _places(language)
    zone = next((one.zone for one in places if one.names[0] == sought), None)
    return zone or next((p.zone for p in places if p.names[1] == sought and not p.is_old), None)


def _each_once(zones: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(zones))


def _nearest_first(language: str) -> tuple[str, ...]:
    return (language, *(other for other in languages() if other != language))


@lru_cache(maxsize=8)
def _places(language: str) -> tuple[Place, ...]:
    """List all zones with their names in a language, those that are old names of others last."""
    from babel.core import get_global  # noqa: PLC0415 - its data are read when first needed

    aliases = cast("_Names", get_global("zone_aliases"))
    territories = cast("_Names", get_global("zone_territories"))
    locale = locale_of(language)
    countries = cast("_Names", locale.territories)
    cities = {
        aliases.get(zone, zone): names["city"]
        for zone, names in cast("Mapping[str, _Names]", locale.time_zones).items()
        if "city" in names
    }

    def place(zone: str) -> Place:
        name = aliases.get(zone, zone)
        city = cities.get(name) or zone.rpartition("/")[2].replace("_", " ")
        country = countries.get(territories.get(name, ""), "-")
        names = _normal(zone), _normal(city)
        return Place(zone, city, names, _normal(country), zone in aliases)

    return tuple(sorted(map(place, zones()), key=lambda place: place.is_old))


@lru_cache(maxsize=8)
def _codes(language: str) -> Mapping[str, str]:
    """Return the codes of countries by their normalized names in a language."""
    names = cast("_Names", locale_of(language).territories)
    return {_normal(name): code for code, name in names.items()}


def _aliases() -> Mapping[str, str]:
    """Return the codes of countries by others that people use: UK, USA."""
    from babel.core import get_global  # noqa: PLC0415 - as above

    aliases = cast("Mapping[str, Sequence[str]]", get_global("territory_aliases"))
    return {other: codes[0] for other, codes in aliases.items()}


def _normal(text: str) -> str:
    return normalize(text.replace("_", " "))
