"""Play the opponents' turns: plies of their own, one after another until none is left.

They are not part of the player's ply, so that a journal can show each by itself, and a game that
stops between two of them goes on with the next.
"""

from rules.dice import Dice
from rules.editions import Game
from rules.facts import CiderDrunk, OpponentActed
from rules.ply import Ply, PlyResult
from rules.rounds import end_turn
from rules.solo import building, hiring, plan
from rules.table import GameState, Table
from rules.words import Deed, Seat


def automaton_due(table: Table) -> Seat | None:
    """Return the automated opponent whose turn it is, if there is one."""
    if table.over or table.turn is None or table.turn.seat < len(table.players):
        return None
    return table.turn.seat


def automata(game: Game, state: GameState, dice: Dice) -> PlyResult | None:
    """Play the turn of an automated opponent; None if it is not an opponent's turn."""
    seat = automaton_due(state.table)
    if seat is None:
        return None
    ply = Ply(game, state, dice)
    face = dice.shuffle("action", plan.open_faces(game, ply.table, seat))[0]
    deed = plan.deed_on(game, ply.table, face)
    ply.emit(OpponentActed(seat, deed, face))
    match deed:
        case Deed.BUILD:
            building.play(ply, seat)
        case Deed.HIRE:
            hiring.play(ply, seat)
        case Deed.LABOR:
            if ply.table.board.cider:
                ply.emit(CiderDrunk(seat))
        case Deed.EXPLORE | Deed.HARVEST:
            pass
    end_turn(ply)
    return ply.result()
