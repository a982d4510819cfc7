"""Describe in words what a neighbour would do."""

from bot.i18n.words import Words
from bot.model.loaded_game import LoadedGame
from bot.text.narrator import Narrator
from bot.ui.buttons import has_more_to_do
from bot.ui.forms import option_label
from rules import actions as a
from rules.actions import Action


def advice(narrator: Narrator, loaded: LoadedGame, action: Action) -> str:
    """Return a piece of advice: one action, with the villager who does it or what it buys."""
    words, kind = narrator.words, str(action.kind)
    what, who = "", tuple[str, ...]()
    sale: dict[str, str | int] = {}
    match action:
        case a.Build():
            what = words(f"building-{action.building}")
        case a.Train():
            what = words(f"villager-{action.villager}")
        case a.Choose():
            what = option_label(narrator, loaded.state.table, action.option)
        case a.Explore():
            who = action.party
        case a.Labor():
            who = action.villagers
        case a.Exert():
            who, kind = action.villagers, kind if action.villagers else "exert-nobody"
        case a.PutUpForSale():
            sale = {"item": action.item, "count": 1, "coins": action.asking or 0}
        case a.RefreshRow() | a.OfferToBuy() | a.TakeBack() | a.Advance():
            kind, what = "more", _behind_more(words, action)
        case a.Pass() if has_more_to_do(loaded.offers(action.seat)):
            kind, what = "more", words("verb-pass")
        case _:
            what = words(f"verb-{kind.replace('_', '-')}", name="")
    villagers = narrator.villagers(who)
    return words("guide-advice", kind=kind, what=what, villagers=villagers, **sale)


def _behind_more(words: Words, action: a.RefreshRow | a.OfferToBuy | a.TakeBack | a.Advance) -> str:
    """Return the label of the button behind More that does it."""
    match action:
        case a.RefreshRow():
            return words("more-row", row=action.row)
        case a.OfferToBuy():
            return words("more-offer")
        case a.Advance(goods=(good,)):
            return words("more-place", item=good, count=1)
        case _:
            return words(f"verb-{action.kind.replace('_', '-')}")
