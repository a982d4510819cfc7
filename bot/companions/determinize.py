"""Deal the hidden parts at random: decks that fit the table, and an imagined book.

Nothing here has seen the real decks; the lookahead plays on in a determinized state.
"""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import TypeVar

from bot.companions.typical import typical_book
from bot.companions.visible import Choice
from rules.editions import Edition, Game
from rules.table import Decks, GameState, Table
from rules.words import BuildingId, CaveId, VillagerId

Card = TypeVar("Card", BuildingId, CaveId, VillagerId)


def imagine(
    edition: Edition, table: Table, visible: Iterable[Choice], whims: Random
) -> tuple[Game, GameState]:
    """Deal the cards that nobody has seen, and invent the rewards that nobody has read.

    Cards that are known to be at the bottom of a deck are shuffled with the others.
    """
    trip = table.expedition
    path = trip.path if trip else ()
    leads_to = trip.outcome.leads_to if trip and trip.outcome else None
    book = typical_book(edition, visible, path, leads_to, whims)
    return Game(edition, book), GameState(table, _deal(edition, table, whims))


def _deal(edition: Edition, table: Table, whims: Random) -> Decks:
    market = table.market
    built = {building.id for player in table.players for building in player.buildings}
    caves = _undrawn(edition.caves, _seen_caves(table), whims)
    top = () if market.cave is None else (market.cave,)
    decks = Decks(
        villagers=_undrawn(edition.villagers, _seen_villagers(table), whims),
        houses=_undrawn(edition.houses, {*built, *market.houses, *_stacked(table)}, whims),
        outposts=_undrawn(edition.outposts, {*built, *market.outposts, *_stacked(table)}, whims),
        caves=top + tuple([cave for cave in caves if cave != market.cave]),
    )
    lengths = [len(deck) for deck in (decks.villagers, decks.houses, decks.outposts, decks.caves)]
    left = [market.villagers_left, market.houses_left, market.outposts_left, market.caves_left]
    # A card that is dealt twice, or left out, would make an impossible game.
    assert lengths == left, (lengths, left)
    return decks


def _undrawn(cards: Sequence[Card], seen: Collection[Card], whims: Random) -> tuple[Card, ...]:
    """Shuffle the cards that nobody has seen."""
    left = [card for card in cards if card not in seen]
    return tuple(sorted(left, key=lambda _: whims.random()))


def _seen_villagers(table: Table) -> set[VillagerId]:
    seen = {villager for villager in table.board.slots if villager}
    seen |= {villager.id for player in table.players for villager in player.villagers}
    return seen | set(table.solo.hired if table.solo else ())


def _seen_caves(table: Table) -> set[CaveId]:
    seen = {cave for player in table.players for cave in player.caves}
    seen |= {b.cave for player in table.players for b in player.buildings if b.cave}
    return seen | ({table.expedition.cave} if table.expedition else set())


def _stacked(table: Table) -> tuple[BuildingId, ...]:
    """List what automated opponents have built."""
    return table.solo.houses + table.solo.outposts if table.solo else ()
