"""Describe a village in figures, at the start of a round."""

from functools import cache

from bot.companions.valuation import mean_lanterns
from rules.cards import BUILDINGS, VILLAGERS, BuildingCard, Thing
from rules.editions import Edition
from rules.table import Player, Table
from rules.words import Area, BuildingId, Good, Item, Row, Seat, Skill, Token, VillagerId

CARD_FIGURES = (
    *("income", "beds", "points", "potion income", "rerolls", "bonus explore", "train to ready"),
    *("coin when building", "coin when exploring", "ciders as coins", "potions as coins"),
    *("income for goods", "replenishing", "points for villagers", "points for houses"),
    *("points for outposts", "points for caves", "points for goods", "stars", "keys", "outposts"),
    "houses",
)
VILLAGER_FIGURES = ("villagers", "lanterns", "hammers", "hammers plus", "quills", "quills plus")

NAMES: tuple[str, ...] = (
    *CARD_FIGURES,
    *VILLAGER_FIGURES,
    *(
        "one",
        "coins",
        "few coins",
        "many coins",
        "any hammer",
        "any quill",
        "sleepless",
        "free beds",
    ),
    *("ready", "injured", "ready hammer", "ready quill", "caves", "a cave", "two caves"),
    *("track points", "loose points", "card points", "kinds placed", "kinds", "track income"),
    *("ciders", "potions", "reputation", "space points", "ahead", "place", "best star"),
    *(f"of {good}" for good in Good),
    *("lying", "growing points"),
)
"""The names of a village's figures, in the order of the weights."""

# The value of coins is not linear: the first few,
# and those beyond many, have weights of their own.
_FEW, _MANY = 5, 12


def describe(edition: Edition, table: Table, seat: Seat) -> list[float]:
    """Return the figures of a village, indexed as `NAMES`."""
    player = table.players[seat]
    cards = _cards(tuple([b.id for b in player.buildings]))
    people = _people(tuple([v.id for v in player.villagers]))
    villagers, beds = people[0], cards[1]
    areas = [v.area for v in player.villagers]
    ready = player.villagers_in(Area.READY)
    coins, caves = player.coins, len(player.caves)
    figures = [
        *cards,
        *people,
        *(1.0, coins, min(coins, _FEW), max(0, coins - _MANY)),
        *(people[2] > 0, people[4] > 0, max(0.0, villagers - beds), max(0.0, beds - villagers)),
        *(len(ready), areas.count(Area.INJURED)),
        *(any([_builds(v) for v in ready]), any([_trains(v) for v in ready])),
        *(caves, min(caves, 1), min(caves, 2)),
    ]
    figures += _of_goods(edition, table, seat, player)
    return figures


def _of_goods(edition: Edition, table: Table, seat: Seat, player: Player) -> list[float]:
    """Return the figures from the track's points on."""
    points, track, items = edition.track_points, player.track, player.items
    placed = {slot.good: slot.count for slot in track}
    have = {good: items.count(good) for good in Good}
    if player.sale and isinstance(player.sale.item, Good):
        have[player.sale.item] += 1
    on_track = sum([slot.count * points[n] for n, slot in enumerate(track)])
    new = sorted([count for good, count in have.items() if count and good not in placed])
    worth = {slot.good: points[n] for n, slot in enumerate(track)}
    loose = sum([count * worth.get(good, 0) for good, count in have.items()])
    loose += sum([count * points[len(track) + n] for n, count in enumerate(new)])
    growing, lying = 0.0, 0
    totals = {good: placed.get(good, 0) + have[good] for good in Good}
    usual = points[min(len(points) - 1, len(track) + len(new))]
    for building in player.buildings:
        card = BUILDINGS[building.id]
        if card.good:
            lying += building.goods
            totals[card.good] += building.goods
            if card.replenishing:
                growing += worth.get(card.good, usual)
    torch = edition.torch
    reputation = player.reputation
    others = max([p.reputation for n, p in enumerate(table.players) if n != seat], default=0)
    income = edition.track_income[len(track) - 1] if track else edition.empty_track_income
    return [
        *(on_track, loose, _bonuses(player, totals), len(track), len(track) + len(new), income),
        *(items.count(Token.CIDER), items.count(Token.POTION)),
        *(reputation, edition.reputation_points[torch + reputation]),
        *(max(-2, min(2, reputation - others)), (seat - table.first) % table.seats),
        _best_star(table, player, totals),
        *[totals[good] for good in Good],
        *(lying, growing),
    ]


