"""Compute the value of a book's choices, exactly, for each party.

Only the dice count: nobody is exerted, and bonus lines count per hammer and per quill only, because
nobody owns, pays or has company. A follow-up is rolled by the whole party, which takes the choice
that is worth most.
"""

from collections.abc import Iterator
from dataclasses import astuple, dataclass
from functools import cached_property

from encounters.parties import PARTIES, count_of, lantern_chances
from rules.book import Book, Option, Outcome
from rules.cards import VillagerCard
from rules.words import ParagraphNumber

WORTH_OF_GOOD = 2.0
WORTH_OF_REPUTATION = 1.5
WORTH_OF_INJURY = 2.0
WORTH_OF_CAVE = 2.0
WORTH_OF_VILLAGER = 4.0
WORTH_OF_SPECIAL = 5.0
WORTH_OF_BUILDING_COST = 0.8


@dataclass(frozen=True, slots=True)
class Expectation:
    """The average result of a choice; `other` is in coins, the rest in pieces.

    `success` is the chance that the explorer keeps the cave card.
    """

    success: float = 0.0
    coins: float = 0.0
    goods: float = 0.0
    reputation: float = 0.0
    injuries: float = 0.0
    other: float = 0.0

    def __add__(self, more: "Expectation") -> "Expectation":
        """Return the sum with another result."""
        return Expectation(*(a + b for a, b in zip(astuple(self), astuple(more), strict=True)))

    def times(self, share: float) -> "Expectation":
        """Return a share of it, for a result with that chance."""
        return Expectation(*(share * part for part in astuple(self)))

    @property
    def riches(self) -> float:
        """Return the value of all but reputation in coins, the cave card included."""
        gained = self.coins + WORTH_OF_GOOD * self.goods + self.other
        return gained + WORTH_OF_CAVE * self.success - WORTH_OF_INJURY * self.injuries

    @property
    def worth(self) -> float:
        """Return the value in coins."""
        return self.riches + WORTH_OF_REPUTATION * self.reputation


@dataclass(frozen=True)
class Balance:
    """The values of a book's paragraphs, each computed once."""

    book: Book

    @cached_property
    def _known(self) -> dict[tuple[int, tuple[VillagerCard, ...]], tuple[Expectation, ...]]:
        return {}

    def choices(
        self, number: ParagraphNumber, party: tuple[VillagerCard, ...]
    ) -> tuple[Expectation, ...]:
        """Return the values of a paragraph's choices, indexed by option."""
        key = (number, party)
        if key not in self._known:
            options = self.book.paragraphs[number].options
            self._known[key] = tuple(self._option(option, party) for option in options)
        return self._known[key]

    def best(self, number: ParagraphNumber, party: tuple[VillagerCard, ...]) -> int:
        """Find the option that is worth most."""
        choices = self.choices(number, party)
        return max(range(len(choices)), key=lambda option: choices[option].worth)

    def worth(self, number: ParagraphNumber, party: tuple[VillagerCard, ...]) -> float:
        """Return the value of a whole paragraph: its best choice."""
        return self.choices(number, party)[self.best(number, party)].worth

    def dominated(self, number: ParagraphNumber) -> Iterator[tuple[int, int]]:
        """Find pairs of options of which the first is at least as good for every party."""
        weighed = [self.choices(number, party) for party in PARTIES]
        options = range(len(weighed[0]))
        for better in options:
            for worse in options:
                if better != worse and all(_dominates(c[better], c[worse]) for c in weighed):
                    yield better, worse

    def _option(self, option: Option, party: tuple[VillagerCard, ...]) -> Expectation:
        lost = self._outcome(option.failure, party, reached=False)
        won = [
            (tier.explore, self._outcome(tier.outcome, party, reached=True))
            for tier in option.tiers
        ]
        bonus = sum(b.lanterns * count_of(b.per, party) for b in option.bonuses if b.per)
        total = Expectation()
        for rolled, chance in enumerate(lantern_chances(party)):
            reached = [expected for explore, expected in won if explore <= rolled + bonus]
            total += [lost, *reached][-1].times(chance)
        return total

    def _outcome(
        self, outcome: Outcome, party: tuple[VillagerCard, ...], *, reached: bool
    ) -> Expectation:
        at_once = Expectation(
            coins=outcome.coins - outcome.pay,
            goods=len(outcome.gain) + bool(outcome.choice) - outcome.lose_offer,
            reputation=outcome.reputation,
            injuries=outcome.injured,
            other=_other(outcome),
        )
        if outcome.leads_to is None:
            return at_once + Expectation(success=float(reached))
        choices = self.choices(outcome.leads_to, party)
        return at_once + choices[self.best(outcome.leads_to, party)]


def _other(outcome: Outcome) -> float:
    return (
        WORTH_OF_VILLAGER * outcome.cheapest_villager
        + WORTH_OF_SPECIAL * (outcome.special is not None)
        + WORTH_OF_CAVE * outcome.caves
        + WORTH_OF_BUILDING_COST * outcome.building
    )


def _dominates(better: Expectation, worse: Expectation) -> bool:
    return (
        better.riches >= worse.riches
        and better.reputation >= worse.reputation
        and better.worth > worse.worth
    )
