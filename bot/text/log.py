"""Tell a game's journal whole: its plies, and between them what befell the table."""

from collections.abc import Sequence
from dataclasses import replace

from bot.model.games import PlyRow
from bot.store.table_events import EventRow
from bot.text.journal import tell
from bot.text.narrator import Narrator
from rules.words import Seat

TAKEN = "seat-taken"
"""The event after which a seat has another name; its figures say which, and the one `before`."""


def is_taking(event: EventRow, seat: Seat) -> bool:
    """Tell whether an event is that somebody new took a seat."""
    return event.key == TAKEN and event.figures["seat"] == seat


def tell_all(narrator: Narrator, rows: Sequence[PlyRow], events: Sequence[EventRow]) -> list[str]:
    """Tell plies and events in their order; each ply under the name of who sat there then.

    An event stands after the ply that it names; of a ply that was taken back, the undo is told.
    """
    undone = {row.undoes for row in rows}
    standing = [row for row in rows if row.ply not in undone]
    lines: list[str] = []
    last = -1
    for then, event in _stages(narrator, events):
        until = event.ply if event else rows[-1].ply
        lines += tell(then, [row for row in standing if last < row.ply <= until])
        if event:
            lines.append(narrator.words(event.key, **event.figures))
        last = until
    return lines


def _stages(
    narrator: Narrator, events: Sequence[EventRow]
) -> list[tuple[Narrator, EventRow | None]]:
    """Give for each event the narrator in which all before it is told; at last the one of now."""
    stages: list[tuple[Narrator, EventRow | None]] = [(narrator, None)]
    names = list(narrator.names)
    for event in reversed(events):
        if event.key == TAKEN:
            names[int(event.figures["seat"])] = str(event.figures["before"])
        stages.append((replace(narrator, names=tuple(names)), event))
    return stages[::-1]
