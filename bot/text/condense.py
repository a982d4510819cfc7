"""Condense minor plies: several in a row are told in one line."""

from collections.abc import Iterable

from bot.i18n.words import Words
from rules.actions import Action
from rules.facts import Fact, OpponentActed
from rules.words import Deed

DULL = {
    *("labor", "harvest", "pass", "rest"),
    *("advance", "put_up_for_sale", "take_back", "refresh_row", "refuse", "withdraw"),
}
"""The minor actions, which hardly concern the other players."""

FEW = 3
"""Dull plies in a row from which on one line tells them all."""

_MOST = 6
"""Plies in one line at most, so that it stays readable."""


def is_dull(action: Action | None, facts: tuple[Fact, ...]) -> bool:
    """Tell whether a ply is dull: a person's by its action, an opponent's by what it took."""
    if action is not None:
        return action.kind in DULL
    deeds = [one.deed for one in facts if isinstance(one, OpponentActed)]
    return bool(deeds) and deeds[0] not in (Deed.BUILD, Deed.HIRE)


def in_few_lines(words: Words, plies: Iterable[tuple[bool, list[str]]]) -> list[str]:
    """Return the lines of plies, which come with whether each is dull; no word is lost.

    What comes after a ply's own line, like the end of a round, stays on lines of its own.
    """
    done: list[str] = []
    waiting: list[str] = []
    for dull, lines in plies:
        others = lines[1:] if dull else lines
        if dull:
            waiting += lines[:1]
        if others:
            done += [*_folded(words, waiting), *others]
            waiting = []
    return [*done, *_folded(words, waiting)]


def _folded(words: Words, lines: list[str]) -> list[str]:
    if len(lines) < FEW:
        return lines
    parts = [lines[start : start + _MOST] for start in range(0, len(lines), _MOST)]
    return [words("list-plies").join(part) for part in parts]
