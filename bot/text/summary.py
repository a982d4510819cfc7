"""Summarize plies for a person who looks on: minor ones in one line."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from bot.model.plies import Ply
from bot.text.condense import FEW, MINOR_ACTIONS
from bot.text.journal import ply_texts
from bot.text.narrator import Narrator, PaperShown
from bot.text.room import room_of
from rules.record import alter
from rules.words import Seat


def summarize(narrator: Narrator, plies: Sequence[Ply]) -> list[str]:
    """Describe plies in their order, without those that were undone.

    Of a paper there is only its name.
    """
    narrator = alter(narrator, paper=PaperShown.NAME)
    undone = {ply.undoes for ply in plies}
    lines: list[str] = []
    minor: list[tuple[Seat, str, str]] = []
    for text in ply_texts(narrator, plies):
        ply = text.ply
        own = [] if ply.undoes is not None or ply.ply in undone else text.lines
        kind = ply.action.kind if ply.action else ""
        if own and kind in MINOR_ACTIONS:  # only its first line: the end of a round may follow
            minor.append((ply.seat, kind, own.pop(0)))
        if own:
            lines += [*_condensed(narrator, minor), *own]
            minor = []
    return [*lines, *_condensed(narrator, minor)]


def without_old_stories(lines: Sequence[str], longest: int) -> list[str]:
    """Return lines without the quotes that do not fit, so that the newest stories still begin.

    A quote is how an encounter began and ended. The newest of them have what
    other lines leave free of so much room, and half of it at least.
    """
    groups = [(is_quote, list(group)) for is_quote, group in groupby(lines, _is_quoted)]
    others = sum([_length(group) for is_quote, group in groups if not is_quote])
    room = max(longest - others, longest // 2)
    left: list[str] = []
    for is_quote, group in reversed(groups):
        if is_quote and _length(group) > room:
            continue
        room -= _length(group) if is_quote else 0
        left = [*group, *left]
    return left


def _length(lines: Sequence[str]) -> int:
    return sum([room_of(line) + 1 for line in lines])


def _is_quoted(line: str) -> bool:
    return line.startswith("> ")


def _condensed(narrator: Narrator, minor: Sequence[tuple[Seat, str, str]]) -> list[str]:
    """Describe minor plies in one line, by player, each action with its count."""
    if len(minor) < FEW:
        return [line for _, _, line in minor]
    sentences: list[str] = []
    for seat in dict.fromkeys([seat for seat, _, _ in minor]):
        deeds = Counter([kind for doer, kind, _ in minor if doer == seat])
        parts = [narrator.words("retold-deed", deed=kind, count=n) for kind, n in deeds.items()]
        sentences.append(
            narrator.words("retold", name=narrator.name(seat), deeds=narrator.words.join_and(parts))
        )
    return [narrator.words("list-dot").join(sentences)]
