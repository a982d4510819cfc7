"""Check where a press comes from and who makes it, before anything else; say who is in charge.

A press names its game, but not the message that it was made on. What its route says is checked for
every press in the same way; what only the game can tell, such as whose turn it is, is left to the
feature.
"""

from enum import Flag, auto

from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.service.plies.permissions import require_part


class PressOrigin(Flag):
    """Where a press comes from, as seen from its game."""

    TABLE = auto()
    """What all see in the game's own channel."""

    PRIVATE = auto()
    """What one person sees, on the game's server or as a direct message."""

    ELSEWHERE = auto()
    """What all see in another channel of the game's server, or what belongs to no game."""


def check_admission(
    interaction: Interaction, row: GameRow | None, origins: PressOrigin, *, seated: bool
) -> None:
    """Check that a press may come from where it does, and be made by this person.

    `row` is the game that it names, if any. Raises Declined.
    """
    origin = _origin_of(interaction, row)
    if origin is None or origin not in origins:
        raise Declined("press-elsewhere")
    if seated and row is not None:
        require_part(row, interaction.user.id)


def is_in_charge(interaction: Interaction, row: GameRow) -> bool:
    """Return whether a person is in charge of the table: its host, or a manager of the channel."""
    return interaction.user.id == row.host_id or interaction.may_manage


def _origin_of(interaction: Interaction, row: GameRow | None) -> PressOrigin | None:
    """Return where a press comes from; None where that has nothing to do with its game."""
    if row is None:
        return PressOrigin.PRIVATE if interaction.is_private else PressOrigin.ELSEWHERE
    if interaction.guild_id is None:
        return PressOrigin.PRIVATE
    if interaction.guild_id != row.guild_id:
        return None
    if interaction.is_private:
        return PressOrigin.PRIVATE
    return PressOrigin.TABLE if interaction.channel_id == row.channel_id else PressOrigin.ELSEWHERE
