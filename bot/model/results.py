"""Define the results of finished games."""

from collections.abc import Mapping
from enum import StrEnum

from bot.model.ending import Achievement
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


class Counted(StrEnum):
    """How games are counted: points are compared only among common ones; the others are separate.

    A game with companions and house rules counts as one by house rules.
    """

    COMMON = "common"
    COMPANIONS = "companions"
    HOUSE_RULES = "house-rules"


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
    """What a person or a server has played, each kind of game separately, and at what pace."""

    tallies: Mapping[Counted, Tally]
    pace: PaceRow

    @property
    def common(self) -> Tally | None:
        """Return the totals of the games among people, by the rulebook."""
        return self.tallies.get(Counted.COMMON)
