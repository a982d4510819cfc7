"""Draft, confirm, list and cancel standing orders, and carry them out when they are due."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Literal

from bot.delivery.publisher import Publisher
from bot.delivery.reader import Reader
from bot.delivery.replies import Replies
from bot.features.command_options import read_option, suggest_values
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow, OutboxRow
from bot.model.interaction import Interaction
from bot.model.kinds import GameStatus
from bot.model.open_game import OpenGame
from bot.model.orders import Order, OrderRow
from bot.model.suggestion import Suggestion
from bot.model.timers import TimerRow
from bot.service.orders import depends, order_form, rest_order
from bot.service.permissions import require_playing_seat
from bot.service.standing_orders import (
    check_order,
    consume,
    delete_order,
    first_due,
    set_timer,
    update_orders,
)
from bot.service.tables import Tables
from bot.store import orders, timers
from bot.text.narrator import Narrator
from bot.ui.forms import form
from bot.ui.message import Message
from bot.ui.orders import draft_message, order_list
from rules import IllegalAction
from rules.offers import Offer
from rules.proposals import rest_in_beds
from rules.words import Seat

FormKind = Literal["build", "rest"]
"""The kinds of orders whose details a form or options fill in."""

MAX_ORDERS = 5
"""Orders that a person may have at a table: one row of buttons cancels them."""


class Orders:
    """Standing orders: private, confirmed before they count, and hidden from everybody else."""

    def __init__(
        self, tables: Tables, reader: Reader, replies: Replies, publisher: Publisher
    ) -> None:
        self._tables = tables
        self._reader = reader
        self._replies = replies
        self._publisher = publisher

    async def draft(self, interaction: Interaction, order: Order) -> None:
        """Show an order to confirm; it counts only then.

        Raises Declined, rules.IllegalAction.
        """
        row = await self._tables.find(interaction.channel_id)
        message = await self._draft(interaction, row.id, order)
        await self._replies.privately(interaction, message)

    async def suggest(
        self, interaction: Interaction, kind: FormKind, blank: str, text: str
    ) -> list[Suggestion]:
        """Suggest what may be named in an order."""
        try:
            opened, form = await self._form(interaction, kind)
        except Declined:
            return []
        narrator, table = self._narrator(interaction, opened), opened.state.table
        asked = [one for one in form.blanks if one.name == blank]
        return [
            choice for one in asked for choice in suggest_values(narrator, table, form, one, text)
        ]

    async def read_options(
        self, interaction: Interaction, kind: FormKind, options: Mapping[str, str | None]
    ) -> dict[str, list[str]]:
        """Read what an order names, by blank; what fits no blank is passed on, to be refused.

        Raises Declined.
        """
        opened, form = await self._form(interaction, kind)
        narrator, table = self._narrator(interaction, opened), opened.state.table
        blanks = [blank.name for blank in form.blanks]
        return {
            name: read_option(narrator, table, form, name, text) if name in blanks else [text]
            for name, text in options.items()
            if text is not None
        }

    async def _form(self, interaction: Interaction, kind: FormKind) -> tuple[OpenGame, Offer]:
        row = await self._tables.find(interaction.channel_id)
        opened = await self._tables.load(row.id)
        seat = require_playing_seat(opened.row, interaction.user.id)
        return opened, order_form(kind, opened.state.table, seat)

    def _narrator(self, interaction: Interaction, opened: OpenGame) -> Narrator:
        return self._reader.narrator(opened, self._reader.words_for(interaction))

    async def show(self, interaction: Interaction) -> None:
        """List a person's orders at the table of this channel, each with a button to cancel it."""
        row = await self._tables.find(interaction.channel_id)
        mine = await self._orders_of(row.id, interaction.user.id)
        message = order_list(self._reader.words_for(interaction), mine)
        await self._replies.privately(interaction, message)

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Confirm or cancel an order and list the orders then, or open its form.

        Raises Declined where it is gone, rules.IllegalAction where it no longer makes sense.
        """
        order_id, user = press.number, interaction.user.id
        order = await self._tables.database.read(lambda db: orders.find(db, order_id, user))
        if order is None or order.game_id != press.game_id:
            raise Declined("order-gone")
        match press.detail:
            case "confirm":
                pending = await self._confirm(order)
            case "cancel":
                pending = await self._cancel(order)
            case "form":
                await self._ask(interaction, order)
                return
            case "fill":
                named = rest_order(interaction.values)
                message = await self._draft(interaction, order.game_id, named)
                await self._replies.edit(interaction, message)
                return
            case _:
                raise Declined("unknown-press")
        mine = await self._orders_of(order.game_id, user)
        await self._replies.edit(interaction, order_list(self._reader.words_for(interaction), mine))
        await self._publisher.deliver(pending)

    async def carry_out(self, timer: TimerRow) -> None:
        """Carry out the first order that answers the question a seat is asked, if there is one.

        Raises StoreBusy, Corrupt.
        """
        seat = Seat(timer.seat)
        opened = await self._tables.load(timer.game_id)
        holder = opened.row.seats[seat]
        ply = opened.ply
        armed = [
            order
            for order in await self._orders_of(timer.game_id, holder.user_id)
            if order.seat == seat
        ]
        runs = opened.row.status == GameStatus.RUNNING
        due = first_due(armed, opened.game, opened.state, holder) if runs else None
        if due is None:
            await self._tables.database.write(lambda db: timers.delete(db, timer))
            return
        order, action = due
        if await self._waits_for_morning(order):
            return

        # The ply is checked again under the lock: the game may have moved on since it was loaded.
        def use(db: sqlite3.Connection, now: OpenGame) -> tuple[GameRow, list[OutboxRow]]:
            if now.ply != ply:
                raise Declined("stale-question")
            consume(db, order)
            return now.row, []

        with suppress(Declined, IllegalAction):  # the ply in between has set a new timer
            played = await self._tables.play_for(timer.game_id, seat, action, use)
            await self._publisher.show(played)

    async def _draft(self, interaction: Interaction, game_id: int, order: Order) -> Message:
        opened, user = await self._tables.load(game_id), interaction.user.id
        seat, made_at = require_playing_seat(opened.row, user), self._tables.timestamp()
        held = depends(order, opened.state.table, seat)
        drafted = OrderRow(0, game_id, seat, user, order, held, armed=False, made_at=made_at)
        check_order(drafted, opened.game, opened.state)
        order_id = await self._tables.database.write(lambda db: _add(db, drafted))
        return draft_message(self._reader.words_for(interaction), drafted, order_id)

    async def _ask(self, interaction: Interaction, order: OrderRow) -> None:
        """Open the form that asks who gets what in a rest."""
        opened = await self._tables.load(order.game_id)
        table, seat = opened.state.table, require_playing_seat(opened.row, order.user_id)
        narrator = self._narrator(interaction, opened)
        sent = CustomId(order.game_id, order.id, "order", "fill")
        beds = rest_in_beds(table.players[seat], seat).beds
        modal = form(narrator, sent, order_form("rest", table, seat), table, {"beds": beds})
        await self._replies.open_form(interaction, modal)

    async def _waits_for_morning(self, order: OrderRow) -> bool:
        """Postpone an order that came due while its owner sleeps, as after an outage."""
        now, dice = self._tables.now(), self._tables.delays
        settings = self._reader.settings_of(order.user_id)
        if settings.hours.is_awake(now):
            return False
        await self._tables.database.write(
            lambda db: set_timer(db, order, settings.hours, now, dice)
        )
        return True

    async def _confirm(self, order: OrderRow) -> list[OutboxRow]:
        async with self._tables.locked(order.game_id) as opened:
            seat = require_playing_seat(opened.row, order.user_id)
            if seat != order.seat:
                raise Declined("order-gone")
            check_order(order, opened.game, opened.state)
            if order.depends - depends(order.order, opened.state.table, seat):
                raise Declined("order-changed")
            return await self._write(opened, lambda db: _arm(db, order))

    async def _cancel(self, order: OrderRow) -> list[OutboxRow]:
        async with self._tables.locked(order.game_id) as opened:
            return await self._write(opened, lambda db: delete_order(db, order))

    async def _write(
        self, opened: OpenGame, change: Callable[[sqlite3.Connection], object]
    ) -> list[OutboxRow]:
        """Change a game's orders, and update the others in the same transaction."""
        snapshot = self._tables.snapshot(opened.row, opened.state)

        def transaction(db: sqlite3.Connection) -> list[OutboxRow]:
            change(db)
            return update_orders(db, snapshot)

        return await self._tables.database.write(transaction)

    async def _orders_of(self, game_id: int, user_id: int) -> list[OrderRow]:
        armed = await self._tables.database.read(lambda db: orders.of_game(db, game_id))
        return [order for order in armed if order.user_id == user_id]


def _add(db: sqlite3.Connection, drafted: OrderRow) -> int:
    armed = orders.of_game(db, drafted.game_id)
    if len([order for order in armed if order.user_id == drafted.user_id]) >= MAX_ORDERS:
        raise Declined("orders-full", most=MAX_ORDERS)
    return orders.add(db, drafted)


def _arm(db: sqlite3.Connection, order: OrderRow) -> None:
    if not orders.arm(db, order.id):
        raise Declined("order-gone")
