"""Define a game's past events, so that a paragraph is always shown as it was when it was read."""

from collections.abc import Iterable

from bot.model.plies import Ply
from encounters.deeds import Deed, EarlierGames, Hearing
from encounters.memory import LAST_ROUND
from rules.facts import EncounterSettled, ParagraphRead, RoundBegan
from rules.record import alter, record
from rules.words import ParagraphNumber

MOMENTS = (ParagraphRead, EncounterSettled, RoundBegan)
"""The facts on which a paragraph's text depends; none of them can be undone."""


@record
class Moment:
    """A reading, a settled paragraph or a new round, and its ply."""

    ply: int
    fact: ParagraphRead | EncounterSettled | RoundBegan


@record
class PastEvents:
    """The moments of a game in their order, and the deeds of the table's earlier games.

    These deeds are the ones known when the game began; they never change. `last` is the last round
    of the game; `earlier` is unknown of games that began before it was stored.
    """

    earlier_deeds: tuple[Deed, ...] = ()
    moments: tuple[Moment, ...] = ()
    last: int = LAST_ROUND
    earlier: EarlierGames | None = None

    def after(self, plies: Iterable[Ply]) -> "PastEvents":
        """Return the past events after more plies."""
        new = [Moment(p.ply, one) for p in plies for one in p.facts if isinstance(one, MOMENTS)]
        return alter(self, moments=(*self.moments, *new)) if new else self

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """List the deeds of earlier games, then those of this one, in their order."""
        return self.now.deeds

    @property
    def now(self) -> Hearing:
        """Return what is known now, as the first village hears it."""
        return self._hear(len(self.moments), 0)

    def hearing(self, ply: int, number: ParagraphNumber) -> Hearing | None:
        """Return what was known when a paragraph was read in a ply; None if it was not."""
        for index, moment in enumerate(self.moments):
            one = moment.fact
            if moment.ply == ply and isinstance(one, ParagraphRead) and one.number == number:
                return self._hear(index, one.seat)
        return None

    def times_read(self, number: ParagraphNumber) -> int:
        """Return how often a paragraph was read in this game."""
        read = [one.fact for one in self.moments if isinstance(one.fact, ParagraphRead)]
        return [one.number for one in read].count(number)

    def last_hearing(self, number: ParagraphNumber) -> Hearing | None:
        """Return what was known when a paragraph was read last; None if it was not."""
        plies = [
            moment.ply
            for moment in self.moments
            if isinstance(moment.fact, ParagraphRead) and moment.fact.number == number
        ]
        return self.hearing(plies[-1], number) if plies else None

    def _hear(self, until: int, village: int) -> Hearing:
        """Return what a village knows after the moments before the one of index `until`."""
        deeds, today = list(self.earlier_deeds), 1
        for moment in self.moments[:until]:
            match moment.fact:
                case RoundBegan() as begun:
                    today = begun.round
                case EncounterSettled() as end:
                    deeds.append(Deed(end.seat, end.number, end.option, end.tier, today))
                case ParagraphRead():
                    pass
        return Hearing(village, today, tuple(deeds), self.last, self.earlier)
