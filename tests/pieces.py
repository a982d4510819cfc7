"""Count every piece in a game's box, wherever it lies: none may come or go."""

from collections import Counter
from collections.abc import Iterable, Iterator

from rules.cards import BUILDINGS
from rules.table import ITEMS, GameState
from rules.words import Token


def pieces(state: GameState) -> Counter[str]:
    """Count villagers, cards and tokens by name; coins never run out and are not counted."""
    return Counter([*_villagers(state), *_buildings(state), *_caves(state), *_tokens(state)])


def _villagers(state: GameState) -> Iterable[str]:
    board = state.table.board
    owned = [v.id for player in state.table.players for v in player.villagers]
    hired = state.table.solo.hired if state.table.solo else ()
    return [*owned, *hired, *filter(None, board.slots), *board.specials, *state.decks.villagers]


def _buildings(state: GameState) -> Iterable[str]:
    market = state.table.market
    owned = [b.id for player in state.table.players for b in player.buildings]
    solo = state.table.solo
    stacks = (*solo.houses, *solo.outposts) if solo else ()
    rows = (*stacks, *market.houses, *market.outposts, *market.keys, *market.stars)
    return [*owned, *rows, *state.decks.houses, *state.decks.outposts]


def _caves(state: GameState) -> Iterator[str]:
    for player in state.table.players:
        yield from player.caves
        yield from (building.cave for building in player.buildings if building.cave)
    if state.table.expedition:
        yield state.table.expedition.cave
    yield from state.decks.caves


def _tokens(state: GameState) -> Iterator[str]:
    for item, count in zip(ITEMS, state.table.supply, strict=True):
        yield from [item] * count
    if state.table.board.cider:
        yield Token.CIDER
    for player in state.table.players:
        yield from player.items
        yield from (slot.good for slot in player.track for _ in range(slot.count))
        yield from [player.sale.item] if player.sale else []
        for building in player.buildings:
            yield from [BUILDINGS[building.id].good or "nothing"] * building.goods
