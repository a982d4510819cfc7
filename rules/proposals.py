"""Propose sensible answers for forms to begin with; no rule of the book.

Whoever is asked may change each of them. A proposal spends no potion and no cider.
"""

from rules import encounter, rest
from rules.actions import Exert, Harvest, Rest
from rules.advance import rarity
from rules.cards import BUILDINGS, VILLAGERS
from rules.editions import Edition, Game
from rules.solo.hiring_wish import worth
from rules.specials import works_for_nothing
from rules.table import Building, Player, Table
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import Area, Seat, Special, VillagerId

_ONLY_ONE = 6
"""What it counts, in lanterns on six faces, to be the only one with a hammer or a quill."""


def harvest(game: Game, table: Table, seat: Seat) -> Harvest | None:
    """Take all goods with the idlest villagers; where hands are few, what grows again comes first.

    Next come kinds that the player has nowhere, then the rare ones. Cave cats, and where it costs
    reputation the liquid woman, are sent where nobody else is ready.
    """
    player = table.players[seat]
    ready = player.villagers_in(Area.READY)
    goods = [b for b in _by_wish(game.edition, player) for _ in range(b.goods)]
    hands = [v for v in ready if works_for_nothing(game.edition, v)] or list(ready)
    count = min(len(hands), len(goods))
    if not count:
        return None
    return Harvest(seat, idlest(tuple(hands), count, ready), tuple([b.id for b in goods[:count]]))


def rest_in_beds(player: Player, seat: Seat) -> Rest:
    """Fill the beds: with the exhausted whom the village needs most, then with the injured."""
    beds = rest.beds_of(player)
    ready = player.villagers_in(Area.READY)
    asleep: tuple[VillagerId, ...] = ()
    for area in (Area.EXHAUSTED, Area.INJURED):
        sleepers = rest.resters(player, area)
        left_out = idlest(
            sleepers, max(0, len(sleepers) + len(asleep) - beds), ready + asleep + sleepers
        )
        asleep += tuple([villager for villager in sleepers if villager not in left_out])
    return Rest(seat, beds=asleep)


def exert(game: Game, table: Table, seat: Seat) -> Exert:
    """Exert the fewest that reach a higher explore number, the idlest; nobody where none do.

    A metal man comes first, as he needs no bed to recover.
    """
    party = table.players[seat].villagers_in(Area.CAVE)
    count = min(encounter.exert_counts(game, table, len(party)), default=0)
    metal = tuple([v for v in party if VILLAGERS[v].special is Special.METAL_MAN])[:count]
    others = tuple([v for v in party if v not in metal])
    return Exert(seat, metal + idlest(others, count - len(metal), others))


def idlest(
    villagers: tuple[VillagerId, ...], count: int, company: tuple[VillagerId, ...]
) -> tuple[VillagerId, ...]:
    """Choose so many villagers whom their company misses least: for their lanterns and crafts."""
    chosen: list[VillagerId] = []
    for _ in range(count):
        left = [v for v in villagers if v not in chosen]
        beside = [v for v in company if v not in chosen]
        chosen.append(min(left, key=lambda v: _missed(v, beside)))
    return tuple(chosen)


def _missed(villager: VillagerId, company: list[VillagerId]) -> int:
    others = [v for v in company if v != villager]
    only = [
        has(villager, craft) and not any([has(v, craft) for v in others])
        for craft in (HAMMERS, QUILLS)
    ]
    return worth(villager) + _ONLY_ONE * sum(only)


def _by_wish(edition: Edition, player: Player) -> list[Building]:
    """Sort the buildings on which goods lie, the most wanted first."""

    def wish(building: Building) -> tuple[bool, bool, int]:
        card = BUILDINGS[building.id]
        assert card.good is not None
        return not card.replenishing, player.owns(card.good), -rarity(edition, card.good)

    return sorted([b for b in player.buildings if b.goods], key=wish)
