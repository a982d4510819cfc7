"""Write notices and table events in the reader's language."""

from typing import assert_never

from bot.i18n.words import Words
from bot.model.notices import (
    BrokenCondition,
    Channel,
    Figure,
    Figures,
    Moment,
    Name,
    Names,
    OrderFigure,
    Standings,
)
from bot.text.moments import moment
from bot.text.narrator import name_in
from bot.text.orders import condition_text, order_text
from bot.text.refusals import refusal_text
from rules.errors import Refusal


def notice_text(words: Words, key: str, figures: Figures) -> str:
    """Return a sentence with its figures."""
    return words(key, **{name: figure_text(words, figure) for name, figure in figures.items()})


def figure_text(words: Words, figure: Figure) -> str | int:
    """Return the text of a figure; plain text and numbers are left as they are."""
    match figure:
        # Also what the first release stored: a finished text is shown as it is.
        case str() | int():
            return figure
        case Name():
            return name_in(words, figure.text)
        case Names():
            return words.join_and([name_in(words, one.text) for one in figure.people])
        case Moment():
            return moment(figure.at)
        case Channel():
            return f"<#{figure.id}>"
        case Standings():
            return " \u00b7 ".join(
                [f"{name_in(words, one.text)} {points}" for one, points in figure.places]
            )
        case OrderFigure() | BrokenCondition() | Refusal():
            return _order_text(words, figure)
        case _:
            assert_never(figure)


def _order_text(words: Words, figure: OrderFigure | BrokenCondition | Refusal) -> str:
    match figure:
        case OrderFigure():
            return order_text(words, figure.order, figure.depends)
        case BrokenCondition():
            return condition_text(words, figure.condition)
        case Refusal():
            return refusal_text(words, figure)
        case _:
            assert_never(figure)
