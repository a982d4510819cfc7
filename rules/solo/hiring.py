"""Hire for an opponent. Source: solo rules, "Hiring"."""

from rules.facts import VillagerHired
from rules.ply import Ply
from rules.solo import hiring_wish
from rules.words import Seat


def play(ply: Ply, seat: Seat) -> None:
    """Take the best villager off the board, or one for more coins if the die says so."""
    board, costs = ply.table.board, ply.game.edition.slot_costs
    villager = hiring_wish.best(ply.game, board)
    better = hiring_wish.exception(ply.game, board)
    if better and ply.roll(seat, "hire") >= better[1]:
        villager = better[0]
    assert villager is not None
    ply.emit(VillagerHired(seat, villager, costs[board.slots.index(villager)]))
