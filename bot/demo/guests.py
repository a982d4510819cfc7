"""Play as guests of a simulated Discord, by presses and commands only.

The demo's guests decide as companions do, tests in their own way; both act through `Hands`.
"""

import re
from typing import TYPE_CHECKING, Any, cast

from bot.app import TableBot
from bot.delivery.outbox.languages import Languages
from bot.features.command_options import NOBODY
from bot.model.custom_id import CustomId, parse_custom_id
from bot.model.loaded_game import LoadedGame
from bot.service.plies.stories import stories_of
from bot.service.tables.games import Games
from bot.text.boards import score_sheet
from bot.text.emoji import without_emoji
from bot.text.journal import end_lines, ply_texts
from bot.text.remarks import remark_lines
from bot.text.story import story_head, whole_story
from bot.ui.forms import choices, is_fixed, needs_form
from bot.ui.message import Row
from bot.ui.more import more
from bot.ui.moves import write_move
from bot.ui.panel_buttons import left_out
from bot.ui.proposals import proposed_rest
from bot.ui.purchases import FORM, write_purchase
from rules import score
from rules.actions import Action, Build, Rest, Train
from rules.offers import Offer
from rules.questions import AnswerOffer, ChooseOption, Question
from rules.words import Seat

if TYPE_CHECKING:
    from simcord import ChannelHandle, InteractionResult, MemberActor

_RADIO = 21
"""Discord's number for a group of radio buttons."""


class Hands:
    """The presses and commands of guests at one table."""

    def __init__(self, bot: TableBot, channel: "ChannelHandle", game_id: int) -> None:
        self.bot = bot
        self.channel = channel
        self.game_id = game_id

    async def loaded(self) -> LoadedGame:
        """Load the game."""
        return await self.bot.parts[Games].load(self.game_id)

    async def press(self, guest: "MemberActor", action: Action) -> "InteractionResult":
        """Take an action by buttons, selects and modals; by a quick button, if there is one."""
        loaded = await self.loaded()
        ply = loaded.ply
        offer = next(o for o in loaded.offers(action.seat) if o.verb == action.kind)
        move = _move(loaded, action)
        message = await self._message_with(guest, loaded, move, action)
        wanted = move if _has(message, move) else _press(action)
        pressed = await self._click(guest, message, wanted)
        if isinstance(action, Build | Train):
            assert pressed.response is not None
            loaded = await self.loaded()  # the menu may have had the market filled
            ply = loaded.ply
            offer = next(o for o in loaded.offers(action.seat) if o.verb == action.kind)
            menu, bought = pressed.response.message, f"do:{write_purchase(loaded, action)}"
            otherwise = f"do:{action.kind}-{FORM}"
            pressed = await self._click(guest, menu, bought if _has(menu, bought) else otherwise)
        if pressed.modal is None:
            return pressed
        assert needs_form(offer)
        shown = await self._submit(guest, pressed, self._enter(loaded, offer, action))
        return await self._insist(guest, action, shown, ply)

    async def type(self, guest: "MemberActor", action: Action) -> "InteractionResult":
        """Take an action by its slash command."""
        ply = (await self.loaded()).ply
        name, options = _command(action)
        typed = await guest.slash(self.channel, name, **options)
        return await self._insist(guest, action, typed, ply)

    async def _message_with(
        self, guest: "MemberActor", loaded: LoadedGame, move: str, action: Action
    ) -> Any:
        """Open the message that has an action's button: the panel, the encounter, or More."""
        panel = await self._panel(loaded)
        question = _question_of(loaded, action)
        if _has(panel, move) or (
            _has(panel, _press(action)) and not self._is_behind(loaded, move, action.seat)
        ):
            return panel
        behind = "read" if isinstance(question, ChooseOption) else "more"
        shown = await self._click(guest, panel, behind)
        assert shown.response is not None, (action, move, _ids(panel), shown)
        return shown.response.message

    def _is_behind(self, loaded: LoadedGame, move: str, seat: Seat) -> bool:
        """Return whether a button that does the whole action is behind More."""
        narrator = self.bot.parts[Languages].narrator(loaded)
        shown = more(narrator, loaded, seat, left_out(narrator, loaded, seat, narrator))
        rows = [block.buttons for block in shown.blocks if isinstance(block, Row)]
        return any((one.custom_id or "").endswith(f":{move}") for row in rows for one in row)

    async def _insist(
        self, guest: "MemberActor", action: Action, shown: "InteractionResult", ply: int
    ) -> "InteractionResult":
        """Leave beds empty, if the bot asks once more and no ply has followed that one."""
        loaded = await self.loaded()
        if action.kind != "rest" or loaded.ply > ply:
            return shown
        assert shown.response is not None
        leave = f"do:{write_move(action, loaded.state.table.players[action.seat])}"
        return await self._click(guest, shown.response.message, leave)

    async def _panel(self, loaded: LoadedGame) -> Any:
        return next(m for m in self.channel.history() if m.id == loaded.row.panel_id)

    async def _click(self, guest: "MemberActor", message: Any, ending: str) -> "InteractionResult":
        for custom_id in _ids(message):
            press = parse_custom_id(custom_id)
            if press and re.fullmatch(ending, _named(press)):
                return await guest.click(message, custom_id=custom_id)
        raise LookupError(f"no button {ending} among {_ids(message)}")

    async def _submit(
        self, guest: "MemberActor", opened_form: "InteractionResult", entered: dict[str, Any]
    ) -> "InteractionResult":
        """Submit a form; a group of radio buttons has one value, and a long list two halves."""
        shown: Any = opened_form.modal
        values: dict[str, Any] = dict(entered)
        for control in [label["component"] for label in shown["components"]]:
            name = control["custom_id"]
            if name.endswith(".2"):
                own = [option["value"] for option in control["options"]]
                whole = entered[name.removesuffix(".2")]
                values[name] = [value for value in whole if value in own]
                values[name.removesuffix(".2")] = [value for value in whole if value not in own]
            elif control["type"] == _RADIO and name in values:
                values[name] = next(iter(values[name]), None)
        return await self._send(guest, opened_form, values)

    async def _send(
        self, guest: "MemberActor", opened_form: "InteractionResult", values: dict[str, Any]
    ) -> "InteractionResult":
        return await guest.submit_modal(opened_form, values)

    def _enter(self, loaded: LoadedGame, offer: Offer, action: Action) -> dict[str, list[str]]:
        narrator = self.bot.parts[Languages].narrator(loaded)
        entered: dict[str, list[str]] = {}
        for blank in offer.blanks:
            wanted: Any = getattr(action, blank.name)
            values = list(wanted) if blank.many else _present(wanted)
            left = [
                value for value, _, _ in choices(narrator, loaded.state.table, blank, offer.verb)
            ]
            taken = [_take(left, str(value)) for value in values]
            if not is_fixed(blank):
                entered[blank.name] = taken
        return entered


