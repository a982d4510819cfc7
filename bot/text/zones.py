"""Find time zones by the names of cities and countries, in every language that the bot speaks.

The names are Babel's, from the Unicode CLDR; those of a language are loaded when someone first
looks for a zone in it.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias, cast

from bot.i18n.words import languages, normalize
from bot.model.hours import zones
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


def find_zone(language: str, text: str) -> str | None:
    """Return the one zone that is meant by a zone's name, a city or a country, if it is one."""
    sought = _normal(text)
    for places in map(_places, _nearest_first(language)):
        for number in range(2):
            named = [place.zone for place in places if place.names[number] == sought]
            if named:
                return named[0]
        inside = [p.zone for p in places if p.country == sought and not p.is_old]
        if len(inside) == 1:
            return inside[0]
    found = {place.zone for place in search(language, text)}
    return found.pop() if len(found) == 1 else None


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


def _nearest_first(language: str) -> tuple[str, ...]:
    return (language, *(other for other in languages() if other != language))


@lru_cache(maxsize=8)
def _places(language: str) -> tuple[Place, ...]:
    """List all zones with their names in a language, those that are old names of others last."""
    from babel import Locale  # noqa: PLC0415 - its data are read when they are first needed
    from babel.core import get_global  # noqa: PLC0415 - as above

    aliases = cast("_Names", get_global("zone_aliases"))
    territories = cast("_Names", get_global("zone_territories"))
    locale = Locale(language)
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


def _normal(text: str) -> str:
    return normalize(text.replace("_", " "))
