"""Define the weights of a sensible player, found by letting players play each other."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache

from bot.companions.people import INDIFFERENT, LOVES, Love, Person, Strength


@dataclass(frozen=True, slots=True)
class Taste:
    """The values of things in village points; `*_day` for each round left after this one.

    `coin` is indexed by rounds left, its last for more as well, `cave` by the empty caves that the
    player has; `star_coin` is the value of a coin of the price when a player chooses a star house
    to aim at. `blur` is the standard deviation of the error in judging each first action; a player
    who does not trade neither buys from others nor sells, and refreshes no row.
    """

    coin: tuple[float, ...] = (0.15, 0.77, 1.00, 0.97, 0.75, 1.39, 1.05)
    day: float = 2.79
    dull_day: float = 0.07
    least_day: float = 0.79
    restless_day: float = 0.27
    bed_price: float = 10.15
    villager_price: float = 3.21
    fatigue: float = 1.34
    lantern_day: float = 0.50
    hammer_day: float = 0.13
    quill_day: float = 0.11
    hammer_plus_day: float = 0.19
    quill_plus_day: float = 0.47
    reroll_day: float = 0.52
    train_to_ready_day: float = 0.91
    builds_a_day: float = 0.68
    trips_a_day: float = 0.45
    ciders_as_coins_day: float = 0.17
    potions_as_coins_day: float = 0.06
    new_kind_coins_day: float = 0.23
    grown_a_day: float = 0.54
    gather: float = 1.22
    kinds_a_day: float = 0.80
    keep_slots: float = 0.14
    reputation: float = 0.73
    potion: float = 0.33
    cider: float = 0.19
    cave: tuple[float, ...] = (1.14, 0.75, 0.27, 0.06)
    houses_a_day: float = 0.23
    outposts_a_day: float = 0.53
    villagers_a_day: float = 0.51
    goods_a_day: float = 0.01
    caves_a_day: float = 0.10
    ambition: float = 0.67
    star_coin: float = 0.60
    injury: float = 1.55
    story: float = 0.77
    curiosity: float = 1.50
    reroll_gain: float = 0.05
    leave_lying: float = 0.13
    patience: float = 1.30
    bargain: float = 1.22
    dull_row: float = 0.53
    refresh_coins: int = 6
    blur: float = 0.0
    trades: bool = True
    love: Love = INDIFFERENT


SENSIBLE = Taste()

PLAIN = replace(SENSIBLE, curiosity=0.0, trades=False)
"""The weights of every player in simulated rounds."""

_TASTES: Mapping[Strength, Taste] = {
    Strength.GUEST: replace(SENSIBLE, blur=5.0, trades=False),
    Strength.NEIGHBOUR: SENSIBLE,
    Strength.OLD_HAND: SENSIBLE,
}


@cache
def taste_of(strength: Strength, person: Person | None) -> Taste:
    """Return a player's weights; without a person there is nothing that they love."""
    taste = _TASTES[strength]
    return replace(taste, love=LOVES[person]) if person else taste
