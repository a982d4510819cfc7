"""Propose sensible first answers for forms; not a rule of the rulebook.

Players may change each of them. No proposal spends potions or ciders, except the one named after
them.
"""

from rules import encounter, rest
from rules.actions import Exert, Explore, Harvest, Labor, OfferToBuy, Rest
from rules.advance import rarity
from rules.build import buildable
from rules.cards import BUILDINGS, VILLAGERS
from rules.editions import Edition, Game
from rules.record import alter
from rules.solo.hiring_wish import worth
from rules.specials import works_for_nothing
from rules.table import Building, Player, Table
from rules.villagers import HAMMERS, QUILLS, discount, has
from rules.words import Area, Seat, Skill, Special, Token, VillagerId

_PARTY = 2
_ONLY_BUILDER, _ONLY_TRAINER = 9, 4
"""The value of being the only one with a hammer or a quill, in lanterns on six faces."""


def harvest(game: Game, table: Table, seat: Seat) -> Harvest | None:
    """Take all goods with the villagers missed least; if those are few, goods that grow back first.

    Next come kinds that the player does not have, then the rare ones. Cave cats, and the liquid
    woman if she costs reputation, are sent only if nobody else is ready.
    """
    player = table.players[seat]
    ready = player.villagers_in(Area.READY)
    goods = [b for b in _by_wish(game.edition, player) for _ in range(b.goods)]
    hands = _willing(game.edition, ready) or ready
    count = min(len(hands), len(goods))
    if not count:
        return None
    return Harvest(seat, idlest(hands, count, ready), tuple([b.id for b in goods[:count]]))


def explore(game: Game, table: Table, seat: Seat) -> Explore | None:
    """Send the two with the most lanterns below."""
    ready = table.players[seat].villagers_in(Area.READY)
    hands = _willing(game.edition, ready)
    best = sorted(hands if len(hands) >= _PARTY else ready, key=worth, reverse=True)
    if len(best) < _PARTY or table.market.cave is None:
        return None
    return Explore(seat, tuple(best[:_PARTY]))


def labor(game: Game, table: Table, seat: Seat) -> Labor | None:
    """Send one to take the cider, else everyone; villagers who may still build stay ready.

    While the cider is there the round is young, and a trainer stays ready as well, except in the
    last round.
    """
    player = table.players[seat]
    ready = player.villagers_in(Area.READY)
    hands = _willing(game.edition, ready) or ready
    can_build = bool(buildable(table.market, player, player.coins + len(ready) - 1))
    is_young = table.board.cider and table.round < game.edition.rounds
    for craft, stays in ((HAMMERS, can_build), (QUILLS, is_young)):
        able = [v for v in hands if stays and has(v, craft)]
        hands = tuple([v for v in hands if v not in able[:1]]) or hands
    if not hands:
        return None
    return Labor(seat, (min(hands, key=worth),) if table.board.cider else hands)


def purchases(table: Table, seat: Seat) -> tuple[OfferToBuy, ...]:
    """List what can be bought at its asking price; the cheapest first."""
    coins = table.players[seat].coins
    asked = [
        (player.sale.asking, Seat(seller))
        for seller, player in enumerate(table.players)
        if seller != seat and player.sale and player.sale.asking is not None
    ]
    return tuple([OfferToBuy(seat, who, price) for price, who in sorted(asked) if price <= coins])


def bids(game: Game, table: Table, seat: Seat, most: int) -> tuple[OfferToBuy, ...]:
    """List the lowest offers to sellers without an asking price: `most` to each."""
    refused = table.turn.refused if table.turn else (0,) * len(table.players)
    coins = table.players[seat].coins
    found: list[OfferToBuy] = []
    for number, player in enumerate(table.players):
        if number != seat and player.sale and player.sale.asking is None:
            first = max(game.edition.lowest_price, refused[number] + 1)
            prices = range(first, min(coins + 1, first + most))
            found += [OfferToBuy(seat, Seat(number), price) for price in prices]
    return tuple(found)


def rest_in_beds(player: Player, seat: Seat) -> Rest:
    """Fill the beds: with the exhausted that the village needs most, then with the injured."""
    return fill_beds(player, Rest(seat))


def rest_with_drinks(player: Player, seat: Seat) -> Rest:
    """Give potions to the injured, then beds, and ciders to those without a bed."""
    hurt = rest.resters(player, Area.INJURED)
    ready = player.villagers_in(Area.READY)
    cured = _most_missed(hurt, player.items.count(Token.POTION), ready)
    filled = fill_beds(player, Rest(seat, potions=cured))
    tired = (*rest.resters(player, Area.EXHAUSTED), *cured)
    awake = tuple([v for v in tired if v not in filled.beds])
    ciders = _most_missed(awake, player.items.count(Token.CIDER), ready + filled.beds)
    return alter(filled, ciders=ciders)


def fill_beds(player: Player, action: Rest) -> Rest:
    """Give the beds that a rest leaves empty to those who could use them."""
    served, asleep = action.beds + action.ciders, action.beds
    ready, beds = player.villagers_in(Area.READY), rest.beds_of(player)
    hurt = rest.resters(player, Area.INJURED)
    cured = tuple([v for v in hurt if v in action.potions])
    others = tuple([v for v in hurt if v not in cured])
    for group in (rest.resters(player, Area.EXHAUSTED), cured, others):
        sleepers = tuple([v for v in group if v not in served])
        asleep += _most_missed(sleepers, beds - len(asleep), ready + asleep)
    return alter(action, beds=asleep)


def exert(game: Game, table: Table, seat: Seat) -> Exert:
    """Exert the fewest that reach a higher explore number, those missed least; nobody if none do.

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
    """Choose the `count` villagers that the others miss least: for their lanterns and skills."""
    chosen: list[VillagerId] = []
    for _ in range(count):
        left = [v for v in villagers if v not in chosen]
        beside = [v for v in company if v not in chosen]
        chosen.append(min(left, key=lambda v: _missed(v, beside)))
    return tuple(chosen)


def cheapest_hand(hands: tuple[VillagerId, ...], plus: Skill) -> VillagerId:
    """Choose who builds or trains: the one for the fewest coins, then with the fewest lanterns."""
    return min(hands, key=lambda v: (-discount(v, plus), worth(v)))


def _willing(edition: Edition, villagers: tuple[VillagerId, ...]) -> tuple[VillagerId, ...]:
    return tuple([v for v in villagers if works_for_nothing(edition, v)])


def _most_missed(
    villagers: tuple[VillagerId, ...], count: int, others: tuple[VillagerId, ...]
) -> tuple[VillagerId, ...]:
    """List those that the others miss most, `count` at most, in the order in which they joined."""
    left_out = idlest(villagers, max(0, len(villagers) - max(0, count)), others + villagers)
    return tuple([villager for villager in villagers if villager not in left_out])


def _missed(villager: VillagerId, company: list[VillagerId]) -> int:
    others = [v for v in company if v != villager]
    crafts = ((HAMMERS, _ONLY_BUILDER), (QUILLS, _ONLY_TRAINER))
    only = [
        value
        for craft, value in crafts
        if has(villager, craft) and not any([has(v, craft) for v in others])
    ]
    return worth(villager) + sum(only)


def _by_wish(edition: Edition, player: Player) -> list[Building]:
    """Sort the buildings with goods on them, the most wanted goods first."""

    def wish(building: Building) -> tuple[bool, bool, int]:
        card = BUILDINGS[building.id]
        assert card.good is not None
        return not card.replenishing, player.owns(card.good), -rarity(edition, card.good)

    return sorted([b for b in player.buildings if b.goods], key=wish)
