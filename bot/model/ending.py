"""Define what the end of a game shows besides the scores."""

from enum import StrEnum

from bot.model.stories import Story
from rules.night import NightScore
from rules.record import record
from rules.words import Seat


class Achievement(StrEnum):
    """A rare feat of a village; the key of its sentence is `achievement-` and the value.

    The database stores the values.
    """

    METAL_MAN = "metal-man"
    THREE_SIXES = "three-sixes"
    NINE_LANTERNS = "nine-lanterns"
    NOT_A_SCRATCH = "not-a-scratch"
    LONG_WAY_HOME = "long-way-home"
    WENT_BACK_DOWN = "went-back-down"
    SEVEN_KINDS = "seven-kinds"
    SHOPKEEPER = "shopkeeper"
    TOWN = "town"
    UNDERTOWN = "undertown"
    FULL_HOUSE = "full-house"
    GOOD_NAME = "good-name"
    BY_A_WHISKER = "by-a-whisker"


@record
class Ending:
    """What the end of a game shows besides the scores.

    `rounds` are the points at each round's end, by round and seat. `best` is the story with the
    most `votes`; `has_stories` says that there is one to vote for.
    `achieved` is what the villages achieved, by seat; `night` is a night's score.
    """

    rounds: tuple[tuple[int, ...], ...] = ()
    has_stories: bool = False
    best: Story | None = None
    votes: int = 0
    achieved: tuple[tuple[Seat, Achievement], ...] = ()
    night: NightScore | None = None
