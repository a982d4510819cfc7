"""Describe house rules, each in a few words."""

from bot.i18n.words import Words
from rules.house_rules import HOUSE_RULES, HouseRules


def phrase(words: Words, name: str, figure: int) -> str:
    """Return a rule with its figure in words."""
    return words(f"house-rule-{name}", figure=figure)


def phrases(words: Words, house_rules: HouseRules) -> list[str]:
    """Return the words of each rule that a table has changed, in the order of all rules."""
    figures = dict(house_rules.chosen)
    return [phrase(words, name, figures[name]) for name in HOUSE_RULES if name in figures]


def house_line(words: Words, house_rules: HouseRules) -> str:
    """Return a line with all rules that a table has changed; empty if there are none."""
    told = words("list-dot").join(phrases(words, house_rules))
    return words("house-rules-told", rules=told) if told else ""


def every_choice(words: Words) -> str:
    """List each rule with each of its figures, one line per rule."""
    every = [(name, figure) for name, rule in HOUSE_RULES.items() for figure in rule.figures]
    return "\n".join([f"- {phrase(words, name, figure)}" for name, figure in every])
