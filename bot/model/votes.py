"""Define a vote of a table."""

from collections.abc import Mapping
from dataclasses import field

from bot.model.kinds import Motion
from rules.record import record
from rules.words import Seat


@record
class VoteRow:
    """A vote: its motion, the `seat` that it is about if any, who opened it, and after which ply.

    `ballots` are True for yes, by seat; `closes_at` is UTC.
    """

    id: int
    game_id: int
    kind: Motion
    seat: Seat | None
    ply: int
    opened_by: Seat
    closes_at: str
    message_id: int | None = None
    ballots: Mapping[Seat, bool] = field(default_factory=dict[Seat, bool])
