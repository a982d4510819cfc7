"""Define the chronicle of a finished game: round by round, with every story that was heard."""

from datetime import datetime
from typing import NamedTuple

from markupsafe import Markup

from bot.i18n.words import Words
from bot.text.picture_request import (
    Picture,
    PictureRequest,
    PosterRequest,
    PosterStory,
    TitleRequest,
    game_title,
)
from rules.record import record
from rules.words import Seat


class Place(NamedTuple):
    """A line of the final score."""

    place: int
    name: str
    points: int
    seat: Seat


@record
class ChronicleParagraph:
    """A paragraph of a story: its text, the choice, the dice and the outcome."""

    title: str
    text: tuple[Markup, ...]
    choice: str
    dice: tuple[str, ...]
    outcome: tuple[Markup, ...]


class ReadingLink(NamedTuple):
    """A reading that its reader recorded: its name, and its address."""

    label: str
    url: str


@record
class ChronicleStory:
    """A story that was heard; `mark` is its id within the chronicle.

    `aside` is who read it on a night, and who advised otherwise; `voices` are their recordings.
    """

    mark: str
    title: str
    who: Markup
    explorer: str
    seat: Seat
    picture: Picture | None
    paragraphs: tuple[ChronicleParagraph, ...]
    reward_line: Markup
    aside: Markup
    recordings: tuple[ReadingLink, ...] = ()


@record
class Lines:
    """What was done between two stories or, with `is_paper`, the morning paper."""

    lines: tuple[Markup, ...]
    is_paper: bool


@record
class Round:
    """A round, in the order in which it was played."""

    number: int
    opening: Markup
    parts: tuple[ChronicleStory | Lines, ...]

    @property
    def stories(self) -> tuple[ChronicleStory, ...]:
        """List the stories of the round."""
        return tuple([part for part in self.parts if isinstance(part, ChronicleStory)])


@record
class Move:
    """What is told of one ply, by its number."""

    ply: int
    parts: tuple[ChronicleStory | Lines, ...]


@record
class Village:
    """What became of a village, and of the people that it met."""

    name: str
    seat: Seat
    picture: Picture | None
    summary: str
    became: tuple[Markup, ...]


@record
class Chronicle:
    """A whole game, ready to be printed; pictures are requests until they are drawn.

    `people` are the villages' players, or a night's guests; a night has a `sheet` instead of
    points. `house_rules` and `shaken` say what the table chose and who added to the dice, if anyone
    did; `mixture` is then the text whose hash the dice come from. `finale` is the last story, which
    the whole table was told.
    """

    words: Words
    people: tuple[str, ...]
    about: str
    house_rules: str
    places: tuple[Place, ...]
    sheet: tuple[str, ...]
    score: Picture | None
    best: Markup | None
    best_mark: str
    rounds: tuple[Round, ...]
    finale: tuple[Markup, ...]
    villages: tuple[Village, ...]
    seed: str
    shaken: str
    mixture: str
    ended_at: datetime

    @property
    def title(self) -> str:
        """Return the title."""
        return game_title(self.words, self.people, is_night=bool(self.sheet))

    @property
    def stories(self) -> tuple[ChronicleStory, ...]:
        """List all stories in their order."""
        return tuple([story for one in self.rounds for story in one.stories])

    @property
    def poster(self) -> PosterRequest | None:
        """Request the poster of the game; None if only text is wanted."""
        # A night has no points to draw; its one village is shown instead.
        table = self.villages[0].picture if self.sheet else self.score
        if not isinstance(table, PictureRequest):
            return None
        posters = {
            story.mark: PosterStory(story.picture, story.seat)
            for story in self.stories
            if isinstance(story.picture, TitleRequest)
        }
        best = posters.pop(self.best_mark, None)
        others = tuple(posters.values())
        about = "\n".join(filter(None, [self.about, self.house_rules]))
        return PosterRequest(self.people, about, table, best, others, self.sheet)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """List the pictures of the chronicle, in their order."""
        shown = [*[story.picture for story in self.stories], *[v.picture for v in self.villages]]
        return tuple(dict.fromkeys([one for one in (self.score, *shown) if one is not None]))
