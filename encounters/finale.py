"""Tell the finale of a game: the last story of its season, for the whole table."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from encounters.deeds import Deed
from encounters.memory import Part, SeasonEnding
from encounters.season import ending_of, finale_texts
from encounters.stories import Stories


@dataclass(frozen=True, slots=True)
class Told:
    """A text of a finale."""

    part: Part
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Finale:
    """How a season ended, and what is read aloud of it, a text for each reader in turn."""

    ending: SeasonEnding
    told: tuple[Told, ...] = field(repr=False)

    @property
    def texts(self) -> tuple[str, ...]:
        """Return the texts alone."""
        return tuple(one.text for one in self.told)

    def without_a_friend(self) -> "Finale":
        """Return it shorter by the last of its cast, where a message has no room for all."""
        cast = [index for index, one in enumerate(self.told) if one.part is Part.CAST]
        kept = (one for index, one in enumerate(self.told) if index not in cast[-1:])
        return Finale(self.ending, tuple(kept))


def finale(stories: Stories, deeds: Sequence[Deed], villages: int, language: str) -> Finale | None:
    """Return the finale of a game that is over, by the deeds of all its villages.

    It moves no points and asks no choice. The same deeds always get the same finale; a book without
    a season has none.
    """
    season = stories.memory.season
    if not season.finale:
        return None
    ending = ending_of(season, deeds, villages)
    keys = finale_texts(season, deeds, ending)
    told = (Told(season.finale[key].part, stories.season_text(key, language)) for key in keys)
    return Finale(ending, tuple(told))
