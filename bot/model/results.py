"""Hold how games ended."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What a person's village came to in one finished game; `place` counts from 1."""

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
    """What several results come to; `best` is the village with the most points."""

    games: int
    won: int
    points: float
    best: ResultRow
