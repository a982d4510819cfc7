"""Draft, arm and cancel standing orders, and play what is due."""

import sqlite3
from collections.abc import Callable

from bot.model.errors import Declined
from bot.model.games import Changed, OutboxRow, TimerRow
from bot.model.kinds import GameStatus
from bot.model.loaded_game import LoadedGame, Played
from bot.model.orders import Order, OrderRow
from bot.service.orders.evaluate import depends
from bot.service.orders.follow import (
    check_order,
    consume,
    delete_order,
    first_due,
    set_timer,
    update_orders,
)
from bot.service.plies.permissions import require_playing_seat
from bot.service.tables.games import Games
from bot.store import orders, timers, user_settings
from rules import IllegalAction
from rules.record import alter
from rules.words import Seat

MAX_ORDERS = 5
"""Orders that a person may have at a table: one row of buttons cancels them."""


async def draft(games: Games, game_id: int, user_id: int, order: Order) -> OrderRow:
    """Store an order that is to be confirmed, and return it.

    Raises Declined, rules.IllegalAction.
    """
    loaded = await games.load(game_id)
    seat, made_at = require_playing_seat(loaded.row, user_id), games.timestamp()
    held = depends(order, loaded.state.table, seat)
    drafted = OrderRow(0, game_id, seat, user_id, order, held, armed=False, made_at=made_at)
    check_order(drafted, loaded.game, loaded.state)
    order_id = await games.database.write(lambda db: _add(db, drafted))
    return alter(drafted, id=order_id)


async def find(games: Games, game_id: int, order_id: int, user_id: int) -> OrderRow:
    """Find a person's order.

    Raises Declined where it is gone.
    """
    order = await games.database.read(lambda db: orders.find(db, order_id, user_id))
    if order is None or order.game_id != game_id:
        raise Declined("order-gone")
    return order


async def orders_of(games: Games, game_id: int, user_id: int) -> list[OrderRow]:
    """List a person's orders in a game."""
    armed = await games.database.read(lambda db: orders.of_game(db, game_id))
    return [order for order in armed if order.user_id == user_id]


async def confirm(games: Games, order: OrderRow) -> list[OutboxRow]:
    """Arm an order; return the messages to send.

    Raises Declined, rules.IllegalAction where it no longer makes sense.
    """
    async with games.locked(order.game_id) as loaded:
        seat = require_playing_seat(loaded.row, order.user_id)
        if seat != order.seat:
            raise Declined("order-gone")
        check_order(order, loaded.game, loaded.state)
        if order.depends - depends(order.order, loaded.state.table, seat):
            raise Declined("order-changed")
        return await _write(games, loaded, lambda db: _arm(db, order))


async def cancel(games: Games, order: OrderRow) -> list[OutboxRow]:
    """Cancel an order; return the messages to send."""
    async with games.locked(order.game_id) as loaded:
        return await _write(games, loaded, lambda db: delete_order(db, order))


async def carry_out(games: Games, timer: TimerRow) -> Played | None:
    """Play the first order that answers the question a seat is asked.

    Returns None where there is none, its owner sleeps, or the game has moved on. Raises
    StoreBusy, Corrupt.
    """
    seat = Seat(timer.seat)
    loaded = await games.load(timer.game_id)
    holder, ply = loaded.row.seats[seat], loaded.ply
    armed = [
        one for one in await orders_of(games, timer.game_id, holder.user_id) if one.seat == seat
    ]
    runs = loaded.row.status == GameStatus.RUNNING
    due = first_due(armed, loaded.game, loaded.state, holder) if runs else None
    if due is None:
        await games.database.write(lambda db: timers.delete(db, timer))
        return None
    order, action = due
    if await _waits_for_morning(games, order):
        return None

    # The ply is checked again under the lock: the game may have moved on since it was loaded.
    def use(db: sqlite3.Connection, now: LoadedGame) -> Changed:
        if now.ply != ply:
            raise Declined("stale-question")
        consume(db, order)
        return now.row, []

    try:
        return await games.play_for(timer.game_id, action, use)
    except (Declined, IllegalAction):  # the ply in between has set a new timer
        return None


async def _waits_for_morning(games: Games, order: OrderRow) -> bool:
    """Postpone an order that came due while its owner sleeps, as after an outage."""
    now, dice, database = games.now(), games.delays, games.database
    settings = await database.find(lambda db: user_settings.find_user(db, order.user_id))
    if settings.hours.is_awake(now):
        return False
    await database.write(lambda db: set_timer(db, order, settings.hours, now, dice))
    return True


async def _write(
    games: Games, loaded: LoadedGame, change: Callable[[sqlite3.Connection], object]
) -> list[OutboxRow]:
    """Change a game's orders, and update the others in the same transaction."""
    order_context = games.order_context(loaded)

    def transaction(db: sqlite3.Connection) -> list[OutboxRow]:
        change(db)
        return update_orders(db, order_context)

    return await games.database.write(transaction)


def _add(db: sqlite3.Connection, drafted: OrderRow) -> int:
    armed = orders.of_game(db, drafted.game_id)
    if len([order for order in armed if order.user_id == drafted.user_id]) >= MAX_ORDERS:
        raise Declined("orders-full", most=MAX_ORDERS)
    return orders.add(db, drafted)


def _arm(db: sqlite3.Connection, order: OrderRow) -> None:
    if not orders.arm(db, order.id):
        raise Declined("order-gone")
