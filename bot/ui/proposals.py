"""Show which rests leave nothing to decide, with the one button that takes them."""

from bot.model.custom_id import CustomId
from bot.model.open_game import OpenGame
from bot.text.narrator import Narrator
from bot.ui.layout import button
from bot.ui.message import Button, ButtonStyle
from rules.actions import Rest
from rules.questions import RestVillagers
from rules.rest import sensible


def proposals(narrator: Narrator, opened: OpenGame) -> list[str]:
    """Describe whom each proposal puts to bed; players with something to decide get none."""
    lines: list[str] = []
    for rest in _sensible(opened):
        name = narrator.name(rest.seat)
        if rest.beds:
            who = narrator.villagers(rest.beds)
            lines.append(narrator.words("proposed-rest", name=name, villagers=who))
        else:
            lines.append(narrator.words("proposed-nobody", name=name))
    return ["\n".join(lines)] if lines else []


def proposed_button(narrator: Narrator, opened: OpenGame) -> list[Button]:
    """Return the button that rests as proposed, where there is a proposal."""
    if not _sensible(opened):
        return []
    press = CustomId(opened.row.id, 0, "proposed")
    return [button(narrator.words("verb-proposed"), press, ButtonStyle.SUCCESS)]


def _sensible(opened: OpenGame) -> list[Rest]:
    table = opened.state.table
    asked = [q.seat for q in table.questions if isinstance(q, RestVillagers)]
    found = [sensible(table.players[seat], seat) for seat in asked]
    return [rest for rest in found if rest]
