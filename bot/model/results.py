"""Define the results of finished games."""

from collections.abc import Mapping

from bot.model.achievements import Achievement
from bot.model.paces import PaceRow
from rules.record import record


@record
class ResultRow:
    """A person's result in one finished game; `place` counts from 1.

    `companions` is how many villages they played, to its end or for a while.
    """

    game_id: int
    seat: int
    user_id: int
    guild_id: int
    points: int
    place: int
    buildings: int
    villagers: int
    achievements: tuple[Achievement, ...] = ()
    companions: int = 0


@record
class Tally:
    """The totals of several results; `best` is the one with the most points.

    `achievements` counts how often each was earned.
    """

    games: int
    won: int
    points: float
    best: ResultRow
    achievements: Mapping[Achievement, int]


@record
class Record:
    """What a person or a server has played, `beside` companions apart, and at what pace."""

    tally: Tally | None
    beside: Tally | None
    pace: PaceRow
