"""Hold a ply as it is told: decoded, and without the state after it."""

from dataclasses import dataclass

from rules.actions import Action
from rules.facts import Fact
from rules.words import Seat


@dataclass(frozen=True, slots=True)
class Ply:
    """One ply: who did what at which instant (UTC), and what came of it.

    No `action` means that the game itself acted, or an opponent. `undoes` is set where it took
    another ply back; `interaction_id` where a person played it by hand, as long as the game is not
    packed.
    """

    ply: int
    seat: Seat
    at: str
    action: Action | None
    facts: tuple[Fact, ...]
    undoes: int | None = None
    interaction_id: int | None = None
