"""Build for an opponent, each round by its own rules. Source: solo rules, "Building"."""

from rules import market
from rules.facts import BuildingStacked
from rules.ply import Ply
from rules.solo import building_wish, plan
from rules.words import BuildingId, Row, Seat

_ROUNDS_OF_BEDS = 5
_REFRESHES = 6
_KEY_IN_THE_FIRST = 4
_FIRST_HALF = 3


def play(ply: Ply, seat: Seat) -> None:
    """Put a building onto the opponents' stack."""
    match plan.printed_round(ply.game, ply.table):
        case 1:
            wanted = _in_the_first(ply, seat)
        case 2:
            wanted = _in_the_second(ply, seat)
        case 7:
            wanted = ply.table.market.stars
        case _:
            wanted = _later(ply, seat)
    ply.emit(BuildingStacked(seat, ply.dice.shuffle("which", wanted)[0]))


def _in_the_first(ply: Ply, seat: Seat) -> tuple[BuildingId, ...]:
    table = ply.table
    if ply.roll(seat, "building") <= _KEY_IN_THE_FIRST and table.market.keys:
        return table.market.keys
    return building_wish.early_beds(table) or building_wish.cheap(table) or table.market.keys


def _in_the_second(ply: Ply, seat: Seat) -> tuple[BuildingId, ...]:
    beds = building_wish.early_beds(ply.table)
    if beds:
        return beds
    if ply.roll(seat, "building") <= _FIRST_HALF and ply.table.market.keys:
        return ply.table.market.keys
    _perhaps_refresh(ply, seat, Row.HOUSE)
    rows = ply.table.market
    return building_wish.early_beds(ply.table) or rows.houses or rows.keys


def _later(ply: Ply, seat: Seat) -> tuple[BuildingId, ...]:
    beds = building_wish.beds(ply.table) if ply.table.round <= _ROUNDS_OF_BEDS else ()
    if beds:
        return beds
    solo = ply.table.solo
    assert solo is not None
    more_houses = len(solo.houses) > len(solo.outposts)
    below = ply.roll(seat, "building") + more_houses > _FIRST_HALF
    row, other = (Row.OUTPOST, Row.HOUSE) if below else (Row.HOUSE, Row.OUTPOST)
    _perhaps_refresh(ply, seat, row)
    return ply.table.market.row(row) or ply.table.market.row(other)


def _perhaps_refresh(ply: Ply, seat: Seat, row: Row) -> None:
    """Roll, and refresh the row on a six, if possible."""
    if ply.roll(seat, "refresh") == _REFRESHES and market.can_refresh(ply.game, ply.table, row):
        market.refresh(ply, seat, row)
