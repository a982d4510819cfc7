"""Count what the persons of companions love to do."""

from collections.abc import Callable, Iterable, Mapping

from bot.companions.people import Person
from rules.actions import Action, Build, Explore, Harvest, Train
from rules.cards import BUILDINGS, BuildingCard
from rules.words import Row


def deeds(person: Person, actions: Iterable[Action]) -> int:
    """Count how often somebody did what a person loves; beds and coins count one by one."""
    return sum(_DEEDS[person](action) for action in actions)


def _built(count: Callable[[BuildingCard], int]) -> Callable[[Action], int]:
    """Count something of each card that is built."""
    return lambda action: count(BUILDINGS[action.building]) if isinstance(action, Build) else 0


_GRAND = _built(lambda card: card.row in (Row.STAR, Row.KEY))
_GOODS = _built(lambda card: bool(card.good))
_BEDS = _built(lambda card: card.beds)

_DEEDS: Mapping[Person, Callable[[Action], int]] = {
    Person.PECK: lambda action: isinstance(action, Explore),
    Person.QUOIN: _GRAND,
    Person.NANCE: lambda action: isinstance(action, Harvest) + _GOODS(action),
    Person.AVERILL: lambda action: isinstance(action, Train) + _BEDS(action),
    Person.RAPP: _built(lambda card: card.row == Row.OUTPOST),
    Person.VOLE: _built(lambda card: card.income),
}
