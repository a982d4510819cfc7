"""Hold the weights by which a sensible player judges; found by letting players play each other."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taste:
    """What things are worth in village points; `*_day` for each round left after this one.

    `coin` is indexed by rounds left, `cave` by the empty caves that the player has.
    """

    coin: tuple[float, ...] = (0.13, 0.58, 0.90, 1.10, 1.04, 1.36, 1.29)
    day: float = 2.58
    dull_day: float = 0.10
    least_day: float = 0.82
    restless_day: float = 0.19
    bed_price: float = 8.88
    villager_price: float = 5.46
    fatigue: float = 0.99
    lantern_day: float = 0.44
    hammer_day: float = 0.22
    quill_day: float = 0.07
    hammer_plus_day: float = 0.25
    quill_plus_day: float = 0.26
    reroll_day: float = 0.43
    train_to_ready_day: float = 0.42
    builds_a_day: float = 0.78
    trips_a_day: float = 0.19
    ciders_as_coins_day: float = 0.25
    potions_as_coins_day: float = 0.06
    new_kind_coins_day: float = 0.16
    grown_a_day: float = 0.86
    gather: float = 0.58
    kinds_a_day: float = 0.55
    keep_slots: float = 0.24
    reputation: float = 0.46
    potion: float = 0.26
    cider: float = 0.34
    cave: tuple[float, ...] = (1.14, 1.22, 0.33, 0.09)
    houses_a_day: float = 0.54
    outposts_a_day: float = 0.41
    villagers_a_day: float = 0.46
    goods_a_day: float = 0.03
    ambition: float = 0.55
    injury: float = 2.18
    story: float = 0.18
    reroll_gain: float = 0.05
    leave_lying: float = 0.14
    patience: float = 1.72
    bargain: float = 0.84
    dull_row: float = 0.50
    refresh_coins: int = 6


SENSIBLE = Taste()
