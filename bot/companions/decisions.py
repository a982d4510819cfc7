"""Decide what a seat does, by what a person there may see."""

from random import Random

from bot.companions import below, rest, trade, turns
from bot.companions.sight import Choice
from bot.companions.taste import SENSIBLE
from bot.companions.worth import look
from rules.actions import Action
from rules.editions import Edition
from rules.questions import (
    AnswerOffer,
    ChooseOption,
    ReadParagraph,
    RestVillagers,
    SellItem,
    SpendEffort,
    TakeReward,
    TakeTurn,
    TellReward,
)
from rules.table import Table
from rules.words import Seat


def decide(
    edition: Edition, table: Table, seat: Seat, choices: tuple[Choice, ...], whims: Random
) -> Action:
    """Return a legal and sensible answer to what a seat is asked.

    `choices` are those of the open paragraph, where the seat explores. `whims` are the player's
    own; the game's dice are none of their business. Whoever holds a printed book must read in it:
    this cannot answer for them.
    """
    question = next(asked for asked in table.questions if asked.seat == seat)
    view = look(edition, table, seat, SENSIBLE)
    match question:
        case TakeTurn():
            free = rest.advance(view) or trade.free_action(view, whims)
            return free or turns.take_action(view)
        case RestVillagers():
            return rest.advance(view) or rest.rest(view)
        case ChooseOption():
            return below.choose(view, choices, whims)
        case SpendEffort():
            return below.spend_effort(view, choices)
        case TakeReward():
            return below.pick(view, question)
        case AnswerOffer() | SellItem():
            return trade.answer(view, question.item, question.coins)
        case ReadParagraph() | TellReward():
            raise AssertionError(question)
