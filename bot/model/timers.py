"""Hold what happens by itself."""

from dataclasses import dataclass

from bot.model.kinds import TimerKind

TABLE = -1
"""The seat of what concerns the whole table."""


@dataclass(frozen=True, slots=True)
class TimerRow:
    """Something that is due at a moment (UTC); `count` is how often it has come before."""

    game_id: int
    seat: int
    kind: TimerKind
    at: str
    count: int = 0
