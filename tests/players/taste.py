"""Hold the weights by which a sensible player judges; found by letting players play each other."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth in village points; `*_day` for each round left after this one.

    `coin` is indexed by rounds left, `cave` by the empty caves that the player has.
    """

    coin: tuple[float, ...] = (0.14, 0.62, 1.03, 0.82, 1.09, 1.33, 1.13)
    day: float = 3.07
    dull_day: float = 0.09
    least_day: float = 0.70
    restless_day: float = 0.22
    bed_price: float = 7.24
    villager_price: float = 3.08
    fatigue: float = 1.16
    lantern_day: float = 0.39
    hammer_day: float = 0.17
    quill_day: float = 0.07
    hammer_plus_day: float = 0.21
    quill_plus_day: float = 0.34
    reroll_day: float = 0.40
    train_to_ready_day: float = 1.14
    builds_a_day: float = 0.89
    trips_a_day: float = 0.20
    ciders_as_coins_day: float = 0.22
    potions_as_coins_day: float = 0.07
    new_kind_coins_day: float = 0.16
    grown_a_day: float = 0.77
    gather: float = 0.58
    kinds_a_day: float = 0.67
    keep_slots: float = 0.21
    reputation: float = 0.65
    potion: float = 0.23
    cider: float = 0.36
    cave: tuple[float, ...] = (1.16, 1.05, 0.34, 0.09)
    houses_a_day: float = 0.43
    outposts_a_day: float = 0.44
    villagers_a_day: float = 0.54
    goods_a_day: float = 0.02
    ambition: float = 0.66
    injury: float = 1.30
    story: float = 0.40
    reroll_gain: float = 0.07
    leave_lying: float = 0.15
    patience: float = 1.42
    bargain: float = 0.84
    dull_row: float = 0.45
    refresh_coins: int = 6


SENSIBLE = Taste()
