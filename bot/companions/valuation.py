"""Value things in village points, by what is on the table and how many rounds are left."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TypeAlias

from bot.companions.weights import Taste
from rules.cards import BUILDINGS, VILLAGERS, BuildingCard, Thing
from rules.editions import Edition
from rules.ply import cards_of
from rules.table import Player, Table, TrackSlot
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import Area, Good, Item, Row, Seat, Skill, Token, VillagerId

Counts: TypeAlias = Mapping[Good, float]


@dataclass(frozen=True, slots=True)
class View:
    """What a player's values depend on: the table, their own board, and the bonuses on their cards.

    `left` counts the rounds after this one, `goods` those in supply, on buildings and still to grow
    there, `bonuses` are the village points that their cards give for each further thing.
    """

    taste: Taste
    edition: Edition
    table: Table
    seat: Seat
    player: Player
    cards: tuple[BuildingCard, ...]
    left: int
    coin: float
    beds: int
    goods: Counts
    on_track: float
    bonuses: Mapping[Item | Thing, float]

    @property
    def ready(self) -> tuple[VillagerId, ...]:
        """List the villagers who can act."""
        return self.player.villagers_in(Area.READY)


def look(edition: Edition, table: Table, seat: Seat, taste: Taste) -> View:
    """Return the view of the table from a seat."""
    player = table.players[seat]
    cards = tuple(cards_of(player))
    left = edition.rounds - table.round
    goods = _goods_of(player, taste.grown_a_day * left)
    return View(
        taste=taste,
        edition=edition,
        table=table,
        seat=seat,
        player=player,
        cards=cards,
        left=left,
        coin=taste.coin[min(left, len(taste.coin) - 1)],
        beds=sum(card.beds for card in cards),
        goods=goods,
        on_track=_track_worth(taste, edition, player, left, goods),
        bonuses=_bonuses(taste, table, player, cards, goods),
    )


def item_worth(view: View, item: Item) -> float:
    """Return the value of one more good, cider or potion."""
    match item:
        case Token.POTION:
            kept = view.taste.potion if view.left else 0
            return max(kept, view.bonuses.get(item, 0))
        case Token.CIDER:
            kept = view.taste.cider if view.left else 0
            return max(kept, view.bonuses.get(item, 0))
        case _:
            return goods_worth(view, item, 1)


def goods_worth(view: View, good: Good, count: float) -> float:
    """Return the value of more goods of one kind on the track."""
    more = dict(view.goods)
    more[good] = more.get(good, 0) + count
    worth = _track_worth(view.taste, view.edition, view.player, view.left, more) - view.on_track
    if good not in view.goods and all(slot.good is not good for slot in view.player.track):
        worth += view.taste.new_kind_coins_day * view.left * view.coin
    return worth + count * view.bonuses.get(good, 0)


def building_worth(view: View, card: BuildingCard) -> float:
    """Return the value of a building, without its price."""
    worth = 1 + card.points + _bonus_worth(view, card) + _place_worth(view, card)
    worth += sum(bed_worth(view, extra) for extra in range(card.beds))
    worth += card.income * view.left * view.coin
    worth += card.potions * item_worth(view, Token.POTION)
    worth += card.potion_income * view.left * item_worth(view, Token.POTION)
    worth += card.reputation * view.taste.reputation
    return worth + _harvest_worth(view, card) + _perk_worth(view, card)


def bed_worth(view: View, extra: int = 0) -> float:
    """Return the value of a bed that comes with that many others."""
    villagers, beds = len(view.player.villagers), view.beds + extra
    return _days_worth(view, villagers, beds + 1) - _days_worth(view, villagers, beds)


def villager_worth(view: View, villager: VillagerId) -> float:
    """Return the value of another villager: their days, their lanterns, and missing skills."""
    taste, left = view.taste, view.left
    skills = VILLAGERS[villager].skills
    villagers = len(view.player.villagers)
    worth = _days_worth(view, villagers + 1, view.beds) - _days_worth(view, villagers, view.beds)
    worth += taste.lantern_day * left * (mean_lanterns(villager) - 1)
    worth += taste.hammer_plus_day * left * (Skill.HAMMER_PLUS in skills)
    worth += taste.quill_plus_day * left * (Skill.QUILL_PLUS in skills)
    for craft, wanted in ((HAMMERS, taste.hammer_day), (QUILLS, taste.quill_day)):
        if has(villager, craft):
            others = sum(has(other.id, craft) for other in view.player.villagers)
            worth += wanted * left / max(1, others)
    return worth + view.bonuses.get(Thing.VILLAGER, 0)


def _days_worth(view: View, villagers: int, beds: int) -> float:
    """Return the value of all villagers' days: those with a bed work daily, others wait for one."""
    taste, left = view.taste, view.left
    rested = min(villagers, beds)
    worth = sum(max(taste.least_day, taste.day - taste.dull_day * nth) for nth in range(rested))
    price = taste.bed_price if villagers > beds else taste.villager_price
    waiting = (
        max(taste.restless_day * left, taste.day * (left - 1 - nth) - price * view.coin)
        for nth in range(abs(villagers - beds))
    )
    return worth * left + sum(waiting)