@cache
def _figures(building: BuildingId) -> tuple[float, ...]:
    """Return the figures of one card, indexed as `CARD_FIGURES`."""
    card = BUILDINGS[building]
    rates = dict(card.points_for)
    for_goods = sum(each for thing, each in card.points_for if not isinstance(thing, Thing))
    is_outpost = card.row is Row.OUTPOST
    return (
        *(card.income, card.beds, card.points, card.potion_income, card.rerolls),
        *(card.bonus_explore, card.train_to_ready, card.coin_when_building),
        *(card.coin_when_exploring, card.ciders_as_coins, card.potions_as_coins),
        *(len(card.income_for), card.replenishing, rates.get(Thing.VILLAGER, 0)),
        *(rates.get(Thing.HOUSE, 0), rates.get(Thing.OUTPOST, 0)),
        *(rates.get(Thing.EMPTY_CAVE, 0), for_goods),
        *(card.row is Row.STAR, card.row is Row.KEY, is_outpost, not is_outpost),
    )


@cache
def _cards(buildings: tuple[BuildingId, ...]) -> tuple[float, ...]:
    return tuple([float(sum(column)) for column in zip(*map(_figures, buildings), strict=True)])


@cache
def _people(villagers: tuple[VillagerId, ...]) -> tuple[float, ...]:
    """Return the figures of all villagers, indexed as `VILLAGER_FIGURES`."""
    skills = [skill for v in villagers for skill in VILLAGERS[v].skills]
    plus = (skills.count(Skill.HAMMER_PLUS), skills.count(Skill.QUILL_PLUS))
    return (
        *(float(len(villagers)), sum(map(mean_lanterns, villagers))),
        *(skills.count(Skill.HAMMER) + plus[0], plus[0]),
        *(skills.count(Skill.QUILL) + plus[1], plus[1]),
    )


def _builds(villager: VillagerId) -> bool:
    skills = VILLAGERS[villager].skills
    return Skill.HAMMER in skills or Skill.HAMMER_PLUS in skills


def _trains(villager: VillagerId) -> bool:
    skills = VILLAGERS[villager].skills
    return Skill.QUILL in skills or Skill.QUILL_PLUS in skills


def _bonuses(player: Player, totals: dict[Good, int]) -> float:
    """Return the points of the cards' bonuses for what the village has now."""
    return float(
        sum(
            [
                each * _count(player, totals, thing)
                for building in player.buildings
                for thing, each in BUILDINGS[building.id].points_for
            ]
        )
    )


def _count(player: Player, totals: dict[Good, int], thing: Item | Thing) -> int:
    match thing:
        case Thing.VILLAGER:
            return len(player.villagers)
        case Thing.EMPTY_CAVE:
            return len(player.caves)
        case Thing.OUTPOST:
            return sum([b.cave is not None for b in player.buildings])
        case Thing.HOUSE:
            return sum([b.cave is None for b in player.buildings])
        case Token():
            return player.items.count(thing)
        case Good():
            return totals[thing]


def _best_star(table: Table, player: Player, totals: dict[Good, int]) -> float:
    """Return what the best star house that is left would give now, minus its price."""

    def net(card: BuildingCard) -> float:
        bonus = sum([each * _count(player, totals, thing) for thing, each in card.points_for])
        return 1 + card.points + bonus - card.cost * 0.8

    return max([net(BUILDINGS[star]) for star in table.market.stars], default=0.0)
