"""Say in words what a neighbour would do."""

from bot.text.narrator import Narrator
from bot.ui.forms import option_label
from rules.actions import Action, Build, Choose, Exert, Explore, Labor, Train
from rules.table import Table


def advice(narrator: Narrator, table: Table, action: Action) -> str:
    """Return a piece of advice: one action, with who does it or what it buys."""
    words, kind = narrator.words, str(action.kind)
    what, who = "", tuple[str, ...]()
    match action:
        case Build():
            what = words(f"building-{action.building}")
        case Train():
            what = words(f"villager-{action.villager}")
        case Choose():
            what = option_label(narrator, table, action.option)
        case Explore():
            who = action.party
        case Labor():
            who = action.villagers
        case Exert():
            who, kind = action.villagers, kind if action.villagers else "exert-nobody"
        case _:
            what = words(f"verb-{kind.replace('_', '-')}", name="")
    return words("guide-advice", kind=kind, what=what, villagers=narrator.villagers(who))
