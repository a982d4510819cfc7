"""Build the buttons of open questions, from offers.

Blue is what a player is asked for: the possible answers, or the only sensible one. Grey is what
may be ignored, and what is impossible now.
"""

from bot.model.custom_id import CustomId
from bot.model.names import ISOLATES, one_line
from bot.model.open_game import OpenGame
from bot.model.presses import Press
from bot.text.condense import shorten
from bot.text.narrator import Narrator
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from bot.ui.quick import quick_exert
from rules import is_idle
from rules.offers import Offer
from rules.questions import ChooseOption, Question, TakeTurn
from rules.words import ActionKind, Seat

_ACTIONS = ("explore", "build", "harvest", "train", "labor")
_MINOR = ("refuse",)
"""Replies whose buttons are not highlighted."""
_MOST_BUTTONS = 5
_LONGEST_NAME = 14


def turn_buttons(narrator: Narrator, opened: OpenGame, question: TakeTurn) -> list[Button]:
    """Return the five actions and the pass; what is impossible stays enabled, to explain why."""
    found = opened.offers(question.seat)
    by_verb = {offer.verb: offer for offer in found}
    made = [
        _verb_button(narrator, opened, question, verb, is_asked=not by_verb[verb].refusal)
        for verb in _ACTIONS
    ]
    passing = _verb_button(narrator, opened, question, "pass", is_asked=is_idle(found))
    return [*made, passing]


def question_buttons(narrator: Narrator, opened: OpenGame, question: Question) -> list[Button]:
    """Return the buttons that answer a question; a paragraph's choices have their own labels."""
    if isinstance(question, TakeTurn):
        return turn_buttons(narrator, opened, question)
    return [
        made
        for offer in opened.offers(question.seat)
        if offer.verb != "advance" and not offer.refusal
        for made in _answers(narrator, opened, question, offer)
    ]


def withdraw_button(narrator: Narrator, opened: OpenGame, question: Question) -> list[Button]:
    """Return the button that withdraws an open offer, and names its buyer."""
    buyer = getattr(question, "buyer", None)
    if buyer is None:
        return []
    label = narrator.words("verb-withdraw", name=short_name(narrator, buyer))
    return [button(label, _press(opened, question, "withdraw"))]


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
    narrator: Narrator, opened: OpenGame, question: Question, verb: ActionKind, *, is_asked: bool
) -> Button:
    style = ButtonStyle.PRIMARY if is_asked else ButtonStyle.SECONDARY
    return button(narrator.words(f"verb-{verb}"), _press(opened, question, verb), style)


def _answers(
    narrator: Narrator, opened: OpenGame, question: Question, offer: Offer
) -> list[Button]:
    if isinstance(question, ChooseOption):
        return []
    if offer.verb == "pick" and len(offer.blanks[0].values) <= _MOST_BUTTONS:
        return [
            button(
                pick_name(narrator, str(pick)),
                _press(opened, question, f"pick-{pick}"),
                ButtonStyle.PRIMARY,
                emoji=narrator.emoji.button(str(pick)),
            )
            for pick in offer.blanks[0].values
        ]
    if offer.verb == "exert":
        return _effort(narrator, opened, question, offer)
    label = narrator.words(f"verb-{offer.verb.replace('_', '-')}")
    style = ButtonStyle.SECONDARY if offer.verb in _MINOR else ButtonStyle.PRIMARY
    return [button(label, _press(opened, question, offer.verb), style)]


def _effort(narrator: Narrator, opened: OpenGame, question: Question, offer: Offer) -> list[Button]:
    """Return the buttons to exert as proposed or to stop; a form if others can exert."""
    words = narrator.words
    quick = quick_exert(narrator, opened, question)
    stop = button(
        words("verb-stop"),
        _press(opened, question, "exert-nobody"),
        ButtonStyle.SECONDARY if quick else ButtonStyle.PRIMARY,
    )
    others = [button(words("verb-exert"), _press(opened, question, "exert"))]
    has_choice = len(offer.blanks[0].values) > 1
    return [*quick, stop, *(others if quick and has_choice else [])]


def _press(opened: OpenGame, question: Question, detail: str) -> CustomId:
    return CustomId(opened.row.id, question.number, Press.ACT, detail)
