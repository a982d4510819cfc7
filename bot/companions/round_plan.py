"""Plan the rest of a round as a whole: what to buy, whom to send below, and who works."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from bot.companions.expeditions import trip_worth
from bot.companions.valuation import (
    View,
    building_worth,
    goods_worth,
    income_of,
    item_worth,
    mean_lanterns,
    villager_worth,
)
from rules.build import buildable, cost_of
from rules.cards import BUILDINGS
from rules.paying import purse
from rules.villagers import HAMMERS, QUILLS, discount, has
from rules.words import Area, BuildingId, Skill, Token, VillagerId

MOST_PLANS = 5
"""How many buildings, and how many villagers, are considered."""

LARGEST_PARTY = 5


@dataclass(frozen=True, slots=True)
class Craft:
    """A building or a villager that could be bought: by whom, for how much, with what gain.

    `love` is its extra value to a person who likes such things.
    """

    hand: VillagerId
    cost: int
    gain: float
    bought: str
    love: float = 0.0


@dataclass(frozen=True, slots=True)
class Day:
    """What the ready villagers could do for the rest of the round.

    `worth` is in village points, `love` is what the person's likes add to it.
    """

    worth: float = 0.0
    build: Craft | None = None
    train: Craft | None = None
    party: tuple[VillagerId, ...] = ()
    gather: tuple[tuple[VillagerId, BuildingId], ...] = ()
    labor: tuple[VillagerId, ...] = ()
    love: float = 0.0


def days_of(view: View) -> Iterator[Day]:
    """Yield round plans: what to buy, and how large a party to send; the others work."""
    goods = lying_goods(view)
    largest = LARGEST_PARTY if view.table.market.cave else 0
    trips: dict[tuple[VillagerId, ...], float] = {}
    for build, train in product([None, *_builds(view)], [None, *_trainings(view)]):
        if build and train and build.hand == train.hand:
            continue
        busy = {craft.hand for craft in (build, train) if craft}
        hands = sorted((v for v in view.ready if v not in busy), key=mean_lanterns, reverse=True)
        for size in (0, *range(2, min(len(hands), largest) + 1)):
            party = tuple(hands[:size])
            if party not in trips:
                trips[party] = trip_worth(view, party) if party else 0.0
            day = _day(view, build, train, party, tuple(hands[size:]), goods, trips[party])
            if day:
                yield day


def _day(
    view: View,
    build: Craft | None,
    train: Craft | None,
    party: tuple[VillagerId, ...],
    workers: tuple[VillagerId, ...],
    goods: list[tuple[float, BuildingId]],
    trip: float,
) -> Day | None:
    """Let the workers earn missing coins, then harvest goods that are worth more than a coin."""
    crafts = [craft for craft in (build, train) if craft]
    missing = max(0, sum(craft.cost for craft in crafts) - purse(view.player))
    if missing > len(workers):
        return None
    tired = len(crafts) + len(party) + missing + len(view.player.villagers_in(Area.EXHAUSTED))
    # The hands are sorted by lanterns: the worst explorers earn.
    earners, workers = list(workers[len(workers) - missing :]), workers[: len(workers) - missing]
    worth = trip + sum(craft.gain for craft in crafts) + missing * view.coin
    worth -= _fatigue(view, tired)
    gather: list[tuple[VillagerId, BuildingId]] = []
    wait = list(goods)
    for worker in reversed(workers):
        cost = _fatigue(view, tired + 1) - _fatigue(view, tired)
        cider = item_worth(view, Token.CIDER) * (view.table.board.cider and not earners)
        coin = view.coin + cider
        if wait and wait[0][0] > coin and wait[0][0] > cost:
            gain, building = wait.pop(0)
            gather.append((worker, building))
            worth += gain - cost
        elif coin > cost:
            earners.append(worker)
            worth += coin - cost
        else:
            break
        tired += 1
    love = _love(view, crafts, party, gather, earners)
    return Day(worth, build, train, party, tuple(gather), tuple(earners), love)


def _love(
    view: View,
    crafts: Sequence[Craft],
    party: Sequence[VillagerId],
    gather: Sequence[object],
    earners: Sequence[VillagerId],
) -> float:
    """Return how much a person likes a round plan."""
    love = view.taste.love
    joys = sum(craft.love for craft in crafts) + love.explore * bool(party)
    return joys + love.harvest * bool(gather) + love.labor * bool(earners)


def _fatigue(view: View, tired: int) -> float:
    """Return the cost of villagers who will not be ready next round, for lack of beds."""
    beds = view.beds + view.player.items.count(Token.CIDER)
    return max(0, tired - beds) * view.taste.fatigue * (view.left > 0)


def _builds(view: View) -> list[Craft]:
    builders = [v for v in view.ready if has(v, HAMMERS)]
    if not builders:
        return []
    builder = min(builders, key=lambda v: (-discount(v, Skill.HAMMER_PLUS), mean_lanterns(v)))
    coins = purse(view.player) + discount(builder, Skill.HAMMER_PLUS) + len(view.ready) - 1
    dream, dream_gain = _dream(view)
    price = BUILDINGS[dream].cost if dream else 0
    crafts: list[Craft] = []
    for building in buildable(view.table.market, view.player, coins):
        cost = cost_of(builder, building)
        gain = building_worth(view, BUILDINGS[building]) - cost * view.coin
        # Bought now, it would put the dream building out of reach until the game's end.
        if building != dream and view.player.coins - cost + income_of(view) * view.left < price:
            gain -= view.taste.patience * dream_gain
        if gain > 0:
            love = view.taste.love.of(BUILDINGS[building])
            crafts.append(Craft(builder, cost, gain, building, love))
    return sorted(crafts, key=lambda craft: -craft.gain)[:MOST_PLANS]


def _dream(view: View) -> tuple[BuildingId | None, float]:
    """Find the building with the greatest gain that can be paid for before the game's end."""
    coins = view.player.coins + income_of(view) * view.left + max(0, len(view.ready) - 1)
    gains = {
        b: building_worth(view, BUILDINGS[b]) - BUILDINGS[b].cost * view.coin
        for b in buildable(view.table.market, view.player, coins)
    }
    best = max(gains, key=lambda b: gains[b], default=None)
    return (best, max(0.0, gains[best])) if best else (None, 0.0)


