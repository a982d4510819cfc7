"""Explore sensibly: by the explore numbers, and never by their rewards."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from random import Random

from bot.companions.valuation import (
    View,
    building_worth,
    cave_worth,
    goods_worth,
    item_worth,
    mean_lanterns,
)
from bot.companions.visible import Choice, Numbers
from rules import encounter
from rules.actions import Action, Choose, Exert, Pick, Reroll
from rules.cards import BUILDINGS, VILLAGERS
from rules.questions import TakeReward
from rules.table import Expedition, Player
from rules.villagers import HAMMERS, QUILLS, has
from rules.words import Area, Good, Reward, Trade, VillagerId

USUAL: tuple[tuple[Numbers, Numbers], ...] = (
    ((3,), (4, 7)),
    ((2,), (5, 7)),
    ((3,), (5, 8)),
    ((2, 4), (6,)),
)
"""The explore numbers of a usual paragraph: a safe choice and a bold one."""


def trip_worth(view: View, party: Sequence[VillagerId]) -> float:
    """Return the value of an expedition before anything is known about it."""
    # Lanterns of the cards shift every chance by as many.
    chances = (*(0.0,) * _carried(view), *lantern_chances(tuple(sorted(party))))
    prizes = _prizes(view)
    worths = (
        max(_worth(view, numbers, chances, prizes, len(party)) for numbers in paragraph)
        for paragraph in USUAL
    )
    fees = view.coin * sum(card.coin_when_exploring for card in view.cards)
    return sum(worths) / len(USUAL) + fees


def choose(view: View, choices: Sequence[Choice], whims: Random) -> Action:
    """Choose the best option by its numbers and bonus lines, or one that tempts for its story."""
    weighed = [
        (worth + whims.random() * view.taste.curiosity, way) for worth, way in ways(view, choices)
    ]
    _, best = max(weighed, key=lambda way: way[0])
    return best


def ways(view: View, choices: Sequence[Choice]) -> list[tuple[float, Choose]]:
    """List the possible choices, each with its expected value by its numbers."""
    prizes = _prizes(view)
    return [
        way
        for index, choice in enumerate(choices)
        if choice.offer is None or choice.offer in view.player.items
        for way in _ways(view, index, choice, prizes)
    ]


def _ways(
    view: View, index: int, choice: Choice, prizes: tuple[float, ...]
) -> Iterator[tuple[float, Choose]]:
    """Return the value of a choice, with its bonus paid for and without."""
    party = view.player.villagers_in(Area.CAVE)
    chances = lantern_chances(tuple(sorted(party)))
    price = _price(choice)
    for paying in (False, True) if 0 < price <= view.player.coins else (False,):
        bonus = _carried(view) + _bonus(choice, view.player, party, paying=paying)
        lanterns = (*(0.0,) * bonus, *chances)
        worth = _worth(view, choice.numbers, lanterns, prizes, len(party))
        yield worth - view.coin * price * paying, Choose(view.seat, index, paying)


def spend_effort(view: View, choices: Sequence[Choice]) -> Action:
    """Reroll while a better die is likely, then exert if the gain is worth an injury."""
    trip = encounter.expedition(view.table)
    numbers = choices[trip.option or 0].numbers
    prizes = _prizes(view)
    party = view.player.villagers_in(Area.CAVE)
    symbols = sum(card.rerolls for card in view.cards)
    left = symbols * view.edition.rerolls_a_symbol - trip.rerolls
    reroll = _best_reroll(view, trip, numbers, prizes) if left else None
    if reroll:
        return Reroll(view.seat, reroll)
    # A success already, and no effort reaches the next number.
    if trip.lanterns >= numbers[0] and not view.edition.exert_to_climb:
        return Exert(view.seat)
    _, count = _best_exertion(view, numbers, trip.lanterns, prizes, len(party))
    weakest = sorted(party, key=mean_lanterns)
    return Exert(view.seat, tuple(weakest[:count]))


def pick(view: View, question: TakeReward) -> Action:
    """Pick the reward that is worth most, or injure the villager who is missed least."""
    match question.reward:
        case Reward.ITEM:
            items = {str(item): item_worth(view, item) for item in (*Good,)}
            best = max(question.picks, key=lambda name: items.get(name, 0.5))
        case Reward.BUILDING:
            best = max(
                question.picks,
                key=lambda name: next(
                    building_worth(view, card) for card in BUILDINGS.values() if card.id == name
                ),
            )
        case Reward.VILLAGER:
            best = min(question.picks, key=lambda name: mean_lanterns(VillagerId(name)))
    return Pick(view.seat, best)


@cache
def lantern_chances(party: tuple[VillagerId, ...]) -> tuple[float, ...]:
    """Return the chance of each total of a party's dice, indexed by lanterns."""
    chances = [1.0]
    for villager in party:
        faces = [VILLAGERS[villager].lanterns(face) for face in range(1, 7)]
        longer = [0.0] * (len(chances) + max(faces))
        for total, chance in enumerate(chances):
            for lanterns in faces:
                longer[total + lanterns] += chance / 6
        chances = longer
    return tuple(chances)