def _question_of(loaded: LoadedGame, action: Action) -> Question | None:
    for question in loaded.state.table.questions:
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
            return "mine:rest"
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
        case "exert" | "rest" if not any(map(len, _named_villagers(action))):
            return action.kind, {"villagers" if action.kind == "exert" else "beds": NOBODY}
        case "describe" | "tell":
            return f"book {action.kind}", _options(action)
        case kind:
            return kind, _options(action)


def _named_villagers(action: Action) -> list[tuple[str, ...]]:
    return [getattr(action, n, ()) for n in ("villagers", "potions", "ciders", "beds")]


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
    presses = [parse_custom_id(custom_id) for custom_id in _ids(message)]
    return any(press and re.fullmatch(ending, _named(press)) for press in presses)


def _named(press: CustomId) -> str:
    return f"{press.action}:{press.detail}".rstrip(":")


def _move(loaded: LoadedGame, action: Action) -> str:
    """Return the end of the `custom_id` of a button that does the whole action."""
    if isinstance(action, Rest):
        for drinks, press in ((False, "proposed"), (True, "proposed:drinks")):
            if proposed_rest(loaded, action.seat, drinks=drinks) == action:
                return press
    return f"do:{write_move(action, loaded.state.table.players[action.seat])}"


async def tell(hands: Hands) -> str:
    """Return the words of a finished game."""
    loaded = await hands.loaded()
    narrator = hands.bot.parts[Languages].narrator(loaded)
    plies = await hands.bot.parts[Games].history.plies(hands.game_id)
    stories = {story.last: story for story in stories_of(plies) if story.is_over}
    lines: list[str] = []
    for text in ply_texts(narrator, plies):
        story = stories.get(text.ply.ply)
        if story is None:
            lines += text.lines
        else:
            texts = [story_head(narrator, story), *whole_story(narrator, story)]
            own = [ply for ply in plies if story.ply <= ply.ply <= story.last]
            texts += remark_lines(narrator, own)
            lines += ["", *texts, "", *end_lines(narrator, text.ply.facts)]
    lines += ["", *score_sheet(narrator, score(loaded.game, loaded.state.table), final=True)]
    return without_emoji("\n".join(lines))
