"""Define the results of finished games."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ResultRow:
    """A person's result in one finished game; `place` counts from 1."""

    game_id: int
    seat: int
    user_id: int
    guild_id: int
    points: int
    place: int
    buildings: int
    villagers: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The totals of several results; `best` is the one with the most points."""

    games: int
    won: int
    points: float
    best: ResultRow
