"""Check of each press where it comes from and who makes it, before anything else is done.

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
from bot.service.permissions import require_part
from bot.service.tables import Tables
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


RULES: Mapping[str, Rule] = {
    "do": Rule(_EVERYWHERE, is_seated=True),
    "fill": Rule(_EVERYWHERE, is_seated=True),
    "mine": Rule(_EVERYWHERE, is_seated=True),
    "proposed": Rule(_EVERYWHERE, is_seated=True),
    "more": Rule(_EVERYWHERE, is_seated=True),
    "undo": Rule(_EVERYWHERE, is_seated=True),
    "night": Rule(_EVERYWHERE),
    "plan": Rule(Place.TABLE),
    "record": Rule(Place.PRIVATE, is_seated=True),
    "lobby": Rule(Place.TABLE),
    "reading": Rule(_EVERYWHERE),
    "companion": Rule(Place.TABLE),
    "thread": Rule(Place.TABLE),
    "again": Rule(Place.TABLE, is_seated=True),
    "read": Rule(_EVERYWHERE),
    "aloud": Rule(Place.PRIVATE, is_seated=True),
    "show": Rule(_EVERYWHERE),
    "look": Rule(Place.PRIVATE),
    "order": Rule(Place.PRIVATE, is_seated=True),
    "guide": Rule(_EVERYWHERE, is_seated=True),
    "guide:off": Rule(Place.PRIVATE),
    "catchup": Rule(Place.PRIVATE),
    "keep": Rule(_EVERYWHERE),
    "story": Rule(_EVERYWHERE),
    "hear": Rule(_EVERYWHERE),
    "listen": Rule(_EVERYWHERE),
    "best": Rule(Place.TABLE, is_seated=True),
    "became": Rule(_EVERYWHERE),
    "chronicle": Rule(_EVERYWHERE),
    "watch": Rule(Place.PRIVATE),
    "seat": Rule(Place.TABLE),
    "seat:take": Rule(_EVERYWHERE | Place.ELSEWHERE),
    "vote": Rule(_EVERYWHERE, is_seated=True),
    "call": Rule(_EVERYWHERE, is_seated=True),
    "later": Rule(_EVERYWHERE, is_seated=True),
    "away": Rule(Place.PRIVATE),
    "forget": Rule(Place.PRIVATE),
    "passing": Rule(Place.PRIVATE),
}
"""The rule of each press, by its action, or by action and detail where that has its own."""


class Admission:
    """The check of presses by their rules."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def check(self, interaction: Interaction, press: CustomId) -> None:
        """Check that a press may be made here, and by this person.

        Raises Declined.
        """
        rule = RULES.get(f"{press.action}:{press.detail}") or RULES[press.action]
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
