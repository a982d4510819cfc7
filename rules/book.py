"""Define the mechanics of an encounter book: choices, explore numbers and rewards, but no words."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rules.words import Item, ParagraphNumber, People, Special, Trade


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a reached explore number, or of a failure.

    `coins` and `pay` are coins gained and paid, `reputation` is in steps (down the cave is up),
    `caves` counts extra cave cards, `building` is the highest cost of a building that may be taken
    free, `injured` counts members of the party, `choice` lists items of which one is gained.
    """

    coins: int = 0
    pay: int = 0
    gain: tuple[Item, ...] = ()
    choice: tuple[Item, ...] = ()
    reputation: int = 0
    cheapest_villager: bool = False
    special: Special | None = None
    caves: int = 0
    building: int = 0
    injured: int = 0
    lose_offer: bool = False
    leads_to: ParagraphNumber | None = None

    def reward(self) -> "Outcome":
        """Return only what is won: no price, no harm, and no paragraph that it leads to."""
        return replace(
            self,
            pay=0,
            reputation=max(0, self.reputation),
            injured=0,
            lose_offer=False,
            leads_to=None,
        )


@dataclass(frozen=True, slots=True)
class Tier:
    """An explore number in lanterns and the result of reaching it; 0 succeeds without dice."""

    explore: int
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Bonus:
    """Lanterns for each `per` in the party, for `owning`, for a villager `along`, or for `paying`.

    `paying` is in coins, and the explorer's choice.
    """

    lanterns: int
    per: Trade | None = None
    owning: Item | None = None
    along: People | Special | None = None
    paying: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a paragraph; `offer` is an item that the explorer must offer for it.

    `tiers` rise by explore number; one of 0 is the only one. Each paragraph has an option without
    an offer, so that everyone has a choice.
    """

    tiers: tuple[Tier, ...]
    bonuses: tuple[Bonus, ...] = ()
    offer: Item | None = None
    failure: Outcome = Outcome()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph; entries are on cave cards, follow-ups are reached from another."""

    number: ParagraphNumber
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """A whole encounter book; `cells` is indexed by cave card, then by die face less one."""

    paragraphs: Mapping[ParagraphNumber, Paragraph]
    cells: tuple[tuple[ParagraphNumber, ...], ...]
