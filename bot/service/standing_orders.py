"""Keep standing orders up to date within a ply's transaction: strike off, set their timers.

An order is carried out some minutes after its question opened, as a person would, and never while
its owner sleeps. What no longer fits is struck off, and its owner gets a letter.
"""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow, SeatRow
from bot.model.hours import Hours
from bot.model.kinds import GameStatus, SeatStatus, TimerKind
from bot.model.notices import Broken, Notice, Ordered
from bot.model.orders import OrderRow
from bot.model.timers import TimerRow
from bot.service.clocks import stamp
from bot.service.notices import write_to
from bot.service.orders import amiss, answer_of, depends
from bot.store import orders, timers, user_settings
from rules import IllegalAction, Refusal
from rules.actions import Action
from rules.editions import Game
from rules.table import GameState
from rules.words import Seat

SOONEST = timedelta(minutes=2)
LATEST = timedelta(minutes=15)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A game as a ply leaves it, and when; the delays are drawn from `dice`."""

    row: GameRow
    game: Game
    state: GameState
    now: datetime
    dice: Random


def update_orders(
    db: sqlite3.Connection, snapshot: Snapshot, *, by: Seat | None = None
) -> list[OutboxRow]:
    """Bring a game's orders up to date with its state; `by` is the seat that has just acted."""
    if snapshot.row.status == GameStatus.PAUSED:
        return []
    armed = orders.of_game(db, snapshot.row.id)
    if armed and snapshot.state.table.over:
        for order in armed:
            strike(db, order)
        return []
    owed: list[OutboxRow] = []
    for seat in snapshot.row.seats:
        mine = [order for order in armed if order.seat == seat.seat]
        if mine:
            owed += _update_seat(db, snapshot, seat, mine, anew=by == seat.seat)
    return owed


def use_up(db: sqlite3.Connection, order: OrderRow) -> None:
    """Use an order up, in the transaction of its ply.

    Raises Declined where it has been taken back meanwhile.
    """
    if not strike(db, order):
        raise Declined("order-gone")


def strike(db: sqlite3.Connection, order: OrderRow) -> bool:
    """Take an order away with its seat's timer; tell whether it was still there."""
    timers.drop(db, order.game_id, order.seat, TimerKind.ORDER)
    return orders.drop(db, order.id)


def first_due(
    armed: Sequence[OrderRow], game: Game, state: GameState, seat: SeatRow
) -> tuple[OrderRow, Action] | None:
    """Find the first of a seat's orders that answers what it is asked, and how."""
    for order in armed:
        if _is_owner(order, seat):
            answer = answer_of(order.order, game, state, seat.seat)
            if answer is not None and not isinstance(answer, Refusal):
                return order, answer
    return None


def check_order(order: OrderRow, game: Game, state: GameState) -> None:
    """Check an order before it counts.

    Raises rules.IllegalAction.
    """
    refusal = amiss(order.order, state.table, order.seat)
    if refusal:
        raise IllegalAction(refusal)
    answer = answer_of(order.order, game, state, order.seat)
    if isinstance(answer, Refusal):
        raise IllegalAction(answer)


def moment(hours: Hours, now: datetime, dice: Random) -> datetime:
    """Draw when to act: some minutes on, in waking hours."""
    seconds = dice.uniform(SOONEST.total_seconds(), LATEST.total_seconds())
    return hours.next_awake(hours.after(now, timedelta(seconds=seconds)))


def set_timer(
    db: sqlite3.Connection, order: OrderRow, hours: Hours, now: datetime, dice: Random
) -> None:
    """Set when a seat's order is carried out."""
    at = stamp(moment(hours, now, dice))
    timers.put(db, TimerRow(order.game_id, order.seat, TimerKind.ORDER, at))


def _update_seat(
    db: sqlite3.Connection, snapshot: Snapshot, seat: SeatRow, mine: list[OrderRow], *, anew: bool
) -> list[OutboxRow]:
    """Strike off what no longer fits; those behind the first that is due wait for their turn.

    A timer that is set stays, but is set `anew` where the seat's own ply asks it something else.
    """
    owed: list[OutboxRow] = []
    settings = user_settings.find_user(db, seat.user_id)
    due: OrderRow | None = None
    for order in mine:
        if not _is_owner(order, seat):
            orders.drop(db, order.id)
            continue
        answer = None
        if due is None:
            answer = answer_of(order.order, snapshot.game, snapshot.state, seat.seat)
        why = _why_off(order, answer, snapshot)
        if why:
            orders.drop(db, order.id)
            owed.append(write_to(db, snapshot.row, seat.user_id, why))
        elif answer is not None:
            due = order
    if due is None:
        timers.drop(db, snapshot.row.id, seat.seat, TimerKind.ORDER)
    elif anew or timers.find(db, snapshot.row.id, seat.seat, TimerKind.ORDER) is None:
        set_timer(db, due, settings.hours, snapshot.now, snapshot.dice)
    return owed


def _why_off(order: OrderRow, answer: Action | Refusal | None, snapshot: Snapshot) -> Notice | None:
    """Say why an order is struck off, if it is: a tie is broken, or it cannot be done now."""
    broken = order.depends - depends(order.order, snapshot.state.table, order.seat)
    if not broken and not isinstance(answer, Refusal):
        return None
    why = answer if isinstance(answer, Refusal) and not broken else Broken(min(broken))
    return Notice("order-off", {"order": Ordered(order.order, order.depends), "why": why})


def _is_owner(order: OrderRow, seat: SeatRow) -> bool:
    """Tell whether the person who gave an order still plays the seat: nobody inherits orders."""
    return seat.status == SeatStatus.TAKEN and order.user_id == seat.user_id
