"""Build the buttons of open questions, from offers."""

from bot.model.custom_id import CustomId
from bot.text.narrator import Narrator
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from rules.offers import Offer
from rules.questions import AnswerOffer, ChooseOption, Question, SpendEffort, TakeTurn

_LARGE = ("explore", "build", "harvest", "train")
"""The first row, two lines on a phone; labor shares the next one with the minor actions."""
_MAIN = (*_LARGE, "labor")
_MINOR = ("refuse", "withdraw")
"""Replies whose buttons are not highlighted."""
_MOST_BUTTONS = 5
_ICONS = {
    "explore": "lantern",
    "build": "hammer",
    "harvest": "fruit",
    "train": "quill",
    "labor": "coin",
}


def turn_rows(
    narrator: Narrator, game_id: int, question: TakeTurn, offers: tuple[Offer, ...]
) -> list[list[Button]]:
    """Return the rows of a turn: the main actions, then labor, passing and the free actions.

    A main action that is impossible stays enabled, to explain why; a free one is left out.
    """
    by_verb = {offer.verb: offer for offer in offers}
    large = [_verb_button(narrator, game_id, question, by_verb[verb]) for verb in _LARGE]
    small = [
        _verb_button(narrator, game_id, question, offer)
        for verb, offer in by_verb.items()
        if verb not in (*_LARGE, "advance") and (verb in _MAIN or not offer.refusal)
    ]
    return [large, small]


def question_rows(
    narrator: Narrator, game_id: int, question: Question, offers: tuple[Offer, ...]
) -> list[list[Button]]:
    """Return the buttons that answer a question."""
    if isinstance(question, TakeTurn):
        return turn_rows(narrator, game_id, question, offers)
    row = [
        made
        for offer in offers
        if offer.verb != "advance" and not offer.refusal
        for made in _answer_buttons(narrator, game_id, question, offer)
    ]
    if isinstance(question, AnswerOffer):
        row.append(button(narrator.words("verb-withdraw"), _press(game_id, question, "withdraw")))
    return [row]


def _verb_button(narrator: Narrator, game_id: int, question: Question, offer: Offer) -> Button:
    style = ButtonStyle.SECONDARY
    if not offer.refusal and offer.verb in _MAIN:
        style = ButtonStyle.PRIMARY
    label = narrator.words(f"verb-{offer.verb.replace('_', '-')}")
    press = CustomId(game_id, question.number, "do", offer.verb)
    return button(label, press, style, emoji=narrator.emoji.button(_ICONS.get(offer.verb)))


def _answer_buttons(
    narrator: Narrator, game_id: int, question: Question, offer: Offer
) -> list[Button]:
    if offer.verb == "pick" and len(offer.blanks[0].values) <= _MOST_BUTTONS:
        return [
            button(
                pick_name(narrator, str(pick)),
                _press(game_id, question, f"pick-{pick}"),
                ButtonStyle.PRIMARY,
                emoji=narrator.emoji.button(str(pick)),
            )
            for pick in offer.blanks[0].values
        ]
    if isinstance(question, ChooseOption):
        return []
    label = narrator.words(f"verb-{offer.verb.replace('_', '-')}")
    style = ButtonStyle.SECONDARY if offer.verb in _MINOR else ButtonStyle.PRIMARY
    made = [button(label, _press(game_id, question, offer.verb), style)]
    if isinstance(question, SpendEffort) and offer.verb == "exert":
        stop = ButtonStyle.SECONDARY
        if not offer.blanks[0].most:
            made, stop = [], ButtonStyle.PRIMARY
        press = _press(game_id, question, "exert-nobody")
        made.append(button(narrator.words("verb-stop"), press, stop))
    return made


def pick_name(narrator: Narrator, pick: str) -> str:
    """Return the name of a reward to pick: an item, a building or a villager."""
    for key in (f"building-{pick}", f"villager-{pick}"):
        if narrator.words.has(key):
            return narrator.words(key)
    return narrator.words("item-name", item=pick)


def _press(game_id: int, question: Question, detail: str) -> CustomId:
    return CustomId(game_id, question.number, "do", detail)