def _trainings(view: View) -> list[Craft]:
    teachers = [v for v in view.ready if has(v, QUILLS)]
    if not teachers:
        return []
    teacher = min(teachers, key=lambda v: (-discount(v, Skill.QUILL_PLUS), mean_lanterns(v)))
    at_once = any(card.train_to_ready for card in view.cards) * view.taste.train_to_ready_day
    crafts: list[Craft] = []
    for villager, price in zip(view.table.board.slots, view.edition.slot_costs, strict=True):
        cost = max(0, price - discount(teacher, Skill.QUILL_PLUS))
        if villager and cost <= purse(view.player) + len(view.ready) - 1:
            gain = villager_worth(view, villager) - cost * view.coin + at_once
            if gain > 0:
                crafts.append(Craft(teacher, cost, gain, villager, view.taste.love.train))
    return sorted(crafts, key=lambda craft: -craft.gain)[: MOST_PLANS - 2]


def lying_goods(view: View) -> list[tuple[float, BuildingId]]:
    """List the goods on the buildings, with the value of harvesting them now."""
    lying: list[tuple[float, BuildingId]] = []
    for building in view.player.buildings:
        card = BUILDINGS[building.id]
        if card.good and building.goods:
            # These goods count as the village's already: this is what their loss would cost.
            worth = -goods_worth(view, card.good, -1)
            if not card.replenishing:
                worth -= view.taste.leave_lying * view.left
            lying += [(worth, building.id)] * building.goods
    return sorted(lying, reverse=True)
