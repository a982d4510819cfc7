"""Hold the rows as frozen data; facts and states stay in their stored form here."""

from dataclasses import dataclass

from bot.model.kinds import GameStatus, Hold, OutboxKind, SeatStatus
from rules.editions import SOLO, Reading
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where, under the name that they sat down with, and what their clock holds.

    `status` is `taken`, or whom the seat waits for: `left` and `gone` are open, `automated` plays
    by itself; the user is the last who held it. `seeking` wants a substitute. `bank` is in awake
    seconds, as the clock last stopped; `asked_at` is since when the seat owes an answer, `until`
    when its clock runs out; `wakes` is when its player may be called, where they were asked
    while they slept.
    """

    seat: Seat
    user_id: int
    name: str
    status: SeatStatus = SeatStatus.TAKEN
    seeking: bool = False
    bank: int = 0
    asked_at: str | None = None
    until: str | None = None
    wakes: str | None = None


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game with its seats; `panel_from` is the first ply that the panel tells.

    `pace` names one of `bot.model.paces.PACES`.
    """

    id: int
    guild_id: int
    channel_id: int
    status: GameStatus
    edition: str
    variant: str
    reading: Reading
    language: str
    book: str
    host_id: int
    seed: bytes
    opened_at: str
    ended_at: str | None
    held: Hold | None
    panel_id: int | None
    panel_from: int
    pace: str
    seats: tuple[SeatRow, ...] = ()

    @property
    def is_solo(self) -> bool:
        """Tell whether one person plays against automated opponents."""
        return self.variant == SOLO.name

    @property
    def users(self) -> tuple[int, ...]:
        """List who plays, by seat."""
        return tuple([seat.user_id for seat in self.seats])

    def seat_of(self, user_id: int) -> SeatRow | None:
        """Find the seat that a person plays."""
        taken = (seat for seat in self.seats if seat.status == SeatStatus.TAKEN)
        return next((seat for seat in taken if seat.user_id == user_id), None)

    @property
    def present(self) -> tuple[SeatRow, ...]:
        """List the seats that persons play."""
        return tuple([seat for seat in self.seats if seat.status == SeatStatus.TAKEN])

    def seat_left_by(self, user_id: int) -> SeatRow | None:
        """Find the seat that a person may come back to."""
        free = (seat for seat in self.seats if seat.status != SeatStatus.TAKEN)
        return next((seat for seat in free if seat.user_id == user_id), None)


@dataclass(frozen=True, slots=True)
class PlyRow:
    """One ply as stored; `undoes` is set where it took another ply back.

    `schema` is the form of its action, facts and state, see `bot.service.codec`.
    """

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
    schema: int


@dataclass(frozen=True, slots=True)
class OutboxRow:
    """Something that must still be said.

    A new panel, a panel that becomes a journal entry, or a reading for one person: `ply` is the
    last ply that it tells, `first_ply` the first; a panel has it where it is posted again. A ping
    or a letter to a person, a notice to the channel, a message to remove: `body` says which, as
    JSON. `refused` is how often a letter was not taken; it is not sent `not_before` (UTC).
    """

    id: int
    game_id: int
    kind: OutboxKind
    ply: int
    user_id: int | None = None
    message_id: int | None = None
    first_ply: int | None = None
    body: str | None = None
    refused: int = 0
    not_before: str | None = None
