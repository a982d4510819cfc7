"""Find the players for whom the bot passes: their turn would leave them nothing to do."""

import sqlite3
from collections.abc import Sequence

from bot.model.games import GameRow
from bot.model.kinds import GameStatus, SeatStatus
from bot.model.orders import PassOrder
from bot.model.plies import Ply
from bot.store import orders, user_settings
from rules import can_trade, is_idle, offers
from rules.actions import Action, Pass
from rules.editions import Game
from rules.facts import Fact, RowRefilled
from rules.questions import TakeTurn
from rules.record import record
from rules.table import GameState
from rules.words import Area, Seat


@record
class Asking:
    """How a turn is asked for: `callers` are the seats to call while only trade is left.

    `is_new` says that the question has just come up; a player who already sees it is not passed.
    """

    callers: frozenset[Seat] = frozenset()
    is_new: bool = False


def callers(db: sqlite3.Connection, row: GameRow) -> frozenset[Seat]:
    """List the seats whose players want their turn while only trade is left.

    An order to pass means that its player does not want it this round.
    """
    if row.has_one_seat:
        return frozenset()
    taken = [seat for seat in row.seats if seat.status == SeatStatus.TAKEN]
    asked = user_settings.users_to_ask(db, [seat.user_id for seat in taken])
    if not asked:  # as in most games, and each ply asks
        return frozenset()
    ordered = {one.seat for one in orders.of_game(db, row.id) if isinstance(one.order, PassOrder)}
    return frozenset(
        [seat.seat for seat in taken if seat.user_id in asked and seat.seat not in ordered]
    )


def idle_seat(game: Game, row: GameRow, state: GameState, asking: Asking) -> Seat | None:
    """Return the seat that is passed instead of asked; None where the turn is worth asking for."""
    match state.table.questions:
        case (TakeTurn(seat=seat),) if asking.is_new:
            return seat if _passes(game, row, state, seat, asking.callers) else None
        case _:
            return None


def expects_pass(row: GameRow, state: GameState, seat: Seat) -> bool:
    """Return whether a seat's next turn this round will leave it nothing to do but trade."""
    player = state.table.players[seat]
    return not row.is_solo and not player.passed and not player.villagers_in(Area.READY)


def last_step(plies: Sequence[Ply]) -> Ply | None:
    """Return the last of consecutive plies that is not a pass by the bot, if there is one."""
    return next((ply for ply in reversed(plies) if not is_idle_pass(ply.action)), None)


def is_idle_pass(action: Action | None) -> bool:
    """Return whether the bot passed for a player who had nothing to do."""
    return isinstance(action, Pass) and action.idle


def is_dealing(facts: Sequence[Fact]) -> bool:
    """Return whether a ply only deals the cards that the market lacked."""
    return bool(facts) and all(isinstance(fact, RowRefilled) for fact in facts)


def _passes(
    game: Game, row: GameRow, state: GameState, seat: Seat, callers: frozenset[Seat]
) -> bool:
    hands = len(state.table.players[seat].villagers_in(Area.READY))
    is_ready = hands > row.is_night  # quicker than all offers; one alone cannot go below
    if row.is_solo or row.status != GameStatus.RUNNING or is_ready:
        return False
    if row.seats[seat].status not in (SeatStatus.TAKEN, SeatStatus.COMPANION):
        return False
    forms = offers(game, state, seat)
    # Those who want to trade are asked, and so is anyone whose turn could still change something.
    return is_idle(forms) and not (seat in callers and can_trade(forms))
