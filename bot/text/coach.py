"""Coach a beginner: a hint at what to do now, and praise for what they did."""

from bot.model.loaded_game import LoadedGame
from bot.text.narrator import Narrator
from rules.table import ITEMS
from rules.words import ActionKind, Seat

LESSONS = ("explore", "build", "train", "harvest", "labor")
"""The actions to try in a first round, in this order, as far as they are possible."""

_PRAISED = ("explore", "build", "train", "harvest", "labor", "pass", "choose", "rest", "exert")


def hint(narrator: Narrator, loaded: LoadedGame, seat: Seat, learnt: frozenset[ActionKind]) -> str:
    """Return a hint for a seat: in its turn, an action that it has not taken yet."""
    words, questions = narrator.words, loaded.state.table.questions
    mine = [question for question in questions if question.seat == seat]
    if not mine:
        return words("guide-wait", name=narrator.name(questions[0].seat))
    kind = mine[0].kind.replace("_", "-")
    if kind != "take-turn":
        return words(f"guide-{kind}") if words.has(f"guide-{kind}") else ""
    open_now = [o.verb for o in loaded.offers(seat) if not o.refusal]
    fresh = [verb for verb in LESSONS if verb in open_now and verb not in learnt]
    known = [verb for verb in LESSONS if verb in open_now]
    verb = next(iter([*fresh, *known]), "pass")
    held = [item for item in ITEMS if item in loaded.state.table.players[seat].items]
    text = words(f"guide-to-{verb}")
    return f"{text}\n{words('guide-goods')}" if held and "advance" in open_now else text


def praise(narrator: Narrator, kind: ActionKind) -> str:
    """Return praise for an action."""
    return narrator.words(f"guide-done-{kind}" if kind in _PRAISED else "guide-done")
