"""Draft, confirm, list and cancel standing orders, and carry them out when they are due."""

from collections.abc import Mapping
from typing import Literal, assert_never

from bot.delivery.discord.replies import Replies
from bot.delivery.outbox.languages import Languages
from bot.delivery.outbox.publisher import Publisher
from bot.features.command_options import read_option, suggest_values
from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import TimerRow
from bot.model.interaction import Interaction
from bot.model.loaded_game import LoadedGame
from bot.model.orders import Order, OrderRow
from bot.model.presses import OrderPress, Press
from bot.model.suggestion import Suggestion
from bot.service.orders.evaluate import order_form, rest_order
from bot.service.plies.permissions import require_playing_seat
from bot.service.table_acts import manage_orders
from bot.service.tables.games import Games
from bot.text.narrator import Narrator
from bot.ui.forms import form
from bot.ui.message import Message
from bot.ui.orders import draft_message, order_list
from rules.offers import Offer
from rules.proposals import rest_in_beds

FormKind = Literal["build", "rest"]
"""The kinds of orders whose details a form or options fill in."""


class Orders:
    """Standing orders: private, confirmed before they count, and hidden from everybody else."""

    def __init__(
        self, games: Games, languages: Languages, replies: Replies, publisher: Publisher
    ) -> None:
        self._games = games
        self._languages = languages
        self._replies = replies
        self._publisher = publisher

    async def draft(self, interaction: Interaction, order: Order) -> None:
        """Show an order to confirm; it counts only then."""
        row = await self._games.find(interaction.channel_id)
        message = await self._draft(interaction, row.id, order)
        await self._replies.privately(interaction, message)

    async def suggest(
        self, interaction: Interaction, kind: FormKind, blank: str, text: str
    ) -> list[Suggestion]:
        """Suggest what may be named in an order."""
        try:
            loaded, form = await self._form(interaction, kind)
        except Declined:
            # Suggestions never fail: there are none for a person without a seat here.
            return []
        narrator, table = self._narrator(interaction, loaded), loaded.state.table
        asked = [one for one in form.blanks if one.name == blank]
        return [
            choice for one in asked for choice in suggest_values(narrator, table, form, one, text)
        ]

    async def read_options(
        self, interaction: Interaction, kind: FormKind, options: Mapping[str, str | None]
    ) -> dict[str, list[str]]:
        """Read what an order names, by blank; what fits no blank is passed on, to be refused."""
        loaded, form = await self._form(interaction, kind)
        narrator, table = self._narrator(interaction, loaded), loaded.state.table
        blanks = [blank.name for blank in form.blanks]
        return {
            name: read_option(narrator, table, form, name, text) if name in blanks else [text]
            for name, text in options.items()
            if text is not None
        }

    async def _form(self, interaction: Interaction, kind: FormKind) -> tuple[LoadedGame, Offer]:
        row = await self._games.find(interaction.channel_id)
        loaded = await self._games.load(row.id)
        seat = require_playing_seat(loaded.row, interaction.user.id)
        return loaded, order_form(kind, loaded.state.table, seat)

    def _narrator(self, interaction: Interaction, loaded: LoadedGame) -> Narrator:
        return self._languages.narrator(loaded, self._languages.words_for(interaction))

    async def show(self, interaction: Interaction) -> None:
        """List a person's orders at the table of this channel, each with a button to cancel it."""
        row = await self._games.find(interaction.channel_id)
        mine = await manage_orders.orders_of(self._games, row.id, interaction.user.id)
        message = order_list(self._languages.words_for(interaction), mine)
        await self._replies.privately(interaction, message)

    async def press(self, interaction: Interaction, press: CustomId) -> None:
        """Confirm or cancel an order and list the orders then, or open its form.

        Raises Declined where it is gone, rules.IllegalAction where it no longer makes sense.
        """
        user = interaction.user.id
        order = await manage_orders.find(self._games, press.game_id, press.about, user)
        act = press.detail_as(OrderPress)
        match act:
            case OrderPress.CONFIRM:
                pending = await manage_orders.confirm(self._games, order)
            case OrderPress.CANCEL:
                pending = await manage_orders.cancel(self._games, order)
            case OrderPress.FORM:
                await self._ask(interaction, order)
                return
            case OrderPress.FILL:
                named = rest_order(interaction.values)
                message = await self._draft(interaction, order.game_id, named)
                await self._replies.edit(interaction, message)
                return
            case _:
                assert_never(act)
        mine = await manage_orders.orders_of(self._games, order.game_id, user)
        await self._replies.edit(
            interaction, order_list(self._languages.words_for(interaction), mine)
        )
        await self._publisher.deliver(pending)

    async def carry_out(self, timer: TimerRow) -> None:
        """Carry out the first order that answers the question a seat is asked, if there is one.

        Raises StoreBusy, Corrupt.
        """
        played = await manage_orders.carry_out(self._games, timer)
        if played is not None:
            await self._publisher.show(played)

    async def _draft(self, interaction: Interaction, game_id: int, order: Order) -> Message:
        drafted = await manage_orders.draft(self._games, game_id, interaction.user.id, order)
        return draft_message(self._languages.words_for(interaction), drafted)

    async def _ask(self, interaction: Interaction, order: OrderRow) -> None:
        """Open the form that asks who gets what in a rest."""
        loaded = await self._games.load(order.game_id)
        table, seat = loaded.state.table, require_playing_seat(loaded.row, order.user_id)
        narrator = self._narrator(interaction, loaded)
        sent = CustomId(order.game_id, order.id, Press.ORDER, OrderPress.FILL)
        beds = rest_in_beds(table.players[seat], seat).beds
        modal = form(narrator, sent, order_form("rest", table, seat), table, {"beds": beds})
        await self._replies.open_form(interaction, modal)