def _prizes(view: View) -> tuple[float, ...]:
    """Return the usual value of reaching a number, indexed by explore number."""
    kinds = (Good.MUSHROOM, Good.FISH, Good.FRUIT, Good.ROPE, Good.POT, Good.PAPER)
    good = sum(goods_worth(view, kind, 1) for kind in kinds) / len(kinds)
    least = cave_worth(view) + view.taste.story
    return tuple(
        [
            least
            + max(0.2, 0.8 + 0.575 * (n - 3)) * view.coin
            + max(0.1, 0.4 + 0.25 * (n - 3)) * good
            for n in range(13)
        ]
    )


def _worth(
    view: View, numbers: Numbers, chances: Iterable[float], prizes: tuple[float, ...], party: int
) -> float:
    return sum(
        chance * _best_exertion(view, numbers, lanterns, prizes, party)[0]
        for lanterns, chance in enumerate(chances)
        if chance
    )


def _best_exertion(
    view: View, numbers: Numbers, lanterns: int, prizes: tuple[float, ...], party: int
) -> tuple[float, int]:
    """Return the best value after exerting, and how many villagers it takes."""
    best, count = 0.0, 0
    for number in numbers:
        missing = max(0, number - lanterns)
        if missing <= party:
            # After the last round an injury costs nothing.
            worth = prizes[number] - missing * view.taste.injury * (view.left > 0)
            if worth > best:
                best, count = worth, missing
    return best, count


def _best_reroll(
    view: View, trip: Expedition, numbers: Numbers, prizes: tuple[float, ...]
) -> VillagerId | None:
    party = len(trip.rolled)
    now = _best_exertion(view, numbers, trip.lanterns, prizes, party)[0]
    best, best_gain = None, view.taste.reroll_gain
    for rolled in trip.rolled:
        others = trip.lanterns - rolled.lanterns
        faces = [VILLAGERS[rolled.villager].lanterns(face) for face in range(1, 7)]
        worth = sum(
            _best_exertion(view, numbers, others + lanterns, prizes, party)[0] for lanterns in faces
        )
        if worth / 6 - now > best_gain:
            best, best_gain = rolled.villager, worth / 6 - now
    return best


def _carried(view: View) -> int:
    """Return the lanterns that the village's cards give on every expedition."""
    return sum(card.bonus_explore for card in view.cards)


def _price(choice: Choice) -> int:
    """Count the coins that its bonus lines ask for; without dice there is no bonus."""
    return sum(bonus.paying for bonus in choice.bonuses) if choice.numbers[0] else 0


def _bonus(choice: Choice, player: Player, party: tuple[VillagerId, ...], *, paying: bool) -> int:
    """Count the lanterns of the bonus lines, as they are read aloud."""
    lanterns = 0
    for bonus in choice.bonuses:
        if bonus.per is Trade.HAMMER:
            lanterns += bonus.lanterns * sum(has(v, HAMMERS) for v in party)
        elif bonus.per is Trade.QUILL:
            lanterns += bonus.lanterns * sum(has(v, QUILLS) for v in party)
        elif bonus.owning:
            lanterns += bonus.lanterns * player.owns(bonus.owning)
        elif bonus.along:
            known = {bonus.along}
            lanterns += bonus.lanterns * any(
                VILLAGERS[v].people in known or VILLAGERS[v].special in known for v in party
            )
        elif paying:
            lanterns += bonus.lanterns
    return lanterns
