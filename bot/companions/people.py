"""Define the companions: how strongly they play, who they are, and what each of them loves."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from rules.actions import Action, Build
from rules.cards import BUILDINGS
from rules.cards.records import BuildingCard
from rules.words import Row


class Strength(StrEnum):
    """How well a companion plays: each is clearly better than the one before."""

    GUEST = "guest"
    NEIGHBOUR = "neighbour"
    OLD_HAND = "old_hand"


class Person(StrEnum):
    """The people of the caves who sit down; they are in none of the book's stories.

    Miss Dace explores; Newel builds; Hal Stott collects goods; Mrs Holly lets beds; Old Sib maps
    and settles caves; Dapper Mossop counts coins. The values are those that games have stored.
    """

    PECK = "peck"
    QUOIN = "quoin"
    NANCE = "nance"
    AVERILL = "averill"
    RAPP = "rapp"
    VOLE = "vole"


@dataclass(frozen=True, slots=True)
class Love:
    """What a person likes to do for its own sake, in village points for each time.

    `bed` and `income` count for each bed and coin on a card, `good` for a card that brings goods.
    """

    explore: float = 0.0
    train: float = 0.0
    harvest: float = 0.0
    labor: float = 0.0
    star: float = 0.0
    key: float = 0.0
    outpost: float = 0.0
    bed: float = 0.0
    good: float = 0.0
    income: float = 0.0

    def of(self, card: BuildingCard) -> float:
        """Return how much a person likes to build a card, in addition to its value."""
        rows = {Row.STAR: self.star, Row.KEY: self.key, Row.OUTPOST: self.outpost}
        row = rows.get(card.row, 0.0) if card.row else 0.0
        return row + self.bed * card.beds + self.income * card.income + self.good * bool(card.good)

    def of_deeds(self, actions: Sequence[Action]) -> float:
        """Return how much a person likes what they do in a round; harvest and labor count once."""
        done = Counter(action.kind for action in actions)
        joys = sum(self.of(BUILDINGS[one.building]) for one in actions if isinstance(one, Build))
        joys += self.explore * done["explore"] + self.train * done["train"]
        return joys + self.harvest * bool(done["harvest"]) + self.labor * bool(done["labor"])


INDIFFERENT = Love()

LOVES: Mapping[Person, Love] = {
    Person.PECK: Love(explore=2.0),
    Person.QUOIN: Love(star=2.5, key=1.5),
    Person.NANCE: Love(good=1.5, harvest=1.0),
    Person.AVERILL: Love(bed=1.5, train=1.0),
    Person.RAPP: Love(outpost=2.0, explore=0.5),
    Person.VOLE: Love(income=2.0, labor=1.0),
}
