"""Show the house rules of a lobby: a button that lists them, and one for each that can be set."""

from itertools import chain, groupby
from operator import itemgetter

from bot.i18n.words import Words
from bot.model.custom_id import CustomId
from bot.model.games import GameRow
from bot.model.presses import Press
from bot.text.house_rules import house_line, phrase
from bot.ui.layout import button, layout
from bot.ui.message import Button, Message
from bot.ui.rows import packed
from rules.editions import EDITIONS
from rules.house_rules import choices


def house_rules_button(words: Words, row: GameRow) -> Button:
    """Return the button of a lobby that lists its house rules."""
    return button(words("house-rules"), CustomId(row.id, 0, Press.HOUSE))


def house_rules(words: Words, row: GameRow) -> Message:
    """Show what can be chosen, a button each; pressing a ticked one removes its choice."""
    chosen = house_line(words, row.house_rules) or words("house-rules-none")
    by_rule = groupby(choices(EDITIONS[row.edition]), itemgetter(0))
    lines = [packed([_button(words, row, *one) for one in offered]) for _, offered in by_rule]
    return layout([words("house-rules-about"), chosen], chain.from_iterable(lines))


def _button(words: Words, row: GameRow, name: str, figure: int) -> Button:
    label, detail = phrase(words, name, figure), f"{name}-{figure}"
    label = label[0].upper() + label[1:]
    if (name, figure) in row.house_rules.chosen:
        label, detail = words("house-rules-ticked", rule=label), name
    return button(label, CustomId(row.id, 0, Press.HOUSE, detail))
