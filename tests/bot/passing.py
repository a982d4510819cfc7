"""Press Pass where it is: behind More, or on the panel where only labor is left besides."""

from typing import Any

from rules.cards import STARTING
from rules.table import GameState
from tests.bot.messages import ids_of
from tests.tables import a_table, seat


async def with_pass(person: Any, panel: Any) -> Any:
    """Return the message that has Pass: the panel, or else the private one behind More."""
    if any(one.endswith(":do:pass") for one in ids_of(panel)):
        return panel
    (more,) = [one for one in ids_of(panel) if one.endswith(":more")]
    shown = (await person.click(panel, custom_id=more)).response
    assert shown.ephemeral
    return shown.message


async def passes(person: Any, panel: Any) -> Any:
    """Press Pass on a panel, or behind its More."""
    message = await with_pass(person, panel)
    (passing,) = [one for one in ids_of(message) if one.endswith(":do:pass")]
    return await person.click(message, custom_id=passing)


def nearly_done(players: int = 2) -> GameState:
    """Build a table whose people have one explorer ready each: Pass is on their panels."""
    boards = dict(zip(("ann", "bob", "cem", "dee"), map(_one_ready, range(players)), strict=False))
    return a_table(**boards)


def _one_ready(number: int) -> Any:
    builder, trainer, explorer = [card.id for card in STARTING[3 * number : 3 * number + 3]]
    return seat(ready=(explorer,), exhausted=(builder, trainer))
