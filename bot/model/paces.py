"""Set the pace of a table: how much time a clock holds, what a move gives back, when it reminds."""

from dataclasses import dataclass
from datetime import timedelta


@dataclass(frozen=True, slots=True)
class Pace:
    """A clock starts with `bank`, gains `increment` a move, holds `cap` at most.

    No bank means no clock. All in a person's awake time; `remind` in plain hours.
    """

    name: str
    remind: timedelta
    bank: timedelta = timedelta()
    increment: timedelta = timedelta()
    cap: timedelta = timedelta()

    @property
    def has_clock(self) -> bool:
        """Tell whether a table plays with a clock."""
        return bool(self.bank)

    def refilled(self, left: timedelta) -> timedelta:
        """Give what a clock holds after a move that left so much; it never starts below zero."""
        return min(self.cap, max(timedelta(), left) + self.increment)


@dataclass(frozen=True, slots=True)
class PaceRow:
    """How a person has played on one server; `seconds` are awake time over all their moves."""

    moves: int = 0
    seconds: int = 0
    overdue: int = 0
    seats_left: int = 0


def _hours(name: str, remind: int, bank: int, increment: int, cap: int) -> Pace:
    hour = timedelta(hours=1)
    return Pace(name, remind * hour, bank * hour, increment * hour, cap * hour)


NO_CLOCK = Pace("none", timedelta(hours=24))

PACES = {
    pace.name: pace
    for pace in (
        NO_CLOCK,
        _hours("live", 4, 24, 4, 72),
        _hours("fast", 12, 72, 12, 120),
        _hours("slow", 24, 72, 36, 240),
    )
}
