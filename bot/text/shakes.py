"""Describe what a game's dice come from, and who has added what to them."""

from collections.abc import Callable, Sequence

from bot.i18n.words import Words
from bot.model.shakes import Shake
from bot.text.narrator import safe

_FIRST = 16
"""Digits of a seed or a hash that are enough to recognize it, not to prove anything."""


def first_digits(digits: str) -> str:
    """Return the first digits of a seed or a hash, where no one needs to check it."""
    return digits[:_FIRST]


def shaken_by(words: Words, shakes: Sequence[Shake], printable: Callable[[str], str] = safe) -> str:
    """Name who shook the dice, with their words in order; empty if no one did.

    `printable` makes what people typed safe to print; by default, in a Discord message.
    """
    names = [printable(shake.name or words("former-player")) for shake in shakes]
    shaken = [
        words("shaken-with", name=name, word=printable(shake.word)) if shake.word else name
        for name, shake in zip(names, shakes, strict=True)
    ]
    return words("shaken", whose=words.join_and(shaken)) if shaken else ""
