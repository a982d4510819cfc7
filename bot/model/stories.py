"""Define an encounter as it is told: who went below, and what each paragraph brought."""

from rules.facts import EncounterSettled, Fact, OptionChosen
from rules.record import record
from rules.words import ParagraphNumber, Seat, VillagerId


@record
class Chapter:
    """One paragraph of an encounter, with the facts from its reading on, in their order.

    `ply` is the one in which it was read.
    """

    ply: int
    number: ParagraphNumber
    facts: tuple[Fact, ...]

    @property
    def chosen(self) -> OptionChosen | None:
        """Return what the explorer chose; None while they are choosing."""
        return next((one for one in self.facts if isinstance(one, OptionChosen)), None)

    @property
    def settled(self) -> EncounterSettled | None:
        """Return how the paragraph ended; None while it is open."""
        return next((one for one in self.facts if isinstance(one, EncounterSettled)), None)


@record
class Story:
    """One encounter: a paragraph and its follow-ups, in the order in which they were read.

    `ply` is that of the `Explore` with which it began, and names it within its game; `last` is its
    latest ply. `die` is the
    die that chose the paragraph. Once it `is_over`, it belongs to the whole table.
    """

    ply: int
    last: int
    seat: Seat
    party: tuple[VillagerId, ...]
    die: int | None
    chapters: tuple[Chapter, ...]
    is_over: bool

    @property
    def number(self) -> ParagraphNumber:
        """Return the number of the paragraph that was met first."""
        return self.chapters[0].number
