"""Tell in one line what is dull: several plies in a row that nobody needs a line each for."""

from collections.abc import Iterable

from bot.i18n.words import Words
from rules.actions import Action
from rules.facts import Fact, OpponentActed
from rules.words import Deed

DULL = {
    *("labor", "harvest", "pass", "rest"),
    *("advance", "put_up_for_sale", "take_back", "refresh_row", "refuse", "withdraw"),
}
"""The actions that leave the others as they were."""

FEW = 3
"""From so many dull plies on, one line tells them all."""

_MOST = 6
"""Plies that one line tells at the most, so that it can still be read."""


def is_dull(action: Action | None, facts: tuple[Fact, ...]) -> bool:
    """Tell whether a ply is dull: a person's by its action, an opponent's by what it took."""
    if action is not None:
        return action.kind in DULL
    deeds = [one.deed for one in facts if isinstance(one, OpponentActed)]
    return bool(deeds) and deeds[0] not in (Deed.BUILD, Deed.HIRE)


def in_few_lines(words: Words, plies: Iterable[tuple[bool, list[str]]]) -> list[str]:
    """Give the lines of plies, each with whether it is dull; no word is left out.

    What follows a ply's own line, as the end of a round does, stays on lines of its own.
    """
    told: list[str] = []
    waiting: list[str] = []
    for is_one, lines in plies:
        others = lines[1:] if is_one else lines
        if is_one:
            waiting += lines[:1]
        if others:
            told += [*_folded(words, waiting), *others]
            waiting = []
    return [*told, *_folded(words, waiting)]


def _folded(words: Words, lines: list[str]) -> list[str]:
    if len(lines) < FEW:
        return lines
    parts = [lines[start : start + _MOST] for start in range(0, len(lines), _MOST)]
    return [words("list-plies").join(part) for part in parts]
