"""Retell plies to somebody who was away: what is dull in one line, with what befell the table."""

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.render.dull import DULL, FEW
from bot.render.journal import tell
from bot.render.voice import Voice
from bot.service.codec import decode_action
from bot.store.events import EventRow
from bot.store.rows import PlyRow
from rules.words import Seat


def retell(voice: Voice, rows: Sequence[PlyRow], events: Iterable[EventRow] = ()) -> list[str]:
    """Tell plies and events in their order; what was taken back is not told at all."""
    undone = {row.undoes for row in rows}
    waiting = list(events)
    lines: list[str] = []
    dull: list[tuple[Seat, str, str]] = []
    for row in rows:
        befell = [event for event in waiting if event.ply < row.ply]
        told = [] if row.undoes is not None or row.ply in undone else tell(voice, [row])
        kind = decode_action(row.action).kind if row.action else ""
        if befell:
            lines += [*_folded(voice, dull), *_events(voice, befell)]
            waiting, dull = waiting[len(befell) :], []
        if told and kind in DULL:  # only its first line: the end of a round may follow
            dull.append((Seat(row.seat), kind, told.pop(0)))
        if told:
            lines += [*_folded(voice, dull), *told]
            dull = []
    return [*lines, *_folded(voice, dull), *_events(voice, waiting)]


def abridged(lines: Sequence[str], longest: int) -> list[str]:
    """Leave the encounters' stories out of lines that are too long together."""
    if sum([len(line) + 1 for line in lines]) <= longest:
        return list(lines)
    return [line for line in lines if not line.startswith("> ")]


def _events(voice: Voice, events: Iterable[EventRow]) -> list[str]:
    return [voice.words(event.key, **event.figures) for event in events]


def _folded(voice: Voice, dull: Sequence[tuple[Seat, str, str]]) -> list[str]:
    """Tell dull plies in one line, by player, each deed with how often it was done."""
    if len(dull) < FEW:
        return [line for _, _, line in dull]
    told: list[str] = []
    for seat in dict.fromkeys([seat for seat, _, _ in dull]):
        deeds = Counter([kind for doer, kind, _ in dull if doer == seat])
        parts = [voice.words("retold-deed", deed=kind, count=n) for kind, n in deeds.items()]
        told.append(voice.words("retold", name=voice.name(seat), deeds=voice.words.all_of(parts)))
    return [voice.words("list-dot").join(told)]
