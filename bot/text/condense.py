"""Shorten texts: several minor plies share a line, and a long text ends earlier."""

from collections.abc import Iterable

from bot.i18n.words import Words
from rules.actions import Action
from rules.facts import Fact, OpponentActed
from rules.words import Deed

MINOR_ACTIONS = {
    *("labor", "harvest", "pass", "rest"),
    *("advance", "put_up_for_sale", "take_back", "refresh_row", "refuse", "withdraw"),
}
"""The minor actions, which hardly concern the other players."""

FEW = 3
"""The fewest minor plies in a row that share a line."""

_MOST = 6
"""Plies in one line at most, so that it stays readable."""


def shorten(text: str, longest: int) -> str:
    """Cut a text to `longest` characters, at the end of a word if it has any."""
    if len(text) <= longest:
        return text
    cut = text[: longest - 1]
    return f"{cut.rpartition(' ')[0] or cut}\u2026"


def is_minor(action: Action | None, facts: tuple[Fact, ...]) -> bool:
    """Return whether a ply is minor: a person's by its action, an opponent's by what it took."""
    if action is not None:
        return action.kind in MINOR_ACTIONS
    deeds = [one.deed for one in facts if isinstance(one, OpponentActed)]
    return bool(deeds) and deeds[0] not in (Deed.BUILD, Deed.HIRE)


def in_few_lines(words: Words, plies: Iterable[tuple[bool, list[str]]]) -> list[str]:
    """Return the lines of plies, each given with whether it is minor; no text is lost.

    What comes after a ply's own line, like the end of a round, stays on lines of its own.
    """
    done: list[str] = []
    waiting: list[str] = []
    for minor, lines in plies:
        others = lines[1:] if minor else lines
        if minor:
            waiting += lines[:1]
        if others:
            done += [*_condensed(words, waiting), *others]
            waiting = []
    return [*done, *_condensed(words, waiting)]


def _condensed(words: Words, lines: list[str]) -> list[str]:
    if len(lines) < FEW:
        return lines
    parts = [lines[start : start + _MOST] for start in range(0, len(lines), _MOST)]
    return [words("list-plies").join(part) for part in parts]
