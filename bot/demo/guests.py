"""Play as guests of a simulated Discord, by presses and commands alone.

The demo's guests decide as companions do, tests in their own way; both act through `Hands`.
"""

import re
from typing import TYPE_CHECKING, Any, cast

from bot.app import TableBot
from bot.model.custom_id import parse_custom_id
from bot.model.open_game import OpenGame
from bot.ui.forms import choices, is_fixed, needs_form
from rules import offers
from rules.actions import Action
from rules.offers import Offer
from rules.questions import AnswerOffer, ChooseOption, Question

if TYPE_CHECKING:
    from simcord import ChannelHandle, InteractionResult, MemberActor


class Hands:
    """The presses and commands of guests at one table."""

    def __init__(self, bot: TableBot, channel: "ChannelHandle", game_id: int) -> None:
        self.bot = bot
        self.channel = channel
        self.game_id = game_id

    async def opened(self) -> OpenGame:
        """Load the game."""
        return await self.bot.tables.load(self.game_id)

    async def press(self, guest: "MemberActor", action: Action) -> "InteractionResult":
        """Take an action by buttons, selects and modals."""
        opened = await self.opened()
        offer = next(
            o for o in offers(opened.game, opened.state, action.seat) if o.verb == action.kind
        )
        question = _question_of(opened, action)
        message: Any = await self._panel(opened)
        if isinstance(question, ChooseOption) and not _has(message, f"{_press(action)}"):
            reading = await self._click(guest, message, "read")
            assert reading.response is not None
            message = reading.response.message
        pressed = await self._click(guest, message, _press(action))
        if pressed.modal is None:
            return pressed
        assert needs_form(offer)
        return await guest.submit_modal(pressed, self._enter(opened, offer, action))

    async def type(self, guest: "MemberActor", action: Action) -> "InteractionResult":
        """Take an action by its slash command."""
        name, options = _command(action)
        return await guest.slash(self.channel, name, **options)

    async def _panel(self, opened: OpenGame) -> Any:
        return next(m for m in self.channel.history() if m.id == opened.row.panel_id)

    async def _click(self, guest: "MemberActor", message: Any, ending: str) -> "InteractionResult":
        for custom_id in _ids(message):
            press = parse_custom_id(custom_id)
            if press and re.fullmatch(ending, f"{press.action}:{press.detail}".rstrip(":")):
                return await guest.click(message, custom_id=custom_id)
        raise LookupError(f"no button {ending} among {_ids(message)}")

    def _enter(self, opened: OpenGame, offer: Offer, action: Action) -> dict[str, list[str]]:
        narrator = self.bot.reader.narrator(opened)
        entered: dict[str, list[str]] = {}
        for blank in offer.blanks:
            wanted: Any = getattr(action, blank.name)
            values = list(wanted) if blank.many else _present(wanted)
            left = [
                value for value, _, _ in choices(narrator, opened.state.table, blank, offer.verb)
            ]
            taken = [_take(left, str(value)) for value in values]
            if not is_fixed(blank):
                entered[blank.name] = taken
        return entered


def _question_of(opened: OpenGame, action: Action) -> Question | None:
    for question in opened.state.table.questions:
        withdraws = isinstance(question, AnswerOffer) and question.buyer == action.seat
        if action.kind != "advance" and (question.seat == action.seat or withdraws):
            return question
    return None


def _press(action: Action) -> str:
    """Return a pattern for the end of the button's `custom_id`."""
    match action.kind:
        case "advance":
            return "mine:advance"
        case "rest":
            return "(mine|do):rest"
        case "choose":
            return f"do:choose-{action.option}{'-pay' if action.paying else ''}"
        case "exert" if not action.villagers:
            return "do:exert-nobody"
        case "pick":
            return f"do:pick(-{action.pick})?"
        case kind:
            return f"do:{kind}"


def _command(action: Action) -> tuple[str, dict[str, Any]]:
    """Return the slash command of an action, with its options as a person would type them."""
    match action.kind:
        case "put_up_for_sale":
            asking = {} if action.asking is None else {"asking": action.asking}
            return "sell", {"item": str(action.item), **asking}
        case "take_back":
            return "sell", {}
        case "refresh_row":
            return "refresh", {"row": str(action.row)}
        case "offer_to_buy":
            return "buy", {"seller": str(action.seller), "coins": action.coins}
        case "accept" | "refuse" | "withdraw":
            return "answer", {"reply": action.kind}
        case "harvest":
            goods, villagers = ",".join(action.buildings), ",".join(action.villagers)
            sale = {"sell": action.sell, "asking": action.asking}
            given = {name: value for name, value in sale.items() if value is not None}
            return "harvest", {"goods": goods, "villagers": villagers, **given}
        case "pick":
            return "pick", {"reward": action.pick}
        case "describe" | "tell":
            return f"book {action.kind}", _options(action)
        case kind:
            return kind, _options(action)


def _options(action: Action) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for name in action.__dataclass_fields__:
        value: Any = getattr(action, name)
        if name in ("seat", "kind") or value is None or value is False or value == ():
            continue
        if name in ("ciders", "potions") and not value:
            continue
        if isinstance(value, tuple):
            options[name] = ",".join(map(str, cast("tuple[str, ...]", value)))
        elif name in ("ciders", "potions") or value is True:
            options[name] = value
        else:
            options[name] = str(value)
    return options


def _present(value: Any) -> list[Any]:
    return [] if value is None or value is False else [value]


def _take(left: list[str], value: str) -> str:
    found = next(entry for entry in left if entry.split("#")[0] == value)
    left.remove(found)
    return found


def _ids(message: Any) -> list[str]:
    """List a message's `custom_id`s, nested ones included."""
    found: list[str] = []
    waiting: list[Any] = list(message.components)
    while waiting:
        component = waiting.pop(0)
        waiting = [*getattr(component, "children", ()), *waiting]
        if getattr(component, "custom_id", None):
            found.append(component.custom_id)
    return found


def _has(message: Any, ending: str) -> bool:
    return any(
        (f"{p.action}:{p.detail}" == ending) for i in _ids(message) if (p := parse_custom_id(i))
    )
