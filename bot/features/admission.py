"""Check where a press comes from and who makes it, before anything else is done.

A press names its game, but not the message that it was made on. What its route says is checked for
every press in the same way; what only the game can tell, such as whose turn it is, is left to the
feature.
"""

from enum import Flag, auto

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.service.plies.permissions import require_part


class Place(Flag):
    """Where a press comes from, as seen from its game."""

    TABLE = auto()
    """What all see in the game's own channel."""

    PRIVATE = auto()
    """What one person sees, on the game's server or as a direct message."""

    ELSEWHERE = auto()
    """What all see in another channel of the game's server."""


def check_admission(
    interaction: Interaction, row: GameRow | None, places: Place, *, seated: bool
) -> None:
    """Check that a press may come from its place, and be made by this person.

    `row` is the game that it names, if any. Raises Declined.
    """
    place = _place_of(interaction, row)
    if place is None or place not in places:
        raise Declined("press-elsewhere")
    if seated and row is not None:
        require_part(row, interaction.user.id)


def _place_of(interaction: Interaction, row: GameRow | None) -> Place | None:
    """Return where a press comes from; None where that has nothing to do with its game."""
    if row is None:
        return Place.PRIVATE if interaction.is_private else None
    if interaction.guild_id is None:
        return Place.PRIVATE
    if interaction.guild_id != row.guild_id:
        return None
    if interaction.is_private:
        return Place.PRIVATE
    return Place.TABLE if interaction.channel_id == row.channel_id else Place.ELSEWHERE
