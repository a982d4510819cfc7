"""Pass the turn, end the round, begin the next. Source: final rulebook, "End the Round"."""

from rules import income, rest, scoring
from rules.actions import Pass, Rest
from rules.facts import CiderPlaced, Passed, RoundBegan, RoundEnded, SlotsRefilled, TurnBegan
from rules.ply import Ply
from rules.solo import plan, selling
from rules.table import ITEMS
from rules.words import Seat, Token, VillagerId


def play_pass(ply: Ply, action: Pass) -> None:
    """Pass for the rest of the round."""
    ply.emit(Passed(action.seat))
    end_turn(ply)


def end_turn(ply: Ply) -> None:
    """Give the turn to the next player clockwise who has not passed, or end the round.

    Automated opponents go on after the player has passed. Source: solo rules, "Number of actions".
    """
    assert ply.table.turn is not None
    seat, seats = ply.table.turn.seat, ply.table.seats
    for step in range(1, seats + 1):
        following = Seat((seat + step) % seats)
        if _may_act(ply, following):
            begin_turn(ply, following)
            return
    _end_round(ply)


def begin_turn(ply: Ply, seat: Seat) -> None:
    """Begin a turn; an automated opponent is asked nothing."""
    ply.emit(TurnBegan(seat))
    if seat < len(ply.table.players) and not selling.roll(ply, seat):
        ply.ask_turn(seat)


def play_rest(ply: Ply, action: Rest) -> None:
    """Rest one player's villagers; the last to rest starts the next round."""
    rest.play(ply, action)
    if not ply.table.questions:
        _begin_next_round(ply)


def _may_act(ply: Ply, seat: Seat) -> bool:
    players = ply.table.players
    if seat < len(players):
        return not players[seat].passed
    return bool(plan.open_faces(ply.game, ply.table, seat))


def _end_round(ply: Ply) -> None:
    ply.emit(RoundEnded(ply.table.round))
    if ply.table.round == ply.game.edition.rounds:
        scoring.end_game(ply)
        return
    if not ply.table.board.cider and ply.table.supply[ITEMS.index(Token.CIDER)]:
        ply.emit(CiderPlaced())
    _refill_slots(ply)
    rest.ask_all(ply)
    if not ply.table.questions:
        _begin_next_round(ply)


def _refill_slots(ply: Ply) -> None:
    slots = ply.table.board.slots
    waiting = [villager for villager in slots if villager is not None]
    drawn = ply.state.decks.villagers[: len(slots) - len(waiting)]
    row: list[VillagerId | None] = [*waiting, *drawn]
    row += [None] * (len(slots) - len(row))
    if tuple(row) != slots:
        ply.emit(SlotsRefilled(tuple(row), len(drawn)))


def _begin_next_round(ply: Ply) -> None:
    income.collect(ply)
    first = Seat((ply.table.first + 1) % ply.table.seats)
    ply.emit(RoundBegan(ply.table.round + 1, first))
    begin_turn(ply, first)
