"""Show orders to whoever gave them, with the buttons that confirm and cancel them."""

from datetime import datetime

from discord import ButtonStyle, ui
from discord.utils import format_dt

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.orders import OrderRow, RestOrder
from bot.text.orders import order_text
from bot.ui.layout import button, layout


def shown_back(words: Words, order: OrderRow, order_id: int) -> ui.LayoutView:
    """Show an order back in words; it counts once it is confirmed."""
    text = words("order-draft", order=order_text(words, order.order, order.depends))
    confirm = CustomId(order.game_id, order_id, "order", "confirm")
    cancel = CustomId(order.game_id, order_id, "order", "cancel")
    row = [
        button(words("order-confirm"), confirm, ButtonStyle.success),
        button(words("order-discard"), cancel),
    ]
    if isinstance(order.order, RestOrder):
        row.insert(
            1, button(words("order-like"), CustomId(order.game_id, order_id, "order", "form"))
        )
    return layout([text], [row])


def listed(words: Words, mine: list[OrderRow]) -> ui.LayoutView:
    """List what a person has ordered at a table, each with a button to cancel it."""
    if not mine:
        return layout([words("orders-none")])
    lines = [words("orders-title")]
    row: list[ui.Button[ui.LayoutView]] = []
    for number, order in enumerate(mine, start=1):
        since = format_dt(datetime.fromisoformat(order.made_at), "R")
        text = order_text(words, order.order, order.depends)
        lines.append(words("orders-line", number=number, order=text, since=since))
        press = CustomId(order.game_id, order.id, "order", "cancel")
        row.append(button(words("order-cancel", number=number), press, ButtonStyle.danger))
    return layout(["\n".join(lines), words("orders-how")], [row])
