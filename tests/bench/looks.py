"""Say what a player must have seen before an action: what it names, by the names on Discord."""

from collections.abc import Iterable

from bot.i18n.words import words_in
from bot.model.loaded_game import LoadedGame
from rules.actions import (
    Action,
    Advance,
    Build,
    Explore,
    Harvest,
    Labor,
    OfferToBuy,
    PutUpForSale,
    RefreshRow,
    Train,
)
from rules.cards import BUILDINGS
from rules.words import Item
from tests.bot.messages import say


def named_by(loaded: LoadedGame, action: Action) -> Iterable[str]:
    """List the names of what an action is about; empty where it names nothing on the table."""
    table = loaded.state.table
    match action:
        case Build():
            return [say(f"building-{action.building}")]
        case Train():
            return [_villager(action.villager)]
        case Explore():
            return map(_villager, action.party)
        case Labor():
            return map(_villager, action.villagers)
        case Harvest():
            goods = [BUILDINGS[one].good for one in action.buildings]
            return [_item(good) for good in goods if good]
        case PutUpForSale():
            return [_item(action.item)]
        case OfferToBuy():
            sale = table.players[action.seller].sale
            assert sale is not None
            return [_item(sale.item)]
        case RefreshRow():
            return [say(f"building-{one}") for one in table.market.row(action.row)]
        case Advance():
            return [_item(good) for good in action.goods]
        case _:
            return []


def _villager(villager: str) -> str:
    """Return a villager's name as buttons have it: without their trade."""
    short = words_in("en").has(f"short-{villager}")
    return say(f"short-{villager}" if short else f"villager-{villager}")


def _item(item: Item) -> str:
    return say("item-name", item=item)
