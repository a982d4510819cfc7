"""Define timers: what happens at a set time."""

from bot.model.kinds import TimerKind
from rules.record import record

TABLE = -1
"""The seat of a timer that concerns the whole table."""


@record
class TimerRow:
    """A timer, due at a moment (UTC); `count` is how often it has run before."""

    game_id: int
    seat: int
    kind: TimerKind
    at: str
    count: int = 0
