"""Choose what is read before a paragraph: a passage of the season, or a village's own deed.

Nothing is stored. What was told before is derived again by going through the game's deeds.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from encounters.deeds import Deed, Hearing
from encounters.memory import Season
from encounters.season import is_owed, lot_of, passages
from rules.words import ParagraphNumber


def before(
    season: Season,
    entries: Collection[ParagraphNumber],
    hearing: Hearing,
    number: ParagraphNumber,
    has_interlude: Callable[[Deed], bool],
) -> str | Deed | None:
    """Return the key of a passage, or the deed whose interlude is read; never both.

    A passage is told where the table has heard too little of its season, though not before an entry
    that belongs to it. An interlude tells a village what it did itself, its latest deed first, and
    each deed once. Follow-ups have neither.
    """
    if number not in entries:
        return None
    telling = _Telling(season, hearing, has_interlude)
    telling.replay(entries)
    return telling.tell(hearing.village, hearing.round, number)


def passages_told(
    season: Season, entries: Collection[ParagraphNumber], hearing: Hearing
) -> tuple[str, ...]:
    """Return the keys of the passages that a game told until now."""
    telling = _Telling(season, hearing, lambda _: False)
    telling.replay(entries)
    return tuple(telling.passages)


@dataclass(slots=True)
class _Telling:
    """A game as it goes on: what has been settled, and what of it has been told."""

    season: Season
    hearing: Hearing
    has_interlude: Callable[[Deed], bool]
    deeds: list[Deed] = field(default_factory=list[Deed])
    passages: list[str] = field(default_factory=list[str])
    interludes: set[int] = field(default_factory=set[int])
    """The deeds that were told again, by their places in `deeds`."""

    def replay(self, entries: Collection[ParagraphNumber]) -> None:
        """Tell again all that was told before each deed of this game."""
        for deed in self.hearing.deeds:
            if deed.number in entries and not deed.shelf:
                self.tell(deed.village, deed.round, deed.number)
            self.deeds.append(deed)

    def tell(self, village: int, round_: int, number: ParagraphNumber) -> str | Deed | None:
        """Choose what a village is told before an entry, and remember that it was."""
        key = self._passage(village, round_, number)
        if key is not None:
            self.passages.append(key)
            return key
        for index in reversed(range(len(self.deeds))):
            deed = self.deeds[index]
            is_own = deed.village == village and not deed.shelf
            if is_own and index not in self.interludes and self.has_interlude(deed):
                self.interludes.add(index)
                return deed
        return None

    def _passage(self, village: int, round_: int, number: ParagraphNumber) -> str | None:
        season, last = self.season, self.hearing.last
        is_of_season = number in season.entries
        if is_of_season or not is_owed(season, round_, last, len(self.passages), self.deeds):
            return None
        known = self.hearing.earlier.told if self.hearing.earlier else frozenset[str]()
        fitting = [
            key for key in passages(season, round_, last, self.deeds) if key not in self.passages
        ]
        # The lot has nothing of the seed in it: what was done is chance enough.
        lot = f"{village} {round_} {number}"
        return min(fitting, key=lambda key: (key in known, lot_of(lot, key)), default=None)
