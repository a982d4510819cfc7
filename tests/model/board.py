"""What lies on the table, as a child would lay it out: lists and counters that change."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.cards import BUILDINGS, VILLAGERS, BuildingCard, VillagerCard

CARDS: Mapping[str, BuildingCard] = {str(name): card for name, card in BUILDINGS.items()}
PEOPLE: Mapping[str, VillagerCard] = {str(name): card for name, card in VILLAGERS.items()}
"""What stands on the cards."""

READY, EXHAUSTED, INJURED, CAVE = "ready", "exhausted", "injured", "cave"
GOODS = ("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst")

TRACK_POINTS = (1, 1, 2, 3, 4, 4, 5, 6)
TRACK_INCOME = (5, 6, 6, 7, 7, 8, 8, 8)
EMPTY_TRACK_INCOME = 4
REPUTATION_POINTS = (-2, -1, 0, 0, 0, 1, 2, 3, 4, 5, 7)
TORCH = 3
SLOT_COSTS = (2, 3, 3, 4, 5)
ROW = 4
LEAST_PRICE = 3
LAST_ROUND = 7
COINS = 7

SUPPLY = {
    "final": dict(zip(GOODS, (12, 12, 12, 10, 10, 10, 8, 7), strict=True)),
    "preview": dict.fromkeys(GOODS, 7),
}
COMMON_TO_RARE = {"final": GOODS, "preview": ("fruit", "fish", *GOODS[:1], *GOODS[3:])}
CIDERS, POTIONS = 10, 20
EXTRA_COINS = {2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 0, 1)}
"""In the final rules, by the number of players."""

PRIZES = {"final": (5, 3, 2), "preview": (6, 4, 2)}
PRIZES_OF_TWO = {"final": (3,), "preview": (4,)}


@dataclass
class Board:
    """A player's board. Buildings are [card, goods on it, cave below it], slots [good, count]."""

    coins: int
    villagers: dict[str, str]
    buildings: list[list[Any]]
    reputation: int = 0
    items: Counter[str] = field(default_factory=Counter[str])
    track: list[list[Any]] = field(default_factory=list[list[Any]])
    caves: list[str] = field(default_factory=list[str])
    sale: tuple[str, int | None] | None = None
    passed: bool = False

    def those(self, area: str) -> list[str]:
        """List the villagers in an area."""
        return [name for name, where in self.villagers.items() if where == area]

    def has(self, symbol: str) -> int:
        """Count a symbol on all buildings."""
        return sum(int(getattr(CARDS[card], symbol)) for card, _, _ in self.buildings)

    def can(self, name: str, skill: str) -> bool:
        """Tell whether a ready villager has a symbol, plain or plus."""
        skills = PEOPLE[name].skills if name in PEOPLE else ()
        return self.villagers.get(name) == READY and bool({skill, f"{skill}_plus"} & {*skills})

    def are_ready(self, names: Sequence[str]) -> bool:
        """Tell whether these are different villagers, all ready."""
        different = len({*names}) == len(names)
        return different and all(self.villagers.get(name) == READY for name in names)

    def owns(self, item: str) -> bool:
        """Tell whether an item is in the supply, for sale or on the track."""
        on_track = item in [good for good, _ in self.track]
        return self.items[item] > 0 or bool(self.sale and self.sale[0] == item) or on_track

    def move_reputation(self, steps: int) -> None:
        """Move the cube; it stops at either end."""
        lowest, highest = -TORCH, len(REPUTATION_POINTS) - 1 - TORCH
        self.reputation = max(lowest, min(highest, self.reputation + steps))

    def place(self, good: str) -> None:
        """Place a good on the advancement track."""
        self.items[good] -= 1
        for slot in self.track:
            if slot[0] == good:
                slot[1] += 1
                return
        self.track.append([good, 1])

    @property
    def beds(self) -> int:
        return self.has("beds")

    @property
    def income(self) -> int:
        """Count the coins of a round."""
        base = TRACK_INCOME[len(self.track) - 1] if self.track else EMPTY_TRACK_INCOME
        held: dict[str, int] = {slot[0]: slot[1] for slot in self.track}
        cards = [CARDS[card] for card, _, _ in self.buildings]
        return base + sum(c.income + sum(held.get(g, 0) for g in c.income_for) for c in cards)


@dataclass
class Journey:
    """An explore action under way."""

    cave: str
    path: list[int]
    option: int | None = None
    offered: str | None = None
    dice: dict[str, int] = field(default_factory=dict[str, int])
    bonus: int = 0
    rerolls: int = 0
    earned: list[Any] = field(default_factory=list[Any])
    owed: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    choice: tuple[str, ...] = ()
    succeeded: bool = False

    @property
    def lanterns(self) -> int:
        """Count the lanterns of all dice, lines and exertion."""
        return sum(lanterns_of(name, roll) for name, roll in self.dice.items()) + self.bonus


def lanterns_of(name: str, roll: int) -> int:
    """Count the lanterns that a villager's die gives: the best threshold that was met."""
    return max([lanterns for least, lanterns in PEOPLE[name].dice if roll >= least], default=0)
