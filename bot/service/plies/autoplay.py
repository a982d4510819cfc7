"""Choose safe actions for a seat that does not answer: rest, harvest, labor and pass."""

from typing import assert_never, cast

from rules import PlyResult, apply, encounter, hand_on, offers
from rules import actions as a
from rules.actions import Action
from rules.dice import Dice
from rules.editions import Game
from rules.offers import Blank, Offer
from rules.questions import Question, ReadParagraph, TellReward
from rules.table import GameState
from rules.words import BuildingId, Seat, VillagerId


def plain_action(game: Game, state: GameState, seat: Seat) -> Action:
    """Return a legal answer to a seat's question that never pays, offers or exerts."""
    question = next(asked for asked in state.table.questions if asked.seat == seat)
    forms = {offer.verb: offer for offer in offers(game, state, seat) if not offer.refusal}
    return _answer(game, state, question, forms)


def play_plainly(
    game: Game, state: GameState, question: Question, action: Action, dice: Dice
) -> tuple[Action | None, PlyResult]:
    """Play an action for an absent player; a printed book is handed on instead.

    Returns the action, if one was played, and the result of the ply.
    """
    if isinstance(question, ReadParagraph | TellReward):
        # No one at this seat can read the book; the next player does, or finally the explorer.
        return None, hand_on(game, state, question)
    return action, apply(game, state, action, dice)


def passing_action(game: Game, state: GameState, seat: Seat) -> Action:
    """Return a pass, or a safe answer to what is asked before it."""
    action = plain_action(game, state, seat)
    return a.Pass(seat) if isinstance(action, a.Harvest | a.Labor) else action


def _answer(game: Game, state: GameState, question: Question, forms: dict[str, Offer]) -> Action:
    seat = question.seat
    match question.kind:
        case "take_turn":
            return _turn(seat, forms)
        case "choose_option":
            return a.Choose(seat, _free_option(game, state, forms["choose"]))
        case "spend_effort":
            return a.Exert(seat)
        case "take_reward":
            return a.Pick(seat, question.picks[0])
        case "rest_villagers":
            beds = next((blank for blank in forms["rest"].blanks if blank.name == "beds"), None)
            return a.Rest(seat, beds=_first(beds) if beds else ())
        case "answer_offer" | "sell_item":
            return a.Refuse(seat)
        case "read_paragraph":
            return a.Describe(seat, first=(0,))
        case "tell_reward":
            return a.Tell(seat)
        case "answer_tale":
            raise AssertionError(question)  # a night has no seat to play for
        case _:
            assert_never(question)


def _turn(seat: Seat, forms: dict[str, Offer]) -> Action:
    if "harvest" in forms:
        villagers, goods, *_ = forms["harvest"].blanks
        buildings = cast("tuple[BuildingId, ...]", goods.values[: goods.most])
        return a.Harvest(seat, _first(villagers), buildings)
    if "labor" in forms:
        return a.Labor(seat, _first(forms["labor"].blanks[0]))
    return a.Pass(seat)


def _free_option(game: Game, state: GameState, choose: Offer) -> int:
    """Return the first option that requires no item, or else the first one."""
    options = encounter.options(game, state.table)
    open_to = cast("tuple[int, ...]", choose.blanks[0].values)
    return next((index for index in open_to if not options[index].offer), open_to[0])


def _first(blank: Blank) -> tuple[VillagerId, ...]:
    """Return as many villagers as the blank allows."""
    return cast("tuple[VillagerId, ...]", blank.values[: blank.most])
