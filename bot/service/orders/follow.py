"""Update standing orders within a ply's transaction: cancel them, and set their timers.

An order is carried out some minutes after its question opened, as a person would, and never while
its owner is asleep. One whose conditions no longer hold is cancelled, and its owner is notified.
"""

import sqlite3
from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random

from bot.model.clock import timestamp
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow, SeatRow, TimerRow
from bot.model.hours import Hours
from bot.model.kinds import GameStatus, SeatStatus, TimerKind
from bot.model.notices import BrokenCondition, Notice, OrderFigure
from bot.model.orders import OrderRow, PassOrder
from bot.service.orders.evaluate import action_for, depends, order_refusal
from bot.service.plies.notices import queue_dm
from bot.store import orders, timers, user_settings
from rules import IllegalAction, Refusal
from rules.actions import Action
from rules.editions import Game
from rules.record import record
from rules.table import GameState
from rules.words import Seat

# As long as a person takes: no one else should notice that there was an order.
SOONEST = timedelta(minutes=2)
LATEST = timedelta(minutes=15)


@record
class OrderContext:
    """A game after a ply, and the time; delays are drawn from `random`."""

    row: GameRow
    game: Game
    state: GameState
    now: datetime
    random: Random


def update_orders(
    db: sqlite3.Connection, context: OrderContext, *, by: Seat | None = None
) -> list[OutboxRow]:
    """Update a game's orders to its state; `by` is the seat that has just acted."""
    # Orders wait with the game: they are updated again when it goes on.
    if context.row.status == GameStatus.PAUSED:
        return []
    armed = orders.of_game(db, context.row.id)
    if armed and context.state.table.over:
        for order in armed:
            delete_order(db, order)
        return []
    pending: list[OutboxRow] = []
    for seat in context.row.seats:
        mine = [order for order in armed if order.seat == seat.seat]
        if mine:
            pending += _update_seat(db, context, seat, mine, is_own_ply=by == seat.seat)
    return pending


def end_pass_orders(db: sqlite3.Connection, before: OrderContext, seat: Seat) -> list[OutboxRow]:
    """Cancel what cannot be carried out in a turn that the bot passes, and end its orders to pass.

    `before` is the game while that seat is asked. Returns the messages to send.
    """
    mine = [order for order in orders.of_game(db, before.row.id) if order.seat == seat]
    if not mine:
        return []
    pending = _update_seat(db, before, before.row.seats[seat], mine, is_own_ply=False)
    for order in mine:
        if isinstance(order.order, PassOrder):
            orders.delete(db, order.id)
    return pending


def consume(db: sqlite3.Connection, order: OrderRow) -> None:
    """Delete an order in the transaction of its ply.

    Raises Declined where it was cancelled meanwhile.
    """
    if not delete_order(db, order):
        raise Declined("order-gone")


def delete_order(db: sqlite3.Connection, order: OrderRow) -> bool:
    """Delete an order with its seat's timer; return whether it still existed."""
    timers.delete_kinds(db, order.game_id, order.seat, TimerKind.ORDER)
    return orders.delete(db, order.id)


def first_due(
    armed: Sequence[OrderRow], game: Game, state: GameState, seat: SeatRow
) -> tuple[OrderRow, Action] | None:
    """Find the first of a seat's orders that answers its question, with the action."""
    for order in armed:
        if _is_owner(order, seat):
            answer = action_for(order.order, game, state, seat.seat)
            if answer is not None and not isinstance(answer, Refusal):
                return order, answer
    return None


def check_order(order: OrderRow, game: Game, state: GameState) -> None:
    """Check an order before it is armed.

    Raises rules.IllegalAction.
    """
    refusal = order_refusal(order.order, state.table, order.seat)
    if refusal:
        raise IllegalAction(refusal)
    answer = action_for(order.order, game, state, order.seat)
    if isinstance(answer, Refusal):
        raise IllegalAction(answer)


def draw_time(hours: Hours, now: datetime, random: Random) -> datetime:
    """Draw when to act: after some minutes, in waking hours."""
    seconds = random.uniform(SOONEST.total_seconds(), LATEST.total_seconds())
    return hours.next_awake(hours.add_awake(now, timedelta(seconds=seconds)))


def set_timer(
    db: sqlite3.Connection, order: OrderRow, hours: Hours, now: datetime, random: Random
) -> None:
    """Set the timer of a seat's order."""
    at = timestamp(draw_time(hours, now, random))
    timers.put(db, TimerRow(order.game_id, order.seat, TimerKind.ORDER, at))


def _update_seat(
    db: sqlite3.Connection,
    context: OrderContext,
    seat: SeatRow,
    mine: list[OrderRow],
    *,
    is_own_ply: bool,
) -> list[OutboxRow]:
    """Cancel a seat's orders that no longer apply, and set the timer of the first that is due.

    A timer that is set stays, except after the seat's own ply, which has led to another question.
    """
    pending: list[OutboxRow] = []
    settings = user_settings.find_user(db, seat.user_id)
    due: OrderRow | None = None
    for order in mine:
        if not _is_owner(order, seat):
            orders.delete(db, order.id)
            continue
        answer = None
        if due is None:
            answer = action_for(order.order, context.game, context.state, seat.seat)
        why = _cancellation(order, answer, context)
        if why:
            orders.delete(db, order.id)
            pending.append(queue_dm(db, context.row, seat.user_id, why))
        elif answer is not None:
            due = order
    if due is None:
        timers.delete_kinds(db, context.row.id, seat.seat, TimerKind.ORDER)
    elif is_own_ply or timers.find(db, context.row.id, seat.seat, TimerKind.ORDER) is None:
        set_timer(db, due, settings.hours, context.now, context.random)
    return pending


def _cancellation(
    order: OrderRow, answer: Action | Refusal | None, context: OrderContext
) -> Notice | None:
    """Return the notice of why an order is cancelled; None where it stays."""
    broken = order.depends - depends(order.order, context.state.table, order.seat)
    if not broken and not isinstance(answer, Refusal):
        return None
    why = answer if isinstance(answer, Refusal) and not broken else BrokenCondition(min(broken))
    return Notice("order-off", {"order": OrderFigure(order.order, order.depends), "why": why})


def _is_owner(order: OrderRow, seat: SeatRow) -> bool:
    """Return whether the person who gave an order still plays the seat."""
    return seat.status == SeatStatus.TAKEN and order.user_id == seat.user_id
