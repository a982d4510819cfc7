"""Build the buttons of open questions, from offers.

Blue is what a player is asked for: the possible answers, or the only sensible one. Grey is what
may be ignored. What is impossible now has no button: **More** says why.
"""

from collections.abc import Sequence

from bot.model.custom_id import CustomId
from bot.model.loaded_game import LoadedGame
from bot.model.names import ISOLATES, one_line
from bot.model.presses import Press
from bot.text.condense import shorten
from bot.text.narrator import Narrator
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from bot.ui.moves import write_move
from bot.ui.quick import quick_exert
from rules import is_idle
from rules.actions import Reroll
from rules.offers import Offer
from rules.questions import ChooseOption, Question, TakeTurn
from rules.words import ActionKind, Seat, VillagerId

ACTIONS_OF_A_TURN = ("explore", "build", "harvest", "train", "labor")
_MINOR = ("refuse",)
"""Replies whose buttons are not highlighted."""
_MOST_BUTTONS = 5
_MOST_DICE = 4
"""Dice to roll again that have buttons of their own; a larger party's are in a form."""
_LONGEST_NAME = 14


def turn_buttons(narrator: Narrator, loaded: LoadedGame, question: TakeTurn) -> list[Button]:
    """Return those of the five actions that can be taken, and the pass if little else is left."""
    found = loaded.offers(question.seat)
    legal = {offer.verb for offer in found if not offer.refusal}
    made = [
        _verb_button(narrator, loaded, question, verb, is_asked=True)
        for verb in ACTIONS_OF_A_TURN
        if verb in legal
    ]
    if has_more_to_do(found):
        return made
    return [*made, pass_button(narrator, loaded, question, is_asked=is_idle(found))]


def has_more_to_do(found: Sequence[Offer]) -> bool:
    """Return whether a turn has more actions left than labor: then hardly anybody passes."""
    legal = {offer.verb for offer in found if not offer.refusal}
    return any(verb in legal for verb in ACTIONS_OF_A_TURN if verb != "labor")


def pass_button(
    narrator: Narrator, loaded: LoadedGame, question: TakeTurn, *, is_asked: bool = False
) -> Button:
    """Return the button that passes: on the panel, or behind More while there is more to do."""
    return _verb_button(narrator, loaded, question, "pass", is_asked=is_asked)


def question_buttons(narrator: Narrator, loaded: LoadedGame, question: Question) -> list[Button]:
    """Return the buttons that answer a question; a paragraph's choices have their own labels."""
    if isinstance(question, TakeTurn):
        return turn_buttons(narrator, loaded, question)
    return [
        made
        for offer in loaded.offers(question.seat)
        if offer.verb != "advance" and not offer.refusal
        for made in _answers(narrator, loaded, question, offer)
    ]


def withdraw_button(narrator: Narrator, loaded: LoadedGame, question: Question) -> list[Button]:
    """Return the button that withdraws an open offer, and names its buyer."""
    buyer = getattr(question, "buyer", None)
    if buyer is None:
        return []
    label = narrator.words("verb-withdraw", name=short_name(narrator, buyer))
    return [button(label, _press(loaded, question, "withdraw"))]


def short_name(narrator: Narrator, seat: Seat) -> str:
    """Name a player on a button; one with a username or a number ends with it."""
    name, half = narrator.plain[seat].strip(ISOLATES), _LONGEST_NAME // 2
    if len(name) <= _LONGEST_NAME:
        return narrator.plain[seat]
    if name.endswith(")"):
        return one_line(f"{name[: half - 1]}\u2026{name[-half:]}")
    return one_line(shorten(name, _LONGEST_NAME))


def pick_name(narrator: Narrator, pick: str) -> str:
    """Return the name of a reward to pick: an item, a building or a villager."""
    for key in (f"building-{pick}", f"villager-{pick}"):
        if narrator.words.has(key):
            return narrator.words(key)
    return narrator.words("item-name", item=pick)


def _verb_button(
    narrator: Narrator, loaded: LoadedGame, question: Question, verb: ActionKind, *, is_asked: bool
) -> Button:
    style = ButtonStyle.PRIMARY if is_asked else ButtonStyle.SECONDARY
    return button(narrator.words(f"verb-{verb}"), _press(loaded, question, verb), style)


def _answers(
    narrator: Narrator, loaded: LoadedGame, question: Question, offer: Offer
) -> list[Button]:
    if isinstance(question, ChooseOption):
        return []
    if offer.verb == "pick" and len(offer.blanks[0].values) <= _MOST_BUTTONS:
        return [
            button(
                pick_name(narrator, str(pick)),
                _press(loaded, question, f"pick-{pick}"),
                ButtonStyle.PRIMARY,
                emoji=narrator.emoji.button(str(pick)),
            )
            for pick in offer.blanks[0].values
        ]
    if offer.verb == "exert":
        return _effort(narrator, loaded, question, offer)
    if offer.verb == "reroll" and (made := _rerolls(narrator, loaded, question, offer)):
        return made
    label = narrator.words(f"verb-{offer.verb.replace('_', '-')}")
    style = ButtonStyle.SECONDARY if offer.verb in _MINOR else ButtonStyle.PRIMARY
    return [button(label, _press(loaded, question, offer.verb), style)]


def _rerolls(
    narrator: Narrator, loaded: LoadedGame, question: Question, offer: Offer
) -> list[Button]:
    """Return a button for each die that can be rolled again; none if the form has to list them."""
    player, seat = loaded.state.table.players[question.seat], question.seat
    rolled = [VillagerId(str(value)) for value in offer.blanks[0].values]
    moves = [write_move(Reroll(seat, villager), player) for villager in rolled]
    if len(rolled) > _MOST_DICE or not all(moves):
        return []
    return [
        button(
            narrator.words("quick-reroll", villager=narrator.short_villagers((villager,))),
            _press(loaded, question, move),
            ButtonStyle.PRIMARY,
        )
        for villager, move in zip(rolled, moves, strict=True)
    ]


def _effort(
    narrator: Narrator, loaded: LoadedGame, question: Question, offer: Offer
) -> list[Button]:
    """Return the buttons to exert as proposed or to stop; a form if others can exert."""
    words = narrator.words
    quick = quick_exert(narrator, loaded, question)
    stop = button(
        words("verb-stop"),
        _press(loaded, question, "exert-nobody"),
        ButtonStyle.SECONDARY if quick else ButtonStyle.PRIMARY,
    )
    others = [button(words("verb-exert"), _press(loaded, question, "exert"))]
    has_choice = len(offer.blanks[0].values) > 1
    return [*quick, stop, *(others if quick and has_choice else [])]


def _press(loaded: LoadedGame, question: Question, detail: str) -> CustomId:
    return CustomId(loaded.row.id, question.number, Press.ACT, detail)
