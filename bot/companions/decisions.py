"""Decide what a seat does, using what a person there may see."""

from random import Random

from bot.companions import expeditions, rest, trade, turns
from bot.companions.lookahead import look_ahead
from bot.companions.people import Person, Strength
from bot.companions.thoughts import Thought
from bot.companions.valuation import View, look
from bot.companions.visible import Choice
from bot.companions.weights import taste_of
from rules import questions as q
from rules.editions import Edition
from rules.questions import Question
from rules.table import Table
from rules.words import Seat


def decide(
    edition: Edition,
    table: Table,
    seat: Seat,
    visible: tuple[Choice, ...],
    strength: Strength,
    person: Person | None,
    seed: bytes,
) -> Thought:
    """Return a legal answer to what a seat is asked, and why.

    `visible` are the choices of the open paragraph, if the seat explores: `visible.choices_of`.
    `person` may love some moves; without a person only the value counts. The same `seed` gives the
    same answer, in any process; it has nothing to do with the game's dice. No companion can answer
    for a printed book, which somebody must read.
    """
    view = look(edition, table, seat, taste_of(strength, person))
    question = next(asked for asked in table.questions if asked.seat == seat)
    whims = Random(seed)  # noqa: S311 - no dice of the game
    if strength is Strength.OLD_HAND:
        return _think(view, question, visible, whims)
    return _answer(view, question, visible, whims)


def _think(view: View, question: Question, choices: tuple[Choice, ...], whims: Random) -> Thought:
    """Look ahead, except for free actions: goods placed, rows refreshed, trade."""
    if isinstance(question, q.TakeTurn | q.RestVillagers):
        free = rest.advance(view)
        if isinstance(question, q.TakeTurn):
            free = free or trade.free_action(view, whims)
        if free:
            return Thought(free)
    return look_ahead(view, question, choices, whims)


def _answer(view: View, question: Question, choices: tuple[Choice, ...], whims: Random) -> Thought:
    match question:
        case q.TakeTurn():
            free = rest.advance(view) or trade.free_action(view, whims)
            return Thought(free) if free else turns.take_action(view, whims)
        case q.RestVillagers():
            return Thought(rest.advance(view) or rest.rest(view))
        case q.ChooseOption():
            return Thought(expeditions.choose(view, choices, whims))
        case q.SpendEffort():
            return Thought(expeditions.spend_effort(view, choices))
        case q.TakeReward():
            return Thought(expeditions.pick(view, question))
        case q.AnswerOffer() | q.SellItem():
            return Thought(trade.answer(view, question.item, question.coins))
        case q.ReadParagraph() | q.TellReward() | q.AnswerTale():
            raise AssertionError(question)
