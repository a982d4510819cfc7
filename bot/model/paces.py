"""Define the paces of a table: a clock's time, its increment, and the interval of reminders."""

from datetime import timedelta
from enum import StrEnum

from rules.record import record


class PaceName(StrEnum):
    """The paces, by the names under which games store them."""

    NONE = "none"
    LIVE = "live"
    FAST = "fast"
    SLOW = "slow"


@record
class Pace:
    """A clock starts with `bank`, gains `increment` per move, and holds `cap` at most.

    No bank means no clock. All are in a person's awake time, `remind` in plain time.
    """

    name: PaceName
    remind: timedelta
    bank: timedelta = timedelta()
    increment: timedelta = timedelta()
    cap: timedelta = timedelta()

    @property
    def has_clock(self) -> bool:
        """Return whether a table plays with a clock."""
        return bool(self.bank)

    def after_move(self, left: timedelta) -> timedelta:
        """Return a clock's time after a move; time overdrawn does not count."""
        return min(self.cap, max(timedelta(), left) + self.increment)


@record
class PaceRow:
    """A person's pace on one server; `seconds` is awake time over all their moves."""

    moves: int = 0
    seconds: int = 0
    overdue: int = 0
    seats_left: int = 0


def _hours(name: PaceName, remind: int, bank: int, increment: int, cap: int) -> Pace:
    hour = timedelta(hours=1)
    return Pace(name, remind * hour, bank * hour, increment * hour, cap * hour)


NO_CLOCK = Pace(PaceName.NONE, timedelta(hours=24))

PACES = {
    pace.name: pace
    for pace in (
        NO_CLOCK,
        _hours(PaceName.LIVE, 4, 24, 4, 72),
        _hours(PaceName.FAST, 12, 72, 12, 120),
        _hours(PaceName.SLOW, 24, 72, 36, 240),
    )
}
