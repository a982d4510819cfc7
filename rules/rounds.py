"""Pass the turn, end the round, begin the next. Source: final rulebook, "End the Round"."""

from rules import income, night, rest, rows, scoring, tale_light
from rules.actions import Pass, Rest
from rules.editions import Game
from rules.facts import Asked, CiderPlaced, Passed, RoundBegan, RoundEnded, SlotsRefilled, TurnBegan
from rules.ply import Ply
from rules.questions import AnswerTale
from rules.solo import plan, selling
from rules.table import FIRST_SEAT, Table
from rules.undo import learned
from rules.words import Burning, Seat, Token, VillagerId


def play_pass(ply: Ply, action: Pass) -> None:
    """Pass for the rest of the round; it costs a night, whose village then rests, some light."""
    ply.emit(Passed(action.seat))
    tale_light.burn(ply, Burning.REST)
    end_turn(ply)


def end_turn(ply: Ply) -> None:
    """Pass the turn to the next player clockwise who has not passed, or end the round.

    Automated opponents go on after the player has passed. Source: solo rules, "Number of actions".
    A row that was bought from waits for its next card while the turn could still be undone; never
    beside automated opponents, who go on at once.
    """
    assert ply.table.turn is not None
    if ply.table.solo or learned(ply.facts):
        rows.fill(ply)
    upcoming = next_seat(ply.game, ply.table)
    tale_light.tell_signs(ply)
    if night.is_over(ply.table):
        _end_game(ply)
    elif upcoming is None:
        _end_round(ply)
    else:
        begin_turn(ply, upcoming)


def next_seat(game: Game, table: Table) -> Seat | None:
    """Return whose turn follows the one under way.

    None if the round ends then, or if no turn is under way.
    """
    if table.turn is None:
        return None
    for step in range(1, table.seats + 1):
        upcoming = Seat((table.turn.seat + step) % table.seats)
        if upcoming >= len(table.players):
            goes_on = bool(plan.open_faces(game, table, upcoming))
        else:
            goes_on = not table.players[upcoming].passed
        if goes_on:
            return upcoming
    return None


def begin_turn(ply: Ply, seat: Seat) -> None:
    """Begin a turn; an automated opponent is asked nothing."""
    ply.emit(TurnBegan(seat))
    if ply.table.solo is None or not _is_taken_up(ply, seat):
        ply.ask_turn(seat)


def _is_taken_up(ply: Ply, seat: Seat) -> bool:
    """Return whether the turn is an opponent's, or begins with an offer for the item for sale."""
    return seat >= len(ply.table.players) or selling.roll(ply, seat)


def play_rest(ply: Ply, action: Rest) -> None:
    """Rest one player's villagers; the last to rest starts the next round."""
    rest.play(ply, action)
    if not ply.table.questions:
        _begin_next_round(ply)


def _end_round(ply: Ply) -> None:
    rows.fill(ply)
    if ply.table.round == ply.game.edition.rounds:
        _end_game(ply)
        return
    ply.emit(RoundEnded(ply.table.round))
    if not ply.table.board.cider and ply.table.left(Token.CIDER):
        ply.emit(CiderPlaced())
    _refill_slots(ply)
    rest.ask_all(ply)
    if not ply.table.questions:
        _begin_next_round(ply)


def _end_game(ply: Ply) -> None:
    """End the game; a night with a tale asks for its finale first, see `rules.tale`."""
    if ply.table.tale:
        ply.emit(Asked(AnswerTale(ply.table.next_question, FIRST_SEAT)))
        return
    ply.emit(RoundEnded(ply.table.round))
    scoring.end_game(ply)


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
