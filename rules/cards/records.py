"""Define what is printed on a card; the cards are one typed line each in the other files here."""

from dataclasses import dataclass
from enum import StrEnum

from rules.words import BuildingId, Good, Item, People, Row, Skill, Special, VillagerId


class Thing(StrEnum):
    """What card bonuses count besides items; key houses and star houses count as houses."""

    HOUSE = "house"
    OUTPOST = "outpost"
    VILLAGER = "villager"
    EMPTY_CAVE = "empty_cave"


@dataclass(frozen=True, slots=True)
class VillagerCard:
    """A villager; `dice` holds (least roll, lanterns): the best one that a roll reaches counts."""

    id: VillagerId
    dice: tuple[tuple[int, int], ...]
    skills: tuple[Skill, ...] = ()
    people: People | None = None
    special: Special | None = None

    def lanterns(self, roll: int) -> int:
        """Return the lanterns that a roll gives. Source: final rulebook, "Symbols", Explore."""
        return max([lanterns for least, lanterns in self.dice if roll >= least], default=0)


@dataclass(frozen=True, slots=True)
class BuildingCard:
    """A house or an outpost with its symbols; `row` is None for a starting house.

    `cost` and `income` are in coins, `points` in village points, `reputation` and `potions` are
    gained at the purchase, `income_for` gives a coin a round for each such good on the track,
    `points_for` gives (thing, village points each), `bonus_explore` is in lanterns. `goods` of
    `good` are put on the card once; if `replenishing` it holds one, put back at the end of each
    round. Source: final rulebook, "Symbols"; `bonus_explore`: preview rulebook, "Symbols".
    """

    id: BuildingId
    row: Row | None
    cost: int = 0
    points: int = 0
    beds: int = 0
    income: int = 0
    income_for: tuple[Good, ...] = ()
    points_for: tuple[tuple[Item | Thing, int], ...] = ()
    good: Good | None = None
    goods: int = 0
    replenishing: bool = False
    potions: int = 0
    potion_income: int = 0
    reputation: int = 0
    rerolls: int = 0
    bonus_explore: int = 0
    train_to_ready: bool = False
    coin_when_building: int = 0
    coin_when_exploring: int = 0
    ciders_as_coins: bool = False
    potions_as_coins: bool = False
