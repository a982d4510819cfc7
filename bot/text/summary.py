"""Summarize plies for a person who was away: minor ones in one line, with the table's events."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.text.condense import FEW, MINOR_ACTIONS
from bot.text.journal import ply_texts
from bot.text.narrator import Narrator
from bot.text.notices import notice_text
from bot.text.room import room_of
from rules.words import Seat


def summarize(
    narrator: Narrator, plies: Sequence[Ply], events: Iterable[TableEvent] = ()
) -> list[str]:
    """Describe plies and events in their order, without those that were undone."""
    undone = {ply.undoes for ply in plies}
    waiting = list(events)
    lines: list[str] = []
    minor: list[tuple[Seat, str, str]] = []
    for text in ply_texts(narrator, plies):
        ply = text.ply
        before = [event for event in waiting if event.ply < ply.ply]
        own = [] if ply.undoes is not None or ply.ply in undone else text.lines
        kind = ply.action.kind if ply.action else ""
        if before:
            lines += [*_condensed(narrator, minor), *_events(narrator, before)]
            waiting, minor = waiting[len(before) :], []
        if own and kind in MINOR_ACTIONS:  # only its first line: the end of a round may follow
            minor.append((ply.seat, kind, own.pop(0)))
        if own:
            lines += [*_condensed(narrator, minor), *own]
            minor = []
    return [*lines, *_condensed(narrator, minor), *_events(narrator, waiting)]


def without_old_stories(lines: Sequence[str], longest: int) -> list[str]:
    """Return lines without the quotes that do not fit, so that the newest stories still begin.

    A quote is how an encounter began and ended, or a round's paper. The newest of them have what
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


def _events(narrator: Narrator, events: Iterable[TableEvent]) -> list[str]:
    return [notice_text(narrator.words, event.key, event.figures) for event in events]


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
