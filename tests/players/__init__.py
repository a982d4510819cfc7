"""Play without people, sensibly."""

from random import Random

from rules import check
from rules.actions import Action
from rules.editions import Game
from rules.questions import (
    AnswerOffer,
    ChooseOption,
    RestVillagers,
    SpendEffort,
    TakeReward,
    TakeTurn,
)
from rules.table import GameState
from rules.words import Seat
from tests.players import below, rest, trade, turns
from tests.players.taste import SENSIBLE, Taste
from tests.players.worth import look


def sensible(
    game: Game, state: GameState, seat: Seat, rng: Random, taste: Taste = SENSIBLE
) -> Action:
    """Answer what the seat is asked in a game whose book is on file.

    The state is looked at for its table alone: a player does not know what lies in the decks.
    """
    table = state.table
    question = next(q for q in table.questions if q.seat == seat)
    view = look(game.edition, table, seat, taste)
    match question:
        case TakeTurn():
            action = rest.advance(view) or trade.free_action(view, rng) or turns.take_action(view)
        case RestVillagers():
            action = rest.advance(view) or rest.rest(view)
        case ChooseOption():
            action = below.choose(game, view, rng)
        case SpendEffort():
            action = below.spend_effort(game, view)
        case TakeReward():
            action = below.pick(view, question)
        case AnswerOffer():
            action = trade.answer(view, question)
        case _:
            raise AssertionError(question)
    assert check(game, state, action) is None, (action, check(game, state, action))
    return action
