"""Say in words what a neighbour would do."""

from bot.i18n.words import Words
from bot.text.narrator import Narrator
from bot.ui.forms import option_label
from rules.actions import (
    Action,
    Advance,
    Build,
    Choose,
    Exert,
    Explore,
    Labor,
    OfferToBuy,
    PutUpForSale,
    RefreshRow,
    TakeBack,
    Train,
)
from rules.table import Table


def advice(narrator: Narrator, table: Table, action: Action) -> str:
    """Return a piece of advice: one action, with the villager who does it or what it buys."""
    words, kind = narrator.words, str(action.kind)
    what, who = "", tuple[str, ...]()
    sale: dict[str, str | int] = {}
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
        case PutUpForSale():
            sale = {"item": action.item, "count": 1, "coins": action.asking or 0}
        case RefreshRow() | OfferToBuy() | TakeBack() | Advance():
            kind, what = "more", _behind_more(words, action)
        case _:
            what = words(f"verb-{kind.replace('_', '-')}", name="")
    villagers = narrator.villagers(who)
    return words("guide-advice", kind=kind, what=what, villagers=villagers, **sale)


def _behind_more(words: Words, action: RefreshRow | OfferToBuy | TakeBack | Advance) -> str:
    """Return the label of the button behind More that does it."""
    match action:
        case RefreshRow():
            return words("more-row", row=action.row)
        case OfferToBuy():
            return words("more-offer")
        case Advance(goods=(good,)):
            return words("more-place", item=good, count=1)
        case _:
            return words(f"verb-{action.kind.replace('_', '-')}")
