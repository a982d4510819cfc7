"""Describe what a paragraph brings, for the one human who reads it to another."""

from bot.render.voice import Voice
from rules.book import Outcome, Paragraph
from rules.words import Special


def sealed(voice: Voice, paragraph: Paragraph) -> str:
    """List every reward of a paragraph: only for the player to the left."""
    words = voice.words
    lines = [words("sealed-title")]
    for index, option in enumerate(paragraph.options):
        label = voice.stories.label(paragraph.number, index, words.language)
        for tier in option.tiers:
            won = outcome(voice, tier.outcome)
            lines.append(words("sealed-tier", label=label, explore=tier.explore, outcome=won))
        if option.failure != Outcome():
            lost = outcome(voice, option.failure)
            lines.append(words("sealed-failure", label=label, outcome=lost))
    return "\n".join(lines)


def special_joins(voice: Voice, special: Special) -> str:
    """Say that a special villager joins, under the name that the edition gives him."""
    kind = special.value.replace("_", "-")
    named = "grolo" if kind == "glogo" and "grolo" in voice.edition.specials else kind
    return voice.words(f"outcome-special-{named}")


def outcome(voice: Voice, won: Outcome) -> str:
    """Say what an outcome brings, in a few words."""
    words = voice.words
    parts = [
        words(f"outcome-{name.replace('_', '-')}", count=count)
        for name in ("coins", "pay", "caves", "building", "injured")
        if (count := int(getattr(won, name)))
    ]
    if won.gain:
        parts.append(voice.items(won.gain))
    if won.choice:
        listed = words("list-or").join([words("items", item=i, count=1) for i in won.choice])
        parts.append(words("outcome-choice", items=listed))
    if won.reputation:
        sign = "+" if won.reputation > 0 else "\u2212"
        parts.append(words("detail-reputation", steps=abs(won.reputation), sign=sign))
    if won.cheapest_villager:
        parts.append(words("outcome-cheapest"))
    if won.special:
        parts.append(special_joins(voice, won.special))
    if won.lose_offer:
        parts.append(words("outcome-lose-offer"))
    if won.leads_to is not None:
        parts.append(words("outcome-leads-to", number=won.leads_to))
    return words("list-comma").join(parts) or "\u2013"
