"""Define what a book remembers: who is met where, what a line waits for, and the tidings' words.

None of it is a rule of the game: it only decides which words are read.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.words import ParagraphNumber


class Weather(StrEnum):
    """The seven weathers below."""

    SIGH = "sigh"
    DRIP = "drip"
    PLOUGHFALL = "ploughfall"
    LULL = "lull"
    DAMP = "damp"
    LONG_DRIP = "long_drip"
    FROST = "frost"


WEATHERS = (
    *(Weather.SIGH, Weather.DRIP, Weather.PLOUGHFALL, Weather.LULL),
    *(Weather.DAMP, Weather.LONG_DRIP, Weather.FROST),
)
"""Indexed by round less one."""

LAST_ROUND = len(WEATHERS)
"""The last round of a game as it is printed; a table may play more of them, or fewer."""


class Who(StrEnum):
    """Whose deeds a line waits for; `SHELF` are those of this table's earlier games."""

    SAME = "same"
    OTHER = "other"
    ANY = "any"
    SHELF = "shelf"


class Spot(StrEnum):
    """Where a line of the tidings is overheard."""

    MARKET = "market"
    REST = "rest"


@dataclass(frozen=True, slots=True)
class Condition:
    """Something that may have happened: one of `numbers` was settled.

    With an `option`, that one was chosen; `won` asks whether it succeeded or failed; a `tier`, from
    0, is the one that was reached.
    """

    numbers: frozenset[ParagraphNumber]
    option: int | None = None
    won: bool | None = None
    tier: int | None = None


@dataclass(frozen=True, slots=True)
class Echo:
    """What a line waits for: any one of the conditions, done by `who`."""

    after: tuple[Condition, ...]
    who: Who


@dataclass(frozen=True, slots=True)
class Overhearing:
    """A line of the tidings that is overheard once a game."""

    at: Spot
    echo: Echo


class Part(StrEnum):
    """The parts of a finale, in the order in which they are told."""

    ARRIVAL = "arrival"
    CAST = "cast"
    REASON = "reason"
    PRICE = "price"
    ENDING = "ending"


class SeasonEnding(StrEnum):
    """How a season ends: many hands, the wall taken down, the wall finished, or the long way."""

    OPEN = "open"
    HANDS = "hands"
    WALL = "wall"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class Need:
    """What a text of the season waits for: all that is given here; nothing, and it is always told.

    One of `after` was done; there are `at_least` so many deeds with a mark; and no mark that is
    compared in the same way has more of them than `most`. Deeds of all villages count alike: those
    of this game or, for the shelf, those of the table's earlier games.
    """

    after: tuple[Condition, ...] = ()
    at_least: tuple[tuple[str, int], ...] = ()
    most: str = ""
    who: Who = Who.ANY


@dataclass(frozen=True, slots=True)
class RoundText:
    """Text that opens a round, which counts from 1."""

    round: int
    need: Need


@dataclass(frozen=True, slots=True)
class Passage:
    """A text of the season before a paragraph, in the rounds from `first` to `last`."""

    first: int
    last: int
    need: Need


@dataclass(frozen=True, slots=True)
class FinaleText:
    """A text of the finale; with an `ending`, it is told with that one only."""

    part: Part
    ending: SeasonEnding | None
    need: Need


@dataclass(frozen=True, slots=True)
class Season:
    """The story of a whole game; `rounds`, `passages` and `finale` are by key, in a writer's order.

    `entries` are the paragraphs that belong to it; `marks` are by the paragraph that is settled.
    """

    entries: frozenset[ParagraphNumber] = frozenset()
    rounds: Mapping[str, RoundText] = field(default_factory=dict[str, RoundText])
    passages: Mapping[str, Passage] = field(default_factory=dict[str, Passage])
    marks: Mapping[ParagraphNumber, tuple[tuple[str, Condition], ...]] = field(
        default_factory=dict[ParagraphNumber, tuple[tuple[str, Condition], ...]]
    )
    finale: Mapping[str, FinaleText] = field(default_factory=dict[str, FinaleText])


@dataclass(frozen=True, slots=True)
class NoteWords:
    """A letter: from whom, and what it says."""

    sender: str
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PaperWords:
    """The fixed parts of the morning paper; `weathers` is indexed by round less one."""

    name: str
    weathers: tuple[str, ...] = field(repr=False)
    whelks: tuple[str, ...] = field(repr=False)
    corrections: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class TidingsWords:
    """The words of the tidings in one language, by their keys; `season` are those of its season."""

    notes: Mapping[str, NoteWords] = field(default_factory=dict[str, NoteWords])
    echoes: Mapping[str, str] = field(default_factory=dict[str, str])
    paper: PaperWords | None = None
    season: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)


@dataclass(frozen=True, slots=True)
class Memory:
    """What a book remembers, the same in every language; `tidings` has the words by language.

    `echoes` is indexed by paragraph, then as the paragraph's echo texts are; `notes` and
    `overheard` by key.
    """

    people: Mapping[ParagraphNumber, tuple[str, ...]] = field(
        default_factory=dict[ParagraphNumber, tuple[str, ...]]
    )
    echoes: Mapping[ParagraphNumber, tuple[Echo, ...]] = field(
        default_factory=dict[ParagraphNumber, tuple[Echo, ...]]
    )
    notes: Mapping[str, Echo] = field(default_factory=dict[str, Echo])
    overheard: Mapping[str, Overhearing] = field(default_factory=dict[str, Overhearing])
    tidings: Mapping[str, TidingsWords] = field(default_factory=dict[str, TidingsWords], repr=False)
    season: Season = Season()
