"""Find the open question that an action answers."""

from typing import assert_never

from rules import actions as a
from rules import questions as q
from rules.actions import Action
from rules.questions import Question
from rules.table import Table

_ON_A_TURN = (
    a.Explore,
    a.Build,
    a.Harvest,
    a.Train,
    a.Labor,
    a.Pass,
    a.PutUpForSale,
    a.TakeBack,
    a.RefreshRow,
    a.OfferToBuy,
)


def question_for(table: Table, action: Action) -> Question | None:
    """Return the open question that the action answers; None if there is none, or it needs none."""
    for question in table.questions:
        if isinstance(action, a.Withdraw):
            if isinstance(question, q.AnswerOffer) and question.buyer == action.seat:
                return question
        elif question.seat == action.seat and _answers(action, question):
            return question
    return None


def _answers(action: Action, question: Question) -> bool:  # noqa: C901 - one match
    match question:
        case q.TakeTurn():
            return isinstance(action, _ON_A_TURN)
        case q.AnswerOffer():
            return isinstance(action, (a.Accept, a.Refuse))
        case q.ChooseOption():
            return isinstance(action, a.Choose)
        case q.SpendEffort():
            return isinstance(action, (a.Reroll, a.Exert))
        case q.TakeReward():
            return isinstance(action, a.Pick)
        case q.RestVillagers():
            return isinstance(action, a.Rest)
        case q.ReadParagraph():
            return isinstance(action, a.Describe)
        case q.TellReward():
            return isinstance(action, a.Tell)
        case q.SellItem():
            return isinstance(action, (a.Accept, a.Refuse))
        case q.AnswerTale():
            return False
        case _:
            assert_never(question)
