"""Retell plies to somebody who was away: minor ones in one line, with the table's events."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.model.notices import TableEvent
from bot.model.plies import Ply
from bot.text.condense import DULL, FEW
from bot.text.journal import tell
from bot.text.narrator import Narrator
from bot.text.notices import notice_text
from rules.words import Seat


def retell(
    narrator: Narrator, plies: Sequence[Ply], events: Iterable[TableEvent] = ()
) -> list[str]:
    """Tell plies and events in their order, without those that were undone."""
    undone = {ply.undoes for ply in plies}
    waiting = list(events)
    lines: list[str] = []
    dull: list[tuple[Seat, str, str]] = []
    for ply in plies:
        before = [event for event in waiting if event.ply < ply.ply]
        own = [] if ply.undoes is not None or ply.ply in undone else tell(narrator, [ply])
        kind = ply.action.kind if ply.action else ""
        if before:
            lines += [*_folded(narrator, dull), *_events(narrator, before)]
            waiting, dull = waiting[len(before) :], []
        if own and kind in DULL:  # only its first line: the end of a round may follow
            dull.append((ply.seat, kind, own.pop(0)))
        if own:
            lines += [*_folded(narrator, dull), *own]
            dull = []
    return [*lines, *_folded(narrator, dull), *_events(narrator, waiting)]


def abridged(lines: Sequence[str], longest: int) -> list[str]:
    """Return lines without the encounters' stories, if they are too long together."""
    if sum([len(line) + 1 for line in lines]) <= longest:
        return list(lines)
    return [line for line in lines if not line.startswith("> ")]


def _events(narrator: Narrator, events: Iterable[TableEvent]) -> list[str]:
    return [notice_text(narrator.words, event.key, event.figures) for event in events]


def _folded(narrator: Narrator, dull: Sequence[tuple[Seat, str, str]]) -> list[str]:
    """Tell dull plies in one line, by player, each deed with its count."""
    if len(dull) < FEW:
        return [line for _, _, line in dull]
    sentences: list[str] = []
    for seat in dict.fromkeys([seat for seat, _, _ in dull]):
        deeds = Counter([kind for doer, kind, _ in dull if doer == seat])
        parts = [narrator.words("retold-deed", deed=kind, count=n) for kind, n in deeds.items()]
        sentences.append(
            narrator.words("retold", name=narrator.name(seat), deeds=narrator.words.all_of(parts))
        )
    return [narrator.words("list-dot").join(sentences)]
