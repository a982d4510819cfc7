"""Describe a game's whole journal: its plies, and the events of the table between them."""

from collections.abc import Sequence

from bot.model.notices import SEAT_TAKEN, Name, TableEvent
from bot.model.plies import Ply
from bot.text.journal import journal_lines
from bot.text.narrator import Narrator, PaperShown
from bot.text.notices import figure_text, notice_text
from rules.record import alter
from rules.words import Seat


def log_lines(narrator: Narrator, plies: Sequence[Ply], events: Sequence[TableEvent]) -> list[str]:
    """Describe plies and events in order, each ply under its player's name at that time.

    An event comes after the ply that it names; for an undone ply, only the undo is listed. Of a
    paper there is only its name.
    """
    narrator = alter(narrator, paper=PaperShown.NAME)
    undone = {ply.undoes for ply in plies}
    standing = [ply for ply in plies if ply.ply not in undone]
    lines: list[str] = []
    last = -1
    for then, event in stages(narrator, events):
        until = event.ply if event else plies[-1].ply
        lines += journal_lines(then, [ply for ply in standing if last < ply.ply <= until])
        if event:
            lines.append(notice_text(narrator.words, event.key, event.figures))
        last = until
    return lines


def stages(
    narrator: Narrator, events: Sequence[TableEvent]
) -> list[tuple[Narrator, TableEvent | None]]:
    """Return each event with the narrator for the plies before it, then the current narrator."""
    found: list[tuple[Narrator, TableEvent | None]] = [(narrator, None)]
    names, plain = list(narrator.names), list(narrator.plain)
    # Backwards: an event contains the name that a seat had before it.
    for event in reversed(events):
        if event.key == SEAT_TAKEN:
            seat, before = _seat_of(event), event.figures["before"]
            names[seat] = plain[seat] = str(figure_text(narrator.words, before))
            if isinstance(before, Name) and before.text:
                plain[seat] = before.text
        found.append((alter(narrator, names=tuple(names), plain=tuple(plain)), event))
    return found[::-1]


def _seat_of(event: TableEvent) -> Seat:
    """Return the seat that a new player has taken."""
    seat = event.figures["seat"]
    assert isinstance(seat, int)
    return Seat(seat)
