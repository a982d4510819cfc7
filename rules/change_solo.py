"""Change what the automated opponents have; `rules.evolve` alone calls this."""

from typing import assert_never

from rules.cards import BUILDINGS
from rules.change_table import supply, take_from_row
from rules.facts import (
    BuildingStacked,
    CiderDrunk,
    ItemSoldOff,
    OpponentActed,
    OpponentFact,
    VillagerHired,
)
from rules.record import alter, set_field
from rules.table import ReputationBoard, Solo, Table
from rules.words import BuildingId, Deed, Row, Seat, Token, VillagerId


def begin_round(table: Table) -> None:
    """Take all dice off the action tracker."""
    if table.solo:
        set_field(table, "solo", alter(table.solo, done=((),) * len(table.solo.done)))


def change(table: Table, fact: OpponentFact) -> None:
    """Change a thawed table by what an opponent did, or bought."""
    match fact:
        case OpponentActed():
            _do(table, fact.seat, fact.deed)
        case BuildingStacked():
            _stack(table, fact.building)
        case VillagerHired():
            _hire(table, fact.villager)
        case CiderDrunk():
            set_field(table, "board", alter(table.board, cider=False))
            supply(table, (Token.CIDER,), 1)
        case ItemSoldOff():
            set_field(table.players[fact.seat], "sale", None)
            supply(table, (fact.item,), 1)
        case _:
            assert_never(fact)


def _solo(table: Table) -> Solo:
    assert table.solo is not None
    return table.solo


def _do(table: Table, seat: Seat, deed: Deed) -> None:
    solo, opponent = _solo(table), seat - len(table.players)
    done = [(*did, deed) if index == opponent else did for index, did in enumerate(solo.done)]
    set_field(table, "solo", alter(solo, done=tuple(done)))


def _stack(table: Table, building: BuildingId) -> None:
    take_from_row(table, building)
    solo = _solo(table)
    if BUILDINGS[building].row is Row.OUTPOST:
        solo = alter(solo, outposts=(*solo.outposts, building))
    else:
        solo = alter(solo, houses=(*solo.houses, building))
    set_field(table, "solo", solo)


def _hire(table: Table, villager: VillagerId) -> None:
    board = table.board
    slots = tuple([None if v == villager else v for v in board.slots])
    set_field(table, "board", ReputationBoard(slots, board.specials, board.cider))
    solo = _solo(table)
    set_field(table, "solo", alter(solo, hired=(*solo.hired, villager)))
