"""Describe the rewards of a paragraph, for the player who reads it to another."""

from bot.text.narrator import Narrator
from rules.book import Outcome, Paragraph
from rules.words import Special


def hidden_rewards(narrator: Narrator, paragraph: Paragraph) -> str:
    """List every reward of a paragraph; only the player to the left may see it."""
    words = narrator.words
    lines = [words("sealed-title")]
    for index, option in enumerate(paragraph.options):
        label = narrator.stories.label(paragraph.number, index, words.language)
        for tier in option.tiers:
            won = outcome(narrator, tier.outcome)
            lines.append(words("sealed-tier", label=label, explore=tier.explore, outcome=won))
        if option.failure != Outcome():
            lost = outcome(narrator, option.failure)
            lines.append(words("sealed-failure", label=label, outcome=lost))
    return "\n".join(lines)


def special_joins(narrator: Narrator, special: Special) -> str:
    """Return the sentence that a special villager joins, under their name in the edition."""
    kind = special.value.replace("_", "-")
    named = "grolo" if kind == "glogo" and "grolo" in narrator.edition.specials else kind
    return narrator.words(f"outcome-special-{named}")


def outcome(narrator: Narrator, won: Outcome) -> str:
    """Describe what an outcome brings, in a few words."""
    words = narrator.words
    parts = [
        words(f"outcome-{name.replace('_', '-')}", count=count)
        for name in ("coins", "pay", "caves", "building", "injured")
        if (count := int(getattr(won, name)))
    ]
    if won.gain:
        parts.append(narrator.items(won.gain))
    if won.choice:
        listed = words.join_or([words("items", item=i, count=1) for i in won.choice])
        parts.append(words("outcome-choice", items=listed))
    if won.reputation:
        sign = "+" if won.reputation > 0 else "\u2212"
        parts.append(words("detail-reputation", steps=abs(won.reputation), sign=sign))
    if won.cheapest_villager:
        parts.append(words("outcome-cheapest"))
    if won.special:
        parts.append(special_joins(narrator, won.special))
    if won.lose_offer:
        parts.append(words("outcome-lose-offer"))
    if won.leads_to is not None:
        parts.append(words("outcome-leads-to", number=won.leads_to))
    return words("list-comma").join(parts) or "\u2013"
