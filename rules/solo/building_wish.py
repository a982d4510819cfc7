"""Find the cards that an opponent looks for. Source: solo rules, "Building"."""

from rules.cards import BUILDINGS
from rules.table import Table
from rules.words import BuildingId

_EARLY_BED = 5
_BED = 6
_CHEAP = 8


def early_beds(table: Table) -> tuple[BuildingId, ...]:
    """List the houses with a bed for five coins."""
    return tuple([b for b in _beds(table.market.houses) if BUILDINGS[b].cost == _EARLY_BED])


def beds(table: Table) -> tuple[BuildingId, ...]:
    """List the houses and outposts with a bed for six coins at most."""
    rows = table.market.houses + table.market.outposts
    return tuple([b for b in _beds(rows) if BUILDINGS[b].cost <= _BED])


def cheap(table: Table) -> tuple[BuildingId, ...]:
    """List the houses for eight coins at most."""
    return tuple([b for b in table.market.houses if BUILDINGS[b].cost <= _CHEAP])


def can_build(table: Table, printed_round: int) -> bool:
    """Return whether there is a building that a printed round's rules let an opponent build."""
    market = table.market
    match printed_round:
        case 1:
            return bool(market.keys or early_beds(table) or cheap(table))
        case 2:
            return bool(market.keys or market.houses)
        case 7:
            return bool(market.stars)
        case _:
            return bool(market.houses or market.outposts)


def _beds(cards: tuple[BuildingId, ...]) -> list[BuildingId]:
    return [b for b in cards if BUILDINGS[b].beds]
