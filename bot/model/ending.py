"""Define what the end of a game shows besides the scores."""

from bot.model.achievements import Achievement
from bot.model.stories import Story
from rules.night import NightScore
from rules.record import record
from rules.words import Seat


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