def cave_worth(view: View) -> float:
    """Return the value of another cave card: room for an outpost."""
    empty = len(view.player.caves)
    room = view.taste.cave[min(empty, len(view.taste.cave) - 1)]
    return room * (view.left > 0) + view.bonuses.get(Thing.EMPTY_CAVE, 0)


def placing_worth(view: View, goods: tuple[Good, ...]) -> float:
    """Return the value of placing new kinds now: income, minus the slots that they might get."""
    steps, before = view.edition.track_income, len(view.player.track)
    now = steps[before - 1] if before else view.edition.empty_track_income
    coins = (steps[before + len(goods) - 1] - now) * view.left
    slots = view.player.track + tuple(TrackSlot(good, 0) for good in goods)
    placed = replace(view.player, track=slots)
    after = _track_worth(view.taste, view.edition, placed, view.left, view.goods)
    return coins * view.coin + (after - view.on_track) * view.taste.keep_slots


def income_of(view: View) -> int:
    """Return the coins that the player will collect at the end of the round."""
    steps, track = view.edition.track_income, view.player.track
    coins = steps[len(track) - 1] if track else view.edition.empty_track_income
    return coins + sum(card.income for card in view.cards)


@cache
def mean_lanterns(villager: VillagerId) -> float:
    """Return the lanterns that a villager gives on average."""
    card = VILLAGERS[villager]
    return sum(card.lanterns(face) for face in range(1, 7)) / 6


def _bonuses(
    taste: Taste, table: Table, player: Player, cards: tuple[BuildingCard, ...], goods: Counts
) -> Mapping[Item | Thing, float]:
    """Return what the cards give for each thing, and a part of what the next star house might."""
    bonuses: dict[Item | Thing, float] = {}
    for card in cards:
        for thing, each in card.points_for:
            bonuses[thing] = bonuses.get(thing, 0) + each
    stars = [BUILDINGS[star] for star in table.market.stars]
    aim = max(stars, key=lambda star: _so_far(taste, star, player, goods), default=None)
    if aim:
        for thing, each in aim.points_for:
            bonuses[thing] = bonuses.get(thing, 0) + each * taste.ambition
    return bonuses


def _so_far(taste: Taste, star: BuildingCard, player: Player, goods: Counts) -> float:
    """Return the value of a star house, by its buyer's things that it counts."""
    outposts = sum(building.cave is not None for building in player.buildings)
    worth = star.points - taste.star_coin * star.cost
    for thing, each in star.points_for:
        match thing:
            case Thing.HOUSE:
                worth += each * (len(player.buildings) - outposts)
            case Thing.OUTPOST:
                worth += each * outposts
            case Thing.VILLAGER:
                worth += each * len(player.villagers)
            case Thing.EMPTY_CAVE:
                worth += each * len(player.caves)
            case Token():
                worth += each * player.items.count(thing)
            case Good():
                placed = sum(slot.count for slot in player.track if slot.good is thing)
                worth += each * (placed + goods.get(thing, 0))
    return worth


