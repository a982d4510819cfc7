"""Define a decoded ply, without the state after it."""

from bot.model.remarks import Remark
from rules.actions import Action
from rules.facts import Fact
from rules.record import record
from rules.words import Seat


@record
class Ply:
    """A ply: who did what at which instant (UTC), and the resulting facts.

    No `action` means that the game itself or an opponent acted. `undoes` is the ply that it undid,
    if any; `interaction_id` is set if a person played it by hand, until the game is packed.
    `remark` is what a companion says of it, see `bot.model.remarks`.
    """

    ply: int
    seat: Seat
    at: str
    action: Action | None
    facts: tuple[Fact, ...]
    undoes: int | None = None
    interaction_id: int | None = None
    remark: Remark | None = None
