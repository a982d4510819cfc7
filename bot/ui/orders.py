"""Show orders to their owner, with the buttons that confirm and cancel them."""

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.orders import OrderRow, RestOrder
from bot.model.presses import OrderPress, Press
from bot.text.moments import moment
from bot.text.orders import order_text
from bot.ui.layout import button, layout
from bot.ui.message import Button, ButtonStyle, Message


def draft_message(words: Words, order: OrderRow) -> Message:
    """Show an order to confirm; it only counts once confirmed."""
    text = words("order-draft", order=order_text(words, order.order, order.depends))
    confirm = CustomId(order.game_id, order.id, Press.ORDER, OrderPress.CONFIRM)
    cancel = CustomId(order.game_id, order.id, Press.ORDER, OrderPress.CANCEL)
    row = [
        button(words("order-confirm"), confirm, ButtonStyle.SUCCESS),
        button(words("order-discard"), cancel),
    ]
    if isinstance(order.order, RestOrder):
        row.insert(
            1,
            button(
                words("order-like"), CustomId(order.game_id, order.id, Press.ORDER, OrderPress.FORM)
            ),
        )
    return layout([text], [row])


def order_list(words: Words, mine: list[OrderRow]) -> Message:
    """List a person's orders at a table, each with a button to cancel it."""
    if not mine:
        return layout([words("orders-none")])
    lines = [words("orders-title")]
    row: list[Button] = []
    for number, order in enumerate(mine, start=1):
        since = moment(order.made_at)
        text = order_text(words, order.order, order.depends)
        lines.append(words("orders-line", number=number, order=text, since=since))
        press = CustomId(order.game_id, order.id, Press.ORDER, OrderPress.CANCEL)
        row.append(button(words("order-cancel", number=number), press, ButtonStyle.DANGER))
    return layout(["\n".join(lines), words("orders-how")], [row])