def _goods_of(player: Player, to_grow: float) -> Counts:
    goods: Counter[Good] = Counter(item for item in player.items if isinstance(item, Good))
    if player.sale and isinstance(player.sale.item, Good):
        goods[player.sale.item] += 1
    for building in player.buildings:
        card = BUILDINGS[building.id]
        if card.good:
            grown = to_grow if card.replenishing else 0
            goods[card.good] += building.goods + grown  # type: ignore[assignment]
    return {good: count for good, count in goods.items() if count}


def _track_worth(taste: Taste, edition: Edition, player: Player, left: int, goods: Counts) -> float:
    """Return the points at the game's end; kinds not placed yet go last, the largest at the end."""
    points = edition.track_points
    placed = [slot.good for slot in player.track]
    worth = sum(
        (slot.count + goods.get(slot.good, 0)) * points[index]
        for index, slot in enumerate(player.track)
    )
    free = sorted(count for good, count in goods.items() if good not in placed)
    kinds = len(placed) + len(free) + left * taste.kinds_a_day
    first = min(kinds, len(points)) - len(free)
    return worth + sum(count * _between(points, first + index) for index, count in enumerate(free))


def _between(points: tuple[int, ...], slot: float) -> float:
    """Return the points of an expected slot, which may be between two."""
    below = int(slot)
    above = min(below + 1, len(points) - 1)
    return points[below] + (slot - below) * (points[above] - points[below])


def _bonus_worth(view: View, card: BuildingCard) -> float:
    """Return what the card's own bonus will give at the game's end."""
    return sum(each * _expected(view, thing) for thing, each in card.points_for)


def _expected(view: View, thing: Item | Thing) -> float:
    player, left, taste = view.player, view.left, view.taste
    outposts = sum(card.row is Row.OUTPOST for card in view.cards)
    match thing:
        case Thing.HOUSE:
            return len(view.cards) - outposts + 1 + taste.houses_a_day * left
        case Thing.OUTPOST:
            return outposts + taste.outposts_a_day * left
        case Thing.VILLAGER:
            return len(player.villagers) + taste.villagers_a_day * left
        case Thing.EMPTY_CAVE:
            return len(player.caves) + taste.caves_a_day * left
        case Token():
            return player.items.count(thing)
        case Good():
            placed = sum(slot.count for slot in player.track if slot.good is thing)
            return placed + view.goods.get(thing, 0) + taste.goods_a_day * left


def _place_worth(view: View, card: BuildingCard) -> float:
    """Return what the village's bonuses give for one more house or outpost."""
    if card.row is Row.OUTPOST:
        return view.bonuses.get(Thing.OUTPOST, 0) - view.bonuses.get(Thing.EMPTY_CAVE, 0)
    return view.bonuses.get(Thing.HOUSE, 0)


def _harvest_worth(view: View, card: BuildingCard) -> float:
    """Return the value of the goods on a card, minus the days that it takes to harvest them."""
    if card.good is None:
        return 0
    count = (
        0.4 + view.taste.grown_a_day * view.left
        if card.replenishing
        else card.goods - (view.left == 0) * 0.5
    )
    return max(0.0, goods_worth(view, card.good, count) - view.taste.gather * count * view.coin)


def _perk_worth(view: View, card: BuildingCard) -> float:
    left, taste = view.left, view.taste
    worth = taste.reroll_day * card.rerolls * left
    worth += taste.train_to_ready_day * left * card.train_to_ready
    worth += taste.builds_a_day * left * view.coin * card.coin_when_building
    worth += taste.trips_a_day * left * view.coin * card.coin_when_exploring
    worth += taste.ciders_as_coins_day * left * card.ciders_as_coins
    worth += taste.potions_as_coins_day * left * card.potions_as_coins
    track = {slot.good: slot.count for slot in view.player.track}
    of_kinds = sum(track.get(good, 0) + view.goods.get(good, 0) for good in card.income_for)
    return worth + of_kinds * left * view.coin * 0.9
