"""Find rewards that no word of their text names."""

import re
from collections.abc import Iterator

from encounters.lexicon import CHOICES, COIN_PHRASES, COINS, GOODS
from encounters.pages import Page
from rules.book import Outcome

_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")


def unnamed(pages: tuple[Page, ...]) -> Iterator[str]:
    """List rewards that the text does not name, such as `041 A 5: rope`."""
    for page in pages:
        for letter, option, story in zip("ABC", page.options, page.story.options, strict=False):
            for tier, text in zip(option.tiers, story.success, strict=True):
                for won in _silent(tier.outcome, f"{story.label}. {text}"):
                    yield f"{page.number:03} {letter} {tier.explore or '-'}: {won}"


def _silent(outcome: Outcome, text: str) -> Iterator[str]:
    words = _words(text)
    if outcome.coins and not words & COINS and not any(p in text.lower() for p in COIN_PHRASES):
        yield "coin" if outcome.coins == 1 else f"{outcome.coins} coins"
    for item in dict.fromkeys(outcome.gain):
        if not words & GOODS[item]:
            yield item.value
    if (
        outcome.choice
        and not words & CHOICES
        and not any(words & GOODS[item] for item in outcome.choice)
    ):
        yield f"one of {', '.join(item.value for item in outcome.choice)}"


def _words(text: str) -> set[str]:
    """Return the words of a text, whole, split at hyphens, and without a plural's -s."""
    whole = _WORD.findall(text.lower())
    words = {part for word in whole for part in (word, *word.split("-"))}
    return words | {word.removesuffix("s") for word in words}
