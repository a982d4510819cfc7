"""Find the open question that an action answers."""

from typing import assert_never

from rules.actions import (
    Accept,
    Action,
    Build,
    Choose,
    Describe,
    Exert,
    Explore,
    Harvest,
    Labor,
    OfferToBuy,
    Pass,
    Pick,
    PutUpForSale,
    RefreshRow,
    Refuse,
    Reroll,
    Rest,
    TakeBack,
    Tell,
    Train,
    Withdraw,
)
from rules.questions import (
    AnswerOffer,
    ChooseOption,
    Question,
    ReadParagraph,
    RestVillagers,
    SellItem,
    SpendEffort,
    TakeReward,
    TakeTurn,
    TellReward,
)
from rules.table import Table

_ON_A_TURN = (
    Explore,
    Build,
    Harvest,
    Train,
    Labor,
    Pass,
    PutUpForSale,
    TakeBack,
    RefreshRow,
    OfferToBuy,
)


def question_for(table: Table, action: Action) -> Question | None:
    """Return the open question that the action answers; None if there is none, or it needs none."""
    for question in table.questions:
        if isinstance(action, Withdraw):
            if isinstance(question, AnswerOffer) and question.buyer == action.seat:
                return question
        elif question.seat == action.seat and _answers(action, question):
            return question
    return None


def _answers(action: Action, question: Question) -> bool:
    match question:
        case TakeTurn():
            return isinstance(action, _ON_A_TURN)
        case AnswerOffer():
            return isinstance(action, (Accept, Refuse))
        case ChooseOption():
            return isinstance(action, Choose)
        case SpendEffort():
            return isinstance(action, (Reroll, Exert))
        case TakeReward():
            return isinstance(action, Pick)
        case RestVillagers():
            return isinstance(action, Rest)
        case ReadParagraph():
            return isinstance(action, Describe)
        case TellReward():
            return isinstance(action, Tell)
        case SellItem():
            return isinstance(action, (Accept, Refuse))
        case _:
            assert_never(question)
