"""Check where each press comes from and who makes it, before anything else is done.

A press names its game, but not the message that it was made on. What a rule says here is checked
for every press in the same way; what only the game can tell, such as whose turn it is, is left to
the feature.
"""

from collections.abc import Mapping
from enum import Flag, auto

from bot.model.custom_id import CustomId
from bot.model.errors import Declined
from bot.model.games import GameRow
from bot.model.interaction import Interaction
from bot.model.presses import GuidePress, Press, SeatPress
from bot.service.plies.permissions import require_part
from bot.service.tables.tables import Tables
from rules.record import record


class Place(Flag):
    """Where a press comes from, as seen from its game."""

    TABLE = auto()
    """What all see in the game's own channel."""

    PRIVATE = auto()
    """What one person sees, on the game's server or as a direct message."""

    ELSEWHERE = auto()
    """What all see in another channel of the game's server."""


_EVERYWHERE = Place.TABLE | Place.PRIVATE


@record
class Rule:
    """The places that a press may come from, and whether it takes a part in the game."""

    places: Place
    is_seated: bool = False


RULES: Mapping[Press, Rule] = {
    Press.DO: Rule(_EVERYWHERE, is_seated=True),
    Press.FILL: Rule(_EVERYWHERE, is_seated=True),
    Press.MINE: Rule(_EVERYWHERE, is_seated=True),
    Press.PROPOSED: Rule(_EVERYWHERE, is_seated=True),
    Press.MORE: Rule(_EVERYWHERE, is_seated=True),
    Press.UNDO: Rule(_EVERYWHERE, is_seated=True),
    Press.NIGHT: Rule(_EVERYWHERE),
    Press.PLAN: Rule(Place.TABLE),
    Press.RECORD: Rule(Place.PRIVATE, is_seated=True),
    Press.LOBBY: Rule(Place.TABLE),
    Press.READING: Rule(_EVERYWHERE),
    Press.COMPANION: Rule(Place.TABLE),
    Press.THREAD: Rule(Place.TABLE),
    Press.AGAIN: Rule(Place.TABLE, is_seated=True),
    Press.READ: Rule(_EVERYWHERE),
    Press.ALOUD: Rule(Place.PRIVATE, is_seated=True),
    Press.SHOW: Rule(_EVERYWHERE),
    Press.LOOK: Rule(Place.PRIVATE),
    Press.ORDER: Rule(Place.PRIVATE, is_seated=True),
    Press.GUIDE: Rule(_EVERYWHERE, is_seated=True),
    Press.CATCH_UP: Rule(Place.PRIVATE),
    Press.KEEP: Rule(_EVERYWHERE),
    Press.STORY: Rule(_EVERYWHERE),
    Press.HEAR: Rule(_EVERYWHERE),
    Press.LISTEN: Rule(_EVERYWHERE),
    Press.BEST: Rule(Place.TABLE, is_seated=True),
    Press.BECAME: Rule(_EVERYWHERE),
    Press.CHRONICLE: Rule(_EVERYWHERE),
    Press.WATCH: Rule(Place.PRIVATE),
    Press.SEAT: Rule(Place.TABLE),
    Press.VOTE: Rule(_EVERYWHERE, is_seated=True),
    Press.CALL: Rule(_EVERYWHERE, is_seated=True),
    Press.LATER: Rule(_EVERYWHERE, is_seated=True),
    Press.AWAY: Rule(Place.PRIVATE),
    Press.FORGET: Rule(Place.PRIVATE),
    Press.PASSING: Rule(Place.PRIVATE),
}
"""The rule of each press, by its action."""

RULES_OF_DETAILS: Mapping[tuple[Press, str], Rule] = {
    (Press.GUIDE, GuidePress.OFF): Rule(Place.PRIVATE),
    (Press.SEAT, SeatPress.TAKE): Rule(_EVERYWHERE | Place.ELSEWHERE),
}
"""The rule of an action with a detail that has its own."""


class Admission:
    """The check of presses by their rules."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, interaction: Interaction, press: CustomId) -> None:
        """Check that a press may be made here, and by this person.

        Raises Declined.
        """
        own = RULES_OF_DETAILS.get((press.action, press.detail))
        rule = own or RULES[press.action]
        row = await self._tables.get(press.game_id) if press.game_id else None
        place = _place_of(interaction, row)
        if place is None or place not in rule.places:
            raise Declined("press-elsewhere")
        if rule.is_seated and row is not None:
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
