"""Hold the rows as frozen data; facts and states stay in their stored form here."""

from dataclasses import dataclass, replace

from rules.editions import SOLO
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where, under the name that he had when he sat down."""

    seat: Seat
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game with its seats; `panel_from` is the first ply that the panel tells."""

    id: int
    guild_id: int
    channel_id: int
    status: str
    edition: str
    variant: str
    reading: str
    language: str
    book: str
    host_id: int
    seed: bytes
    opened_at: str
    ended_at: str | None
    held: str | None
    panel_id: int | None
    panel_from: int
    seats: tuple[SeatRow, ...]

    @property
    def is_solo(self) -> bool:
        """Tell whether one person plays against automated opponents."""
        return self.variant == SOLO.name

    @property
    def users(self) -> tuple[int, ...]:
        """List who plays, by seat."""
        return tuple([seat.user_id for seat in self.seats])

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Find a person's seat."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class PlyRow:
    """One ply as stored; `undoes` is set where it took another ply back."""

    ply: int
    seat: int
    at: str
    action: bytes | None
    facts: bytes
    undoes: int | None
    interaction_id: int | None
    digest: bytes
    state: bytes | None
    state_digest: bytes

    def to_tell(self) -> "PlyRow":
        """Give the row as an open game keeps it: without the state, which is most of it."""
        return replace(self, state=None)


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something that must still be said.

    A new panel, a panel that becomes a journal entry, or a reading for one person. `ply` is the
    last ply that it tells, `first_ply` the first; a panel has it where it is posted again.
    """

    id: int
    game_id: int
    kind: str
    ply: int
    user_id: int | None = None
    message_id: int | None = None
    first_ply: int | None = None
